import { readFile } from 'node:fs/promises';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test, type Page } from './support/app.ts';
import { noViolations } from './support/axe.ts';
import { prepareOwnSheets } from './support/sheets.ts';

test.use({ who: 'estimator' });

const corners = (x: number, y: number, width: number, height: number) => [
  { x, y },
  { x: x + width, y },
  { x: x + width, y: y + height },
  { x, y: y + height },
];
const toasts = (page: Page) => page.getByRole('region', { name: 'Messages' });

/**
 * A room of 60 × 40 ft on a scan at 1/8″ = 1′ that came out of the scanner 5 % too high: 9 pt a foot across and 9.45
 * up.
 * By the scale of its width alone it measures 60 × 42 ft.
 */
const room = { x: 200, y: 200, width: 540, height: 378 };

test('calibrates a stretched scan in both directions and measures correctly', async ({ page }, { title }) => {
  const plans = await prepareOwnSheets('estimator', title, [
    { width: 1224, height: 792, rects: [room], isScan: true },
  ]);
  await plans.addCondition('F1', 'area');
  await plans.addCondition('P1', 'linear');
  const canvas = await plans.open(page);
  const [lowerLeft, lowerRight, upperRight, upperLeft] = corners(room.x, room.y, room.width, room.height);
  if (!lowerLeft || !lowerRight || !upperRight || !upperLeft) throw new Error('a room has four corners');
  await canvas.tool('Area');
  await canvas.draw([lowerLeft, lowerRight, upperRight, upperLeft]);
  await canvas.tool('Linear');
  await canvas.draw([lowerLeft, upperLeft]);
  const form = page.getByRole('form', { name: 'How long is this line?' });
  const second = page.getByRole('form', { name: 'How long is the second line?' });

  await test.step('one calibration line gives a wrong height', async () => {
    await canvas.tool('Set scale');
    await canvas.press(lowerLeft);
    await canvas.press(lowerRight);
    await form.getByRole('textbox', { name: 'Real length' }).fill("60'");
    await form.getByRole('checkbox', { name: /^Calibrate the other direction next/ }).check();
    await form.getByRole('button', { name: 'Set scale and continue' }).click();
    await expect(page.getByText('Now draw a known length at a right angle to the first one.')).toBeVisible();
    await canvas.expectQuantity('F1', 60 * 42, 0.003);
    await canvas.expectQuantity('P1', 42, 0.003);
  });

  await test.step('still ask for the second line after a reload', async () => {
    await page.reload();
    await canvas.ready();
    await expect(page.getByText('Now draw a known length at a right angle to the first one.')).toBeVisible();
  });

  await test.step('reject a second line in the direction of the first one', async () => {
    await canvas.press(upperLeft);
    await canvas.press(upperRight);
    await expect(second.getByRole('alert')).toContainText('runs in the same direction as the first one');
    await noViolations(page);
    await second.getByRole('button', { name: 'Draw again' }).click();
    await expect(canvas.host).toBeFocused();
  });

  await test.step('the second calibration line corrects the height', async () => {
    await canvas.press(lowerRight);
    await canvas.press(lowerRight);
    await expect(page.getByText('Both ends are at the same point.')).toBeVisible();
    await canvas.press(upperRight);
    await second.getByRole('textbox', { name: 'Real length' }).fill("42'");
    await expect(second.getByRole('status')).toContainText('one scale is enough');
    await second.getByRole('textbox', { name: 'Real length' }).fill("40'");
    await expect(second.getByRole('status')).toContainText('the sheet is stretched');
    await noViolations(page);
    await second.getByRole('button', { name: 'Set both scales' }).click();
    await canvas.expectQuantity('F1', 60 * 40, 0.003);
    await canvas.expectQuantity('P1', 40, 0.003);
    await expect(canvas.status).toContainText('horizontal 1/8″ = 1′-0″, vertical 1″ = 7′');
  });

  await test.step('the estimate uses both scales', async () => {
    await canvas.expectSaved();
    const { F1 = 0, P1 = 0 } = await plans.quantities();
    expect(Math.abs(F1 / 2400 - 1)).toBeLessThan(0.003);
    expect(Math.abs(P1 / 40 - 1)).toBeLessThan(0.003);
  });

  await test.step('the marked-up PDF uses both scales', async () => {
    await page
      .getByRole('navigation', { name: 'Pages' })
      .getByRole('button', { name: /^Actions for / })
      .click();
    await page.getByRole('menuitem', { name: 'Download marked-up PDF…' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('dialog').getByRole('button', { name: 'Download' }).click();
    const document = await getDocument({
      data: new Uint8Array(await readFile(await (await download).path())),
      verbosity: 0,
      useSystemFonts: false,
    }).promise;
    const { items } = await (await document.getPage(1)).getTextContent();
    const words = items.flatMap((item) => ('str' in item ? [item.str] : [])).join('\n');
    expect(words).toMatch(/^2,(39\d|40\d)\.\d SF$/m);
    expect(words).toMatch(/Scale: across 1\/8″ = 1′-0″, up 1″ = 7′/);
  });

  await test.step('return to one scale and undo', async () => {
    await page.reload();
    await canvas.ready();
    await canvas.expectQuantity('F1', 2400, 0.003);
    await page.getByRole('button', { name: 'Sheet scales' }).click();
    const panel = page.getByRole('dialog', { name: 'Sheet scales' });
    await expect(panel).toContainText(
      /Sheet: stretched by 5(\.\d)?%, horizontal 1\/8″ = 1′-0″, vertical 1″ = 7′/,
    );
    await noViolations(page);
    await panel.getByRole('button', { name: 'Sheet: use one scale' }).click();
    await canvas.expectQuantity('F1', 2520, 0.003);
    await page.keyboard.press('Escape');
    const scaleNotice = toasts(page)
      .locator('div:has(button)')
      .filter({ hasText: 'in both directions' })
      .last();
    await scaleNotice.getByRole('button', { name: 'Undo' }).click();
    await canvas.expectQuantity('F1', 2400, 0.003);
  });

  await test.step('correct one calibration line and keep the other', async () => {
    await page.getByRole('button', { name: 'Sheet scales' }).click();
    const panel = page.getByRole('dialog', { name: 'Sheet scales' });
    await expect(panel).toContainText('Sheet: set by horizontal line of 60′-0″');
    await panel.getByRole('button', { name: 'Sheet: correct vertical line of 40′-0″' }).click();
    await expect(form.getByRole('textbox', { name: 'Real length' })).toHaveValue('40′-0″');
    await form.getByRole('textbox', { name: 'Real length' }).fill("41'");
    await noViolations(page);
    await form.getByRole('button', { name: 'Set both scales' }).click();
    await canvas.expectQuantity('F1', 60 * 41, 0.003);
    await canvas.expectQuantity('P1', 41, 0.003);
  });
});

test('measures a scan without snapping', async ({ page }, { title }) => {
  const square = { x: 180, y: 180, width: 360, height: 180 };
  const plans = await prepareOwnSheets('estimator', title, [
    { width: 1224, height: 792, rects: [square], isScan: true },
  ]);
  await plans.addCondition('F1', 'area');
  await plans.addCondition('P1', 'linear');
  await plans.scale(1 / 9);
  const canvas = await plans.open(page);
  await canvas.tool('Area');
  await canvas.draw(corners(180, 180, 360, 180));
  // 360 × 180 pt at 1/9 ft a point: 40 × 20 ft.
  await canvas.expectQuantity('F1', 800, 0.003);
  await canvas.tool('Linear');
  await canvas.draw(corners(180, 180, 360, 180).slice(0, 3));
  await canvas.expectQuantity('P1', 60, 0.003);
  await canvas.expectSaved();
  const { F1 = 0 } = await plans.quantities();
  expect(Math.abs(F1 / 800 - 1)).toBeLessThan(0.003);
});

for (const rotation of [90, 180, 270] as const)
  test(`measures exactly on a cropped sheet rotated by ${rotation} degrees`, async ({ page }, { title }) => {
    const square = { x: 400, y: 300, width: 360, height: 180 };
    const plans = await prepareOwnSheets('estimator', title, [
      {
        width: 1600,
        height: 1200,
        crop: { x: 200, y: 150, width: 1000, height: 800 },
        rotation,
        rects: [square],
        words: 'OUTSIDE',
      },
    ]);
    await plans.addCondition('F1', 'area');
    await plans.addCondition('P1', 'linear');
    await plans.scale(1 / 9);
    const canvas = await plans.open(page);
    await canvas.tool('Area');
    await canvas.draw(corners(400, 300, 360, 180));
    await canvas.tool('Linear');
    await canvas.draw(corners(400, 300, 360, 180).slice(0, 3));
    await canvas.expectSaved();
    // Corners snap, so that the pointer causes no error.
    expect(await plans.quantities()).toMatchObject({ F1: 800, P1: 60 });
    await canvas.expectQuantity('F1', 800, 0);
    await page.reload();
    await canvas.ready();
    await canvas.expectQuantity('P1', 60, 0);
  });
