import type { SheetTruth } from '../packages/testing/src/plans/index.ts';
import { api, expect, test, type Page } from './support/app.ts';
import { noViolations } from './support/axe.ts';
import { Canvas } from './support/canvas.ts';
import { prepareSheet, type PreparedSheet } from './support/plans.ts';

test.use({ who: 'estimator' });

let sheet: PreparedSheet;
let floor: SheetTruth;
test.beforeEach(async ({}, { title }) => {
  sheet = await prepareSheet('estimator', title, { seed: 12, sheets: ['floor'] });
  floor = sheet.truth.sheets[0] as SheetTruth;
  await api('estimator', `/estimations/${sheet.estimationId}/calibration/${sheet.pageId}`, {
    method: 'PUT',
    body: { calibrations: [{ type: 'named_scale', value: 1 / 18, unit: 'ft', calibrated: true }] },
  });
});

const free = (x: number, y: number) => ({ x: floor.width * x, y: floor.height * y });
const estimated = async (code: string) => {
  const { data } = await api<{ groups: { code: string; quantity: string }[] }>(
    'estimator',
    `/estimations/${sheet.estimationId}/estimate`,
  );
  return Number(data.groups.find((group) => group.code === code)?.quantity);
};
const add = (body: Record<string, unknown>) =>
  api('estimator', `/estimations/${sheet.estimationId}/conditions`, {
    method: 'POST',
    body: { color: '#2a6fdb', category: '', parameters: {}, ...body },
  });
async function open(page: Page): Promise<Canvas> {
  const canvas = new Canvas(page, floor);
  await page.goto(sheet.path);
  await canvas.ready();
  return canvas;
}

test('deducts openings of a condition and of one wall in the estimate', async ({ page }) => {
  const canvas = await open(page);

  await test.step('enter openings of a condition and reject incomplete ones', async () => {
    await canvas.conditions.getByRole('button', { name: 'New', exact: true }).click();
    const form = page.getByRole('dialog', { name: 'New condition' });
    await form.getByRole('textbox', { name: 'Code' }).fill('W1');
    await form.getByRole('button', { name: /^Take-off type/ }).click();
    await page.getByRole('option', { name: 'Surface area (walls)' }).click();
    await form.getByRole('textbox', { name: 'Name', exact: true }).fill('Corridor wall');
    await form.getByRole('textbox', { name: 'Height' }).fill('9');
    await form.getByRole('button', { name: 'Add opening' }).click();
    await form.getByRole('textbox', { name: 'Width, opening 1' }).fill(`3'-0"`);
    await form.getByRole('button', { name: 'Create condition' }).click();
    await expect(form).toContainText('Complete or remove the incomplete opening.');
    await noViolations(page);
    await form.getByRole('textbox', { name: 'Height, opening 1' }).fill(`7'-0"`);
    await form.getByRole('button', { name: 'Create condition' }).click();
    await expect(form).toBeHidden();
  });

  let gross = 0;
  await test.step('deduct them from walls without their own openings', async () => {
    await canvas.tool('Surface area');
    await canvas.draw([free(0.1, 0.1), free(0.5, 0.1)]);
    await canvas.expectMeasures(1);
    await expect(canvas.conditions).toContainText('1 × 3′-0″ by 7′-0″');
    await expect(canvas.conditions).toContainText('−21.0 SF');
    gross = (await canvas.quantity('W1')) + 21;
    await canvas.expectSaved();
    await expect.poll(async () => Math.abs((await estimated('W1')) - (gross - 21))).toBeLessThan(0.1);
  });

  const bar = page.getByRole('group', { name: 'Selection' });
  await test.step('enter openings of one wall', async () => {
    await canvas.host.press('v');
    await canvas.host.press('.');
    await bar.getByRole('button', { name: 'Openings: 1' }).click();
    const dialog = page.getByRole('dialog', { name: 'Openings' });
    await dialog.getByRole('textbox', { name: 'Count, opening 1' }).fill('3');
    await dialog.getByRole('button', { name: 'Add opening' }).click();
    await dialog.getByRole('textbox', { name: 'Width, opening 2' }).fill('30 in');
    await dialog.getByRole('textbox', { name: 'Height, opening 2' }).fill(`4'`);
    await noViolations(page);
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect(dialog).toBeHidden();
    await expect(canvas.conditions).toContainText('−73.0 SF');
    await canvas.expectQuantity('W1', gross - 73, 0.0005);
    await canvas.expectSaved();
    await expect.poll(async () => Math.abs((await estimated('W1')) - (gross - 73))).toBeLessThan(0.1);
  });

  await test.step('undo and redo them in one step', async () => {
    await canvas.host.focus();
    await canvas.host.press('Control+z');
    await canvas.expectQuantity('W1', gross - 21, 0.0005);
    await canvas.host.press('Control+Shift+z');
    await canvas.expectSaved();
    await page.reload();
    await canvas.ready();
    await canvas.expectQuantity('W1', gross - 73, 0.0005);
  });

  await test.step('a cut-out on a wall points to openings', async () => {
    await canvas.tool('Cut-out');
    await canvas.draw([free(0.2, 0.06), free(0.35, 0.06), free(0.35, 0.14)]);
    await expect(page.getByText(/select the wall and click Openings/).first()).toBeVisible();
  });
});

test('measures hips, oval ducts and spiral ducts', async ({ page }) => {
  await add({ code: 'H1', name: 'Hip', type: 'pitched_linear', parameters: { rise: 4, run: 12 } });
  await add({ code: 'D1', name: 'Duct', type: 'spiral_area' });
  const canvas = await open(page);
  const options = (tool: string) => page.getByRole('group', { name: `${tool} options` });
  const line = [free(0.1, 0.1), free(0.5, 0.1)];

  await canvas.condition('H1').click();
  await canvas.draw(line);
  const rafter = await canvas.quantity('H1');
  await options('Pitched linear').getByRole('button', { name: 'Hip or valley' }).click();
  const plan = rafter / Math.hypot(1, 4 / 12);
  await canvas.expectQuantity('H1', plan * Math.sqrt((16 + 2 * 144) / (2 * 144)), 0.001);
  await expect(canvas.conditions).toContainText('4:12, hip or valley');

  await canvas.condition('D1').click();
  const oval = options('Duct surface').getByRole('textbox', { name: 'Flat oval' });
  await oval.fill('24" x 12"');
  await oval.press('Enter');
  await canvas.draw(line.map(({ x, y }) => ({ x, y: y + 30 })));
  await canvas.expectQuantity('D1', plan * (Math.PI + 2), 0.001);
  await canvas.host.press('v');
  await canvas.host.press(',');
  await page.getByRole('group', { name: 'Selection' }).getByRole('button', { name: 'No helix' }).click();
  const dialog = page.getByRole('dialog', { name: 'Helix' });
  await dialog.getByRole('textbox', { name: 'Radius' }).fill(`3'`);
  await dialog.getByRole('textbox', { name: 'Turns' }).fill('1.5');
  await dialog.getByRole('textbox', { name: 'Rise' }).fill(`12'`);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await canvas.expectQuantity('D1', 30.715 * (Math.PI + 2), 0.001);
  await canvas.expectSaved();
  await expect.poll(() => estimated('D1')).toBeCloseTo(30.715 * (Math.PI + 2), 1);
});
