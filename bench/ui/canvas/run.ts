/**
 * The take-off canvas beside tldraw, Excalidraw and the plain viewer of pdf.js: the same sheet, in the same window, with
 * the same 10,000 shapes (pdf.js: the sheet alone), each on a page of its own, built for production, in the pinned
 * browser. They take turns, so that a machine that slows down slows all of them; medians are compared. `bare` is the
 * least that a browser does: a picture that is moved and one line, which says what the machine itself takes.
 *
 *   npm run bench -- canvas-peers                                             all of them
 *   node --conditions=plumbline bench/ui/canvas/run.ts plumbline pdfjs        some
 *   BENCH_REPS=5 node …                                                       more rounds (default 3)
 *   BENCH_SHEET=plan.pdf node …                                               on a sheet of your own
 *
 * The peers are installed in `bench/peers` (`npm ci --prefix bench/peers`); those that are not are left out.
 */
import { loadavg } from 'node:os';
import type { Row } from '../../result.ts';
import { settleAfter } from '../../../packages/ui/src/takeoff/canvas/Stage.ts';
import { isInstalled } from '../peers.ts';
import { inRounds } from '../rounds.ts';
import { buildCanvases, ownSheet } from './stage.ts';
import { type Metric, metrics, part, type Sample, shapes, walk } from './walk.ts';

const canvases = {
  plumbline: undefined,
  tldraw: 'tldraw',
  excalidraw: '@excalidraw/excalidraw',
  pdfjs: undefined,
  bare: undefined,
} as const;
type Canvas = keyof typeof canvases;

const titles: Record<Metric, string> = {
  cold: 'first page cold ms',
  revisit: 'first page revisited ms',
  answers: `${shapes.toLocaleString('en-US')} shapes loaded, it answers ms`,
  shown: `${shapes.toLocaleString('en-US')} shapes loaded, all are seen ms`,
  panP95: 'pan, frame p95 ms',
  panMax: 'pan, longest frame ms',
  panWork: 'pan, work of the thread a frame ms',
  zoomP95: 'zoom, frame p95 ms',
  zoomMax: 'zoom, longest frame ms',
  zoomWork: 'zoom, work of the thread a frame ms',
  sharp: `sharp after the last turn of the wheel (ours rests ${settleAfter} of it) ms`,
  pointer: 'pointer to paint while drawing p95 ms',
  hit: 'hit test p95 ms',
  canvas: 'canvases and pictures at rest MB',
  canvasPeak: 'canvases and pictures at most, with what is not collected yet, MB',
  heap: 'heap kept MB',
  edges: 'drawn at once on the emptiest edge',
};

/**
 * The targets of the take-off canvas; the first page is held against the plain viewer of the same run. Sharp is promised
 * after the view has settled, which it has once the wheel rests.
 */
const targets: Partial<Record<Metric, number>> = {
  revisit: 300,
  answers: 150,
  shown: 150,
  panP95: 16.8,
  panMax: 50,
  zoomP95: 16.8,
  zoomMax: 50,
  sharp: 150 + settleAfter,
  pointer: 16.8,
  hit: 1,
  canvasPeak: 96,
};

const measure = (names: readonly Canvas[], rounds: number): Promise<Map<Canvas, Sample[]>> =>
  inRounds({
    rounds,
    build: async (folder) => {
      await buildCanvases(folder, names);
      return names;
    },
    measure: (browser, url, name) => walk(browser, url, name === 'plumbline'),
  });

const values = (list: readonly Sample[] | undefined, metric: Metric): number[] =>
  (list ?? []).map((sample) => sample[metric]).filter((value) => value !== undefined);
const middle = (list: readonly Sample[] | undefined, metric: Metric): number | undefined => {
  const all = values(list, metric);
  return all.length > 0 ? part(all, 0.5) : undefined;
};
const shown = (value: number): string =>
  value >= 100 ? value.toFixed(0) : value >= 1 ? value.toFixed(1) : value.toFixed(3);

function print(samples: Map<Canvas, Sample[]>): void {
  console.log(`\non ${ownSheet ? 'the given sheet' : 'a generated sheet'}, load ${loadavg()[0]?.toFixed(1)}`);
  for (const metric of metrics) {
    const ours = middle(samples.get('plumbline'), metric);
    console.log(`\n${titles[metric]}`);
    for (const [name, list] of samples) {
      const at = middle(list, metric);
      if (at === undefined) continue;
      const all = values(list, metric);
      const ratio =
        name !== 'plumbline' && ours !== undefined && at > 0 ? `ours × ${(ours / at).toFixed(2)}` : '';
      console.log(
        `  ${name.padEnd(12)} ${shown(at).padStart(7)}   ${shown(Math.min(...all)).padStart(7)} – ${shown(Math.max(...all)).padEnd(7)} ${ratio}`,
      );
    }
  }
}

/** Our figure, then what part it is of each peer's in the same run. */
function row(samples: Map<Canvas, Sample[]>, metric: Metric, limit: number, promise: string): Row {
  const ours = middle(samples.get('plumbline'), metric) ?? NaN;
  const others = [...samples]
    .filter(([name]) => name !== 'plumbline')
    .flatMap(([name, list]) => {
      const at = middle(list, metric);
      return at === undefined ? [] : [`${(ours / at).toFixed(2)} of ${name}'s ${shown(at)}`];
    });
  return {
    what: `canvas beside its peers, ${titles[metric]}`,
    measured: `${shown(ours)}${others.length > 0 ? ` (${others.join(', ')})` : ''}`,
    promise,
    holds: ours <= limit,
  };
}

/** The targets of the take-off canvas. */
export async function benchCanvasPeers(wanted: readonly string[] = []): Promise<Row[]> {
  const names = (Object.keys(canvases) as Canvas[]).filter((name) => {
    const needs = canvases[name];
    const isThere = needs === undefined || isInstalled(needs);
    return isThere && (wanted.length === 0 || wanted.includes(name));
  });
  const samples = await measure(names, Number(process.env['BENCH_REPS'] ?? 3));
  print(samples);
  const rows = metrics.flatMap((metric) => {
    const limit = targets[metric];
    return limit === undefined ? [] : [row(samples, metric, limit, `at most ${limit}`)];
  });
  const plain = middle(samples.get('pdfjs'), 'cold');
  if (plain !== undefined) rows.unshift(row(samples, 'cold', plain, 'at most pdfjs'));
  const edges = middle(samples.get('plumbline'), 'edges') ?? NaN;
  rows.push({
    what: `canvas beside its peers, ${titles.edges}`,
    measured: `${(edges * 100).toFixed(0)} %`,
    promise: 'no blank edge: half or more',
    holds: edges >= 0.5,
  });
  return rows;
}

if (import.meta.main) {
  for (const { what, measured, promise, holds } of await benchCanvasPeers(process.argv.slice(2)))
    console.log(`${holds ? 'yes' : 'NO '}  ${what}: ${measured}; ${promise}`);
}
