import { log } from "~server/observability/log";

/** Exits with 1 after an uncaught error, since the state it left is unknown. */
export function endGracefully(close: () => Promise<void>): void {
  let ending = false;
  const end = (code: number): void => {
    if (ending) return;
    ending = true;
    close()
      .catch((error: unknown) => log.error({ err: error }, "the server could not be closed"))
      .finally(() => process.exit(code));
  };
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    // A signal may arrive twice: from the terminal, and through npm.
    process.on(signal, () => {
      if (ending) return;
      log.info({ signal }, "finishing what is in flight");
      end(0);
    });
  }
  for (const fault of ["uncaughtException", "unhandledRejection"] as const) {
    process.on(fault, (error: unknown) => {
      log.fatal({ err: error }, fault);
      end(1);
    });
  }
}

/** In a terminal SIGHUP keeps its meaning: the window was closed. */
export function purgeOnHangup(purge: () => Promise<void>): void {
  if (process.stdin.isTTY) return;
  process.on("SIGHUP", () => {
    purge().catch((error: unknown) => log.error({ err: error }, "the purge failed"));
  });
}
