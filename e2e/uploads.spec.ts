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

test('what only calls itself a PDF is refused with the reason', async ({ page }) => {
  await choose(page, 'letter.pdf', Buffer.from('This is a letter, not a drawing.\n'.repeat(40)));
  await expect(panel(page).getByRole('alert')).toContainText(/“letter\.pdf” is not a PDF/);
  await expect(page.getByRole('heading', { name: 'No plan set yet' })).toBeVisible();
  await panel(page).getByRole('button', { name: 'Remove letter.pdf' }).click();
  await expect(panel(page)).toBeHidden();
});

test('another kind of file is not even sent', async ({ page }) => {
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

test('an encrypted plan set says that it needs its password taken off', async ({ page, windowOf }) => {
  await choose(page, 'protected.pdf', await encryptedPdf());
  await expect(page.getByText('password protected file')).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText(/Save the PDF without its password and upload it again/)).toBeVisible();
  // Taking files away is another right than adding them.
  await expect(page.getByRole('button', { name: 'Remove plan set' })).toHaveAccessibleDescription(/.+/);
  const owner = await windowOf('owner');
  await owner.goto(`/estimation/${estimationId}/tool`);
  await owner.getByRole('button', { name: 'Remove plan set' }).click();
  await owner.getByRole('alertdialog').getByRole('button', { name: 'Remove plan set' }).click();
  await expect(owner.getByRole('heading', { name: 'No plan set yet' })).toBeVisible();
});

for (const how of ['truncated', 'noise'] as const) {
  test(`a PDF that is broken (${how}) is named as such`, async ({ page }) => {
    await choose(page, 'broken.pdf', brokenPdf(how));
    await expect(page.getByText('This plan set cannot be read')).toBeVisible({ timeout: 20_000 });
    await expect(page.getByRole('button', { name: 'Remove plan set' })).toBeVisible();
  });
}

/** The same drawings, with as much behind them as makes the file travel in several parts. */
function inflated(pdf: Buffer, bytes: number): Buffer {
  const at = /startxref\s+(\d+)\s+%%EOF\s*$/.exec(pdf.subarray(-64).toString('latin1'))?.[1];
  if (!at) throw new Error('the plan set has no trailer');
  return Buffer.concat([pdf, Buffer.alloc(bytes, '%\n'), Buffer.from(`\nstartxref\n${at}\n%%EOF\n`)]);
}

test('a broken upload goes on from where it stopped', async ({ page }) => {
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
  await expect(panel(page).getByRole('alert')).toContainText('The connection broke');
  isDown = false;
  await panel(page).getByRole('button', { name: 'Retry large.pdf' }).click();
  await expect(panel(page).getByRole('heading')).toContainText('Complete');
  await expect(page.getByRole('link', { name: /roof plan/i })).toBeVisible({ timeout: 30_000 });
  // The first part travelled once.
  expect(ranges.filter((range) => range.startsWith('bytes 0-'))).toHaveLength(1);
  const files = await api<unknown[]>(
    'estimator',
    `/workdrive/?filter=${encodeURIComponent(JSON.stringify({ prop_type: 'estimation', prop_id: estimationId }))}`,
  );
  expect(files.data).toHaveLength(1);
});

test('a plan set is dropped on the page, and every sheet of it becomes ready', async ({ page }) => {
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
  // While it is carried over the zone, the zone says so.
  const zone = page.getByText(/^(or drop them here|Let go to add)$/);
  for (const type of ['dragenter', 'dragover', 'drop'])
    await zone.dispatchEvent(type, { dataTransfer: transfer });
  const sheets = page.getByRole('list', { name: 'Sheets of dropped.pdf' });
  await expect(sheets).toBeVisible({ timeout: 20_000 });
  await expect(sheets.getByText('Not measured yet')).toHaveCount(3, { timeout: 20_000 });
  await expect(page.getByRole('link', { name: /^Plans\W+3$/ })).toBeVisible();
});
