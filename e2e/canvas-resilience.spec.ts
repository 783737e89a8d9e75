import type { SheetTruth } from '../packages/testing/src/plans/index.ts';
import {
  api,
  expect,
  login,
  password,
  people,
  storageOf,
  test,
  type Page,
  type Request,
} from './support/app.ts';
import { Canvas } from './support/canvas.ts';
import { prepareSheet, type PreparedSheet } from './support/plans.ts';

test.use({ who: 'estimator' });

interface Stroke {
  uuid: string;
  version: number;
  geometry: { vertices: { x: number; y: number }[] };
}

let sheet: PreparedSheet;
let floor: SheetTruth;
test.beforeEach(async ({}, { title }) => {
  sheet = await prepareSheet('estimator', title, { seed: 7, sheets: ['floor'] });
  floor = sheet.truth.sheets[0] as SheetTruth;
  await api('estimator', `/estimations/${sheet.estimationId}/conditions`, {
    method: 'POST',
    body: { code: 'F1', name: 'Floor', type: 'area', color: '#2a6fdb', category: '', parameters: {} },
  });
});

const stored = async () =>
  (await api<{ takeoffs: Stroke[] }>('estimator', `/estimations/${sheet.estimationId}/take-off`)).data
    .takeoffs;
const saveCalls = () => new RegExp(`/api/estimations/${sheet.estimationId}/take-off/${sheet.pageId}$`);
async function open(page: Page): Promise<Canvas> {
  const canvas = new Canvas(page, floor);
  await page.goto(sheet.path);
  await canvas.ready();
  return canvas;
}
async function drawRoom(canvas: Canvas, index = 0) {
  await canvas.tool('Area');
  await canvas.draw(floor.rooms.filter(({ polygon }) => polygon.length === 4)[index]?.polygon ?? []);
}

test('saves a measure drawn offline once, even after the window was closed', async ({ page, context }) => {
  const canvas = await open(page);
  await context.setOffline(true);
  await drawRoom(canvas);
  await canvas.expectMeasures(1);
  await expect(page.getByText('Offline, saved on this device')).toBeVisible();
  await page.close();
  expect(await stored()).toHaveLength(0);

  await context.setOffline(false);
  const again = await context.newPage();
  const later = await open(again);
  await later.expectMeasures(1);
  await later.expectSaved();
  expect(await stored()).toHaveLength(1);
  await again.reload();
  await later.ready();
  await later.expectMeasures(1);
});

test('restores all vertices of an unfinished drawing after the tab was killed', async ({ page, context }) => {
  const canvas = await open(page);
  const [a, b, c, d] = floor.rooms.find(({ polygon }) => polygon.length === 4)?.polygon ?? [];
  if (!a || !b || !c || !d) throw new Error('the plan has no room of four corners');
  await canvas.tool('Area');
  for (const corner of [a, b, c]) await canvas.press(corner);
  const killed = page.waitForEvent('crash');
  const devtools = await context.newCDPSession(page);
  void devtools.send('Page.crash').catch(() => undefined);
  await killed;
  expect(await stored()).toHaveLength(0);

  const again = await context.newPage();
  const later = await open(again);
  const area = later.toolButton('Area');
  await expect(area).toHaveAttribute('aria-pressed', 'true');
  await later.expectMeasures(0);
  await test.step('another open window does not take over the drawing', async () => {
    const other = await context.newPage();
    const theirs = await open(other);
    await expect(theirs.toolButton('Select')).toHaveAttribute('aria-pressed', 'true');
    await other.close();
  });
  await again.bringToFront();
  await later.press(d);
  await later.host.press('Enter');
  await later.expectMeasures(1);
  await later.expectSaved();
  const [drawn] = await stored();
  expect(drawn?.geometry.vertices).toHaveLength(4);
  for (const [index, corner] of [a, b, c, d].entries()) {
    const { x, y } = drawn?.geometry.vertices[index] ?? { x: NaN, y: NaN };
    expect(Math.hypot(x - corner.x, y - corner.y)).toBeLessThan(4);
  }
  await again.reload();
  await later.ready();
  await later.expectMeasures(1);
  await expect(later.toolButton('Select')).toHaveAttribute('aria-pressed', 'true');
});

