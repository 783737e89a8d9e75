import { readFile } from 'node:fs/promises';
import { chromium, type Page } from 'playwright';
import { pinnedChromium } from '../packages/testing/src/browser.ts';
import { densePlan } from '../packages/testing/src/plans/index.ts';
import type { Row } from './result.ts';
import type { Stage } from './harness.ts';

const measures = 2000;

/** Milliseconds between the frames that the browser showed while `move` ran. */
async function frames(page: Page, move: () => Promise<void>): Promise<number[]> {
  await page.evaluate(() => {
    const at: number[] = [];
    const state = { at, on: true };
    (window as unknown as { benchFrames: typeof state }).benchFrames = state;
    const tick = (now: number) => {
      at.push(now);
      if (state.on) requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
  });
  await move();
  return page.evaluate(() => {
    const { benchFrames } = window as unknown as { benchFrames: { at: number[]; on: boolean } };
    benchFrames.on = false;
    return benchFrames.at.slice(1).map((now, index) => now - (benchFrames.at[index] ?? now));
  });
}
const at = (values: number[], part: number) =>
  [...values].sort((a, b) => a - b)[Math.floor((values.length - 1) * part)] ?? 0;

/** Share of pixels with a line on them along the left, right, top and bottom edge of a picture. */
function inkOnEdges(page: Page, png: Buffer): Promise<number[]> {
  return page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (each) => each.charCodeAt(0));
    const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const drawing = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
    if (!drawing) throw new Error('no drawing context');
    drawing.drawImage(picture, 0, 0);
    const [w, h, strip] = [picture.width, picture.height, 40];
    const edges: [number, number, number, number][] = [
      [0, 0, strip, h],
      [w - strip, 0, strip, h],
      [0, 0, w, strip],
      [0, h - strip, w, strip],
    ];
    return edges.map((area) => {
      const { data } = drawing.getImageData(...area);
      let ink = 0;
      for (let pixel = 0; pixel < data.length; pixel += 4)
        if (Math.min(data[pixel] ?? 255, data[pixel + 1] ?? 255, data[pixel + 2] ?? 255) < 200) ink++;
      return ink / (data.length / 4);
    });
  }, png.toString('base64'));
}

/** What an edge shows the moment a drag stops, beside what it shows once everything is drawn: the least of all edges. */
export async function edgesAtOnce(
  page: Page,
  box: { x: number; y: number; width: number; height: number },
): Promise<number> {
  const [cx, cy] = [box.x + box.width / 2, box.y + box.height / 2];
  // What lies over the sheet at the corners stands still and would count as drawn.
  const clip = { x: box.x + 60, y: box.y + 100, width: box.width - 120, height: box.height - 200 };
  const shares: number[] = [];
  for (const [dx, dy] of [
    [260, 0],
    [-260, 0],
    [0, 200],
    [0, -200],
  ] as const) {
    await page.mouse.move(cx, cy);
    await page.mouse.down({ button: 'middle' });
    await page.mouse.move(cx + dx, cy + dy, { steps: 12 });
    const atOnce = await inkOnEdges(page, await page.screenshot({ clip }));
    await new Promise((resolve) => setTimeout(resolve, 2500));
    const settled = await inkOnEdges(page, await page.screenshot({ clip }));
    await page.mouse.up({ button: 'middle' });
    settled.forEach((ink, edge) => {
      if (ink > 0.002) shares.push((atOnce[edge] ?? 0) / ink);
    });
  }
  if (!shares.length) throw new Error('no edge of the view has a line on it: nothing was compared');
  return Math.min(...shares);
}

