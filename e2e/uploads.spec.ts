import { brokenPdf, encryptedPdf, generatePlanSet } from '../packages/testing/src/plans/index.ts';
import { api, expect, test, type Page } from './support/app.ts';

test.use({ who: 'estimator' });

async function choose(page: Page, name: string, buffer: Buffer) {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose files' }).click();
  await (await chooser).setFiles({ name, mimeType: 'application/pdf', buffer });
}
const panel = (page: Page) => page.getByRole('region', { name: 'Uploads' });

let estimationId = '';
test.beforeEach(async ({ page }, { title }) => {
  const { data } = await api<{ uuid: string }>('estimator', '/estimations', {
    method: 'POST',
    body: { name: title, estimation_status: 'Take-off' },
  });
  estimationId = data.uuid;
  await page.goto(`/estimation/${estimationId}/tool`);
  await expect(page.getByRole('heading', { name: 'No plan set yet' })).toBeVisible();
});

test('rejects a file that is only named like a PDF, with the reason', async ({ page }) => {
  await choose(page, 'letter.pdf', Buffer.from('This is a letter, not a drawing.\n'.repeat(40)));
  await expect(panel(page).getByRole('alert')).toContainText(/“letter\.pdf” is not a PDF/);
  await expect(page.getByRole('heading', { name: 'No plan set yet' })).toBeVisible();
  await panel(page).getByRole('button', { name: 'Remove letter.pdf' }).click();
  await expect(panel(page)).toBeHidden();
});

test('does not upload other file types', async ({ page }) => {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose files' }).click();
  await (
    await chooser
  ).setFiles({
    name: 'notes.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('notes'),
  });
  await expect(page.getByRole('list', { name: 'Plan set: files' })).toContainText('notes.txt');
  await expect(panel(page)).toHaveCount(0);
});

test('reports that an encrypted plan set must be saved without its password', async ({ page, windowOf }) => {
  await choose(page, 'protected.pdf', await encryptedPdf());
  await expect(page.getByText('password protected file')).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText(/Save the PDF without a password and upload it again/)).toBeVisible();
  // Deleting files needs another right than adding them.
  await expect(page.getByRole('button', { name: 'Remove plan set' })).toHaveAccessibleDescription(/.+/);
  const owner = await windowOf('owner');
  await owner.goto(`/estimation/${estimationId}/tool`);
  await owner.getByRole('button', { name: 'Remove plan set' }).click();
  await owner.getByRole('alertdialog').getByRole('button', { name: 'Remove plan set' }).click();
  await expect(owner.getByRole('heading', { name: 'No plan set yet' })).toBeVisible();
});

for (const how of ['truncated', 'noise'] as const) {
  test(`reports a damaged PDF (${how})`, async ({ page }) => {
    await choose(page, 'broken.pdf', brokenPdf(how));
    await expect(page.getByText('This plan set could not be read')).toBeVisible({ timeout: 20_000 });
    await expect(page.getByRole('button', { name: 'Remove plan set' })).toBeVisible();
  });
}

/** Returns the drawings padded to a size that is uploaded in several parts. */
function inflated(pdf: Buffer, bytes: number): Buffer {
  const at = /startxref\s+(\d+)\s+%%EOF\s*$/.exec(pdf.subarray(-64).toString('latin1'))?.[1];
  if (!at) throw new Error('the plan set has no trailer');
  return Buffer.concat([pdf, Buffer.alloc(bytes, '%\n'), Buffer.from(`\nstartxref\n${at}\n%%EOF\n`)]);
}

test('resumes an interrupted upload from the last part', async ({ page }) => {
  const { pdf } = await generatePlanSet({ seed: 3, sheets: ['roof'] });
  const ranges: string[] = [];
  let isDown = true;
  await page.route('**/api/workdrive/content/**', async (route) => {
    const range = route.request().headers()['content-range'] ?? '';
    if (isDown && !range.startsWith('bytes 0-')) return route.abort('connectionreset');
    ranges.push(range);
    return route.continue();
  });
  await choose(page, 'large.pdf', inflated(pdf, 9 * 1024 * 1024));
  await expect(panel(page).getByRole('alert')).toContainText('Connection lost');
  isDown = false;
  await panel(page).getByRole('button', { name: 'Retry large.pdf' }).click();
  await expect(panel(page).getByRole('heading')).toContainText('Complete');
  await expect(page.getByRole('link', { name: /roof plan/i })).toBeVisible({ timeout: 30_000 });
  // The first part is sent once.
  expect(ranges.filter((range) => range.startsWith('bytes 0-'))).toHaveLength(1);
  const files = await api<unknown[]>(
    'estimator',
    `/workdrive/?filter=${encodeURIComponent(JSON.stringify({ prop_type: 'estimation', prop_id: estimationId }))}`,
  );
  expect(files.data).toHaveLength(1);
});

test('processes every sheet of a plan set dropped on the page', async ({ page }) => {
  const { pdf } = await generatePlanSet({ seed: 4, sheets: 3 });
  const transfer = await page.evaluateHandle((bytes) => {
    const data = new DataTransfer();
    data.items.add(
      new File([Uint8Array.from(atob(bytes), (c) => c.charCodeAt(0))], 'dropped.pdf', {
        type: 'application/pdf',
      }),
    );
    return data;
  }, pdf.toString('base64'));
  // The drop zone is highlighted while a file is dragged over it.
  const zone = page.getByText(/^(or drop them here|Drop to add)$/);
  for (const type of ['dragenter', 'dragover', 'drop'])
    await zone.dispatchEvent(type, { dataTransfer: transfer });
  const sheets = page.getByRole('list', { name: 'Sheets in dropped.pdf' });
  await expect(sheets).toBeVisible({ timeout: 20_000 });
  await expect(sheets.getByText('Not measured yet')).toHaveCount(3, { timeout: 20_000 });
  await expect(page.getByRole('link', { name: /^Plans\W+3$/ })).toBeVisible();
});
