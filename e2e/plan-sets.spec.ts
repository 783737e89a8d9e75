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

test('reports unreadable plan sets with the reason and still processes the others', async ({ page }) => {
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
  await expect(page.getByRole('list', { name: 'Sheets in good.pdf' }).getByRole('link')).toHaveCount(1, {
    timeout: 30_000,
  });
  await expect(page.getByText('password protected file')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText('This plan set could not be read', { exact: true })).toBeVisible({
    timeout: 30_000,
  });
  // The readable sheets of a damaged set are listed, and the problem is named.
  await expect(page.getByRole('list', { name: 'Sheets in torn.pdf' }).getByRole('link')).toHaveCount(2);
  await expect(page.getByText('Page 2 is damaged and was left out.').first()).toBeVisible();
  // Shown while the first plan set was uploaded and still shown afterwards.
  const refused = page.getByRole('list', { name: 'Plan set: files' });
  await expect(refused).toContainText('This file type is not supported. Use PDF.');
  await expect(refused).toContainText('The file is empty.');
  await noViolations(page);

  // Sheets are found by their text; the match is shown below each.
  const search = page.getByRole('searchbox', { name: 'Search sheets' });
  await search.fill('EXAM 1');
  await expect(page.getByRole('list', { name: 'Sheets in torn.pdf' })).toBeHidden();
  await expect(page.getByRole('list', { name: 'Sheets in good.pdf' })).toContainText('EXAM 1');
  await search.fill('no such words');
  await expect(page.getByText('No sheets found')).toBeVisible();
  // A failed text search is not shown as an empty result.
  await page.route('**/workdrive/plans/pages?*search=*', (route) => route.abort());
  await search.fill('EXAM 1 of');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(page.getByText('No sheets found')).toBeHidden();
  await page.unroute('**/workdrive/plans/pages?*search=*');
  await search.fill('');
  await expect(page.getByRole('list', { name: 'Sheets in torn.pdf' }).getByRole('link')).toHaveCount(2);
});

test('reports a sheet that was deleted while it is open, also after a reload', async ({ page }) => {
  const sheet = await prepareSheet('estimator', `Gone ${run}`, { seed: 6, sheets: ['floor', 'roof'] });
  const floor = sheet.truth.sheets[0] as SheetTruth;
  await page.goto(sheet.path);
  await new Canvas(page, floor).ready();
  const removed = await api('owner', `/estimations/${sheet.estimationId}/page/delete`, {
    method: 'DELETE',
    body: { page_id: [sheet.pageId] },
  });
  expect(removed.status).toBe(200);
  await expect(page.getByText('Sheet not found')).toBeVisible({ timeout: 10_000 });
  await page.reload();
  await expect(page.getByText('Sheet not found')).toBeVisible();
  await noViolations(page);
  await page.getByRole('link', { name: 'Open plans' }).click();
  await expect(page).toHaveURL(new RegExp(`/estimation/${sheet.estimationId}/tool$`));
  // An address that names no sheet at all, of the former tool.
  await page.goto('/estimation/old/nonsense/tool/no/sheet');
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
});

test('warns about flat and self-crossing outlines and implausible scales', async ({ page }) => {
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
  await expect(page.getByText('This scale is not plausible.').first()).toBeVisible();
  await length.fill('14\'6"');
  await length.press('Enter');
  await expect(length).toBeHidden();

  await canvas.tool('Area');
  await canvas.draw([free(0.5, 0.04), free(0.55, 0.04), free(0.6, 0.04)]);
  await expect(page.getByText('These corners are on one line and enclose no area.')).toBeVisible();
  await canvas.expectMeasures(0);
  // Drawings made before can be continued.
  await canvas.draw([free(0.6, 0.07)]);
  await canvas.expectMeasures(1);

  await canvas.draw([free(0.62, 0.1), free(0.66, 0.13), free(0.66, 0.1), free(0.62, 0.13)]);
  await expect(page.getByText('The outline crosses itself.')).toBeVisible();
  await canvas.expectMeasures(2);
  await canvas.host.press('v');
  await canvas.press(free(0.625, 0.115));
  await expect(page.getByRole('group', { name: 'Selection' })).toContainText('Outline crosses itself');
});
