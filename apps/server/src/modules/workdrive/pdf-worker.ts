import { Worker } from 'node:worker_threads';
import type { ReaderAnswer, ReaderCalls, ReaderRequest } from './pdf-worker-thread.ts';

/** An unreadable PDF with its reason. Never used for database or storage failures. */
export class Unreadable extends Error {
  readonly reason: 'password' | 'damaged' | 'empty' | 'too-large';
  constructor(reason: Unreadable['reason'], message: string) {
    super(message);
    this.reason = reason;
  }
}

export interface Reader {
  call<K extends keyof ReaderCalls>(
    name: K,
    ...args: Parameters<ReaderCalls[K]>
  ): Promise<ReturnType<ReaderCalls[K]>>;
  /** The thread has ended: no further call can succeed. */
  ended(): boolean;
  close(): Promise<void>;
}

/** Timeout of one step of a page in milliseconds. */
const STEP_TIMEOUT_MS = 180_000;
const memory = 1536;

/**
 * Reads a PDF in a worker thread, so that complex sheets do not block requests and memory is released. Every failure
 * is an `Unreadable`.
 * @param bytes are transferred to the thread.
 */
export function openReader(bytes: Uint8Array<ArrayBuffer>): Reader {
  const worker = new Worker(new URL('./pdf-worker-thread.ts', import.meta.url), {
    workerData: { bytes },
    transferList: [bytes.buffer],
    resourceLimits: { maxOldGenerationSizeMb: memory },
    stdout: false,
  });
  const waiting = new Map<number, { resolve: (value: unknown) => void; reject: (error: Error) => void }>();
  let last = 0;
  let end: Unreadable | undefined;
  const giveUp = (reason: Unreadable['reason'], message: string) => {
    end ??= new Unreadable(reason, message);
    for (const { reject } of waiting.values()) reject(end);
    waiting.clear();
  };
  worker.on('message', (answer: ReaderAnswer) => {
    const pending = waiting.get(answer.id);
    waiting.delete(answer.id);
    if ('error' in answer) {
      const { name, message } = answer.error;
      pending?.reject(new Unreadable(name === 'PasswordException' ? 'password' : 'damaged', message));
    } else pending?.resolve(answer.value);
  });
  worker.on('error', (error: NodeJS.ErrnoException) =>
    giveUp(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'too-large' : 'damaged', error.message),
  );
  worker.on('exit', () => giveUp('damaged', 'the reader ended'));
  return {
    call(name, ...args) {
      if (end) return Promise.reject(end);
      const id = ++last;
      return new Promise((resolve, reject) => {
        const late = setTimeout(() => {
          giveUp('too-large', `${name} took longer than ${STEP_TIMEOUT_MS / 1000} s`);
          void worker.terminate();
        }, STEP_TIMEOUT_MS);
        const settled = () => clearTimeout(late);
        waiting.set(id, {
          resolve: (value) => {
            settled();
            resolve(value as ReturnType<ReaderCalls[typeof name]>);
          },
          reject: (error) => {
            settled();
            reject(error);
          },
        });
        worker.postMessage({ id, call: name, args } satisfies ReaderRequest);
      });
    },
    ended: () => end !== undefined,
    async close() {
      end ??= new Unreadable('damaged', 'closed');
      await worker.terminate();
    },
  };
}
