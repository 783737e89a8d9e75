import { makeRows, sought } from './data.js';

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Joins a page's table to the questions that the runner asks; every time is in milliseconds. */
export function start(peer) {
  const host = document.getElementById('host');
  let rows;
  let handle;
  /** Whatever scrolls the rows, whoever made it. */
  const scrollerOf = () =>
    [...host.querySelectorAll('*')].find(
      (element) =>
        element.scrollHeight > element.clientHeight + 100 &&
        /auto|scroll/.test(getComputedStyle(element).overflowY),
    );
  const cells = () => host.querySelector(peer.rows)?.textContent?.trim();
  /** The frame after the one in which `isDone`, so that what was drawn has been painted. */
  const timed = async (act, isDone) => {
    await frame();
    const from = performance.now();
    act();
    for (let tries = 0; tries < 600; tries++) {
      await frame();
      if (isDone()) break;
    }
    await frame();
    return performance.now() - from;
  };
  const isBlankAt = (part) => {
    const box = host.getBoundingClientRect();
    const at = document.elementFromPoint(box.left + box.width / 2, box.top + box.height * part);
    return !at?.closest(peer.rows)?.textContent?.trim();
  };
  window.bench = {
    prepare() {
      rows = makeRows();
      return rows.length;
    },
    mount: () =>
      timed(
        () => (handle = peer.mount(host, rows)),
        () => peer.isCanvas || Boolean(cells()),
      ),
    async fling(duration, step) {
      const scroller = scrollerOf();
      const channel = new MessageChannel();
      const limit = scroller.scrollHeight - scroller.clientHeight;
      let direction = 1;
      channel.port1.onmessage = () => {
        if (scroller.scrollTop >= limit - 1) direction = -1;
        else if (scroller.scrollTop <= 0) direction = 1;
        scroller.scrollTop += direction * step;
      };
      const times = [];
      let blank = 0;
      const from = performance.now();
      let last = from;
      while (last - from < duration) {
        await frame();
        const now = performance.now();
        times.push(now - last);
        last = now;
        if (!peer.isCanvas && [0.2, 0.5, 0.9].some(isBlankAt)) blank++;
        // After the paint: the next frame gets its scroll event before its callbacks, as in a scroll by hand.
        channel.port2.postMessage(0);
      }
      channel.port1.close();
      const shown = times.slice(5).sort((a, b) => a - b);
      return { p95: shown[Math.floor((shown.length - 1) * 0.95)], frames: times.length, blank };
    },
    async toTop() {
      scrollerOf().scrollTop = 0;
      for (let each = 0; each < 10; each++) await frame();
    },
    sort: () => {
      const compare = peer.compare ?? ((a, b) => a.localeCompare(b));
      const first = [...rows].sort((a, b) => compare(a.name, b.name))[0].name;
      return timed(
        () => handle.sort(),
        () => peer.isCanvas || cells()?.includes(first),
      );
    },
    filter: () =>
      timed(
        () => handle.filter(sought),
        () => peer.isCanvas || cells()?.toLowerCase().includes(sought),
      ),
  };
}
