import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { calibrateByLength } from '@plumbline/estimating';
import { TakeoffCanvas } from '@plumbline/ui/TakeoffCanvas';
import '@plumbline/ui/tokens';
import { MarksIndex } from '../../../../packages/ui/src/takeoff/canvas/MarksIndex.ts';
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

const isReady = () => until(() => state === 'ready');

start({
  async open({ host, sheet: given }) {
    sheet = given;
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
      return () => swappedAt.length > 0;
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
    // The view settles 70 ms after the wheel; what is told before that is of the view before.
    const since = (times) => times.find((time) => time > lastInput() + 60);
    await until(() => since(sharpAt) && since(swappedAt));
    const told = Math.max(since(sharpAt), since(swappedAt));
    // Where it was told between two frames it is seen with the next.
    return Math.min(await painted(), told + 17);
  },
});