/** Panning a dense sheet with 2,000 measures in software raster. */
export async function benchCanvas({ server, token }: Stage): Promise<Row[]> {
  const call = async <T>(method: string, path: string, body?: unknown): Promise<T> => {
    const answer = await fetch(`${server.url}/api${path}`, {
      method,
      headers: { 'access-token': token, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
    return ((await answer.json()) as { data: T }).data;
  };
  const own = process.env['BENCH_SHEET'];
  const bytes = own ? await readFile(own) : await densePlan(158_000);
  const estimation = await call<{ uuid: string }>('POST', '/estimations', { name: 'Bench' });
  const file = await call<{ uuid: string; url: string }>('POST', '/workdrive/', {
    name: 'bench.pdf',
    type: 1,
    size: bytes.length,
    prop_type: 'estimation',
    prop_id: estimation.uuid,
  });
  await fetch(`${server.url}/api${file.url}`, {
    method: 'PUT',
    headers: { 'access-token': token, 'content-type': 'application/octet-stream' },
    body: new Uint8Array(bytes),
  });
  await call('PUT', `/workdrive/${file.uuid}`, { cloud_status: true, type: 1 });
  type Sheet = { uuid: string; is_processed: number; width: number; height: number };
  let sheet: Sheet | undefined;
  for (let tries = 0; tries < 600 && (sheet?.is_processed ?? 0) < 4; tries++) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    sheet = (
      await call<Sheet[]>('GET', `/workdrive/plans/pages?prop_type=estimation&prop_id=${estimation.uuid}`)
    )[0];
  }
  if (!sheet) throw new Error('the sheet was not processed');
  const { uuid: pageId, width, height } = sheet;
  const condition = await call<{ uuid: string }>('POST', `/estimations/${estimation.uuid}/conditions`, {
    code: 'B1',
    name: 'Bench',
    type: 'area',
    color: '#1f9197',
  });
  const columns = 50;
  await call('PUT', `/estimations/${estimation.uuid}/take-off/${pageId}`, {
    upsert: Array.from({ length: measures }, (_, index) => {
      const [x, y, w, h] = [
        ((index % columns) / columns) * width,
        (Math.floor(index / columns) / (measures / columns)) * height,
        (width / columns) * 0.7,
        (height / (measures / columns)) * 0.7,
      ];
      return {
        uuid: crypto.randomUUID(),
        condition_id: condition.uuid,
        version: 0,
        geometry: {
          vertices: [
            { x, y },
            { x: x + w, y },
            { x: x + w, y: y + h },
            { x, y: y + h },
          ],
        },
      };
    }),
    remove: [],
  });

  const browser = await chromium.launch(await pinnedChromium());
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.goto(`${server.url}/login`);
    await page.getByLabel('Username').fill('owner@northgate.test');
    await page.getByLabel('Password', { exact: true }).fill('Demo!2026');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.waitForURL(/master-dashboard/);
    await page.goto(`${server.url}/estimation/${estimation.uuid}/tool/${file.uuid}/${pageId}`);
    const canvas = page.getByRole('application').first();
    await canvas.waitFor();
    await page.waitForFunction(() => document.querySelectorAll('canvas').length > 0);
    await new Promise((resolve) => setTimeout(resolve, 6000));
    const box = await canvas.boundingBox();
    if (!box) throw new Error('the canvas is not shown');
    const [cx, cy] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.move(cx, cy);
    for (let step = 0; step < 4; step++) await page.mouse.wheel(0, -240);
    await new Promise((resolve) => setTimeout(resolve, 3000));
    const pan = async () => {
      await page.mouse.down({ button: 'middle' });
      for (let step = 0; step < 120; step++) {
        const angle = (step / 120) * Math.PI * 2;
        await page.mouse.move(cx + Math.sin(angle) * 220, cy + (1 - Math.cos(angle)) * 110);
      }
      await page.mouse.up({ button: 'middle' });
    };
    const times: number[] = [];
    for (let round = 0; round < 4; round++) times.push(...(await frames(page, pan)));
    const drawn = await edgesAtOnce(page, box);
    return [
      {
        what: `canvas: pan with ${measures.toLocaleString('en-US')} measures on ${own ? 'the given sheet' : 'a generated sheet of 158,000 operators'}`,
        measured: `p95 ${at(times, 0.95).toFixed(1)} ms, max ${at(times, 1).toFixed(0)} ms`,
        promise: 'p95 at most 20 ms',
        holds: at(times, 0.95) <= 20,
      },
      {
        what: 'canvas: of the lines on its edges, drawn at once while it is dragged',
        measured: `${(drawn * 100).toFixed(0)} % on the emptiest edge`,
        promise: 'no blank edge: half or more',
        holds: drawn >= 0.5,
      },
    ];
  } finally {
    await browser.close();
  }
}
