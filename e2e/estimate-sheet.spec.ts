import { api, expect, test } from './support/app.ts';
import { noViolations } from './support/axe.ts';

test.use({ who: 'estimator' });

interface Estimate {
  version: number;
  total: string;
  groups: { condition_id: string; lines: { uuid: string; name: string; overridden: string[] }[] }[];
}

test('undoes and redoes typed and pasted values and recomputes the figures', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { data: estimations } = await api<{ uuid: string; name: string }[]>('estimator', '/estimations');
  const { uuid } = estimations.find(({ name }) => name.startsWith('Alder Creek'))!;
  const read = async () => (await api<Estimate>('estimator', `/estimations/${uuid}/estimate`)).data;
  const byHand = (estimate: Estimate) =>
    estimate.groups.flatMap(({ lines }) => lines.flatMap(({ overridden }) => overridden)).length;
  const before = await read();
  const differs = (isIt: boolean) =>
    expect.poll(async () => (await read()).total !== before.total).toBe(isIt);

  await page.goto(`/estimation/${uuid}/estimate`);
  const sheet = page.getByRole('treegrid', { name: 'Estimate' });
  const stud = sheet.getByRole('row', { name: /Metal stud/ }).first();
  const quantity = stud.locator('[aria-colindex="5"]');
  await quantity.click();
  const shown = await quantity.innerText();
  await page.keyboard.type('3100');
  await page.keyboard.press('Enter');
  await differs(true);
  await page.keyboard.press('Control+z');
  await differs(false);
  // Undo restores the measured quantity instead of the entered figure.
  expect(byHand(await read())).toBe(byHand(before));
  await expect(quantity).toHaveText(shown);
  await page.keyboard.press('Control+Shift+z');
  await differs(true);
  await page.keyboard.press('Control+z');
  await differs(false);

  await quantity.click();
  await page.evaluate(() => navigator.clipboard.writeText('3000\t1.10\n700\t1.20\n'));
  await page.keyboard.press('Control+v');
  await expect.poll(async () => byHand(await read())).toBe(byHand(before) + 4);
  // A paste of several cells is one step.
  await page.keyboard.press('Control+z');
  await differs(false);
  expect(byHand(await read())).toBe(byHand(before));
});

test('overrides the hours of one line, shows why, and resets it to its assembly', async ({ page }) => {
  const { data: estimations } = await api<{ uuid: string; name: string }[]>('estimator', '/estimations');
  const { uuid } = estimations.find(({ name }) => name.startsWith('Alder Creek'))!;
  await page.goto(`/estimation/${uuid}/estimate`);
  const sheet = page.getByRole('treegrid', { name: 'Estimate' });
  const line = sheet.getByRole('row', { name: /Gypsum board/ }).first();
  const hours = line.locator('[data-column="hours"]');
  const before = await hours.innerText();
  await hours.click();
  await page.keyboard.press('Alt+Enter');
  const why = page.getByRole('dialog', { name: /^Hours / });
  await why.getByRole('button', { name: 'Edit hours' }).click();
  await why.getByRole('textbox', { name: 'Difficulty' }).fill('1.5');
  await why.getByRole('textbox', { name: 'Overtime' }).fill('120');
  await why.getByRole('button', { name: 'Save hours' }).click();
  await expect(why.getByText('Enter number between 0 and 100')).toBeVisible();
  await noViolations(page);
  await why.getByRole('textbox', { name: 'Overtime' }).fill('');
  await page.keyboard.press('Enter');
  await expect(why).toBeHidden();
  await expect(hours).toContainText('overridden');
  // A value that a line overrides gets a column, where it can be edited.
  const difficulty = line.locator('[data-column="difficulty"]');
  await expect(difficulty).toContainText('1.5');
  await hours.click();
  await page.keyboard.press('Alt+Enter');
  await expect(page.getByRole('dialog', { name: /^Hours / })).toContainText('Difficulty of this line');
  await page.keyboard.press('Escape');
  await difficulty.click();
  await page.keyboard.type('2');
  await page.keyboard.press('Enter');
  await expect(difficulty).toContainText('2');
  await page.keyboard.press('Control+z');
  await expect(difficulty).toContainText('1.5');
  await page.keyboard.press('Control+z');
  await expect(hours).toHaveText(before);
  await expect(sheet.getByRole('columnheader', { name: 'Difficulty' })).toHaveCount(0);
});

