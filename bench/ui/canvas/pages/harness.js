import { makeShapes } from './shapes.js';

export const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Until the browser has painted what was drawn. */
export const painted = () =>
  new Promise((resolve) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        // A port that is left open is kept with all that it knows.
        port1.close();
        resolve(performance.now());
      };
      port2.postMessage(0);
    });
  });

/** Until it is so, looked at after each frame; it fails after half a minute. */
export async function until(isSo) {
  for (const limit = performance.now() + 30_000; !isSo();) {
    if (performance.now() > limit) throw new Error(`never came: ${isSo}`);
    await frame();
  }
}

/** Bytes of every canvas that is held, in the document or not, and of the pictures in the document. */
function pictureBytes() {
  const shown = [...document.images].reduce((sum, at) => sum + at.naturalWidth * at.naturalHeight * 4, 0);
  return window.benchCanvases.reduce((sum, ref) => {
    const canvas = ref.deref();
    return canvas ? sum + canvas.width * canvas.height * 4 : sum;
  }, shown);
}

/** Joins a page to the questions that the runner asks; every time is in milliseconds. */
export function start(peer) {
  const host = document.getElementById('host');
  let sheet;
  let lastInput = 0;
  let peak = 0;
  let frames = null;
  let latencies = null;
  let waiting = [];
  const afterPaint = new MessageChannel();
  afterPaint.port1.onmessage = () => {
    const now = performance.now();
    latencies?.push(...waiting.map((at) => now - at));
    waiting = [];
  };
  window.addEventListener('wheel', () => (lastInput = performance.now()), { capture: true, passive: true });
  window.addEventListener(
    'pointermove',
    (event) => {
      if (!latencies) return;
      if (waiting.length === 0) requestAnimationFrame(() => afterPaint.port2.postMessage(0));
      waiting.push(event.timeStamp);
    },
    { capture: true },
  );

  window.canvasBench = {
    drags: peer.drags ?? false,
    scrolls: peer.scrolls ?? false,
    /** Mounts with the sheet alone. @returns how long until its first picture stands. */
    async open() {
      sheet = await (await fetch('/sheet.json')).json();
      await painted();
      const from = performance.now();
      await peer.open({ host, sheet });
      return (await painted()) - from;
    },
    /** Until the page does nothing more of its own. */
    async ready() {
      await peer.ready?.();
      await pause(1000);
    },
    /** Puts the sheet away and shows it again. */
    async revisit() {
      if (!peer.leave) return null;
      await peer.leave();
      await painted();
      await pause(300);
      const from = performance.now();
      await peer.come();
      return (await painted()) - from;
    },
    /** @returns how long until the page answers with the shapes on it, and until all of them are seen. */
    async load(count) {
      if (!peer.load) return null;
      const show = peer.load(makeShapes(count, sheet));
      await painted();
      await pause(200);
      const from = performance.now();
      const isShown = show();
      const answers = (await painted()) - from;
      await until(isShown);
      const now = await painted();
      return { answers, shown: (isShown.at?.(now) ?? now) - from };
    },
    /** The middle of the page, `zoom` times as large as when all of it is seen. */
    async look(zoom) {
      peer.look(zoom, sheet);
      await pause(1500);
    },
    async hits(count) {
      if (!peer.hit) return null;
      const points = makeShapes(count, sheet).map(({ x, y, points: [first] }) => ({
        x: x + first.x,
        y: y + first.y,
      }));
      const test = peer.hit();
      const times = [];
      // The clock is too coarse for one.
      for (let at = 0; at + 20 <= points.length; at += 20) {
        const from = performance.now();
        for (const point of points.slice(at, at + 20)) test(point);
        times.push((performance.now() - from) / 20);
      }
      return times;
    },
    /** Takes the tool that draws a line. */
    async draw() {
      await peer.draw?.();
    },
    startFrames() {
      const state = { on: true, times: [] };
      let last = null;
      const tick = (now) => {
        if (last !== null) state.times.push(now - last);
        last = now;
        peak = Math.max(peak, pictureBytes());
        if (state.on) requestAnimationFrame(tick);
      };
      requestAnimationFrame(tick);
      frames = state;
    },
    stopFrames() {
      frames.on = false;
      return frames.times;
    },
    startLatencies: () => void (latencies = []),
    stopLatencies() {
      const all = latencies;
      latencies = null;
      return all;
    },
    /** From the last turn of the wheel until what is seen is sharp. */
    sharp: async () => (peer.sharp ? (await peer.sharp(() => lastInput)) - lastInput : null),
    memory: () => ({ now: pictureBytes(), peak }),
  };
}
