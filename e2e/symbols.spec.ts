import type { SheetTruth, SymbolTruth } from '../packages/testing/src/plans/index.ts';
import { api, expect, test, type Page } from './support/app.ts';
import { noViolations } from './support/axe.ts';
import { Canvas } from './support/canvas.ts';
import { prepareSheet, type PreparedSheet } from './support/plans.ts';

test.use({ who: 'estimator' });

let sheet: PreparedSheet;
let power: SheetTruth;
/** A foot in points of the sheet. */
const foot = 18;

test.beforeEach(async ({}, { title }) => {
  sheet = await prepareSheet('estimator', title, { seed: 11, sheets: ['power'] });
  power = sheet.truth.sheets[0] as SheetTruth;
  for (const [code, name] of [
    ['E1', 'Duplex receptacle'],
    ['E2', 'Data outlet'],
  ])
    await api('estimator', `/estimations/${sheet.estimationId}/conditions`, {
      method: 'POST',
      body: { code, name, type: 'count', color: '#b4232c', category: '', parameters: {} },
    });
});

async function open(page: Page): Promise<Canvas> {
  const canvas = new Canvas(page, power);
  await page.goto(sheet.path);
  await canvas.ready();
  return canvas;
}
const bar = (page: Page) => page.getByRole('group', { name: 'Symbol search' });
/** Result status of the bar; the slider has a separate status. */
const found = (page: Page) => bar(page).getByRole('status').filter({ hasText: 'found' });
const all = (symbol: string): SymbolTruth[] => power.symbols.filter((each) => each.symbol === symbol);
const first = (symbol: string): SymbolTruth => {
  const [one] = all(symbol);
  if (!one) throw new Error(`the sheet has no ${symbol}`);
  return one;
};
/** Corners of a box around a symbol, including part of the wall it is on. */
const around = ({ at }: SymbolTruth): [{ x: number; y: number }, { x: number; y: number }] => [
  { x: at.x - foot, y: at.y - foot },
  { x: at.x + foot, y: at.y + foot },
];

test('finds a symbol in any rotation on the sheet or in a part of it', async ({ page }) => {
  const canvas = await open(page);
  const receptacles = power.counts['RCPT'] ?? 0;
  await canvas.condition('E1').click();
  await page.getByRole('button', { name: 'Find symbols…' }).click();
  await expect(bar(page)).toContainText('Drag a box around one symbol');
  await expect(canvas.host).toBeFocused();

  await test.step('report an empty box and one that is too large', async () => {
    await canvas.drag({ x: 100, y: 1620 }, { x: 160, y: 1660 });
    await expect(page.getByText('This box is empty.')).toBeVisible();
    await canvas.drag({ x: 100, y: 100 }, { x: 1900, y: 1600 });
    await expect(page.getByText('This box covers more than a quarter of the sheet.')).toBeVisible();
    await expect(bar(page)).toContainText('Drag a box around one symbol');
  });

  await test.step('propose all places in any rotation and no others', async () => {
    await canvas.drag(...around(first('RCPT')));
    await expect(found(page)).toHaveText(`${receptacles} found`, { timeout: 30_000 });
    await expect(bar(page).getByRole('button', { name: `Add ${receptacles}` })).toBeEnabled();
    await noViolations(page);
  });

  await test.step('exclude rotated places without another search', async () => {
    const turned = bar(page).getByRole('button', { name: 'Rotated' });
    await turned.click();
    await expect(found(page)).not.toHaveText(`${receptacles} found`);
    await turned.click();
    await expect(found(page)).toHaveText(`${receptacles} found`);
  });

  await test.step('limit the search to an area and back to the whole sheet', async () => {
    const [left, right] = [power.width * 0.02, power.width * 0.4];
    const inPart = all('RCPT').filter(({ at }) => at.x > left && at.x < right).length;
    await bar(page).getByRole('button', { name: 'Limit to area…' }).click();
    await canvas.drag({ x: left, y: power.height * 0.98 }, { x: right, y: power.height * 0.1 });
    await expect(found(page)).toHaveText(`${inPart} found`);
    await bar(page).getByRole('button', { name: 'Whole sheet' }).click();
    await expect(found(page)).toHaveText(`${receptacles} found`);
  });
});

