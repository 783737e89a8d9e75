/**
 * `npm run bench`: what we promise about speed, as ratios in one run, printed as a table. Nothing here is asserted by
 * a clock in a test; CI runs it by hand.
 *
 *   npm run bench                       all of it, on a generated dense sheet
 *   npm run bench -- list               one part: estimate | estimate-screen | quantities | list | live | upload | plan-set | screens | tasks | canvas | platform | records | memory | size, or beside peers: the library's weight | mount | table, the canvas's canvas-peers
 *   BENCH_SHEET=plan.pdf npm run bench  the canvas on a sheet of your own
 *   BENCH_REPS=5 npm run bench -- canvas-peers  more rounds than three
 */
import { benchCanvas } from './canvas.ts';
import { benchEstimate } from './estimate.ts';
import { benchEstimateScreen } from './estimate-screen.ts';
import { benchEstimateServer, fillEstimate } from './estimate-server.ts';
import { benchList } from './list.ts';
import { benchLive } from './live.ts';
import { benchPlanSet } from './plan-set.ts';
import { benchPlatform } from './platform.ts';
import { benchMemory, benchRecords, smallHeap } from './records.ts';
import { hasDirectus } from './directus.ts';
import { benchQuantities } from './quantities.ts';
import { benchScreens } from './screens.ts';
import { benchSize } from './size.ts';
import type { Row } from './result.ts';
import { openStage } from './harness.ts';
import { benchTasks } from './tasks.ts';
import { isInstalled } from './ui/peers.ts';
import { benchUpload } from './upload.ts';
import { benchCanvasPeers } from './ui/canvas/run.ts';
import { benchMount } from './ui/mount/run.ts';
import { benchTable } from './ui/table/run.ts';
import { benchWeight } from './ui/weight/run.ts';

const wanted = process.argv.slice(2);
const runs = (name: string) => wanted.length === 0 || wanted.includes(name);
const rows: Row[] = [];
if (runs('size')) rows.push(...benchSize());
if (runs('estimate')) rows.push(...benchEstimate());
// It is large: without it the rest is measured all the same.
const besideDirectus = wanted.includes('records') || (runs('records') && hasDirectus());
if (
  runs('estimate') ||
  runs('estimate-screen') ||
  runs('quantities') ||
  runs('list') ||
  runs('live') ||
  runs('upload') ||
  runs('plan-set') ||
  runs('screens') ||
  runs('tasks') ||
  runs('canvas') ||
  runs('platform') ||
  besideDirectus
) {
  const stage = await openStage();
  try {
    if (runs('list')) rows.push(...(await benchList(stage)));
    if (runs('live')) rows.push(...(await benchLive(stage)));
    if (runs('upload')) rows.push(...(await benchUpload(stage)));
    if (runs('plan-set')) rows.push(...(await benchPlanSet(stage)));
    if (runs('screens')) rows.push(...(await benchScreens(stage)));
    if (runs('tasks')) rows.push(...(await benchTasks(stage)));
    if (runs('canvas')) rows.push(...(await benchCanvas(stage)));
    if (runs('platform')) rows.push(...(await benchPlatform(stage)));
    if (besideDirectus) rows.push(...(await benchRecords(stage)));
    if (runs('estimate') || runs('estimate-screen') || runs('quantities')) {
      const estimation = await fillEstimate(stage);
      if (runs('estimate')) rows.push(...(await benchEstimateServer(stage, estimation)));
      if (runs('estimate-screen')) rows.push(...(await benchEstimateScreen(stage, estimation)));
      // Last: it measures more.
      if (runs('quantities')) rows.push(...(await benchQuantities(stage, estimation)));
    }
  } finally {
    await stage.close();
  }
}
if (runs('memory')) {
  const stage = await openStage(smallHeap);
  try {
    rows.push(...(await benchMemory(stage)));
  } finally {
    await stage.close();
  }
}
// The peers are large: without them the rest is measured all the same.
const hasPeers = isInstalled('react');
if (wanted.includes('weight') || (runs('weight') && hasPeers)) rows.push(...(await benchWeight()));
if (wanted.includes('mount') || (runs('mount') && hasPeers)) rows.push(...(await benchMount()));
if (wanted.includes('table') || (runs('table') && hasPeers)) rows.push(...(await benchTable()));
if (wanted.includes('canvas-peers') || (runs('canvas-peers') && isInstalled('tldraw')))
  rows.push(...(await benchCanvasPeers()));
const width = Math.max(...rows.map((row) => row.what.length));
const measuredWidth = Math.max(34, ...rows.map((row) => row.measured.length));
console.log(`\n${'what'.padEnd(width)}  ${'measured'.padEnd(measuredWidth)}  ${'promise'.padEnd(24)}  holds`);
for (const row of rows) {
  console.log(
    `${row.what.padEnd(width)}  ${row.measured.padEnd(measuredWidth)}  ${row.promise.padEnd(24)}  ${row.holds ? 'yes' : 'NO'}`,
  );
}
