import { columnKeys, filteredByName, sortedByName } from './data.js';
import { start } from './harness.js';

/** The least a browser can do: rows made once for the viewport, their text replaced as it scrolls. */
start({
  rows: '.row',
  mount(host, rows) {
    let shown = rows;
    const scroller = document.createElement('div');
    scroller.className = 'scroller';
    const body = document.createElement('div');
    body.style.position = 'relative';
    scroller.append(body);
    host.append(scroller);
    const count = Math.ceil(host.clientHeight / 36) + 8;
    const pool = Array.from({ length: count }, () => {
      const row = document.createElement('div');
      row.className = 'row';
      row.style.gridTemplateColumns = `repeat(${columnKeys.length}, 140px)`;
      for (const [key] of columnKeys) {
        const cell = document.createElement('div');
        cell.className = 'cell';
        cell.dataset.key = key;
        cell.append('');
        row.append(cell);
      }
      body.append(row);
      return row;
    });
    const draw = () => {
      body.style.height = `${shown.length * 36}px`;
      const first = Math.max(0, Math.floor(scroller.scrollTop / 36) - 4);
      for (let index = first; index < first + count; index++) {
        const row = pool[index % count];
        const data = shown[index];
        row.hidden = !data;
        if (!data) continue;
        row.style.transform = `translateY(${index * 36}px)`;
        for (let at = 0; at < columnKeys.length; at++)
          row.childNodes[at].firstChild.nodeValue = data[columnKeys[at][0]];
      }
    };
    draw();
    scroller.addEventListener('scroll', draw, { passive: true });
    const show = (next) => {
      shown = next;
      scroller.scrollTop = 0;
      draw();
    };
    return {
      sort: () => show(sortedByName(rows)),
      filter: (words) => show(filteredByName(rows, words)),
    };
  },
});