test('adds a lump sum, bids with a target margin, groups, filters and exports the sheet', async ({
  page,
}) => {
  const name = `Hand estimate ${Date.now()}`;
  const { data: made } = await api<{ uuid: string }>('owner', '/estimations', {
    method: 'POST',
    body: { name },
  });
  const read = async () =>
    (await api<Estimate & { margin: string }>('owner', `/estimations/${made.uuid}/estimate`)).data;
  await page.goto(`/estimation/${made.uuid}/estimate`);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('menuitem', { name: /^Lump sum/ }).click();
  const form = page.getByRole('dialog', { name: 'Add lump sum' });
  await form.getByRole('textbox', { name: 'Name' }).fill('Building permit');
  await form.getByRole('textbox', { name: 'Lump sum' }).fill('1250');
  await noViolations(page);
  await form.getByRole('button', { name: 'Add lump sum' }).click();
  const sheet = page.getByRole('treegrid', { name: 'Estimate' });
  await expect(sheet.getByRole('row', { name: /L1 Building permit/ })).toContainText('1,250.00');
  for (const column of ['Cost', 'Markup', 'Sell'])
    await expect(
      sheet.getByRole('columnheader', { name: `${column} ${column} column`, exact: true }),
    ).toBeInViewport();

  const totals = page.getByRole('complementary', { name: 'Totals' });
  await totals.getByRole('button', { name: /Margin/ }).click();
  await page.keyboard.type('20');
  await page.keyboard.press('Enter');
  const proposal = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await expect(proposal).toContainText('margin of 20.00%');
  await proposal.getByRole('button', { name: /^Set profit to/ }).click();
  await expect.poll(async () => (await read()).margin).toBe('20.00');
  await expect(totals).toContainText('20.0% margin');

  await page.getByRole('radio', { name: 'Division' }).click();
  await expect(sheet.getByRole('row', { name: /^No division/ })).toContainText('1,250.00');
  await page.getByRole('radio', { name: 'Assembly' }).click();
  await page.getByRole('button', { name: /^Show/ }).click();
  await page.getByRole('option', { name: /With warnings/ }).click();
  await expect(sheet.getByText('Building permit')).toHaveCount(0);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export to Excel' }).click();
  expect((await download).suggestedFilename()).toMatch(/estimate\.xlsx$/);
});

test('the assistant opens beside the totals', async ({ page }) => {
  const { data } = await api<{ uuid: string }[]>('estimator', '/estimations');
  await page.goto(`/estimation/${data[0]!.uuid}/estimate`);
  const totals = page.getByRole('complementary', { name: 'Totals' });
  await expect(totals).toBeVisible();
  await page.getByRole('button', { name: 'Ask the assistant' }).click();
  const assistant = await page.getByRole('dialog', { name: 'Assistant' }).boundingBox();
  const side = await totals.boundingBox();
  expect(assistant!.x + assistant!.width).toBeLessThanOrEqual(side!.x);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, who: 'owner' });

  test('formula suggestions do not cover the form buttons', async ({ page }) => {
    await page.goto('/estimation/material-formula');
    // The button shows “New”; its accessible name includes the created entity.
    await page.getByRole('button', { name: 'New material formula', exact: true }).click();
    const form = page.getByRole('dialog');
    const formula = form.getByRole('combobox', { name: 'Formula', exact: true });
    await formula.fill('a');
    const names = page.getByRole('listbox', { name: 'Available names' });
    await expect(names).toBeVisible();
    const { y, height } = (await names.boundingBox())!;
    const foot = (await form.locator('footer').boundingBox())!;
    expect(y + height).toBeLessThanOrEqual(foot.y);
    // A complete name without longer matches leaves the result visible.
    await formula.fill('perimeter');
    await expect(names).toBeHidden();
  });
});
