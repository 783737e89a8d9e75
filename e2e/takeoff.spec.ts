import type { SheetTruth } from '../packages/testing/src/plans/index.ts';
import { api, expect, test, type Page } from './support/app.ts';
import { noViolations } from './support/axe.ts';
import { Canvas } from './support/canvas.ts';
import { prepareSheet, type PreparedSheet } from './support/plans.ts';

test.use({ who: 'estimator' });

let sheet: PreparedSheet;
let floor: SheetTruth;
test.beforeEach(async ({}, { title }) => {
  sheet = await prepareSheet('estimator', title, { seed: 11, sheets: ['floor', 'doors'] });
  floor = sheet.truth.sheets[0] as SheetTruth;
  await api('estimator', `/estimations/${sheet.estimationId}/conditions`, {
    method: 'POST',
    body: { code: 'F1', name: 'Floor', type: 'area', color: '#2a6fdb', category: '', parameters: {} },
  });
  await expect.poll(async () => (await pages()).filter((page) => page.is_processed >= 4).length).toBe(2);
});

interface Mark {
  uuid: string;
  type: string;
  content: { text?: string; page_id?: string };
  layer_id: string | null;
  geometry: { vertices: { x: number; y: number }[] };
}
interface PageRow {
  uuid: string;
  name: string;
  page_name: string;
  turn: number;
  is_processed: number;
}
const pages = async () =>
  (
    await api<PageRow[]>(
      'estimator',
      `/workdrive/plans/pages?prop_type=estimation&prop_id=${sheet.estimationId}`,
    )
  ).data;
const stored = async () =>
  (
    await api<{ marks: Mark[]; takeoffs: { layer_id: string | null }[] }>(
      'estimator',
      `/estimations/${sheet.estimationId}/take-off/${sheet.pageId}`,
    )
  ).data;
async function open(page: Page, path = sheet.path): Promise<Canvas> {
  const canvas = new Canvas(page, floor);
  await page.goto(path);
  await canvas.ready();
  return canvas;
}
const drawRoom = async (canvas: Canvas, index = 0) => {
  await canvas.tool('Area');
  await canvas.draw(floor.rooms.filter(({ polygon }) => polygon.length === 4)[index]?.polygon ?? []);
};
/** Free paper: between the drawing and the frame nothing is measured. */
const free = (x: number, y: number) => ({ x: floor.width * x, y: floor.height * y });
const table = (page: Page) => page.getByRole('application').locator('xpath=..').getByRole('table');

test('adds, edits, follows and undoes notes, stamps and page links', async ({ page }) => {
  const canvas = await open(page);

  await test.step('add a note', async () => {
    await canvas.tool('Note');
    await canvas.press(free(0.3, 0.1));
    const form = page.getByRole('form', { name: 'Note' });
    await form.getByRole('button', { name: 'Place' }).click();
    await expect(form).toContainText('Enter text.');
    await form.getByRole('textbox', { name: 'Text' }).fill('Verify slab edge');
    await form.getByRole('button', { name: 'Place' }).click();
    await expect(form).toBeHidden();
    await expect(table(page).getByRole('row', { name: /note Verify slab edge/ })).toBeAttached();
    await expect.poll(async () => (await stored()).marks.length).toBe(1);
  });

  await test.step('edit its text, undo and redo', async () => {
    await page.getByRole('group', { name: 'Selection' }).getByRole('button', { name: 'Edit' }).click();
    const form = page.getByRole('form', { name: 'Note' });
    await form.getByRole('textbox', { name: 'Text' }).fill('Slab edge verified');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(table(page).getByRole('row', { name: /Slab edge verified/ })).toBeAttached();
    await canvas.host.press('Control+z');
    await expect(page.getByText('Undone: Edit text of note')).toBeAttached();
    await expect(table(page).getByRole('row', { name: /Verify slab edge/ })).toBeAttached();
    await canvas.host.press('Control+Shift+z');
    await expect.poll(async () => (await stored()).marks[0]?.content.text).toBe('Slab edge verified');
  });

  await test.step('drag it', async () => {
    const [before] = (await stored()).marks;
    const corner = before?.geometry.vertices[0] ?? { x: 0, y: 0 };
    const inside = { x: corner.x + 30, y: corner.y - 12 };
    await canvas.drag(inside, { x: inside.x + 200, y: inside.y });
    await expect
      .poll(async () => ((await stored()).marks[0]?.geometry.vertices[0]?.x ?? 0) - corner.x)
      .toBeGreaterThan(150);
  });

  await test.step('fill in the fields of a stamp', async () => {
    await canvas.tool('Stamp');
    await page.getByRole('button', { name: /Addendum|Reviewed|Void|For pricing/ }).click();
    await page.getByRole('menuitemradio', { name: 'Addendum' }).click();
    await page.keyboard.press('Escape');
    await canvas.press(free(0.6, 0.1));
    await expect
      .poll(async () => (await stored()).marks.find(({ type }) => type === 'stamp')?.content.text)
      .toMatch(/^ADDENDUM\nPOSTED \d\d\/\d\d\/\d{4} · [A-Z]{2}$/);
  });

  await test.step('open the page of a page link and go back', async () => {
    const [, doors] = await pages();
    await canvas.tool('Page link');
    await canvas.press(free(0.1, 0.1));
    const form = page.getByRole('form', { name: 'Page link' });
    await form.getByRole('combobox', { name: 'Page' }).fill(doors?.name ?? '');
    await page.getByRole('option', { name: new RegExp(doors?.name ?? '') }).click();
    await form.getByRole('button', { name: 'Place' }).click();
    await expect.poll(async () => (await stored()).marks.length).toBe(3);
    await canvas.expectSaved();
    const link = (await stored()).marks.find(({ type }) => type === 'link');
    const [a, , c] = link?.geometry.vertices ?? [];
    await canvas.host.press('Escape');
    await canvas.press({ x: ((a?.x ?? 0) + (c?.x ?? 0)) / 2, y: ((a?.y ?? 0) + (c?.y ?? 0)) / 2 });
    await expect(page).toHaveURL(new RegExp(`/${doors?.uuid}$`));
    await page.goBack();
    await canvas.ready();
    await expect(table(page).getByRole('row', { name: /stamp ADDENDUM/ })).toBeAttached();
  });

  await test.step('delete and restore', async () => {
    await canvas.host.focus();
    await canvas.host.press('Control+a');
    await canvas.host.press('Delete');
    await expect.poll(async () => (await stored()).marks.length).toBe(0);
    await canvas.host.press('Control+z');
    await expect.poll(async () => (await stored()).marks.length).toBe(3);
  });
  await noViolations(page);
});

