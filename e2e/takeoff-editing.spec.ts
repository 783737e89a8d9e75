import { api, expect, test, type Page } from './support/app.ts';
import { noViolations } from './support/axe.ts';
import { prepareOwnSheets, type OwnPlans, type StoredMeasure } from './support/sheets.ts';

test.use({ who: 'estimator' });

/** Figure as the estimate shows it and computes with it: two decimals, or four significant digits if these are more. */
const asShown = (figure: number) =>
  Number(figure.toFixed(Math.max(2, 3 - Math.floor(Math.log10(Math.abs(figure) || 1)))));
/** Once it is saved, the server has the figure that was worked out by hand, and so has the canvas. */
async function expectFigure(page: Page, plans: OwnPlans, code: string, figure: number, index = 0) {
  await plans.canvas(page, index).expectQuantity(code, Math.round(figure * 10) / 10, 0);
  await expect.poll(async () => (await plans.quantities())[code] ?? 0).toBeCloseTo(asShown(figure), 5);
}

/** All clicked corners are on lines of the sheet, so that they snap exactly. */
const floor = { x: 180, y: 180, width: 360, height: 180 };
const turn = { x: 700, y: 180, width: 270, height: 180 };
const arch = { x: 700, y: 500, width: 180, height: 90 };
const above = { x: 540, y: 450, width: 20, height: 20 };
const below = { x: 360, y: 70, width: 20, height: 20 };
const sheet = { width: 1224, height: 792, rects: [floor, turn, arch, above, below] };
const floorCorners = [
  { x: 180, y: 180 },
  { x: 540, y: 180 },
  { x: 540, y: 360 },
  { x: 180, y: 360 },
];
/** Feet per point, as scales name them: 1/8″ and 1/4″ = 1′. */
const eighth = 1 / 9;
const quarter = 1 / 18;

/** 30 ft along and 20 ft up. */
const bent = [
  { x: 700, y: 180 },
  { x: 970, y: 180 },
  { x: 970, y: 360 },
];

test('moves, adds and removes vertices', async ({ page }, { title }) => {
  const plans = await prepareOwnSheets('estimator', title, [sheet]);
  await plans.addCondition('F1', 'area');
  await plans.scale(eighth);
  const canvas = await plans.open(page);
  await canvas.tool('Area');
  await canvas.draw(floorCorners);
  // 40 × 20 ft.
  await expectFigure(page, plans, 'F1', 800);
  await canvas.host.press('v');
  await canvas.host.press('.');

  await test.step('moving a vertex adds a triangle of 40 × 10 ft', async () => {
    await canvas.drag({ x: 540, y: 360 }, { x: 540, y: 450 });
    await expectFigure(page, plans, 'F1', 1000);
  });
  await test.step('dragging the middle of an edge adds a vertex', async () => {
    await canvas.drag({ x: 360, y: 180 }, { x: 360, y: 90 });
    await expectFigure(page, plans, 'F1', 1200);
    expect((await plans.measures())[0]?.geometry.vertices).toHaveLength(5);
  });
  await test.step('remove the vertex and undo', async () => {
    await canvas.press({ x: 360, y: 90 });
    await canvas.host.press('Delete');
    await expectFigure(page, plans, 'F1', 1000);
    await canvas.host.press('Control+z');
    await expectFigure(page, plans, 'F1', 1200);
    await canvas.host.press('Control+z');
    await canvas.host.press('Control+z');
    await expectFigure(page, plans, 'F1', 800);
  });
  await test.step('add, move and remove a vertex by keyboard', async () => {
    await canvas.host.press('PageDown');
    await expect(page.getByText('Point 1 of 4')).toBeAttached();
    await canvas.host.press('Insert');
    await expect.poll(async () => (await plans.measures())[0]?.geometry.vertices.length).toBe(5);
    for (let press = 0; press < 3; press++) await canvas.host.press('Shift+ArrowDown');
    await expect.poll(async () => (await plans.measures())[0]?.geometry.vertices[1]?.y).toBeLessThan(170);
    await expect(page.getByText('Move point of F1')).toBeAttached();
    await canvas.host.press('Delete');
    await expectFigure(page, plans, 'F1', 800);
    expect((await plans.measures())[0]?.geometry.vertices).toHaveLength(4);
  });
  await test.step('moving the whole measure keeps its quantity', async () => {
    await canvas.drag({ x: 300, y: 300 }, { x: 400, y: 420 });
    await expect.poll(async () => (await plans.measures())[0]?.geometry.vertices[0]?.x).toBeGreaterThan(270);
    await expectFigure(page, plans, 'F1', 800);
  });
  await noViolations(page);
});

