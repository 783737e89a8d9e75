import type { Quantity } from '@plumbline/api';
import { readFile } from 'node:fs/promises';
import * as xlsx from 'xlsx';
import { api, expect, test } from './support/app.ts';
import { noViolations } from './support/axe.ts';
import { measuredEstimation } from './support/create-measured-estimation.ts';

test.use({ who: 'owner' });

const isAbout = (text: string) => Number(/[\d.,]+/.exec(text)?.[0].replaceAll(',', ''));

test('groups quantities by sheet, area and type, links to measures, updates live and exports a spreadsheet', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const { estimationId, pageId, areas } = await measuredEstimation('owner', `Quantities ${Date.now()}`, {
    seed: 29,
    conditions: 2,
  });
  const at = (rest: string) => `/estimations/${estimationId}/${rest}`;
  const [first] = areas;
  const code = first?.code ?? '';
  const table = page.getByRole('treegrid', { name: 'Quantities' });
  const row = table.getByRole('row').filter({ has: page.getByText(code, { exact: true }) });
  const figure = row.locator('[data-column="quantity"]').getByRole('link');
  const quantityOf = async () => {
    const { data } = await api<Quantity[]>('owner', at('quantities'));
    return data.filter((each) => each.code === code).reduce((sum, each) => sum + Number(each.quantity), 0);
  };

  await test.step('open quantities by condition from the tabs', async () => {
    await page.goto(`/estimation/${estimationId}/estimate`);
    await page.getByRole('link', { name: 'Quantities', exact: true }).click();
    await expect(figure).toBeVisible();
    expect(isAbout(await figure.innerText())).toBeCloseTo(await quantityOf(), 0);
    await noViolations(page);
  });

  await test.step('keep the grouping in the URL', async () => {
    for (const [name, heading] of [
      ['Sheet', /floor/i],
      ['Area', 'No area'],
      ['Type', 'Area'],
    ] as const) {
      await page.getByRole('radio', { name, exact: true }).click();
      await page.reload();
      await expect(table.getByRole('rowheader', { name: heading })).toBeVisible();
    }
  });

  await test.step('show measures of another person live', async () => {
    await page.goto(`/estimation/${estimationId}/quantities`);
    const before = isAbout(await figure.innerText());
    const { data } = await api<Quantity[]>('owner', at('quantities'));
    const condition_id = data.find((each) => each.code === code)?.condition_id;
    await api('estimator', at(`take-off/${pageId}`), {
      method: 'PUT',
      body: {
        upsert: [
          {
            uuid: crypto.randomUUID(),
            condition_id,
            version: 0,
            geometry: {
              vertices: [
                { x: 100, y: 100 },
                { x: 280, y: 100 },
                { x: 280, y: 190 },
                { x: 100, y: 190 },
              ],
            },
          },
        ],
        remove: [],
      },
    });
    // 180 × 90 points at 1/8″ = 1′ are 200 SF.
    await expect.poll(async () => isAbout(await figure.innerText())).toBeCloseTo(before + 200, 0);
  });

  await test.step('export the figures of the screen', async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export' }).click();
    const book = xlsx.read(await readFile(await (await download).path()));
    const rows = xlsx.utils.sheet_to_json<Record<string, unknown>>(book.Sheets['By condition'] ?? {});
    const own = rows.find((each) => String(each['Condition']).startsWith(`${code} `));
    expect(Number(own?.['Quantity'])).toBeCloseTo(await quantityOf(), 6);
    expect(own?.['Measures']).toBe(3);
  });

  await test.step('open a sheet with its measures selected', async () => {
    await figure.click();
    await expect(page).toHaveURL(/\/tool\/.*condition=/);
    await expect(page.getByText('3 selected')).toBeVisible({ timeout: 20_000 });
  });
});