test('saves a note written offline once', async ({ page, context }) => {
  const canvas = await open(page);
  await context.setOffline(true);
  await canvas.tool('Note');
  await canvas.press(free(0.3, 0.1));
  await page.getByRole('textbox', { name: 'Text' }).fill('Kept here');
  await page.getByRole('button', { name: 'Place' }).click();
  await expect(page.getByText('Offline, saved on this device')).toBeVisible();
  await context.setOffline(false);
  await canvas.expectSaved();
  expect((await stored()).marks).toHaveLength(1);
  await page.reload();
  await canvas.ready();
  await expect(table(page).getByRole('row', { name: /Kept here/ })).toBeAttached();
});

test('hides, locks and draws on layers', async ({ page }) => {
  const canvas = await open(page);
  await drawRoom(canvas, 0);
  await canvas.expectMeasures(1);
  await page.getByRole('button', { name: 'Layers' }).click();
  const panel = page.getByRole('dialog', { name: 'Layers' });
  await panel.getByRole('button', { name: 'New layer' }).click();
  await page.keyboard.type('Demolition');
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('button', { name: /^Demolition/ })).toHaveAttribute('aria-pressed', 'true');
  await noViolations(page);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await drawRoom(canvas, 1);
  await canvas.expectMeasures(2);
  await expect.poll(async () => (await stored()).takeoffs.filter(({ layer_id }) => layer_id).length).toBe(1);

  await page.getByRole('button', { name: 'Layers' }).click();
  await panel.getByRole('button', { name: 'Lock Demolition' }).click();
  await expect(panel.getByRole('button', { name: 'Unlock Demolition' })).toBeVisible();
  await page.keyboard.press('Escape');
  await canvas.host.focus();
  await canvas.host.press('Control+a');
  await canvas.host.press('Delete');
  await canvas.expectMeasures(1);
  await canvas.host.press('Control+z');
  await canvas.expectMeasures(2);

  await page.getByRole('button', { name: 'Layers' }).click();
  await panel.getByRole('button', { name: 'Hide Demolition' }).click();
  await page.keyboard.press('Escape');
  await canvas.expectMeasures(1);
  await expect(page.getByRole('button', { name: 'Layers, some hidden' })).toBeVisible();
  // Reloads immediately, because the arrangement is saved when the page is left.
  await page.reload();
  await canvas.ready();
  await canvas.expectMeasures(1);
});

