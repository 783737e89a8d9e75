import { utils, write } from 'xlsx';
import { generatePlanSet } from '../packages/testing/src/plans/index.ts';
import { api, expect, test, type Page } from './support/app.ts';
import { noViolations } from './support/axe.ts';
import { docx } from './support/documents.ts';

test.use({ who: 'owner' });

const run = Date.now().toString(36);
const row = (page: Page, name: string) =>
  page.getByRole('row', { name: new RegExp(`^(Select )?${name}`) }).first();
async function act(page: Page, name: string, entry: string) {
  await row(page, name).click({ button: 'right', position: { x: 120, y: 10 } });
  await page.getByRole('menuitem', { name: entry }).click();
}
const makeFolder = async (name: string) =>
  (
    await api<{ uuid: string }>('owner', '/workdrive/', {
      method: 'POST',
      body: { name, type: 0, parent_id: null },
    })
  ).data.uuid;
async function upload(page: Page, files: Record<string, Buffer | string>) {
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('menuitem', { name: 'Files' }).click();
  await (
    await chooser
  ).setFiles(
    Object.entries(files).map(([name, bytes]) => ({
      name,
      mimeType: 'text/plain',
      buffer: Buffer.from(bytes),
    })),
  );
  await expect(page.getByRole('region', { name: 'Uploads' }).getByRole('heading')).toContainText('Complete', {
    timeout: 30_000,
  });
}
const views = (page: Page) => page.getByRole('navigation').filter({ hasText: 'Favorites' }).first();

test('lists favorites and recently opened files', async ({ page }) => {
  const folder = `Favorite folder ${run}`;
  const [first, second] = [`first ${run}.txt`, `second ${run}.txt`];
  await page.goto(`/work-drive/folder/${await makeFolder(folder)}`);
  await upload(page, { [first]: 'opened first', [second]: 'opened second' });
  await act(page, first, 'Add to favorites');
  await page.goto('/work-drive/folder');
  await act(page, folder, 'Add to favorites');
  await views(page).getByRole('link', { name: 'Favorites' }).click();
  await expect(page.getByRole('heading', { name: 'Favorites', level: 1 })).toBeVisible();
  // The row names the folder of the file.
  await expect(row(page, first)).toContainText(folder);
  await expect(row(page, second)).toHaveCount(0);
  await noViolations(page);
  await act(page, first, 'Remove from favorites');
  await expect(row(page, first)).toHaveCount(0);
  await row(page, folder).getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: folder, level: 1 })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Folders' })).toContainText('Favorites');

  for (const name of [first, second]) {
    await act(page, name, 'Preview');
    await expect(page.getByRole('dialog').getByRole('heading', { name })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await views(page).getByRole('link', { name: 'Recent', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Recent', level: 1 })).toBeVisible();
  // Most recent first.
  const names = page.getByRole('rowheader');
  await expect(names.nth(0)).toContainText(second);
  await expect(names.nth(1)).toContainText(first);
  await act(page, second, 'Preview');
  await expect(page.getByRole('region', { name: second })).toHaveText('opened second');
  await page.keyboard.press('Escape');
  await noViolations(page);
});

test('finds files by name and by the text of a PDF, a workbook and a document', async ({ page }) => {
  const folder = `Searched ${run}`;
  const word = `quoin${run}`;
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet([['Anchor', `${word} bolts`]]), 'Bid tab');
  const { pdf } = await generatePlanSet({ seed: 9, sheets: ['roof'] });
  await page.goto(`/work-drive/folder/${await makeFolder(folder)}`);
  await upload(page, {
    'tab.xlsx': write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer,
    'letter.docx': docx(`Please hold the ${word} until Monday`),
    [`${word} photos.txt`]: 'nothing of that',
    'other.txt': 'nothing of that either',
    'sheet.pdf': pdf,
  });
  const search = page.getByRole('searchbox').last();
  const find = async (words: string, names: string[]) => {
    // Text is extracted after the upload, so repeat the search until it is found.
    await expect(async () => {
      await search.fill('');
      await search.fill(words);
      await expect(page.getByRole('rowheader')).toHaveCount(names.length, { timeout: 3000 });
    }).toPass({ timeout: 30_000 });
    for (const name of names) await expect(row(page, name)).toContainText(folder);
  };
  await page.goto('/work-drive/folder');
  await find(word, ['letter.docx', `${word} photos.txt`, 'tab.xlsx']);
  await noViolations(page);
  // A result opens in its folder.
  await act(page, 'tab.xlsx', 'Preview');
  await expect(page.getByRole('dialog').getByRole('region', { name: 'tab.xlsx' })).toContainText(
    `${word} bolts`,
  );
  await page.keyboard.press('Escape');
  await find(`no such word ${run}`, []);
  await expect(page.getByRole('heading', { name: /No results|Nothing/ })).toBeVisible();
  await search.fill('');
  await expect(row(page, folder)).toBeVisible();

  // Search the text of a drawing within its folder.
  await row(page, folder).getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: folder, level: 1 })).toBeVisible();
  await find('roof plan', ['sheet.pdf']);
});
