import { api, expect, test } from './support/app.ts';
import { noViolations } from './support/axe.ts';
import { measuredEstimation } from './support/create-measured-estimation.ts';

test.use({ who: 'owner' });

interface Estimate {
  version: number;
  total: string;
  margin: string;
  adjustments?: { difficulty?: string; waste_percentage?: string };
}
const money = (value: string) =>
  Number(value).toLocaleString('en-US', { style: 'currency', currency: 'USD' });

test('tries rates and prices, keeps them over a reload, applies and undoes them', async ({ page }) => {
  test.setTimeout(120_000);
  const { estimationId: uuid } = await measuredEstimation('owner', `Annex ${Date.now()}`, {
    seed: 21,
    conditions: 1,
  });
  const read = async () => (await api<Estimate>('owner', `/estimations/${uuid}/estimate`)).data;
  const before = await read();
  const side = page.getByRole('complementary', { name: 'What if' });
  const grid = page.getByRole('treegrid', { name: 'Differences' });
  const apply = page.getByRole('button', { name: 'Apply changes' });

  await test.step('start without changes', async () => {
    await page.goto(`/estimation/${uuid}/estimate`);
    await page.getByRole('button', { name: 'What if' }).click();
    await expect(page.getByRole('heading', { name: 'No changes yet' })).toBeVisible();
    await expect(side).toContainText('Same as current');
    await expect(apply).toBeDisabled();
    await noViolations(page);
  });

  await test.step('compare changed lines with the current estimate', async () => {
    await side.getByRole('textbox', { name: 'Difficulty' }).fill('1.15');
    await side.getByRole('textbox', { name: 'Waste' }).fill('9');
    await expect(grid.getByRole('row', { name: /Labor hours per unit/ }).first()).toBeVisible();
    const prices = side.getByRole('combobox', { name: 'Add material or assembly' });
    await prices.click();
    await page.getByRole('option').first().click();
    await page.keyboard.type('12');
    await expect(grid.getByRole('row', { name: /Unit price/ }).first()).toBeVisible();
    await noViolations(page);
    expect(await read()).toEqual(before);
  });

  await test.step('change difficulty and hour mix of one assembly', async () => {
    const hours = side.getByRole('combobox', { name: 'Add assembly' });
    await hours.click();
    await page.getByRole('option').first().click();
    const overtime = side.getByRole('textbox', { name: /^Overtime of / });
    await overtime.fill('120');
    await expect(side.getByText('Enter number between 0 and 100')).toBeVisible();
    await overtime.fill('40');
    await expect(grid.getByRole('row', { name: /Labor rate/ }).first()).toBeVisible();
    await noViolations(page);
    await side.getByRole('button', { name: /^Remove hour changes for / }).click();
    await expect(grid.getByRole('row', { name: /Labor rate/ })).toHaveCount(0);
  });

  await test.step('show invalid values at their field', async () => {
    const tax = side.getByRole('textbox', { name: 'Sales tax' });
    await tax.fill('1001');
    await expect(side.getByText('Enter number between 0 and 1000')).toBeVisible();
    await expect(apply).toBeDisabled();
    await tax.fill('0');
    await expect(side.getByText('Enter number between 0 and 1000')).toBeHidden();
  });

  await test.step('keep the changes over a reload', async () => {
    await page.reload();
    await expect(side.getByRole('textbox', { name: 'Difficulty' })).toHaveValue('1.15');
    await expect(grid.getByRole('row', { name: /Unit price/ }).first()).toBeVisible();
  });

  await test.step('calculate the profit for a target margin', async () => {
    const margin = side.getByRole('textbox', { name: 'Target margin' });
    await margin.fill('99.9');
    await margin.press('Enter');
    await expect(side.getByText(/A margin of 99\.9% cannot be reached/)).toBeVisible();
    await margin.fill('18');
    await margin.press('Enter');
    await expect(side).toContainText('18.00%');
    await expect(side.getByRole('textbox', { name: 'Profit' })).not.toHaveValue('10');
  });

  await test.step('report a concurrent change and keep the entries', async () => {
    // The save of this window is based on the state it has read.
    let isMeddled = false;
    await page.route(`**/estimations/${uuid}/estimate`, async (route) => {
      if (route.request().method() === 'PUT' && !isMeddled) {
        isMeddled = true;
        await api('owner', `/estimations/${uuid}/estimate`, {
          method: 'PUT',
          body: { version: before.version, settings: { bond_percentage: '1' } },
        });
      }
      await route.continue();
    });
    await expect(apply).toBeEnabled();
    await apply.click();
    await expect(page.getByText(/Someone else changed this estimate/)).toBeVisible();
    await expect(side.getByRole('textbox', { name: 'Bond' })).toHaveValue('1');
    await expect(side.getByRole('textbox', { name: 'Difficulty' })).toHaveValue('1.15');
  });

  await test.step('apply the changes to exactly the shown total', async () => {
    const kept = await read();
    await expect(apply).toBeEnabled();
    const shown = await page.getByText(/^\$[\d,.]+, .+ margin 18\.00%$/).textContent();
    await apply.click();
    await expect(page.getByText('Changes applied to the estimate')).toBeVisible();
    const applied = await read();
    expect(shown).toContain(money(applied.total));
    expect(applied).toMatchObject({
      margin: '18.00',
      adjustments: { difficulty: '1.15', waste_percentage: '9' },
    });
    await expect(page.getByRole('complementary', { name: 'Totals' })).toContainText(
      'Adjusted: difficulty 1.15, waste 9%, 1 price change',
    );
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(async () => (await read()).total).toBe(kept.total);
    const undone = await read();
    expect({ ...undone, version: 0 }).toEqual({ ...kept, version: 0 });
  });
});

test('disables what-if for a frozen estimate and names who can unfreeze it', async ({ page }) => {
  const { estimationId: uuid } = await measuredEstimation('owner', `Frozen annex ${Date.now()}`, {
    seed: 22,
    conditions: 1,
  });
  const { data } = await api<{ version: number }>('owner', `/estimations/${uuid}`);
  await api('owner', `/estimations/${uuid}/freeze`, {
    method: 'PUT',
    body: { version: data.version, reason: 'With the customer' },
  });
  await page.goto(`/estimation/${uuid}/estimate?what-if`);
  await expect(page.getByRole('treegrid', { name: 'Estimate' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'What if' })).toBeDisabled();
});
