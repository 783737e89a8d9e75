import { readFile } from 'node:fs/promises';
import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { SheetTruth } from '../packages/testing/src/plans/index.ts';
import { api, expect, test, type Page } from './support/app.ts';
import { noViolations } from './support/axe.ts';
import { Canvas } from './support/canvas.ts';
import { prepareSheet, type PreparedSheet } from './support/plans.ts';

test.use({ who: 'estimator' });
test.describe.configure({ timeout: 120_000 });

let sheet: PreparedSheet;
let floor: SheetTruth;
test.beforeEach(async ({}, { title }) => {
  sheet = await prepareSheet('estimator', title, { seed: 13, sheets: ['floor'] });
  floor = sheet.truth.sheets[0] as SheetTruth;
});

interface Mark {
  uuid: string;
  type: string;
  content: { text?: string; image_id?: string; opacity?: number };
  geometry: { vertices: { x: number; y: number }[] };
}
const images = async () =>
  (
    await api<{ marks: Mark[] }>('estimator', `/estimations/${sheet.estimationId}/take-off/${sheet.pageId}`)
  ).data.marks.filter(({ type }) => type === 'image');
async function open(page: Page): Promise<Canvas> {
  const canvas = new Canvas(page, floor);
  await page.goto(sheet.path);
  await canvas.ready();
  return canvas;
}
const table = (page: Page) => page.getByRole('application').locator('xpath=..').getByRole('table');
/** Width and height of a mark's box, in points, and how far it is turned, in degrees. */
function boxOf(mark: Mark | undefined) {
  const [a, b, , d] = mark?.geometry.vertices ?? [];
  if (!a || !b || !d) throw new Error('this mark has no box');
  return {
    width: Math.hypot(b.x - a.x, b.y - a.y),
    height: Math.hypot(d.x - a.x, d.y - a.y),
    turned: (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI,
    corner: a,
    middle: { x: (b.x + d.x) / 2, y: (b.y + d.y) / 2 },
    far: { x: b.x + d.x - a.x, y: b.y + d.y - a.y },
  };
}
const svg = (width: number, height: number) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><script>document.title='run'</script><rect width="${width}" height="${height}" fill="#b3261e"/></svg>`,
  );
const choose = async (
  page: Page,
  canvas: Canvas,
  file: { name: string; mimeType: string; buffer: Buffer },
) => {
  const chooser = page.waitForEvent('filechooser');
  await canvas.host.focus();
  await canvas.host.press('y');
  await (await chooser).setFiles(file);
};

test('adds, moves, resizes, rotates, fades, copies, undoes and prints an image', async ({ page }) => {
  const canvas = await open(page);

  await test.step('reject a file that is not an image', async () => {
    await choose(page, canvas, { name: 'photo.png', mimeType: 'image/png', buffer: Buffer.from('words') });
    await expect(page.getByText(/“photo.png” cannot be read/)).toBeVisible();
    expect(await images()).toHaveLength(0);
  });

  await test.step('add an SVG in the middle of the sheet', async () => {
    await choose(page, canvas, { name: 'Site photo.svg', mimeType: 'image/svg+xml', buffer: svg(400, 200) });
    await expect(table(page).getByRole('row', { name: /image Site photo/ })).toBeAttached();
    await canvas.expectSaved();
    const [mark] = await images();
    const { width, height } = boxOf(mark);
    expect(width / height).toBeCloseTo(2, 2);
    expect(mark?.content).toMatchObject({ text: 'Site photo' });
  });

  await test.step('resize by a corner and keep the proportions', async () => {
    const before = boxOf((await images())[0]);
    await canvas.drag(before.far, {
      x: (before.far.x + before.middle.x) / 2,
      y: (before.far.y + before.middle.y) / 2,
    });
    await expect.poll(async () => boxOf((await images())[0]).width / before.width).toBeLessThan(0.9);
    const after = boxOf((await images())[0]);
    expect(after.width / after.height).toBeCloseTo(2, 2);
    expect(after.corner.x).toBeCloseTo(before.corner.x, 1);
  });

  await test.step('move', async () => {
    const before = boxOf((await images())[0]);
    await canvas.drag(before.middle, { x: before.middle.x + 150, y: before.middle.y });
    await expect.poll(async () => boxOf((await images())[0]).middle.x - before.middle.x).toBeGreaterThan(100);
  });

  const bar = page.getByRole('group', { name: 'Selection' });
  await test.step('rotate by the button and by the handle', async () => {
    await bar.getByRole('button', { name: 'Rotate right 90°' }).click();
    await expect.poll(async () => Math.round(boxOf((await images())[0]).turned)).toBe(-90);
    await canvas.host.focus();
    await canvas.host.press('Control+z');
    await expect.poll(async () => Math.round(boxOf((await images())[0]).turned)).toBe(0);
    const { middle, height } = boxOf((await images())[0]);
    const top = await canvas.at({ x: middle.x, y: middle.y + height / 2 });
    const aside = await canvas.at({ x: middle.x + height * 2, y: middle.y });
    await page.mouse.move(top.x, top.y - 24);
    await page.mouse.down();
    await page.mouse.move(aside.x, aside.y - 40, { steps: 3 });
    await page.mouse.move(aside.x, aside.y, { steps: 3 });
    await page.mouse.up();
    await expect.poll(async () => Math.round(boxOf((await images())[0]).turned)).toBe(-90);
  });

  await test.step('change the opacity', async () => {
    await bar.getByRole('button', { name: 'Opacity: 100%' }).click();
    await page.getByRole('menuitemradio', { name: '50%' }).click();
    await expect.poll(async () => (await images())[0]?.content.opacity).toBe(0.5);
  });

  await test.step('edit the description', async () => {
    await bar.getByRole('button', { name: 'Edit' }).click();
    const form = page.getByRole('form', { name: 'Image' });
    await form.getByRole('textbox', { name: 'Description' }).fill('North wall');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect
      .poll(async () => (await images())[0]?.content)
      .toMatchObject({
        text: 'North wall',
        opacity: 0.5,
      });
  });
  await noViolations(page);

  await test.step('copy, delete and restore', async () => {
    await canvas.host.focus();
    await canvas.host.press('Control+c');
    await canvas.host.press('Control+v');
    await expect.poll(async () => (await images()).length).toBe(2);
    const [one, two] = await images();
    expect(two?.content).toEqual(one?.content);
    await canvas.host.press('Delete');
    await expect.poll(async () => (await images()).length).toBe(1);
    await canvas.host.press('Control+z');
    await expect.poll(async () => (await images()).length).toBe(2);
    await canvas.expectSaved();
  });

  await test.step('print in the marked-up PDF', async () => {
    await page.goto(`/estimation/${sheet.estimationId}/tool`);
    await page.getByRole('button', { name: /^Actions for / }).click();
    await page.getByRole('menuitem', { name: 'Download marked-up PDF…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Marked-up sheets' });
    await expect(dialog.getByRole('group', { name: 'Sheets' })).toBeVisible();
    const download = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Download' }).click();
    const file = await (await download).path();
    const document = await getDocument({ data: new Uint8Array(await readFile(file)), verbosity: 0 }).promise;
    const { fnArray } = await (await document.getPage(1)).getOperatorList();
    expect(fnArray.filter((operator) => operator === OPS.paintImageXObject)).toHaveLength(2);
  });
});

test('adds images by drop and paste while offline and shows them to others later', async ({
  page,
  context,
  browserName,
}) => {
  const canvas = await open(page);
  const other = await context.newPage();
  await open(other);
  await page.bringToFront();
  await context.setOffline(true);

  await canvas.host.evaluate(async (host) => {
    const drawing = document.createElement('canvas');
    [drawing.width, drawing.height] = [300, 300];
    drawing.getContext('2d')?.fillRect(0, 0, 300, 300);
    const blob = await new Promise<Blob | null>((resolve) => {
      drawing.toBlob(resolve);
    });
    const data = new DataTransfer();
    data.items.add(new File([blob ?? ''], 'Detail.png', { type: 'image/png' }));
    const box = host.getBoundingClientRect();
    host.dispatchEvent(
      new DragEvent('drop', {
        dataTransfer: data,
        clientX: box.left + box.width / 3,
        clientY: box.top + box.height / 3,
        bubbles: true,
        cancelable: true,
      }),
    );
  });
  await expect(table(page).getByRole('row', { name: /image Detail/ })).toBeAttached();
  await expect(page.getByText('Offline, saved on this device')).toBeVisible();
  await context.setOffline(false);
  await canvas.expectSaved();
  expect(await images()).toHaveLength(1);

  await test.step('the other window shows it within seconds', async () => {
    const shown = other.waitForResponse((response) => /\/estimations\/images\//.test(response.url()));
    await other.bringToFront();
    await expect(table(other).getByRole('row', { name: /image Detail/ })).toBeAttached({ timeout: 15_000 });
    expect((await shown).status()).toBe(200);
    await page.bringToFront();
  });

  if (browserName === 'chromium')
    await test.step('paste the latest copy', async () => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.evaluate(async () => {
        const drawing = document.createElement('canvas');
        [drawing.width, drawing.height] = [200, 100];
        drawing.getContext('2d')?.fillRect(0, 0, 200, 100);
        const blob = await new Promise<Blob | null>((resolve) => {
          drawing.toBlob(resolve);
        });
        await navigator.clipboard.write([new ClipboardItem({ 'image/png': blob ?? new Blob() })]);
      });
      await canvas.host.focus();
      await canvas.host.press('Control+v');
      await expect.poll(async () => (await images()).length).toBe(2);
      await canvas.host.press('Control+a');
      await canvas.host.press('Control+c');
      await canvas.host.press('Control+v');
      await expect.poll(async () => (await images()).length).toBe(4);
    });
});

test('keeps an unsent image over a reload and saves it once', async ({ page }) => {
  const canvas = await open(page);
  await page.route('**/estimations/images/*', (route) => route.abort());
  await choose(page, canvas, { name: 'Kept.svg', mimeType: 'image/svg+xml', buffer: svg(300, 200) });
  await expect(table(page).getByRole('row', { name: /image Kept/ })).toBeAttached();
  await expect(page.getByText('Offline, saved on this device')).toBeVisible();
  expect(await images()).toHaveLength(0);
  await page.reload();
  await canvas.ready();
  await expect(table(page).getByRole('row', { name: /image Kept/ })).toBeAttached();
  const sent = page.waitForResponse(
    (response) => /\/estimations\/images\//.test(response.url()) && response.request().method() === 'PUT',
  );
  await page.unroute('**/estimations/images/*');
  expect((await sent).status()).toBe(200);
  await canvas.expectSaved();
  expect(await images()).toHaveLength(1);
});

test.describe('a stamp with a picture', () => {
  test.use({ who: 'owner' });
  test('creates a stamp with an image and places it with one click', async ({ page }) => {
    const name = `Company ${Date.now()}`;
    await page.goto('/estimation/stamp');
    await page.getByRole('button', { name: 'New stamp' }).click();
    const form = page.getByRole('dialog', { name: 'New stamp' });
    await form.getByRole('textbox', { name: 'Name' }).fill(name);
    await form.getByRole('textbox', { name: 'Text' }).fill('Northgate Builders');
    await form
      .locator('input[type=file]')
      .setInputFiles({ name: 'mark.png', mimeType: 'image/png', buffer: Buffer.from('words') });
    await expect(form.getByText(/“mark.png” cannot be read/)).toBeVisible();
    await form
      .locator('input[type=file]')
      .setInputFiles({ name: 'mark.svg', mimeType: 'image/svg+xml', buffer: svg(300, 300) });
    await expect(form.getByRole('img', { name: 'Picture' })).toBeVisible();
    await noViolations(page);
    await form.getByRole('button', { name: 'Create stamp' }).click();
    await expect(form).toBeHidden();

    const canvas = await open(page);
    await canvas.tool('Stamp');
    await page.getByRole('button', { name: /Addendum|Company|Reviewed|Void|For pricing/ }).click();
    await page.getByRole('menuitemradio', { name }).click();
    await page.keyboard.press('Escape');
    await canvas.press({ x: floor.width * 0.4, y: floor.height * 0.4 });
    await expect
      .poll(async () => (await images())[0]?.content)
      .toMatchObject({ text: 'Northgate Builders', image_id: /^[0-9a-f-]{36}$/ });
    const { width, height } = boxOf((await images())[0]);
    expect(width / height).toBeCloseTo(1, 2);
  });
});
