import { request, type IncomingHttpHeaders } from "node:http";
import { connect } from "node:net";
import { brotliDecompressSync, gunzipSync } from "node:zlib";

export interface Reply {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
  text: string;
}

interface Question {
  method?: string;
  headers?: Record<string, string>;
  body?: Buffer;
}

export function ask(
  port: number,
  path: string,
  { method = "GET", headers, body }: Question = {},
): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const req = request({ host: "127.0.0.1", port, path, method, headers, agent: false }, (res) => {
      const chunks: Buffer[] = [];
      res.on("data", (chunk: Buffer) => chunks.push(chunk));
      res.on("error", reject);
      res.on("end", () => {
        const whole = Buffer.concat(chunks);
        const text = unpack(whole, res.headers["content-encoding"]).toString("utf8");
        resolve({ status: res.statusCode ?? 0, headers: res.headers, body: whole, text });
      });
    });
    req.on("error", reject);
    req.end(body);
  });
}

export function sendRaw(port: number, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1", () => socket.write(text));
    let answer = "";
    socket.on("data", (chunk) => (answer += chunk.toString("latin1")));
    socket.on("error", reject);
    socket.on("close", () => resolve(answer));
  });
}

function unpack(body: Buffer, coding: string | undefined): Buffer {
  if (body.length === 0 || coding === undefined) return body;
  return coding === "br" ? brotliDecompressSync(body) : gunzipSync(body);
}
