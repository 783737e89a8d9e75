import { labelPoint } from '../packages/estimating/src/index.ts';
import type { RoomTruth, SheetTruth } from '../packages/testing/src/plans/index.ts';
import { api, expect, test, type Page } from './support/app.ts';
import { noViolations } from './support/axe.ts';
import { Canvas } from './support/canvas.ts';
import { prepareSheet } from './support/plans.ts';
import { prepareOwnSheets } from './support/sheets.ts';

test.use({ who: 'estimator' });

const bar = (page: Page) => page.getByRole('group', { name: 'Find room' });
const status = (page: Page) => bar(page).getByRole('status');

test('finds rooms by their walls, one by one and all of a sheet', async ({ page }, { title }) => {
  const sheet = await prepareSheet('estimator', title, { seed: 11, sheets: ['floor'] });
  const plan = sheet.truth.sheets[0] as SheetTruth;
  const at = (rest: string) => `/estimations/${sheet.estimationId}/${rest}`;
  await api('estimator', at('conditions'), {
    method: 'POST',
    body: { code: 'F1', name: 'Flooring', type: 'area', color: '#2a6fdb', category: '', parameters: {} },
  });
  const canvas = new Canvas(page, plan);
  await page.goto(sheet.path);
  await canvas.ready();
  const room = (name: string): RoomTruth => {
    const found = plan.rooms.find((each) => each.name === name);
    if (!found) throw new Error(`the sheet has no ${name}`);
    return found;
  };
  const press = async ({ polygon, cutouts }: RoomTruth) => {
    const middle = labelPoint({ vertices: polygon, cutouts });
    if (middle) await canvas.press(middle);
  };
  const figure = async () => Number((await status(page).innerText()).split(' ')[0]?.replaceAll(',', ''));

  await test.step('ask for the scale first', async () => {
    await canvas.tool('Find room');
    await expect(status(page)).toHaveText('Click inside a room.', { timeout: 20_000 });
    await press(room('LAB'));
    await expect(page.getByText('Set the scale of this sheet first.', { exact: false })).toBeVisible();
    await canvas.setScale(plan.dimensions[0]!);
  });

  await test.step('propose the room around a click and add it with Enter', async () => {
    await canvas.host.press('Shift+F');
    await expect(status(page)).toHaveText('Click inside a room.');
    await press(room('LAB'));
    await expect(status(page)).toContainText('SF', { timeout: 20_000 });
    expect((await figure()) / room('LAB').area).toBeCloseTo(1, 2);
    await noViolations(page);
    await canvas.expectMeasures(0);
    await canvas.host.press('Enter');
    await canvas.expectMeasures(1);
    await canvas.expectQuantity('F1', room('LAB').area, 0.01);
  });

  await test.step('add another one with a second click, discard a third one and undo', async () => {
    await press(room('STAFF LOUNGE'));
    await expect(status(page)).toContainText('SF');
    await press(room('STAFF LOUNGE'));
    await canvas.expectMeasures(2);
    await canvas.expectQuantity('F1', room('LAB').area + room('STAFF LOUNGE').area, 0.01);
    await press(room('MECH'));
    await expect(bar(page).getByRole('button', { name: 'Add room' })).toBeVisible();
    await canvas.host.press('Escape');
    await expect(status(page)).toHaveText('Click inside a room.');
    await canvas.expectMeasures(2);
    await canvas.host.press('Control+z');
    await canvas.expectMeasures(1);
  });

  await test.step('propose all rooms and leave out what is measured or not wanted', async () => {
    await bar(page).getByRole('button', { name: 'All rooms on this sheet' }).click();
    await expect(status(page)).toContainText('rooms found', { timeout: 20_000 });
    const list = bar(page).getByRole('list', { name: 'Rooms' });
    await expect(list.getByText('Already measured')).toHaveCount(1);
    const count = await list.getByRole('checkbox').count();
    expect(count).toBeGreaterThanOrEqual(plan.rooms.length);
    await list.getByRole('checkbox', { name: 'Room 1:' }).uncheck();
    await noViolations(page);
    await bar(page)
      .getByRole('button', { name: `Add ${count - 2} rooms` })
      .click();
    await expect(page.getByText(`${count - 2} rooms added to F1.`, { exact: false })).toBeVisible();
    await canvas.expectMeasures(count - 1);
    await canvas.host.press('Control+z');
    await canvas.expectMeasures(1);
    await canvas.host.press('Control+Shift+Z');
    await canvas.expectSaved();
    await page.reload();
    await canvas.ready();
    await canvas.expectMeasures(count - 1);
  });
});

test('says that a scan has no walls to find', async ({ page }, { title }) => {
  const plans = await prepareOwnSheets('estimator', title, [
    { width: 612, height: 396, rects: [{ x: 90, y: 90, width: 180, height: 90 }], isScan: true },
  ]);
  await plans.addCondition('F1', 'area');
  const canvas = await plans.open(page);
  await canvas.host.focus();
  await canvas.host.press('Shift+F');
  await expect(status(page)).toHaveText(
    'This sheet has no lines to find walls in. It is a scan. Draw the area instead.',
    { timeout: 20_000 },
  );
  await canvas.host.press('Escape');
  await expect(bar(page)).toBeHidden();
});