test('searches, rotates, copies, downloads and deletes pages', async ({ page }) => {
  const canvas = await open(page);
  const drawer = page.getByRole('navigation', { name: 'Pages' });
  await drawRoom(canvas);
  await canvas.expectSaved();
  const [first, doors] = await pages();
  const act = async (name: string) => {
    await drawer
      .getByRole('button', { name: `Actions for ${first?.page_name} ${first?.name}`, exact: true })
      .click();
    await page.getByRole('menuitem', { name }).click();
  };

  await test.step('search', async () => {
    await drawer.getByRole('button', { name: 'Search plans' }).click();
    await drawer.getByRole('searchbox').fill('door schedule');
    await expect(drawer.getByRole('button', { name: new RegExp(`^${doors?.page_name}`) })).toBeVisible();
    await expect(drawer.getByRole('button', { name: new RegExp(`^${first?.page_name}`) })).toBeHidden();
    await drawer.getByRole('searchbox').fill('no such words');
    await expect(drawer).toContainText('No page contains “no such words”.');
    await drawer.getByRole('searchbox').fill('');
  });

  await test.step('rotate for everyone without changing quantities', async () => {
    const before = await canvas.quantity('F1');
    await act('Rotate right');
    await expect.poll(async () => (await pages())[0]?.turn).toBe(90);
    expect(await canvas.quantity('F1')).toBe(before);
    await act('Rotate left');
    await expect.poll(async () => (await pages())[0]?.turn).toBe(0);
  });

  await test.step('copy', async () => {
    await act('Copy page');
    await expect(drawer.getByRole('button', { name: /\(copy\) ?, 0 measures/ })).toBeVisible();
  });

  await test.step('download', async () => {
    const download = page.waitForEvent('download');
    await act('Download PDF');
    expect((await download).suggestedFilename()).toBe(`${first?.page_name} ${first?.name}.pdf`);
  });

  await test.step('delete after a warning about its measures', async () => {
    await act('Delete page');
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('It has 1 measure, which will be deleted too.');
    await question.getByRole('button', { name: 'Delete page' }).click();
    await expect(page).toHaveURL(new RegExp(`/${doors?.uuid}$`));
    expect((await pages()).map(({ uuid }) => uuid)).not.toContain(first?.uuid);
  });
});

test('counts typical groups, multipliers and drops in the quantities', async ({ page }) => {
  await api('estimator', `/estimations/${sheet.estimationId}/conditions`, {
    method: 'POST',
    body: {
      code: 'D1',
      name: 'Sprinkler line',
      type: 'linear_drop',
      color: '#b4232c',
      category: '',
      parameters: {},
    },
  });
  await api('estimator', `/estimations/${sheet.estimationId}/calibration/${sheet.pageId}`, {
    method: 'PUT',
    body: { calibrations: [{ type: 'named_scale', value: 1 / 18, unit: 'ft', calibrated: true }] },
  });
  const canvas = await open(page);
  await drawRoom(canvas);
  const once = await canvas.quantity('F1');
  await page.getByRole('button', { name: 'Typical groups' }).click();
  const panel = page.getByRole('dialog', { name: 'Typical groups' });
  await panel.getByRole('button', { name: 'New group' }).click();
  await page.keyboard.type('Typical floor');
  await page.keyboard.press('Enter');
  await panel.getByRole('textbox', { name: 'Multiplier for Typical floor' }).fill('12');
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('textbox', { name: 'Multiplier for Typical floor' })).toHaveValue('12');
  await noViolations(page);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await canvas.host.focus();
  await canvas.host.press('v');
  await canvas.host.press('.');
  const bar = page.getByRole('group', { name: 'Selection' });
  await bar.getByRole('button', { name: 'No group' }).click();
  await page.getByRole('menuitemradio', { name: 'Typical floor × 12' }).click();
  await canvas.expectQuantity('F1', once * 12);
  await bar.getByRole('textbox', { name: 'Multiplier' }).fill('2');
  await page.keyboard.press('Enter');
  await canvas.expectQuantity('F1', once * 24);
  await canvas.host.focus();
  await canvas.host.press('Control+z');
  await canvas.expectQuantity('F1', once * 12);
  await canvas.expectSaved();

  await canvas.tool('Linear with drops');
  await canvas.draw([free(0.1, 0.1), free(0.2, 0.1)]);
  const plain = await canvas.quantity('D1');
  await canvas.host.press('v');
  await canvas.host.press(',');
  await bar.getByRole('textbox', { name: 'Drops' }).fill(`10', 4'6"`);
  await page.keyboard.press('Enter');
  await canvas.expectQuantity('D1', plain + 14.5);
  await page.reload();
  await canvas.ready();
  await canvas.expectQuantity('F1', once * 12);
  await canvas.expectQuantity('D1', plain + 14.5);
});

