import type { SheetTruth } from '../packages/testing/src/plans/index.ts';
import { api, expect, test, type Page } from './support/app.ts';
import { noViolations } from './support/axe.ts';
import { Canvas } from './support/canvas.ts';
import { prepareSheet, type PreparedSheet } from './support/plans.ts';

test.use({ who: 'estimator' });

let sheet: PreparedSheet;
let floor: SheetTruth;
test.beforeEach(async ({}, { title }) => {
  sheet = await prepareSheet('estimator', title, {
    seed: 11,
    sheets: ['floor', 'finishes'],
    style: { rotation: [90, 0] },
  });
  floor = sheet.truth.sheets[0] as SheetTruth;
  await api('estimator', `/estimations/${sheet.estimationId}/conditions`, {
    method: 'POST',
    body: { code: 'F1', name: 'Floor', type: 'area', color: '#2a6fdb', category: '', parameters: {} },
  });
  await expect
    .poll(
      async () =>
        (
          await api<{ is_processed: number }[]>(
            'estimator',
            `/workdrive/plans/pages?prop_type=estimation&prop_id=${sheet.estimationId}`,
          )
        ).data.filter((page) => page.is_processed >= 4).length,
    )
    .toBe(2);
});

interface Condition {
  code: string;
  color: string;
  hatch: string;
  mark_shape: string;
}
const conditions = async () =>
  (await api<Condition[]>('estimator', `/estimations/${sheet.estimationId}/conditions`)).data;
async function open(page: Page): Promise<Canvas> {
  const canvas = new Canvas(page, floor);
  await page.goto(sheet.path);
  await canvas.ready();
  return canvas;
}
const room = (index: number) =>
  floor.rooms.filter(({ polygon }) => polygon.length === 4)[index]?.polygon ?? [];

test('gives a new condition a distinct style, which can be changed by keyboard', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: 'New', exact: true }).click();
  const form = page.getByRole('dialog', { name: 'New condition' });
  await form.getByRole('textbox', { name: 'Code' }).fill('F2');
  await form.getByRole('textbox', { name: 'Name' }).fill('Tile');
  await expect(form.getByRole('radio', { name: 'Diagonal up' })).toBeChecked();
  await form.getByRole('radio', { name: 'Diagonal up' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(form.getByRole('radio', { name: 'Diagonal down' })).toBeChecked();
  await noViolations(page);
  await form.getByRole('button', { name: 'Create condition' }).click();
  await expect(form).toBeHidden();
  await expect
    .poll(async () => (await conditions()).at(-1))
    .toMatchObject({ code: 'F2', hatch: 'back_diagonal' });
  const [first, second] = await conditions();
  expect(second?.color).not.toBe(first?.color);

  await page.getByRole('button', { name: 'Edit condition' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit F2' });
  await edit.getByRole('radio', { name: 'Dots' }).focus();
  await page.keyboard.press('Space');
  await edit.getByRole('textbox', { name: 'Name' }).fill('Quarry tile');
  await edit.getByRole('button', { name: 'Save condition' }).click();
  await expect(edit).toBeHidden();
  await expect(page.getByRole('button', { name: /^F2 Quarry tile/ })).toBeVisible();
  expect((await conditions()).at(-1)).toMatchObject({ name: 'Quarry tile', hatch: 'dots' });
});

test('keeps a measure without a layer and notifies when its layer was locked meanwhile', async ({
  page,
  context,
}) => {
  const canvas = await open(page);
  const layers = `/estimations/${sheet.estimationId}/layers`;
  await page.getByRole('button', { name: 'Layers' }).click();
  const panel = page.getByRole('dialog', { name: 'Layers' });
  await panel.getByRole('button', { name: 'New layer' }).click();
  await page.keyboard.type('Existing');
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('button', { name: /^Existing/ })).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await context.setOffline(true);
  await canvas.tool('Area');
  await canvas.draw(room(0));
  await canvas.expectMeasures(1);
  // Changed outside the offline window.
  const [layer] = (await api<{ uuid: string; version: number }[]>('estimator', layers)).data;
  await api('estimator', `${layers}/${layer?.uuid}`, {
    method: 'PUT',
    body: { is_locked: true, version: layer?.version },
  });
  await context.setOffline(false);
  await expect(
    page.getByText('Layer “Existing” is locked. 1 measure you added was kept without a layer.'),
  ).toBeVisible({ timeout: 20_000 });
  await canvas.expectSaved();
  await canvas.expectMeasures(1);
  const { data } = await api<{ takeoffs: { layer_id: string | null }[] }>(
    'estimator',
    `/estimations/${sheet.estimationId}/take-off/${sheet.pageId}`,
  );
  expect(data.takeoffs.map(({ layer_id }) => layer_id)).toEqual([null]);
});

test('steps through the matches of a text search, also on rotated sheets', async ({ page }) => {
  const canvas = await open(page);
  const wanted = floor.rooms[0]?.name ?? '';
  await page.getByRole('button', { name: 'Search plans' }).click();
  const field = page.getByRole('searchbox', { name: 'Search plans' });
  await field.fill(wanted);
  const places = page.getByRole('navigation', { name: 'Pages' }).getByRole('status');
  await expect(places).toHaveText(/^\d+ matches$/);
  const total = Number((await places.textContent())?.split(' ')[0]);
  await field.press('Enter');
  await expect(places).toHaveText(`1 of ${total}`);
  const here = page.locator('[data-found][data-current]');
  const isInTheMiddle = async () => {
    const [box, host] = [await here.first().boundingBox(), await canvas.host.boundingBox()];
    if (!box || !host) return false;
    const off = (a: number, b: number) => Math.abs(a - b);
    // Upright text is wider than high, whatever the stored rotation of the page.
    return (
      box.width > box.height &&
      off(box.x + box.width / 2, host.x + host.width / 2) < 8 &&
      off(box.y + box.height / 2, host.y + host.height / 2) < 8
    );
  };
  await expect.poll(isInTheMiddle).toBe(true);
  const first = page.url();
  for (let place = 2; place <= total; place++) {
    await field.press('Enter');
    await expect(places).toHaveText(`${place} of ${total}`);
    await expect.poll(isInTheMiddle, { timeout: 15_000 }).toBe(true);
  }
  // The last is on the finish plan: the other page, with the search still on.
  expect(page.url()).not.toBe(first);
  await expect(field).toHaveValue(wanted);
  await field.press('Shift+Enter');
  await expect(places).toHaveText(`${total - 1} of ${total}`);
  await field.press('Escape');
  await expect(page.locator('[data-found]')).toHaveCount(0);
  await expect(field).toHaveValue('');
});