test('draws arcs through three points in lines and areas', async ({ page }, { title }) => {
  const plans = await prepareOwnSheets('estimator', title, [sheet]);
  await plans.addCondition('P1', 'linear');
  await plans.addCondition('F1', 'area');
  await plans.scale(eighth);
  const canvas = await plans.open(page);
  // A half circle of 90 pt: 10 ft.
  const half = [
    { x: 700, y: 500 },
    { x: 790, y: 590 },
    { x: 880, y: 500 },
  ];
  await canvas.tool('Linear');
  await canvas.host.press('g');
  await canvas.draw(half);
  await expectFigure(page, plans, 'P1', Math.PI * 10);
  // A bulge of one is half a circle.
  expect(Math.abs((await plans.measures())[0]?.geometry.vertices[0]?.bulge ?? 0)).toBeCloseTo(1, 12);

  // Another tool starts with straight segments.
  await canvas.tool('Area');
  await expect(page.getByRole('radio', { name: 'Line' })).toBeChecked();
  await canvas.host.press('g');
  for (const at of half) await canvas.press(at);
  await canvas.host.press('g');
  // Back along the diameter, by a corner on it that takes nothing away.
  await canvas.press({ x: 790, y: 500 });
  await canvas.host.press('Enter');
  await expectFigure(page, plans, 'F1', (Math.PI * 100) / 2);

  await page.reload();
  await canvas.ready();
  await canvas.expectQuantity('P1', 31.4, 0);
  await canvas.expectQuantity('F1', 157.1, 0);
});

test('draws a new condition at once, shows it in its unit, and splits and continues a line', async ({
  page,
}, { title }) => {
  const plans = await prepareOwnSheets('estimator', title, [sheet]);
  await plans.addCondition('W1', 'linear');
  await plans.scale(eighth);
  const canvas = await plans.open(page);
  await page.getByRole('button', { name: 'New', exact: true }).click();
  const form = page.getByRole('dialog', { name: 'New condition' });
  await form.getByRole('textbox', { name: 'Code' }).fill('S1');
  await form.getByRole('textbox', { name: 'Name' }).fill('Slab');
  await form.getByRole('button', { name: /Take-off type/ }).click();
  await page.getByRole('option', { name: 'Volume from area' }).click();
  await form.getByRole('button', { name: /^Unit/ }).click();
  await page.getByRole('option', { name: 'CY, cubic yards' }).click();
  await form.getByRole('textbox', { name: /Depth/ }).fill('4"');
  await form.getByRole('button', { name: 'Create condition' }).click();
  await expect(canvas.host).toHaveAttribute('data-tool', 'volume_2d');
  await expect(canvas.host).toBeFocused();
  // 40 × 20 ft, 4 in deep: 266.667 CF.
  await canvas.draw([
    { x: 270, y: 270 },
    { x: 630, y: 270 },
    { x: 630, y: 450 },
    { x: 270, y: 450 },
  ]);
  await expect(page.getByRole('button', { name: /^S1 Slab 9\.9 CY$/ })).toBeVisible();

  await canvas.tool('Linear');
  await canvas.draw([
    { x: 270, y: 600 },
    { x: 540, y: 600 },
  ]);
  await canvas.expectQuantity('W1', 30, 0);
  await page.keyboard.press('v');
  const middle = await canvas.at({ x: 360, y: 600 });
  await page.mouse.click(middle.x, middle.y, { button: 'right' });
  await page.getByRole('menuitem', { name: 'Split here' }).click();
  await expect.poll(async () => (await plans.measures()).length).toBe(3);
  await canvas.expectQuantity('W1', 30, 0);

  await page.keyboard.press('Escape');
  const end = await canvas.at({ x: 530, y: 600 });
  await page.mouse.click(end.x, end.y, { button: 'right' });
  await page.getByRole('menuitem', { name: 'Continue drawing' }).click();
  await canvas.press({ x: 540, y: 690 });
  await page.keyboard.press('Enter');
  await canvas.expectQuantity('W1', 40, 0);
  await canvas.expectSaved();
  expect(await plans.measures()).toHaveLength(3);
});

