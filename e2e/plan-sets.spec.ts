import {
  brokenPdf,
  encryptedPdf,
  generatePlanSet,
  type SheetTruth,
} from '../packages/testing/src/plans/index.ts';
import { api, expect, test } from './support/app.ts';
import { noViolations } from './support/axe.ts';
import { Canvas } from './support/canvas.ts';
import { prepareSheet } from './support/plans.ts';
import { ownPlanSet } from './support/sheets.ts';

test.use({ who: 'estimator' });

const run = Date.now().toString(36);
const file = (name: string, mimeType: string, buffer: Buffer) => ({ name, mimeType, buffer });

test('what cannot be read is named with its reason, and keeps nothing from what can', async ({ page }) => {
  test.setTimeout(90_000);
  const { data } = await api<{ uuid: string }>('estimator', '/estimations', {
    method: 'POST',
    body: { name: `Bad plans ${run}`, estimation_status: 'Take-off' },
  });
  const { pdf } = await generatePlanSet({ seed: 5, sheets: ['floor'] });
  await page.goto(`/estimation/${data.uuid}/tool`);
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose files' }).click();
  await (
    await chooser
  ).setFiles([
    file('photo.png', 'image/png', Buffer.from('no picture either')),
    file('empty.pdf', 'application/pdf', brokenPdf('empty')),
    file('locked.pdf', 'application/pdf', await encryptedPdf()),
    file('cut-off.pdf', 'application/pdf', brokenPdf('truncated')),
    file(
      'torn.pdf',
      'application/pdf',
      ownPlanSet([1, 2, 3].map((at) => ({ width: 800, height: 600, isLost: at === 2 }))),
    ),
    file('good.pdf', 'application/pdf', pdf),
  ]);
  await expect(page.getByRole('list', { name: 'Sheets of good.pdf' }).getByRole('link')).toHaveCount(1, {
    timeout: 30_000,
  });
  await expect(page.getByText('password protected file')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText('This plan set cannot be read')).toBeVisible({ timeout: 30_000 });
  // What can be read of a set is there, and what cannot is named.
  await expect(page.getByRole('list', { name: 'Sheets of torn.pdf' }).getByRole('link')).toHaveCount(2);
  await expect(page.getByText('Page 2 is damaged and was left out.').first()).toBeVisible();
  // Said while the first plan set came, and still there once it has.
  const refused = page.getByRole('list', { name: 'Plan set: files' });
  await expect(refused).toContainText('This kind of file is not taken here. Use .pdf.');
  await expect(refused).toContainText('The file is empty.');
  await noViolations(page);

  // Sheets are found by what stands on them; what is read of it is said below each.
  const search = page.getByRole('searchbox', { name: 'Find a sheet' });
  await search.fill('EXAM 1');
  await expect(page.getByRole('list', { name: 'Sheets of torn.pdf' })).toBeHidden();
  await expect(page.getByRole('list', { name: 'Sheets of good.pdf' })).toContainText('EXAM 1');
  await search.fill('no such words');
  await expect(page.getByText('No sheet says that')).toBeVisible();
  // What could not be asked is not said to be nowhere.
  await page.route('**/workdrive/plans/pages?*search=*', (route) => route.abort());
  await search.fill('EXAM 1 of');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(page.getByText('No sheet says that')).toBeHidden();
  await page.unroute('**/workdrive/plans/pages?*search=*');
  await search.fill('');
  await expect(page.getByRole('list', { name: 'Sheets of torn.pdf' }).getByRole('link')).toHaveCount(2);
});

test('a sheet that somebody deletes under whoever measures on it says so, also after a reload', async ({
  page,
}) => {
  const sheet = await prepareSheet('estimator', `Gone ${run}`, { seed: 6, sheets: ['floor', 'roof'] });
  const floor = sheet.truth.sheets[0] as SheetTruth;
  await page.goto(sheet.path);
  await new Canvas(page, floor).ready();
  const removed = await api('owner', `/estimations/${sheet.estimationId}/page/delete`, {
    method: 'DELETE',
    body: { page_id: [sheet.pageId] },
  });
  expect(removed.status).toBe(200);
  await expect(page.getByText('This sheet is not here any more')).toBeVisible({ timeout: 10_000 });
  await page.reload();
  await expect(page.getByText('This sheet is not here any more')).toBeVisible();
  await noViolations(page);
  await page.getByRole('link', { name: 'Open the plans' }).click();
  await expect(page).toHaveURL(new RegExp(`/estimation/${sheet.estimationId}/tool$`));
  // An address that names no sheet at all, of the former tool.
  await page.goto('/estimation/old/nonsense/tool/no/sheet');
  await expect(page.getByRole('heading', { name: 'There is no such page' })).toBeVisible();
});

test('outlines that enclose nothing, that cross themselves, and lengths no drawing has are said so', async ({
  page,
}) => {
  const sheet = await prepareSheet('estimator', `Odd shapes ${run}`, { seed: 7, sheets: ['floor'] });
  const floor = sheet.truth.sheets[0] as SheetTruth;
  await api('estimator', `/estimations/${sheet.estimationId}/conditions`, {
    method: 'POST',
    body: { code: 'F1', name: 'Floor', type: 'area', color: '#2a6fdb', category: '', parameters: {} },
  });
  const canvas = new Canvas(page, floor);
  await page.goto(sheet.path);
  await canvas.ready();
  const free = (x: number, y: number) => ({ x: floor.width * x, y: floor.height * y });

  await canvas.tool('Set scale');
  for (const at of [free(0.5, 0.04), free(0.5, 0.04), free(0.6, 0.04)]) await canvas.press(at);
  const length = page.getByRole('textbox', { name: 'Real length' });
  for (const wrong of ['0', '-5', '0.0000001', '999999999999']) {
    await length.fill(wrong);
    await length.press('Enter');
    await expect(length).toHaveAttribute('aria-invalid', 'true');
  }
  await expect(page.getByText('No drawing has such a scale.').first()).toBeVisible();
  await length.fill('14\'6"');
  await length.press('Enter');
  await expect(length).toBeHidden();

  await canvas.tool('Area');
  await canvas.draw([free(0.5, 0.04), free(0.55, 0.04), free(0.6, 0.04)]);
  await expect(page.getByText('These corners lie on one line and enclose nothing.')).toBeVisible();
  await canvas.expectMeasures(0);
  // What was drawn is there to go on with.
  await canvas.draw([free(0.6, 0.07)]);
  await canvas.expectMeasures(1);

  await canvas.draw([free(0.62, 0.1), free(0.66, 0.13), free(0.66, 0.1), free(0.62, 0.13)]);
  await expect(page.getByText('The outline crosses itself.')).toBeVisible();
  await canvas.expectMeasures(2);
  await canvas.host.press('v');
  await canvas.press(free(0.625, 0.115));
  await expect(page.getByRole('group', { name: 'Selection' })).toContainText('Its outline crosses itself');
});