test('reviews, rejects and counts the found places in one step', async ({ page }) => {
  const canvas = await open(page);
  const receptacles = power.counts['RCPT'] ?? 0;
  await canvas.condition('E1').click();
  await canvas.host.press('Shift+C');
  await canvas.drag(...around(first('RCPT')));
  await expect(found(page)).toHaveText(`${receptacles} found`, { timeout: 30_000 });

  await test.step('review places, and reject and accept one', async () => {
    await bar(page).getByRole('button', { name: 'Next' }).click();
    await expect(bar(page)).toContainText(`1 of ${receptacles}`);
    await bar(page).getByRole('button', { name: 'Reject' }).click();
    await expect(found(page)).toContainText('1 rejected');
    await bar(page).getByRole('button', { name: 'Accept' }).click();
    await expect(found(page)).not.toContainText('rejected');
    await canvas.host.focus();
    await canvas.host.press('f');
    await canvas.press(first('RCPT').at);
    await expect(found(page)).toContainText('1 rejected');
  });

  await test.step('add the remaining marks, undo and redo in one step', async () => {
    await bar(page)
      .getByRole('button', { name: `Add ${receptacles - 1}` })
      .click();
    await expect(page.getByText(`${receptacles - 1} marks added to E1.`)).toBeVisible();
    await expect(bar(page)).toBeHidden();
    await canvas.expectMeasures(1);
    expect(await canvas.quantity('E1')).toBe(receptacles - 1);
    await canvas.host.press('Control+z');
    await expect(page.getByText(`Undone: Count ${receptacles - 1} symbols`)).toBeAttached();
    await canvas.expectMeasures(0);
    await canvas.host.press('Control+Shift+Z');
    await canvas.expectMeasures(1);
    await canvas.expectSaved();
  });

  await test.step('keep the marks over a reload and do not propose counted places', async () => {
    await page.reload();
    await canvas.ready();
    await canvas.expectMeasures(1);
    expect(await canvas.quantity('E1')).toBe(receptacles - 1);
    await canvas.host.focus();
    await canvas.host.press('Shift+C');
    await canvas.drag(...around(all('RCPT')[3]!));
    await expect(found(page)).toHaveText(`${receptacles} found · ${receptacles - 1} already counted`, {
      timeout: 30_000,
    });
    await expect(bar(page).getByRole('button', { name: 'Add 1' })).toBeEnabled();
    await canvas.host.press('Escape');
    await expect(bar(page)).toBeHidden();
    await canvas.expectMeasures(1);
  });
});

test('finds, rejects and adds marks by keyboard, multiplied by a typical group', async ({ page }) => {
  const canvas = await open(page);
  const outlets = power.counts['DATA'] ?? 0;
  await canvas.condition('E2').focus();
  await page.keyboard.press('Enter');
  await canvas.host.focus();
  await canvas.host.press('Shift+C');
  await expect(bar(page)).toContainText('Drag a box around one symbol');
  // Moves from the center of the view in steps of the crosshair.
  const box = await canvas.host.boundingBox();
  if (!box) throw new Error('the canvas is not on the page');
  const goal = await canvas.at(first('DATA').at);
  const way = async (by: number, [back, on]: [string, string]) => {
    const key = by < 0 ? back : on;
    const steps = Math.round(Math.abs(by) / 4);
    for (let i = 0; i < Math.floor(steps / 10); i++) await canvas.host.press(`Shift+${key}`);
    for (let i = 0; i < steps % 10; i++) await canvas.host.press(key);
  };
  await way(goal.x - 8 - box.x - box.width / 2, ['ArrowLeft', 'ArrowRight']);
  await way(goal.y - 8 - box.y - box.height / 2, ['ArrowUp', 'ArrowDown']);
  await canvas.host.press(' ');
  await way(16, ['ArrowLeft', 'ArrowRight']);
  await way(16, ['ArrowUp', 'ArrowDown']);
  await canvas.host.press(' ');
  await expect(found(page)).toHaveText(`${outlets} found`, { timeout: 30_000 });
  for (let left = outlets; left > 7; left--) {
    await canvas.host.press('.');
    await canvas.host.press(left % 2 === 0 ? 'Delete' : 'Backspace');
  }
  await expect(found(page)).toHaveText(`${outlets} found · ${outlets - 7} rejected`);
  await canvas.host.press('Enter');
  await canvas.expectMeasures(1);
  expect(await canvas.quantity('E2')).toBe(7);

  await page.getByRole('button', { name: 'Typical groups' }).click();
  const panel = page.getByRole('dialog', { name: 'Typical groups' });
  await panel.getByRole('button', { name: 'New group' }).click();
  await page.keyboard.type('Typical floor');
  await page.keyboard.press('Enter');
  await panel.getByRole('textbox', { name: 'Multiplier for Typical floor' }).fill('12');
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('textbox', { name: 'Multiplier for Typical floor' })).toHaveValue('12');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await canvas.host.focus();
  await canvas.host.press('v');
  await canvas.host.press('.');
  await page.getByRole('group', { name: 'Selection' }).getByRole('button', { name: 'No group' }).click();
  await page.getByRole('menuitemradio', { name: 'Typical floor × 12' }).click();
  await expect.poll(() => canvas.quantity('E2')).toBe(84);
  await canvas.host.focus();
  await canvas.host.press('f');
  await canvas.tool('Count');
  await canvas.draw([0.1, 0.12, 0.14].map((x) => ({ x: power.width * x, y: power.height * 0.06 })));
  await expect.poll(() => canvas.quantity('E2')).toBe(87);
  await canvas.expectSaved();
});

