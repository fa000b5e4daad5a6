// The baseline: the least that node:http can do, sending the bytes and headers of one recorded response.
import { readFileSync } from "node:fs";
import { createServer } from "node:http";

const [recording = "", port = "0"] = process.argv.slice(2);
/** @type {{ headers: string[], body: string }} */
const { headers, body } = JSON.parse(readFileSync(recording, "utf8"));
const bytes = Buffer.from(body, "base64");

createServer((_request, response) => {
  response.writeHead(200, headers);
  response.end(bytes);
}).listen(Number(port), "127.0.0.1");
