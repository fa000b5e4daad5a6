import path from "node:path";
import { parseArgs } from "node:util";
import { demoSecrets } from "./secrets";
import { startReferenceUpstream } from "./server";
import { DEMO_LOG_INS, SERVICE_USER_NAME } from "./users";

const { values } = parseArgs({
  options: {
    port: { type: "string", default: "4010" },
    directory: { type: "string", default: "data/reference-upstream" },
    today: { type: "string" },
    latency: { type: "string", default: "0" },
    "token-filler": { type: "string", default: "0" },
  },
});

const upstream = await serveReference();

for (const signal of ["SIGTERM", "SIGINT"] as const) {
  process.once(signal, () => void upstream.close());
}

async function serveReference() {
  const secretsFile = path.join(values.directory, "secrets.json");
  const reference = await startReferenceUpstream({
    port: Number(values.port),
    directory: values.directory,
    today: values.today,
    latencyMs: Number(values.latency),
    tokenFillerBytes: Number(values["token-filler"]),
    ...(await demoSecrets(secretsFile)),
  });
  console.log(`Reference upstream: ${reference.url}/api/v1, files at ${reference.url}/files`);
  console.log(
    `Service user: ${SERVICE_USER_NAME}; the passwords are in ${secretsFile}, the one-time code too`,
  );
  for (const { userName, shows } of DEMO_LOG_INS) console.log(`  ${userName.padEnd(8)} ${shows}`);
  return reference;
}
