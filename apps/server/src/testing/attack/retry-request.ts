/** Answer that refuses a call: repeating the call does not change it. */
export class Refusal extends Error {
  readonly status: number;

  constructor(status: number, text: string) {
    super(`${status} ${text.slice(0, 300)}`);
    this.status = status;
  }
}

/** Text of an answer. @throws Refusal for an answer of the 400s, Error for any other that is no success. */
export async function textOf(answer: Response): Promise<string> {
  const text = await answer.text();
  if (answer.ok) return text;
  // Too many calls and a timeout pass by themselves.
  const isRefused = answer.status >= 400 && answer.status < 500 && ![408, 425, 429].includes(answer.status);
  throw isRefused ? new Refusal(answer.status, text) : new Error(`${answer.status} ${text.slice(0, 300)}`);
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

interface UntilDoneOptions<T> {
  /** Seconds after which the last error is thrown. */
  seconds?: number;
  /** Milliseconds between two attempts. */
  every?: number;
  /**
   * Called for a 409: the call may have been executed and its answer lost. Returns the result of that execution, or
   * undefined if there was none.
   */
  earlier?: () => Promise<T | undefined>;
}

/** Conflicts after which a call ends: two changes at the same moment conflict once or twice, a final state always. */
const MAX_CONFLICTS = 20;

/**
 * Repeats work until it succeeds, as a client does when its connection is lost. A refusal ends it, a conflict after some
 * attempts: both stay the same however often the call is repeated.
 * @throws the refusal, or the last error after the time is over.
 */
export async function untilDone<T>(
  work: () => Promise<T>,
  { seconds = 60, every = 100, earlier }: UntilDoneOptions<T> = {},
): Promise<T> {
  const until = Date.now() + seconds * 1000;
  for (let conflicts = 0; ;) {
    try {
      return await work();
    } catch (error) {
      if (error instanceof Refusal) {
        conflicts++;
        if (error.status !== 409 || conflicts > MAX_CONFLICTS) throw error;
        const result = earlier && (await untilDone(earlier, { seconds, every }));
        if (result !== undefined) return result;
      }
      if (Date.now() > until) throw error;
      await pause(every);
    }
  }
}
