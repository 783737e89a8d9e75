/* Many streams at once, in a process of their own; told by messages what to listen to, answers what arrived when. */

export interface Listen {
  /** Of the streams. */
  url: string;
  token: string;
  count: number;
  /** What some of them look at, and ask for again when told. */
  look?: { at: string; count: number };
}
export type Heard =
  | { ready: true }
  /** Milliseconds of the clock: told, a stream each; read again, each of those who look. */
  | { told: number[]; read: number[] };

const now = () => performance.timeOrigin + performance.now();
let told: number[] = [];
let read: number[] = [];

async function listen({ url, token, count, look }: Listen): Promise<void> {
  const lookers = look?.count ?? 0;
  const headers = { 'access-token': token };
  const tell = () => {
    if (told.length < count || read.length < lookers) return;
    process.send?.({ told, read } satisfies Heard);
    told = [];
    read = [];
  };
  for (let index = 0; index < count; index++) {
    const reader = (await fetch(url, { headers })).body?.pipeThrough(new TextDecoderStream()).getReader();
    void (async () => {
      for (;;) {
        const part = await reader?.read();
        if (!part || part.done) return;
        if (!part.value.includes('data: ')) continue;
        told.push(now());
        if (look && index < lookers) {
          // As in the browser: not all of them in the same moment.
          await new Promise((resolve) => setTimeout(resolve, (index / lookers) * 250));
          await (await fetch(look.at, { headers })).arrayBuffer();
          read.push(now());
        }
        tell();
      }
    })();
  }
  process.send?.({ ready: true } satisfies Heard);
}
process.on('message', (message: Listen) => void listen(message));