test('clears the selection when the selected measure is clicked again', async ({ page }) => {
  const canvas = await open(page);
  await canvas.condition('F1').click();
  await expect(canvas.host).toHaveAttribute('data-tool', 'area');
  await canvas.condition('F1').click();
  await expect(canvas.condition('F1')).toHaveAttribute('aria-pressed', 'false');
  await expect(canvas.host).toHaveAttribute('data-tool', 'select');
});

test('shows measures of two people on one page to each other within seconds', async ({ page, windowOf }) => {
  const mine = await open(page);
  const other = await windowOf('owner');
  const theirs = await open(other);
  await expect(page.getByRole('img', { name: /^Also viewing: Maya/ })).toBeVisible();
  await expect(other.getByRole('img', { name: /^Also viewing: / })).toBeVisible();
  await drawRoom(mine, 0);
  await mine.expectSaved();
  await theirs.expectMeasures(1);
  await drawRoom(theirs, 1);
  await mine.expectMeasures(2);
  await theirs.tool('Note');
  await theirs.press(free(0.3, 0.1));
  await other.getByRole('textbox', { name: 'Text' }).fill('From the owner');
  await other.getByRole('button', { name: 'Place' }).click();
  await expect(table(page).getByRole('row', { name: /From the owner/ })).toBeAttached({ timeout: 10_000 });
  await mine.host.focus();
  await mine.host.press('Control+a');
  await mine.host.press('Delete');
  await theirs.expectMeasures(0);
});

test('compares a second calibration line with the current scale', async ({ page }) => {
  const canvas = await open(page);
  const [first, second] = floor.dimensions;
  if (!first || !second) throw new Error('the plan has no two dimensions');
  const form = page.getByRole('form', { name: 'How long is this line?' });
  // Among the last of the rail, and seen without scrolling.
  await expect(canvas.toolButton('Set scale')).toBeInViewport({ ratio: 1 });
  const length = form.getByRole('textbox', { name: 'Real length' });
  const line = async ({ from, to }: typeof first) => {
    await canvas.tool('Set scale');
    await canvas.press(from);
    await canvas.press(to);
  };
  await line(first);
  await length.fill(`${first.length}'`);
  await expect(form.getByRole('status')).toHaveCount(0);
  await form.getByRole('button', { name: 'Set scale' }).click();
  await expect(canvas.status).toContainText('1/4″ = 1′-0″');

  await line(second);
  await length.fill(`${second.length}'`);
  await expect(form.getByRole('status')).toContainText('which matches');
  await length.fill(`${second.length * 1.25}'`);
  await expect(form.getByRole('status')).toContainText('20.0% less');
  await noViolations(page);
  await form.getByRole('button', { name: 'Cancel' }).click();
  await expect(canvas.status).toContainText('1/4″ = 1′-0″');
});

test('redirects routes of the former tool', async ({ page }) => {
  await open(page, sheet.path.replace('/estimation/', '/estimation/old/'));
  await expect(page).toHaveURL(sheet.path);
  await page.goto(`/estimation/old/${sheet.estimationId}/tool`);
  await expect(page).toHaveURL(`/estimation/${sheet.estimationId}/tool`);
});

test('redirects documented routes without a screen to the matching screen', async ({ page }) => {
  const [, , , , pdfId] = sheet.path.split('/');
  await open(page, `/estimation/${sheet.estimationId}/pdf/${pdfId}`);
  await expect(page).toHaveURL(new RegExp(`/tool/${pdfId}/`));
  await page.goto(`/estimation/${sheet.estimationId}`);
  await expect(page).toHaveURL(`/estimation/${sheet.estimationId}/view`);
  await page.goto('/estimation/stamp/add');
  await expect(page.getByRole('dialog', { name: /stamp/i })).toBeVisible();

  // An address offers a calculator and changes nothing by itself.
  await page.goto('/estimation/calculator/template');
  await page.getByRole('link', { name: 'Basic', exact: true }).first().click();
  const calculator = page.url().split('/').at(-1)?.split('?')[0] ?? '';
  await page.goto(`/estimation/${sheet.estimationId}/estimate/${calculator}`);
  await page.getByRole('alertdialog', { name: 'Use Basic?' }).getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(`/estimation/${sheet.estimationId}/estimate`);
  await expect(page.getByRole('button', { name: /Calculator/ })).not.toContainText('Basic');
  await page.goto(`/estimation/${sheet.estimationId}/estimate/${sheet.estimationId}`);
  await expect(page.getByText('The calculator in this link was deleted.')).toBeVisible();
  await page.goto(`/estimation/${sheet.estimationId}/estimate/${calculator}`);
  await page.getByRole('button', { name: 'Use calculator' }).click();
  await expect(page.getByRole('button', { name: /Calculator/ })).toContainText('Basic');
});
