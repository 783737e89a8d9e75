import { expect, test } from './support/app.ts';
import { noViolations } from './support/axe.ts';
import { prepareOwnSheets } from './support/sheets.ts';

test.use({ who: 'estimator' });

const floor = { x: 180, y: 180, width: 360, height: 180 };
const column = { x: 270, y: 240, width: 36, height: 36 };
const sheet = { width: 1224, height: 792, rects: [floor, column] };
const corners = [
  { x: 180, y: 180 },
  { x: 540, y: 180 },
  { x: 540, y: 360 },
  { x: 180, y: 360 },
];
const columnCorners = [
  { x: 270, y: 240 },
  { x: 306, y: 240 },
  { x: 306, y: 276 },
  { x: 270, y: 276 },
];
/** Feet per point at 1/8″ = 1′. */
const eighth = 1 / 9;

test('splits an area with a cut-out by a line and joins the parts again', async ({ page }, { title }) => {
  const plans = await prepareOwnSheets('estimator', title, [sheet]);
  await plans.addCondition('F1', 'area');
  await plans.scale(eighth);
  const canvas = await plans.open(page);
  await canvas.tool('Area');
  await canvas.draw(corners);
  await canvas.tool('Cut-out');
  await canvas.draw(columnCorners);
  // 40 × 20 ft less 4 × 4 ft.
  await canvas.expectQuantity('F1', 784, 0);
  await canvas.host.press('v');

  await test.step('ask for an area before a line is drawn', async () => {
    await canvas.host.press('Escape');
    await canvas.host.press('Shift+S');
    await expect(page.getByText('Draw a line across the selected areas.')).toBeVisible();
    await noViolations(page);
    await canvas.press({ x: 400, y: 180 });
    await canvas.draw([{ x: 400, y: 360 }]);
    await expect(page.getByText('Select the areas to split, then draw a line across them.')).toBeVisible();
    await canvas.expectMeasures(1);
    await canvas.host.press('v');
  });

  await test.step('split across the cut-out', async () => {
    await canvas.host.press('.');
    await canvas.host.press('Shift+S');
    await canvas.press({ x: 288, y: 180 });
    await canvas.draw([{ x: 288, y: 360 }]);
    await canvas.expectMeasures(2);
    await expect(page.getByRole('group', { name: 'Selection' })).toContainText('2 selected');
    await canvas.expectQuantity('F1', 784, 0);
    await expect.poll(async () => (await plans.measures()).length).toBe(2);
    expect((await plans.measures()).every(({ geometry }) => !geometry.cutouts?.length)).toBe(true);
    await expect.poll(async () => (await plans.quantities())['F1']).toBe(784);
  });

  await test.step('undo in one step', async () => {
    await canvas.host.press('Control+z');
    await canvas.expectMeasures(1);
    await canvas.host.press('Control+Shift+Z');
    await canvas.expectMeasures(2);
  });

  await test.step('join the parts to the area with its cut-out', async () => {
    await canvas.host.press('Control+a');
    await canvas.host.press('Shift+J');
    await canvas.expectMeasures(1);
    await canvas.expectQuantity('F1', 784, 0);
    await canvas.expectSaved();
    await page.reload();
    await canvas.ready();
    await canvas.expectQuantity('F1', 784, 0);
    const [joined] = await plans.measures();
    expect(joined?.geometry.cutouts).toHaveLength(1);
    expect(joined?.geometry.vertices).toHaveLength(4);
  });

  await test.step('name a line that splits nothing', async () => {
    const inside = await canvas.at({ x: 500, y: 300 });
    await page.mouse.click(inside.x, inside.y, { button: 'right' });
    await page.getByRole('menuitem', { name: /^Split with a line/ }).click();
    await canvas.press({ x: 400, y: 120 });
    await canvas.draw([{ x: 400, y: 270 }]);
    await expect(
      page.getByText('Nothing was split. The line has to cross the selected area from one side to another.'),
    ).toBeVisible();
    await canvas.expectMeasures(1);
  });
});
