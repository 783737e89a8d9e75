import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { calibrateByLength } from '@plumbline/estimating';
import { prefetchSheet, TakeoffCanvas } from '@plumbline/ui/TakeoffCanvas';
import '@plumbline/ui/tokens';
import { MarksIndex } from '../../../../packages/ui/src/takeoff/canvas/MarksIndex.ts';
import { settleAfter } from '../../../../packages/ui/src/takeoff/canvas/Stage.ts';
import { painted, pause, start, until } from './harness.js';
import { colors } from './shapes.js';

const types = { line: 'linear', area: 'area', mark: 'count' };
const conditions = Object.entries(types).map(([uuid, type]) => ({
  uuid,
  code: uuid.toUpperCase(),
  name: uuid,
  type,
  color: colors[uuid],
}));
const scale = [calibrateByLength({ x: 0, y: 0 }, { x: 112.5, y: 0 }, 12.5, 'ft')];
const modes = { snap: true, ortho: false, segment: 'line', outline: 'polygon' };
const source = { url: '/sheet.pdf' };
const nothing = () => undefined;

let show;
let setMeasures;
let handle;
let state = 'loading';
let held = [];
/** When the sheet said that it is sharp, and when a new picture of the measures took its place. */
const sharpAt = [];
let swappedAt = [];

function Page() {
  const [measures, change] = useState([]);
  useEffect(() => void (setMeasures = change), []);
  return (
    <TakeoffCanvas
      ref={(given) => {
        if (given) handle = given;
      }}
      label="Sheet"
      source={source}
      pdfAssetsUrl="/pdf-assets"
      measures={measures}
      conditions={conditions}
      activeConditionId="line"
      calibrations={scale}
      defaultModes={modes}
      onStatus={(status) => (state = status.sheet)}
      onSharp={() => sharpAt.push(performance.now())}
      onCreate={(measure) => change((now) => [...now, measure])}
      onChange={nothing}
      onDelete={nothing}
      onActiveConditionChange={nothing}
    />
  );
}
function Switch() {
  const [isShown, change] = useState(true);
  useEffect(() => void (show = change), []);
  return isShown ? <Page /> : null;
}

let sheet;
const toUser = ({ x, y }) => {
  const [a, b, c, d, e, f] = sheet.toUser;
  return { x: a * x + c * y + e, y: b * x + d * y + f };
};
const plan = () => document.querySelector('[role="application"]');
/** The picture of the measures is a canvas of the plan itself; those of the sheet lie deeper. */
function watchSwaps() {
  const { transferFromImageBitmap: put } = ImageBitmapRenderingContext.prototype;
  ImageBitmapRenderingContext.prototype.transferFromImageBitmap = function (bitmap) {
    if (this.canvas.parentElement === plan()) swappedAt.push(performance.now());
    return put.call(this, bitmap);
  };
}

/** Pixels that the measures cover, of those that a picture of all canvases above the sheet has at a quarter of its size. */
function covered() {
  const picture = new OffscreenCanvas(Math.ceil(innerWidth / 4), Math.ceil(innerHeight / 4));
  const context = picture.getContext('2d', { willReadFrequently: true });
  for (const canvas of plan().querySelectorAll(':scope > canvas')) {
    const { x, y, width, height } = canvas.getBoundingClientRect();
    if (width > 0 && canvas.width > 0) context.drawImage(canvas, x / 4, y / 4, width / 4, height / 4);
  }
  const { data } = context.getImageData(0, 0, picture.width, picture.height);
  let count = 0;
  for (let at = 3; at < data.length; at += 4) if (data[at] > 0) count++;
  return count;
}

/**
 * What is new is painted beside the pointer until the picture of all measures is whole. Whether all of it stood there
 * with the first frame is known by what that picture covers in the end.
 */
function seenSoon() {
  let first;
  const isWhole = () => {
    first ??= { at: performance.now(), pixels: covered() };
    return swappedAt.length > 0;
  };
  return Object.assign(isWhole, {
    at: (now) => (first.pixels >= 0.98 * covered() ? first.at : now),
  });
}

const isReady = () => until(() => state === 'ready');

start({
  async open({ host, sheet: given }) {
    sheet = given;
    // As the app does once it knows the address.
    prefetchSheet(source, 1, '/pdf-assets');
    createRoot(host).render(<Switch />);
    await isReady();
  },
  async ready() {
    await until(() => plan().dataset.lines === 'read');
    await pause(1500);
    watchSwaps();
  },
  leave() {
    flushSync(() => show(false));
    state = 'loading';
  },
  async come() {
    flushSync(() => show(true));
    await isReady();
  },
  load(shapes) {
    held = shapes.map(({ kind, x, y, points }, index) => ({
      uuid: `m${index}`,
      conditionId: kind,
      type: types[kind],
      geometry: { vertices: points.map((point) => toUser({ x: x + point.x, y: y + point.y })) },
    }));
    return () => {
      swappedAt = [];
      flushSync(() => setMeasures(held));
      return seenSoon();
    };
  },
  look(zoom, { width, height }) {
    const [w, h] = [width / zoom, height / zoom];
    const a = toUser({ x: (width - w) / 2, y: (height - h) / 2 });
    const b = toUser({ x: (width + w) / 2, y: (height + h) / 2 });
    handle.zoomTo({
      x: Math.min(a.x, b.x),
      y: Math.min(a.y, b.y),
      width: Math.abs(a.x - b.x),
      height: Math.abs(a.y - b.y),
    });
  },
  hit() {
    const index = new MarksIndex();
    index.update(new Map(held.map((measure) => [measure.uuid, measure])));
    return (point) => index.hit(toUser(point), 8);
  },
  draw: () => handle.setTool('linear'),
  async sharp(lastInput) {
    // What is told before the view settles is of the view before.
    const since = (times) => times.find((time) => time > lastInput() + settleAfter - 5);
    await until(() => since(sharpAt) && since(swappedAt));
    const told = Math.max(since(sharpAt), since(swappedAt));
    // Where it was told between two frames it is seen with the next.
    return Math.min(await painted(), told + 17);
  },
});