test('mirrors measures without changing quantities', async ({ page }, { title }) => {
  const plans = await prepareOwnSheets('estimator', title, [sheet]);
  await plans.addCondition('P1', 'linear');
  await plans.scale(eighth);
  const canvas = await plans.open(page);
  await canvas.tool('Linear');
  await canvas.draw(bent);
  await expectFigure(page, plans, 'P1', 50);
  await canvas.host.press('v');
  await canvas.host.press('.');
  const lies = (wanted: readonly (readonly [number, number])[]) =>
    expect
      .poll(async () =>
        (await plans.measures())[0]?.geometry.vertices.map(({ x, y }) => [Math.round(x), Math.round(y)]),
      )
      .toEqual(wanted);
  await canvas.host.press('m');
  await lies([
    [970, 180],
    [700, 180],
    [700, 360],
  ]);
  await expectFigure(page, plans, 'P1', 50);
  await canvas.host.press('Shift+M');
  await lies([
    [970, 360],
    [700, 360],
    [700, 180],
  ]);
  await expectFigure(page, plans, 'P1', 50);
  await canvas.host.press('Control+z');
  await canvas.host.press('Control+z');
  await lies([
    [700, 180],
    [970, 180],
    [970, 360],
  ]);
});

test('copies measures to another page, where they use its scale', async ({ page }, { title }) => {
  const plans = await prepareOwnSheets('estimator', title, [sheet, sheet]);
  await plans.addCondition('F1', 'area');
  await plans.addCondition('P1', 'linear');
  await plans.scale(eighth);
  await plans.scale(quarter, 1);
  const canvas = await plans.open(page);
  await canvas.tool('Area');
  await canvas.draw(floorCorners);
  await canvas.tool('Linear');
  await canvas.draw(bent);
  await expectFigure(page, plans, 'P1', 50);
  await canvas.host.press('v');
  await canvas.host.press('Control+a');
  await canvas.host.press('Control+c');

  await page
    .getByRole('navigation', { name: 'Pages' })
    .getByRole('button', { name: /, 0 measures$/ })
    .click();
  await expect(page).toHaveURL(new RegExp(`/${plans.pages[1]}$`));
  const second = plans.canvas(page, 1);
  await second.ready();
  await second.expectMeasures(0);
  await second.host.focus();
  await second.host.press('Control+v');
  await second.expectMeasures(2);
  // Half as long on twice as large a drawing: 200 of 800 SF, 25 of 50 LF.
  await second.expectQuantity('F1', 200, 0);
  await second.expectQuantity('P1', 25, 0);
  await expect.poll(() => plans.quantities()).toMatchObject({ F1: 1000, P1: 75 });
  const [there, here] = plans.pages.map((uuid) => uuid);
  const places = (await plans.measures()).filter(({ type }) => type === 'area');
  expect(places.map(({ page_id }) => page_id).sort()).toEqual([there, here].sort());
  expect(places[0]?.geometry).toEqual(places[1]?.geometry);

  await test.step('show the sum of all pages', async () => {
    await second.conditions.getByRole('radio', { name: 'All pages' }).click();
    await second.expectQuantity('F1', 1000, 0);
    await second.expectQuantity('P1', 75, 0);
  });
  await test.step('offset a second paste and undo it in one step', async () => {
    await second.host.focus();
    await second.host.press('Control+v');
    await second.expectMeasures(4);
    await second.host.press('Control+z');
    await second.expectMeasures(2);
    await expect.poll(() => plans.quantities()).toMatchObject({ F1: 1000, P1: 75 });
  });
});

