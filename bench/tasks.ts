import pg from 'pg';
import type { Locator, Page } from 'playwright';
import { ranksBetween } from '../apps/server/src/modules/tasks/sort-rank.ts';
import { atRest } from './accounts.ts';
import { collected, inBrowser, longestTask, taskRow, type Task } from './browser.ts';
import type { Row } from './result.ts';
import type { Stage } from './harness.ts';

const tops = 1000;
const parts = 9;
const cards = 5000;
const rounds = 3;
/** A frame of a drag, in milliseconds. */
const smooth = 20;

const items = '/task-management/spaces/item';

/** A space of items, each of the topmost with parts, over the statuses that its workflow has. */
async function fillSpace(stage: Stage, name: string, topCount: number, partCount: number): Promise<string> {
  const call = async <T>(address: string, body: unknown): Promise<T> => {
    const answer = await fetch(`${stage.server.url}/api${address}`, {
      method: 'POST',
      headers: { 'access-token': stage.token, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${address} answered ${answer.status} ${await answer.text()}`);
    return ((await answer.json()) as { data: T }).data;
  };
  const space = await call<{ uuid: string }>('/task-management/spaces', { name });
  const sample = await call<{ uuid: string }>(items, { name: 'Sample', type: 'task', space_id: space.uuid });
  const owner = new pg.Client({ connectionString: stage.appUrl.replace('plumbline_app', 'plumbline_owner') });
  await owner.connect();
  try {
    const insert = (count: number, ranks: string[], of: string, above: string) =>
      owner.query(
        `with flow as (
           select (s ->> 'uuid')::uuid as row_id, s ->> 'name' as name, place - 1 as at, count(*) over () as many
           from task_item i join setup_workflow w on w.tenant_id = i.tenant_id and w.row_id = i.workflow_id,
             jsonb_array_elements(w.statuses) with ordinality as statuses (s, place)
           where i.item_id = $1)
         insert into task_item (tenant_id, item_id, number, name, space_id, workflow_id, status_id, workflow_status,
                                owner_id, rank, due_date, dependent_id, path)
         select i.tenant_id, gen_random_uuid(), $3 || '-' || n, $3 || ' ' || n, i.space_id, i.workflow_id, f.row_id, f.name,
                i.owner_id, ($2::text[])[n], date '2026-01-01' + n % 365, ${above}
         from task_item i, generate_series(1, $4) n join flow f on f.at = n % (select max(many) from flow)
         where i.item_id = $1`,
        [sample.uuid, ranks, of, count],
      );
    const all = topCount * (partCount + 1);
    const ranks = ranksBetween('a1', undefined, all);
    await insert(topCount, ranks.slice(0, topCount), `${name} item`, `null, '{}'`);
    if (partCount)
      await insert(
        topCount * partCount,
        ranks.slice(topCount),
        `${name} part`,
        `(select item_id from task_item t where t.space_id = i.space_id and t.number = '${name} item-' || (n - 1) / ${partCount} + 1),
         array[(select item_id from task_item t where t.space_id = i.space_id and t.number = '${name} item-' || (n - 1) / ${partCount} + 1)]`,
      );
    await owner.query('delete from task_item where item_id = $1', [sample.uuid]);
    await owner.query('vacuum (analyze) task_item');
  } finally {
    await owner.end();
  }
  return space.uuid;
}

async function placeOf(locator: Locator): Promise<{ x: number; y: number }> {
  const box = await locator.boundingBox();
  if (!box) throw new Error(`${locator} is not drawn`);
  return { x: box.x, y: box.y };
}

/** Frames while something is carried, in milliseconds, p95: between one drawn and the next. */
async function framesOf(page: Page, carry: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    const frames: number[] = [];
    let last = performance.now();
    let isOn = true;
    const next = () => {
      const now = performance.now();
      frames.push(now - last);
      last = now;
      if (isOn) requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
    (window as unknown as { benchFrames: () => number[] }).benchFrames = () => {
      isOn = false;
      return frames;
    };
  });
  await carry();
  const frames = await page.evaluate(() =>
    (window as unknown as { benchFrames: () => number[] }).benchFrames(),
  );
  const sorted = frames.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length * 0.95)] ?? 0;
}

/** A space of 10,000 items as a tree, and one of 5,000 as a board, in the built suite. */
export async function benchTasks(stage: Stage): Promise<Row[]> {
  await fillSpace(stage, 'Tree', tops, parts);
  const board = await fillSpace(stage, 'Board', cards, 0);
  await atRest();
  return inBrowser(stage, '/task-management/dashboard', async (page, slowBy) => {
    const opened: Task[] = [];
    const expanded: Task[] = [];
    const dragged: Task[] = [];
    const panels: Task[] = [];
    const table = '[role="treegrid"][aria-label="Tree"]';
    for (let round = 0; round < rounds; round++) {
      await collected(page);
      const link = await page.getByRole('link', { name: 'Tree', exact: true }).first().elementHandle();
      opened.push(
        await longestTask(page, async () => {
          await link?.evaluate((each) => (each as HTMLElement).click());
          await page.waitForSelector(`${table} [aria-level="1"]`, { state: 'attached' });
        }),
      );
      await page.waitForTimeout(1000);
      const header = (at: number) => page.locator(`${table} [aria-level="1"] [role="rowheader"]`).nth(at);
      await header(1).focus();
      expanded.push(
        await longestTask(page, async () => {
          await page.keyboard.press('ArrowRight');
          await page.waitForSelector(`${table} [aria-level="2"]`, { state: 'attached' });
        }),
      );
      await page.waitForTimeout(500);
      const row = await placeOf(header(0));
      dragged.push(
        await longestTask(page, async () => {
          await page.mouse.move(row.x + 120, row.y + 12);
          await page.mouse.down();
          for (let step = 1; step <= 30; step++) {
            await page.mouse.move(row.x + 125, row.y + 12 + step * 6);
            await page.waitForTimeout(16);
          }
          await page.keyboard.press('Escape');
          await page.mouse.up();
        }),
      );
      await page.waitForTimeout(500);
      await header(3).focus();
      panels.push(
        await longestTask(page, async () => {
          await page.keyboard.press('Enter');
          await page.waitForSelector('[role="dialog"] h2', { state: 'attached' });
        }),
      );
      await page.waitForTimeout(1500);
      await page.keyboard.press('Escape');
      await page.goto(`${stage.server.url}/task-management/dashboard`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.waitForTimeout(2000);
    }
    await slowBy(1);
    await page.goto(`${stage.server.url}/task-management/${board}/view/kanban`);
    const group = page.getByRole('group', { name: 'Board by status' });
    await group
      .getByRole('button', { name: /Board item/ })
      .first()
      .waitFor();
    await page.waitForTimeout(1500);
    const carried: number[] = [];
    for (let round = 0; round < rounds; round++) {
      const card = await placeOf(group.getByRole('button', { name: /Board item/ }).first());
      carried.push(
        await framesOf(page, async () => {
          await page.mouse.move(card.x + 30, card.y + 20);
          await page.mouse.down();
          for (let step = 1; step <= 60; step++) {
            await page.mouse.move(card.x + 30 + step * 10, card.y + 20 + Math.sin(step / 6) * 120);
            await page.waitForTimeout(16);
          }
          await page.keyboard.press('Escape');
          await page.mouse.up();
        }),
      );
    }
    return [
      taskRow(`space of ${tops * (parts + 1)} items opened`, opened),
      taskRow('an item of it expanded', expanded),
      taskRow('a row of it dragged', dragged),
      taskRow('its panel opened', panels),
      {
        what: `a card dragged on a board of ${cards}: frame, p95`,
        measured: `${carried.map((frame) => frame.toFixed(1)).join(', ')} ms`,
        promise: `at most ${smooth} ms`,
        holds: Math.max(...carried) <= smooth,
      },
    ];
  });
}