test('searches all sheets, adds the marks of each and removes them again', async ({ page }, { title }) => {
  const set = await prepareSheet('estimator', `${title} set`, {
    seed: 11,
    sheets: ['power', 'floor', 'power'],
  });
  await expect
    .poll(async () => {
      const { data } = await api<{ is_processed: number }[]>(
        'estimator',
        `/workdrive/plans/pages?prop_type=estimation&prop_id=${set.estimationId}`,
      );
      return data.filter((each) => each.is_processed >= 4).length;
    })
    .toBe(3);
  const [shown, , other] = set.truth.sheets as [SheetTruth, SheetTruth, SheetTruth];
  const count = (shown.counts['RCPT'] ?? 0) + (other.counts['RCPT'] ?? 0);
  const receptacle = shown.symbols.find(({ symbol }) => symbol === 'RCPT');
  if (!receptacle) throw new Error('the sheet has no receptacle');
  await api('estimator', `/estimations/${set.estimationId}/conditions`, {
    method: 'POST',
    body: { code: 'E1', name: 'Receptacle', type: 'count', color: '#b4232c', category: '', parameters: {} },
  });
  const quantity = async () => {
    const { data } = await api<{ groups: { code: string; quantity: string }[] }>(
      'estimator',
      `/estimations/${set.estimationId}/estimate`,
    );
    return Number(data.groups.find(({ code }) => code === 'E1')?.quantity ?? 0);
  };
  const canvas = new Canvas(page, shown);
  const panel = page.getByRole('region', { name: 'Symbols on several sheets' });
  await page.goto(set.path);
  await canvas.ready();
  await canvas.condition('E1').click();
  await canvas.host.press('Shift+C');
  await canvas.drag(...around(receptacle));
  await expect(found(page)).toHaveText(`${shown.counts['RCPT']} found`, { timeout: 30_000 });

  await test.step('choose sheets and search them while another one is opened', async () => {
    await bar(page).getByRole('button', { name: 'Search other sheets…' }).click();
    await expect(panel).toContainText('Select the sheets to search.');
    const boxes = panel.getByRole('checkbox');
    await expect(boxes).toHaveCount(4);
    await boxes.nth(2).uncheck();
    await noViolations(page);
    await panel.getByRole('button', { name: 'Search 2 sheets' }).click();
    await page.getByRole('navigation', { name: 'Pages' }).locator('button[title]').nth(2).click();
    await expect(page).not.toHaveURL(set.path);
    await canvas.ready();
    await expect(panel).toContainText(`${count} found on 2 sheets`, { timeout: 90_000 });
  });

  await test.step('reject one match and add the others on both sheets', async () => {
    await panel
      .getByRole('button', { name: /^Match 1,/ })
      .first()
      .click();
    await noViolations(page);
    await panel.getByRole('button', { name: `Add ${count - 1} to E1` }).click();
    await expect(panel).toContainText(`${count - 1} marks added to E1.`);
    await expect.poll(quantity).toBe(count - 1);
    await canvas.expectMeasures(1);
  });

  await test.step('undo on all sheets in one step and add again', async () => {
    await panel.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(quantity).toBe(0);
    await canvas.expectMeasures(0);
    await panel.getByRole('button', { name: `Add ${count - 1} to E1` }).click();
    await expect.poll(quantity).toBe(count - 1);
    await panel.getByRole('button', { name: 'Close' }).click();
    await expect(panel).toBeHidden();
    await page.goto(set.path);
    await canvas.ready();
    await canvas.expectMeasures(1);
  });
});
