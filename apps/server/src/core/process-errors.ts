import type { Logger } from 'pino';

/** Exit code of a server that cannot continue (`EX_SOFTWARE` of sysexits.h), so that its supervisor restarts it. */
export const crashCode = 70;

/**
 * Handles process errors. An unhandled rejection is logged and the server continues; after an uncaught exception its
 * state is unknown, so it is logged and the process exits.
 * @param log returns the server's log once there is one.
 */
export function logProcessErrors(log: () => Pick<Logger, 'error' | 'fatal'>): void {
  process.on('unhandledRejection', (reason) => log().error({ err: reason }, 'unhandled rejection'));
  process.on('uncaughtException', (error) => {
    try {
      log().fatal({ err: error }, 'uncaught exception: the server ends');
    } finally {
      process.exit(crashCode);
    }
  });
}
