import type { Logger } from 'pino';

/** Exit code of a server that cannot go on (`EX_SOFTWARE` of sysexits.h): whoever supervises it starts it again. */
export const crashCode = 70;

/**
 * The last line of defence. A promise that fails while nobody waits for it is logged, and the server goes on; after an
 * exception that nobody caught its state is unknown: it is logged, and the process ends.
 * @param log the server's log once there is one.
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
