import type { Realtime } from '../ports/realtime.ts';

/** Milliseconds between two signs of life, by which broken connections are found; sessions are looked at as often. */
const HEARTBEAT_MS = 20_000;
/** Maximum waiting events of a reader. A slower reader is disconnected and reloads everything when it reconnects. */
const MAX_WAITING_EVENTS = 200;

interface StreamOptions {
  tenantId: string;
  /** True if the session is valid. Does not extend it. */
  isSignedIn: () => Promise<boolean>;
  live: Realtime;
  beatEvery?: number;
}

/**
 * Server-sent events about changes of a company: `{ areas, by }`. When the session ends, an event `ended` is sent last.
 */
export function eventStream({
  tenantId,
  isSignedIn,
  live,
  beatEvery = HEARTBEAT_MS,
}: StreamOptions): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let close = () => {};
  return new ReadableStream({
    start(controller) {
      let isOpen = true;
      const write = (text: string) => {
        if (!isOpen) return;
        if ((controller.desiredSize ?? 0) < -MAX_WAITING_EVENTS) end();
        else controller.enqueue(encoder.encode(text));
      };
      close = () => {
        if (!isOpen) return;
        isOpen = false;
        clearInterval(timer);
        unfollow();
      };
      const end = () => {
        if (!isOpen) return;
        close();
        controller.close();
      };
      const look = async () => {
        if (await isSignedIn().catch(() => true)) return;
        write('event: ended\ndata: {}\n\n');
        end();
      };
      const unfollow = live.follow(tenantId, {
        onTold: (change) => {
          write(`data: ${JSON.stringify(change)}\n\n`);
          // Permissions may have been revoked.
          if (change.areas === 'all' || change.areas.includes('security')) void look();
        },
        onEnd: end,
      });
      const timer = setInterval(() => {
        write(':\n\n');
        void look();
      }, beatEvery);
      write(':\n\n');
    },
    cancel() {
      close();
    },
  });
}