test('counts a typical group and a multiplier like the manual calculation', async ({ page }, { title }) => {
  const plans = await prepareOwnSheets('estimator', title, [sheet]);
  await plans.addCondition('D1', 'count');
  await plans.addCondition('P1', 'linear');
  await plans.scale(eighth);
  const canvas = await plans.open(page);
  const marks = (count: number, y: number) =>
    Array.from({ length: count }, (_, index) => ({ x: 200 + index * 60, y }));
  await canvas.tool('Count');
  await canvas.draw(marks(7, 640));
  await canvas.tool('Count');
  await canvas.draw(marks(3, 700));
  await expectFigure(page, plans, 'D1', 10);

  await page.getByRole('button', { name: 'Typical groups' }).click();
  const panel = page.getByRole('dialog', { name: 'Typical groups' });
  await panel.getByRole('button', { name: 'New group' }).click();
  await page.keyboard.type('Typical floor');
  await page.keyboard.press('Enter');
  await panel.getByRole('textbox', { name: 'Multiplier for Typical floor' }).fill('12');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await canvas.host.focus();
  await canvas.host.press('v');
  await canvas.press({ x: 200, y: 640 });
  const bar = page.getByRole('group', { name: 'Selection' });
  await bar.getByRole('button', { name: 'No group' }).click();
  await page.getByRole('menuitemradio', { name: 'Typical floor × 12' }).click();
  await expectFigure(page, plans, 'D1', 7 * 12 + 3);

  await canvas.tool('Linear');
  await canvas.draw([
    { x: 700, y: 180 },
    { x: 970, y: 180 },
  ]);
  await expectFigure(page, plans, 'P1', 30);
  await canvas.host.press('v');
  await canvas.press({ x: 800, y: 180 });
  await bar.getByRole('textbox', { name: 'Multiplier' }).fill('2');
  await page.keyboard.press('Enter');
  await expectFigure(page, plans, 'P1', 60);
  // In the group it counts twelve times, twice each.
  await bar.getByRole('button', { name: 'No group' }).click();
  await page.getByRole('menuitemradio', { name: 'Typical floor × 12' }).click();
  await expectFigure(page, plans, 'P1', 720);
});

test('draws marks that stay after a reload and follow the scale', async ({ page }, { title }) => {
  const plans = await prepareOwnSheets('estimator', title, [sheet]);
  await plans.scale(eighth);
  const canvas = await plans.open(page);
  const take = async (name: string) => {
    await canvas.toolButton('Marks').click();
    await page.getByRole('menuitem', { name: new RegExp(`^${name}`) }).click();
    await expect(canvas.host).toBeFocused();
  };
  const marks = async () =>
    (await api<{ marks: StoredMeasure[] }>('estimator', plans.at(`take-off/${plans.pages[0]}`))).data.marks;

  await take('Dimension');
  // The ends snap to the corners of the floor, 40 ft apart.
  await canvas.press({ x: 180, y: 180 });
  await canvas.press({ x: 540, y: 180 });
  await expect(page.getByRole('row', { name: 'dimension 40′-0″' })).toBeAttached();
  await take('Cloud');
  await canvas.press({ x: 650, y: 450 });
  await canvas.press({ x: 950, y: 650 });
  await take('Arrow');
  await canvas.drag({ x: 300, y: 600 }, { x: 400, y: 500 });
  await take('Callout');
  await canvas.press({ x: 300, y: 270 });
  await canvas.press({ x: 500, y: 650 });
  const form = page.getByRole('form', { name: 'Callout' });
  await form.getByRole('textbox', { name: 'Text' }).fill('Confirm depth');
  await form.getByRole('button', { name: 'Place' }).click();
  await expect
    .poll(async () => (await marks()).map(({ type }) => type).toSorted())
    .toEqual(['arrow', 'callout', 'cloud', 'dimension']);
  await noViolations(page);

  await page.reload();
  await canvas.ready();
  await expect(page.getByRole('row', { name: 'callout Confirm depth' })).toBeAttached();
  await plans.scale(quarter);
  await page.reload();
  await expect(page.getByRole('row', { name: 'dimension 20′-0″' })).toBeAttached();
});

test('subtracts an area inside another, which stays and counts for its own condition', async ({ page }, {
  title,
}) => {
  const plans = await prepareOwnSheets('estimator', title, [sheet]);
  await plans.addCondition('F1', 'area');
  await plans.addCondition('F2', 'area');
  await plans.scale(eighth);
  const canvas = await plans.open(page);
  await canvas.condition('F1').click();
  await canvas.draw(floorCorners);
  await expectFigure(page, plans, 'F1', 800);
  await canvas.condition('F2').click();
  await canvas.draw([
    { x: 240, y: 240 },
    { x: 300, y: 240 },
    { x: 300, y: 300 },
    { x: 240, y: 300 },
  ]);
  await expect.poll(async () => (await plans.quantities())['F2'] ?? 0).toBeGreaterThan(0);
  await canvas.host.press('Control+a');
  await canvas.host.press('Shift+X');
  await expect
    .poll(async () => {
      const { F1 = 0, F2 = 0 } = await plans.quantities();
      return Math.round(F1 + F2);
    })
    .toBe(800);
  await canvas.host.press('Control+z');
  await expectFigure(page, plans, 'F1', 800);
});
