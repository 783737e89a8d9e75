import { collected, inBrowser, longestTask, taskRow, type Task } from './browser.ts';
import { atRest, fillAccounts } from './accounts.ts';
import type { Row } from './result.ts';
import type { Stage } from './harness.ts';

const rounds = 5;
const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** The list of 100,000 accounts in the built suite, in a browser whose processor is four times slower. */
export async function benchScreens(stage: Stage): Promise<Row[]> {
  await fillAccounts(stage);
  await atRest();
  return inBrowser(stage, '/crm/contact', async (page) => {
    const opened: Task[] = [];
    const took: number[] = [];
    const scrolled: Task[] = [];
    const typed: Task[] = [];
    for (let round = 0; round < rounds; round++) {
      await collected(page);
      // Found beforehand and watched by one plain selector: looking for roles is work of the page's thread, too.
      const accounts = await page
        .getByRole('link', { name: 'Accounts', exact: true })
        .first()
        .elementHandle();
      opened.push(
        await longestTask(page, async () => {
          const from = performance.now();
          await accounts?.evaluate((link) => (link as HTMLElement).click());
          await page.waitForSelector('[role="grid"][aria-label="Accounts"] a', { state: 'attached' });
          took.push(performance.now() - from);
        }),
      );
      // The stream of changes never ends: a network at rest is not waited for.
      await page.waitForTimeout(1000);
      const grid = await page.getByRole('grid').boundingBox();
      await page.mouse.move((grid?.x ?? 400) + 300, (grid?.y ?? 300) + 300);
      scrolled.push(
        await longestTask(page, async () => {
          for (let step = 0; step < 40; step++) {
            await page.mouse.wheel(0, 240);
            await page.waitForTimeout(16);
          }
        }),
      );
      const search = page.getByRole('searchbox').last();
      await search.click();
      typed.push(await longestTask(page, () => page.keyboard.type('account 0421', { delay: 60 })));
      await page.waitForTimeout(1000);
      await search.fill('');
      await page.getByRole('link', { name: 'Contacts', exact: true }).first().click();
      await page.waitForSelector('[role="grid"][aria-label="Contacts"] a', { state: 'attached' });
      // Opened from a page that is at rest, as by somebody who has looked at it.
      await page.waitForTimeout(2000);
    }
    return [
      taskRow('list of 100,000 accounts opened', opened, ` (there after ${median(took).toFixed(0)} ms)`),
      taskRow('the list scrolled', scrolled),
      taskRow('typing in its search', typed),
    ];
  });
}
