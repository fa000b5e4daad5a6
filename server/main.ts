import * as build from "virtual:remix/server-build";
import { env } from "~server/env";
import { endGracefully, purgeOnHangup } from "~server/http/lifecycle";
import { startFront } from "~server/http/start";

try {
  const front = await startFront({ build, port: env.PORT, host: env.HOST });
  endGracefully(front.close);
  purgeOnHangup();
  process.stdout.write(`borsa-portal: ${front.url}${env.PORTAL_DEMO ? " (demo mode)" : ""}\n`);
} catch (error) {
  process.stderr.write(`borsa-portal could not start: ${reasonOf(error)}\n`);
  process.exit(1);
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if ("code" in error && error.code === "EADDRINUSE") {
    return `port ${env.PORT} on ${env.HOST} is taken. Set PORT to a free one, or end the other server.`;
  }
  return error.stack ?? error.message;
}