test('resumes an unfinished drawing after a reload, but not a discarded one', async ({ page }) => {
  const canvas = await open(page);
  const [a, b] = floor.rooms[0]?.polygon ?? [];
  if (!a || !b) throw new Error('the plan has no room');
  await canvas.tool('Area');
  await canvas.press(a);
  await canvas.press(b);
  await page.reload();
  await canvas.ready();
  await expect(canvas.toolButton('Area')).toHaveAttribute('aria-pressed', 'true');
  await expect(canvas.conditions.getByRole('button', { name: /^F1 / })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await canvas.host.press('Escape');
  await expect(page.getByText('Drawing discarded. Undo to restore it.')).toBeVisible();
  await page.reload();
  await canvas.ready();
  await expect(canvas.toolButton('Select')).toHaveAttribute('aria-pressed', 'true');
  await canvas.expectMeasures(0);
});

test('resumes an unfinished calibration line after a reload', async ({ page }) => {
  const canvas = await open(page);
  const [known] = floor.dimensions;
  if (!known) throw new Error('the plan has no dimension');
  const form = page.getByRole('form', { name: 'How long is this line?' });
  await canvas.tool('Set scale');
  await canvas.press(known.from);
  await page.reload();
  await canvas.ready();
  await expect(canvas.toolButton('Set scale')).toHaveAttribute('aria-pressed', 'true');
  await canvas.press(known.to);
  await expect(form).toBeVisible();
  await page.reload();
  await canvas.ready();
  await form.getByRole('textbox', { name: 'Real length' }).fill(`${known.length}'`);
  await form.getByRole('button', { name: 'Set scale' }).click();
  await expect(canvas.status).toContainText('1/4″ = 1′-0″');
  await page.reload();
  await canvas.ready();
  await expect(canvas.toolButton('Select')).toHaveAttribute('aria-pressed', 'true');
  await expect(form).toBeHidden();
});

test('saves pending changes when the connection returns', async ({ page, context }) => {
  const canvas = await open(page);
  await context.setOffline(true);
  await drawRoom(canvas, 0);
  await expect(page.getByText('Offline, saved on this device')).toBeVisible();
  await drawRoom(canvas, 1);
  await canvas.expectMeasures(2);
  await context.setOffline(false);
  await canvas.expectSaved();
  expect(await stored()).toHaveLength(2);
});

test('retries a failing server until it responds', async ({ page }) => {
  const canvas = await open(page);
  let refusals = 0;
  await page.route(saveCalls(), async (route) => {
    if (route.request().method() !== 'PUT' || refusals >= 2) return route.continue();
    refusals++;
    await route.fulfill({ status: 500, json: { success: false, message: 'Something broke.' } });
  });
  await drawRoom(canvas);
  await expect(page.getByText('Waiting for server')).toBeVisible();
  await canvas.expectMeasures(1);
  await expect(page.getByText(/^Saved \d/)).toBeVisible({ timeout: 15_000 });
  expect(refusals).toBe(2);
  expect(await stored()).toHaveLength(1);
});

test('does not duplicate a measure when a response is lost', async ({ page }) => {
  const canvas = await open(page);
  let lost = 0;
  await page.route(saveCalls(), async (route) => {
    if (route.request().method() !== 'PUT' || lost > 0) return route.continue();
    lost++;
    await route.fetch();
    await route.abort('connectionreset');
  });
  await drawRoom(canvas);
  await expect(page.getByText('Offline, saved on this device')).toBeVisible();
  expect(await stored()).toHaveLength(1);
  await page.getByRole('button', { name: 'Retry' }).click();
  await canvas.expectSaved();
  await canvas.expectMeasures(1);
  expect(await stored()).toHaveLength(1);
});

test('keeps both changes when two users change one measure', async ({ page, windowOf }) => {
  const mine = await open(page);
  await drawRoom(mine);
  await mine.expectSaved();
  const [drawn] = await stored();
  const otherPage = await windowOf('owner');
  // The other window receives no changes; otherwise it would continue from them.
  await otherPage.route(/\/take-off\/[^/]+\/changes/, (route) => route.abort());
  const theirs = await open(otherPage);
  await theirs.expectMeasures(1);

  const nudge = async (canvas: Canvas, key: string) => {
    await canvas.host.press('.');
    await canvas.host.press(key);
  };
  await nudge(mine, 'Shift+ArrowLeft');
  await expect
    .poll(async () => (await stored())[0]?.version, { message: 'the first change arrives' })
    .toBe((drawn?.version ?? 0) + 1);
  await theirs.host.focus();
  await nudge(theirs, 'Shift+ArrowRight');
  await expect(otherPage.getByText(/Someone else changed a measure/)).toBeVisible();
  await theirs.expectMeasures(2);
  await theirs.expectSaved();

  const after = await stored();
  expect(after).toHaveLength(2);
  const lefts = after.map(({ geometry }) => Math.min(...geometry.vertices.map(({ x }) => x)));
  const before = Math.min(...(drawn?.geometry.vertices ?? []).map(({ x }) => x));
  expect(Math.min(...lefts)).toBeLessThan(before);
  expect(Math.max(...lefts)).toBeGreaterThan(before);
  await page.reload();
  await mine.ready();
  await mine.expectMeasures(2);
});

test('keeps measures drawn while the session expires', async ({ windowOf }) => {
  const session = await login('estimator');
  const page = await windowOf(undefined, { storageState: storageOf(session) });
  // The event stream stays open, every other request of the page is answered.
  const underWay = new Set<Request>();
  page.on('request', (request) => {
    if (/\/api\/(?!live$)/.test(request.url())) underWay.add(request);
  });
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  const canvas = await open(page);
  // Only saving the measure may find the ended session: requests under way are answered before it ends, later ones wait until the measure is drawn.
  await expect.poll(() => underWay.size).toBe(0);
  const drawn = Promise.withResolvers<void>();
  await page.route('**/api/**', async (route) => {
    underWay.delete(route.request());
    const isSave = route.request().method() !== 'GET' && saveCalls().test(route.request().url());
    if (!isSave) await drawn.promise;
    await route.continue();
  });
  await expect.poll(() => underWay.size).toBe(0);
  await fetch(new URL('/api/security/auth/logout', page.url()), {
    method: 'POST',
    headers: { 'access-token': session.token },
  });
  await drawRoom(canvas);
  drawn.resolve();
  await expect(page.getByText('Your session has ended.', { exact: false })).toBeVisible();
  await page.getByRole('textbox', { name: 'Username' }).fill(people.estimator);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(sheet.path);
  await canvas.ready();
  await canvas.expectMeasures(1);
  await canvas.expectSaved();
  expect(await stored()).toHaveLength(1);
});

test('draws, finishes, deletes and restores by keyboard alone', async ({ page }) => {
  const canvas = await open(page);
  await canvas.host.focus();
  await canvas.host.press('s');
  await canvas.host.press('a');
  const step = async (key: string, times = 1) => {
    for (let count = 0; count < times; count++) await canvas.host.press(key);
    await canvas.host.press('Space');
  };
  await step('Shift+ArrowLeft');
  await step('Shift+ArrowRight', 3);
  await step('Shift+ArrowDown', 2);
  await step('Shift+ArrowLeft', 3);
  await canvas.host.press('Enter');
  await canvas.expectMeasures(1);
  await canvas.expectSaved();
  const [drawn] = await stored();
  expect(drawn?.geometry.vertices).toHaveLength(4);
  await canvas.host.press('.');
  await canvas.host.press('Delete');
  await canvas.expectMeasures(0);
  await canvas.host.press('Control+z');
  await canvas.expectMeasures(1);
  await canvas.expectSaved();
  await expect.poll(stored).toHaveLength(1);
});
