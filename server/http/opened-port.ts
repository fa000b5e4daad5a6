import { ConfigurationError } from "../config/configuration-error";

type Blamed = "PORT" | "HOST";

const REASONS: Readonly<Record<string, readonly [Blamed, string]>> = {
  EADDRINUSE: ["PORT", "is taken: name a free port, or end the other server"],
  EACCES: ["PORT", "is not for this user: name a port from 1024 on"],
  EADDRNOTAVAIL: ["HOST", "can't be opened: this machine has no such address"],
  ENOTFOUND: ["HOST", "can't be opened: nobody knows that host"],
};

/** @throws ConfigurationError naming the variable of a port that can't be opened */
export async function openedPort<Opened>(
  prefix: "" | "METRICS_",
  { port, host }: { port: number; host: string },
  opening: Promise<Opened>,
): Promise<Opened> {
  try {
    return await opening;
  } catch (error) {
    const { code = "" } = error as NodeJS.ErrnoException;
    const [name, reason] = REASONS[code] ?? [];
    if (!name || !reason) throw error;
    throw new ConfigurationError(`${prefix}${name}: port ${port} on ${host} ${reason}`, {
      isTransient: true,
    });
  }
}
