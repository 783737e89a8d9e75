import { collected, inBrowser, longestTask, taskRow, type Task } from './browser.ts';
import type { Row } from './result.ts';
import type { Stage } from './harness.ts';

const rounds = 3;
const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/**
 * The estimate of 10,000 lines in the built suite, in a browser whose processor is four times slower: opened, scrolled,
 * a quantity typed, and how soon the total follows.
 * @param estimation from `fillEstimate`.
 */
export async function benchEstimateScreen(stage: Stage, estimation: string): Promise<Row[]> {
  return inBrowser(stage, `/estimation/${estimation}/view`, async (page) => {
    const opened: Task[] = [];
    const scrolled: Task[] = [];
    const typed: Task[] = [];
    const followed: Task[] = [];
    const took: number[] = [];
    for (let round = 0; round < rounds; round++) {
      await collected(page);
      const link = await page.getByRole('link', { name: 'Estimate', exact: true }).first().elementHandle();
      opened.push(
        await longestTask(page, async () => {
          await link?.evaluate((each) => (each as HTMLElement).click());
          await page.waitForSelector('[role="treegrid"] [role="gridcell"]', { state: 'attached' });
          await page.waitForTimeout(500);
        }),
      );
      await page.waitForTimeout(2000);
      const grid = page.getByRole('treegrid');
      const box = await grid.boundingBox();
      await page.mouse.move((box?.x ?? 200) + 200, (box?.y ?? 300) + 200);
      scrolled.push(
        await longestTask(page, async () => {
          for (let step = 0; step < 40; step++) {
            await page.mouse.wheel(0, 240);
            await page.waitForTimeout(16);
          }
        }),
      );
      await page.waitForTimeout(500);
      const at = await grid
        .locator('[role="columnheader"]', { hasText: 'Quantity' })
        .first()
        .getAttribute('aria-colindex');
      const rows = grid.locator('[role="row"]');
      // A row in the middle of what is in sight that is a line rather than an assembly.
      const line = rows.filter({ hasText: 'Bench material' }).nth(6);
      await line.locator(`[aria-colindex="${at}"]`).click();
      const total = page.getByText('Total sell', { exact: true }).first().locator('xpath=following::*[1]');
      const before = await total.textContent();
      typed.push(await longestTask(page, () => page.keyboard.type(String(123_456 + round), { delay: 60 })));
      followed.push(
        await longestTask(page, async () => {
          const from = performance.now();
          await page.keyboard.press('Enter');
          await page.waitForFunction(([element, text]) => (element as Element).textContent !== text, [
            await total.elementHandle(),
            before,
          ] as const);
          took.push(performance.now() - from);
        }),
      );
      await page.goto(`${stage.server.url}/estimation/${estimation}/view`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.waitForTimeout(2000);
    }
    return [
      taskRow('estimate of 10,000 lines opened', opened),
      taskRow('it scrolled', scrolled),
      taskRow('a quantity typed', typed),
      taskRow('the edit followed by its figures', followed, ` (total after ${median(took).toFixed(0)} ms)`),
    ];
  });
}
