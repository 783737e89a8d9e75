import { isDiskFull } from '../core/http-error.ts';

/** Milliseconds for which the server counts as not ready after a write failed for lack of disk space. */
const FULL_FOR_MS = 60_000;

/** Remembers writes that failed for lack of disk space, the database's included, whose disk may be on another machine. */
export interface DiskState {
  /** Takes note of an error that a request ended with. */
  record(error: unknown): void;
  /** True for a minute after such a write. */
  isFull(): boolean;
}

/** @param clock current time, which tests shift. */
export function createDiskState(clock: () => Date): DiskState {
  let failedAt = Number.NEGATIVE_INFINITY;
  return {
    record(error) {
      if (isDiskFull(error)) failedAt = clock().getTime();
    },
    isFull() {
      const elapsed = clock().getTime() - failedAt;
      // Negative after the clock was set back.
      return elapsed >= 0 && elapsed < FULL_FOR_MS;
    },
  };
}
