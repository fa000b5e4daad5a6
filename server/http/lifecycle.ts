import { log } from "~server/log";

/**
 * Ends the process in good order: on a signal after finishing what is in flight, on a fault that nobody
 * caught with code 1, because what state it left behind is unknown.
 */
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
    process.once(signal, () => {
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
