import type { SheetTruth } from '../packages/testing/src/plans/index.ts';
import { api, expect, test, type Page } from './support/app.ts';
import { noViolations } from './support/axe.ts';
import { Canvas } from './support/canvas.ts';
import { prepareSheet, type PreparedSheet } from './support/plans.ts';

test.use({ who: 'estimator' });

let sheet: PreparedSheet;
let floor: SheetTruth;
const at = (rest: string) => `/estimations/${sheet.estimationId}/${rest}`;
const condition = (code: string, type: string, parameters: object = {}) =>
  api('estimator', at('conditions'), {
    method: 'POST',
    body: { code, name: `Condition ${code}`, type, color: '#2a6fdb', category: '', parameters },
  });
/** A foot in points of the sheet. */
const foot = 18;
test.beforeEach(async ({}, { title }) => {
  sheet = await prepareSheet('estimator', title, { seed: 11, sheets: ['floor'] });
  floor = sheet.truth.sheets[0] as SheetTruth;
  await condition('F1', 'area');
  await condition('P1', 'linear');
  await condition('W1', 'surface_area', { height: 9, sides: 2 });
  await condition('V1', 'volume_2d');
  await api('estimator', at(`calibration/${sheet.pageId}`), {
    method: 'PUT',
    body: { calibrations: [{ type: 'named_scale', value: 1 / foot, unit: 'ft', calibrated: true }] },
  });
});

interface Stored {
  calibrations: { uuid: string; name?: string; calibrated: boolean; value: number; region?: object }[];
  takeoffs: { uuid: string; type: string; version: number }[];
}
const stored = async () => (await api<Stored>('estimator', at(`take-off/${sheet.pageId}`))).data;
async function open(page: Page): Promise<Canvas> {
  const canvas = new Canvas(page, floor);
  await page.goto(sheet.path);
  await canvas.ready();
  return canvas;
}
/** Free paper: between the drawing and the frame nothing is snapped to. */
const free = (x: number, y: number) => ({ x: floor.width * x, y: floor.height * y });
const toasts = (page: Page) => page.getByRole('region', { name: 'Messages' });

