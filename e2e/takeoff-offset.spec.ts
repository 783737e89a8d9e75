import { expect, test, type Page } from './support/app.ts';
import { noViolations } from './support/axe.ts';
import { prepareOwnSheets } from './support/sheets.ts';

test.use({ who: 'estimator' });

const bar = (page: Page) => page.getByRole('group', { name: 'Offset' });
const distance = (page: Page) => bar(page).getByRole('textbox', { name: 'Distance' });

const floor = { x: 180, y: 180, width: 360, height: 180 };
const wall = { x: 700, y: 180, width: 270, height: 180 };
const sheet = { width: 1224, height: 792, rects: [floor, wall] };
const corners = [
  { x: 180, y: 180 },
  { x: 540, y: 180 },
  { x: 540, y: 360 },
  { x: 180, y: 360 },
];
/** Feet per point at 1/8″ = 1′. */
const eighth = 1 / 9;

test('adds a parallel copy of an area inside, outside and as a line', async ({ page }, { title }) => {
  const plans = await prepareOwnSheets('estimator', title, [sheet]);
  await plans.addCondition('F1', 'area');
  await plans.addCondition('P1', 'linear');
  await plans.scale(eighth);
  const canvas = await plans.open(page);
  await canvas.tool('Area');
  await canvas.draw(corners);
  await canvas.expectQuantity('F1', 800, 0);
  await canvas.host.press('v');
  await canvas.host.press('.');

  await test.step('preview while typing and refuse a distance that leaves nothing', async () => {
    await canvas.host.press('Shift+O');
    await expect(distance(page)).toBeFocused();
    await page.keyboard.type("2'");
    // 44 × 24 ft.
    await expect(bar(page)).toContainText('1,056.0 SF');
    await bar(page).getByRole('radio', { name: 'Inside' }).click();
    await expect(bar(page)).toContainText('576.0 SF');
    await noViolations(page);
    await distance(page).fill('10\' 3 1/2"');
    await expect(bar(page).getByRole('alert')).toHaveText(
      'Nothing is left of the shape at this distance. Enter a shorter one.',
    );
    await expect(bar(page).getByRole('button', { name: 'Add offset' })).toBeDisabled();
    await canvas.expectMeasures(1);
  });

  await test.step('place with Enter and undo in one step', async () => {
    await distance(page).fill('2\' 6"');
    await distance(page).press('Enter');
    await expect(bar(page)).toBeHidden();
    await expect(canvas.host).toBeFocused();
    await canvas.expectMeasures(2);
    // 40 × 20 ft and 35 × 15 ft.
    await expect.poll(async () => (await plans.quantities())['F1']).toBe(1325);
    await canvas.host.press('Control+z');
    await canvas.expectMeasures(1);
    await canvas.host.press('Control+Shift+Z');
    await canvas.expectMeasures(2);
    await canvas.host.press('Control+z');
  });

  await test.step('add the outline to a condition for lines', async () => {
    await canvas.host.press('.');
    await page.getByRole('group', { name: 'Selection' }).getByRole('button', { name: 'Offset…' }).click();
    // The last distance that was placed is offered again.
    await expect(distance(page)).toHaveValue('2\' 6"');
    await bar(page)
      .getByRole('button', { name: /Condition/ })
      .click();
    await page.getByRole('menuitemradio', { name: /^P1/ }).click();
    await bar(page).getByRole('button', { name: 'Add offset' }).click();
    // Twice 45 + 25 ft.
    await expect.poll(async () => (await plans.quantities())['P1']).toBe(140);
    await canvas.expectSaved();
  });

  await test.step('keep it over a reload', async () => {
    await page.reload();
    await canvas.ready();
    await canvas.expectMeasures(2);
    await canvas.expectQuantity('P1', 140, 0);
  });
});

test('offsets lines with an arc to the left and to the right', async ({ page }, { title }) => {
  const plans = await prepareOwnSheets('estimator', title, [sheet]);
  await plans.addCondition('P1', 'linear');
  await plans.scale(eighth);
  const canvas = await plans.open(page);
  await canvas.tool('Linear');
  await canvas.press({ x: 700, y: 180 });
  await canvas.press({ x: 970, y: 180 });
  await canvas.draw([{ x: 970, y: 360 }]);
  await canvas.expectQuantity('P1', 50, 0);
  await canvas.host.press('v');
  await canvas.host.press('.');
  await canvas.host.press('Shift+O');
  await distance(page).fill('3');
  await expect(bar(page).getByRole('radio', { name: 'Left' })).toBeChecked();
  // The inside of the corner is 3 ft shorter at both of its sides.
  await expect(bar(page)).toContainText('44.0 LF');
  await bar(page).getByRole('radio', { name: 'Right' }).click();
  await expect(bar(page)).toContainText('56.0 LF');
  await distance(page).press('Enter');
  await expect.poll(async () => (await plans.measures()).length).toBe(2);
  const paths = (await plans.measures()).map(({ geometry }) =>
    geometry.vertices.map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`).join(', '),
  );
  expect(paths).toContain('700 153, 997 153, 997 360');

  await test.step('Esc closes the bar and keeps the selection', async () => {
    await canvas.host.press('Shift+O');
    await expect(distance(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(bar(page)).toBeHidden();
    await expect(page.getByRole('group', { name: 'Selection' })).toContainText('1 selected');
  });

  await test.step('lines and areas cannot be offset together', async () => {
    await plans.addCondition('F1', 'area');
    await page.reload();
    await canvas.ready();
    await canvas.tool('Area');
    await canvas.draw(corners);
    await canvas.host.press('Control+a');
    await canvas.host.press('Shift+O');
    await expect(
      page.getByText('Select one or more areas, or one or more lines, to offset them.'),
    ).toBeVisible();
  });
});
