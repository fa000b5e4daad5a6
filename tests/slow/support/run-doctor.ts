import { execFile } from "node:child_process";
import type { Checkup } from "../../../server/ops/doctor/checkup";

/** The doctor's output and exit code. */
export interface DoctorRun {
  code: number;
  text: string;
  lines: string[];
}

/** Runs the doctor as an operator does, without a terminal. */
export function runDoctor(variables: Record<string, string>, args: string[] = []): Promise<DoctorRun> {
  const { PATH } = process.env;
  const env: NodeJS.ProcessEnv = { PATH, NODE_ENV: "production", ...variables };
  const options = { env, maxBuffer: 64 * 1024 * 1024 };
  return new Promise((resolve) => {
    const run = execFile(process.execPath, ["build/server/doctor.js", ...args], options, (error, text) =>
      resolve({ code: Number(error?.code ?? 0), text, lines: text.split("\n") }),
    );
    run.stdin?.end();
  });
}

/** The same, as data. */
export async function checkUp(
  variables: Record<string, string>,
  args: string[] = [],
): Promise<Checkup & { code: number }> {
  const { code, text } = await runDoctor(variables, ["--json", ...args]);
  return { ...(JSON.parse(text) as Checkup), code };
}