test('changes the condition of a measure, also to another type if the outline allows it', async ({
  page,
}) => {
  const canvas = await open(page);
  const bar = page.getByRole('group', { name: 'Selection' });
  const change = async (from: RegExp, to: RegExp) => {
    await bar.getByRole('button', { name: from }).click();
    await page.getByRole('menuitemradio', { name: to }).click();
  };
  await canvas.tool('Area');
  await canvas.draw(floor.rooms.find(({ polygon }) => polygon.length === 4)?.polygon ?? []);
  const area = await canvas.quantity('F1');
  await canvas.host.press('v');
  await canvas.host.press('.');

  await test.step('ask for missing dimensions', async () => {
    await change(/^Condition F1/, /^V1/);
    await expect(bar.getByRole('button', { name: /^Condition V1/ })).toBeVisible();
    await bar.getByRole('textbox', { name: 'Depth' }).fill('6"');
    await page.keyboard.press('Enter');
    await canvas.expectQuantity('V1', area / 2);
    await expect.poll(async () => (await stored()).takeoffs[0]?.type).toBe('volume_2d');
  });

  await test.step('convert an area to a wall and undo', async () => {
    await change(/^Condition V1/, /^W1/);
    await expect.poll(async () => (await stored()).takeoffs[0]?.type).toBe('surface_area');
    const wall = await canvas.quantity('W1');
    await change(/^Condition W1/, /^P1/);
    await canvas.expectQuantity('P1', wall / 18);
    await canvas.host.focus();
    await canvas.host.press('Control+z');
    await expect(page.getByText('Undone: Change W1 to P1')).toBeAttached();
    await canvas.expectQuantity('W1', wall);
  });

  await test.step('create a new condition for it in one step', async () => {
    const wall = await canvas.quantity('W1');
    await bar.getByRole('button', { name: /^Condition W1/ }).click();
    await page.getByRole('menuitem', { name: 'Change to new condition' }).click();
    const made = page.getByRole('dialog', { name: 'New condition' });
    await expect(made.getByRole('button', { name: /^Take-off type/ })).toContainText('Surface area');
    await made.getByRole('textbox', { name: 'Code' }).fill('W9');
    await made.getByRole('textbox', { name: 'Name' }).fill('Shaft wall');
    await made.getByRole('textbox', { name: 'Height' }).fill("9'");
    await made.getByRole('button', { name: 'Create condition' }).click();
    await expect(bar.getByRole('button', { name: /^Condition W9/ })).toBeVisible();
    await expect.poll(async () => canvas.quantity('W9')).toBeGreaterThan(0);
    await canvas.host.focus();
    await canvas.host.press('Control+z');
    await expect(page.getByText('Undone: Change W1 to W9')).toBeAttached();
    await canvas.expectQuantity('W1', wall);
  });

  await test.step('disable area conditions for an open line with the reason', async () => {
    await canvas.tool('Linear');
    await canvas.draw([free(0.1, 0.1), free(0.2, 0.1)]);
    await canvas.host.press('v');
    await canvas.host.press(',');
    await expect(bar.getByRole('button', { name: /^Condition P1/ })).toBeVisible();
    await bar.getByRole('button', { name: /^Condition P1/ }).click();
    const menu = page.getByRole('menu', { name: 'Condition' });
    await expect(menu.getByRole('menuitemradio', { name: /^F1/ })).toHaveAttribute('aria-disabled', 'true');
    await expect(menu.getByText('Open lines enclose no area.').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await noViolations(page);
  });

  await page.reload();
  await canvas.ready();
  await expect
    .poll(async () => (await stored()).takeoffs.map(({ type }) => type).sort())
    .toEqual(['linear', 'surface_area']);
});

test('adds, uses, edits, removes and restores a detail scale', async ({ page }) => {
  const canvas = await open(page);
  const form = page.getByRole('form', { name: 'Detail scale' });
  const details = page.getByRole('group', { name: 'Details with their own scales' });
  await canvas.tool('Linear');
  await canvas.draw([free(0.1, 0.1), free(0.2, 0.1)]);
  const whole = await canvas.quantity('P1');

  await test.step('frame and name the detail', async () => {
    await canvas.host.press('Shift+K');
    await canvas.drag(free(0.05, 0.05), free(0.25, 0.16));
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form).toContainText('Select a scale.');
    await form.getByRole('textbox', { name: 'Name' }).fill('Sill');
    await form.getByRole('combobox', { name: 'Scale' }).fill('1 1/2');
    await page.getByRole('option', { name: '1 1/2″ = 1′-0″' }).click();
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(details.getByRole('button', { name: 'Sill: 1 1/2″ = 1′-0″. Edit' })).toBeVisible();
  });

  await test.step('measures inside use its scale, shown in the status bar', async () => {
    await canvas.expectQuantity('P1', whole / 6);
    const { x, y } = await canvas.at(free(0.15, 0.12));
    await page.mouse.move(x, y);
    await expect(canvas.status).toContainText('Sill 1 1/2″ = 1′-0″');
    const out = await canvas.at(free(0.5, 0.1));
    await page.mouse.move(out.x, out.y);
    await expect(canvas.status).toContainText('Scale 1/4″ = 1′-0″');
  });

  await test.step('measures crossing its edge use the sheet scale', async () => {
    await canvas.tool('Linear');
    await canvas.draw([free(0.14, 0.13), free(0.34, 0.13)]);
    await expect(
      page.getByText('This measure crosses two scales. It uses the scale of the sheet'),
    ).toBeVisible();
    await canvas.expectQuantity('P1', whole / 6 + whole * 2);
  });

  await test.step('a calibration line inside sets the detail scale', async () => {
    await canvas.tool('Set scale');
    await canvas.press(free(0.1, 0.1));
    await canvas.press(free(0.2, 0.1));
    const known = page.getByRole('form', { name: 'How long is this line?' });
    await expect(known).toContainText('This line is in Sill');
    await known.getByRole('textbox', { name: 'Real length' }).fill(`${whole / 12}'`);
    await known.getByRole('button', { name: 'Set scale' }).click();
    await canvas.expectQuantity('P1', whole / 12 + whole * 2);
    await expect(details.getByRole('button', { name: /^Sill: 3″/ })).toBeVisible();
  });

  await test.step('remove the detail and undo', async () => {
    await page.getByRole('button', { name: 'Sheet scales' }).click();
    const panel = page.getByRole('dialog', { name: 'Sheet scales' });
    const scales = panel.getByRole('list', { name: 'Sheet scales' });
    await expect(scales.getByRole('listitem')).toHaveCount(2);
    await noViolations(page);
    await panel.getByRole('button', { name: 'Remove scale of Sill' }).click();
    await canvas.expectQuantity('P1', whole * 3);
    await expect(panel.getByRole('listitem')).toHaveCount(1);
    await page.keyboard.press('Escape');
    const removed = toasts(page)
      .locator('div:has(button)')
      .filter({ hasText: 'Scale of Sill removed' })
      .last();
    await removed.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('Undone: remove the scale of Sill')).toBeVisible();
    await canvas.expectQuantity('P1', whole / 12 + whole * 2);
  });

  await page.reload();
  await canvas.ready();
  await expect(details.getByRole('button', { name: /^Sill: 3″/ })).toBeVisible();
  expect((await stored()).calibrations).toHaveLength(2);
});

test('rejects a scale change based on an outdated scale', async ({ page }) => {
  const canvas = await open(page);
  const { calibrations } = await stored();
  // The other user's change arrives after this window has read and before its next request.
  await page.route('**/changes?*', (route) => route.abort());
  await api('estimator', at(`calibration/${sheet.pageId}`), {
    method: 'PUT',
    body: { calibrations: calibrations.map((each) => ({ ...each, value: 1 / 9 })) },
  });
  await canvas.status.getByRole('button', { name: /Scale/ }).click();
  await page.getByRole('menuitem', { name: 'Architectural' }).click();
  await page.getByRole('menuitem', { name: '3/4″ = 1′-0″' }).click();
  await expect(toasts(page)).toContainText('Someone else changed the scales of this sheet');
  expect((await stored()).calibrations[0]?.value).toBeCloseTo(1 / 9, 9);
});
