import { readFile } from 'node:fs/promises';
import * as xlsx from 'xlsx';
import { api, expect, test, type Page } from './support/app.ts';
import { noViolations } from './support/axe.ts';

test.use({ who: 'owner' });

let run = '';
test.beforeEach(() => {
  run = Date.now().toString(36);
});
const sheet = (...rows: (string | number)[][]) => {
  const book = xlsx.utils.book_new();
  xlsx.utils.book_append_sheet(book, xlsx.utils.aoa_to_sheet(rows), 'Accounts');
  return xlsx.write(book, { type: 'buffer' }) as Buffer;
};
const upload = (page: Page, name: string, buffer: Buffer) =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/octet-stream', buffer });
const found = async (words: string) =>
  (await api<unknown[]>('owner', `/crm/accounts?limit=1&search=${encodeURIComponent(words)}`)).meta?.count;
const table = (page: Page) => page.getByRole('grid', { name: /^Rows in/ });

test('fixes errors of a workbook in place, imports it, opens it again and undoes the import', async ({
  page,
}) => {
  const word = `Imported${run}`;
  await page.goto('/crm/account');
  await page.getByRole('link', { name: 'Import from Excel' }).click();
  await expect(page.getByRole('heading', { name: 'Import accounts', level: 1 })).toBeVisible();
  await noViolations(page);

  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download template' }).click();
  const template = await saving;
  expect(template.suggestedFilename()).toBe('account_template.xlsx');
  const sheets = xlsx.read(await readFile(await template.path())).Sheets;
  expect(xlsx.utils.sheet_to_json(sheets['Sheet1'] ?? {}, { header: 1 })[0]).toContain('Account');

  await upload(
    page,
    'accounts.xlsx',
    sheet(
      ['Account', 'E-mail', 'Phone', 'Fax'],
      [`${word} One`, 'one@one.test', '3035550100', 'x'],
      [`${word} Two`, 'not an address', '', ''],
      ['', 'three@three.test', '', ''],
    ),
  );
  await expect(page.getByRole('button', { name: /^Account/ })).toContainText('Account (required)');
  await expect(page.getByRole('button', { name: /^Fax/ })).toContainText('Ignore');
  await noViolations(page);
  await page.getByRole('button', { name: 'Check rows' }).click();

  await expect(page.getByText('2 of 3 rows have errors.')).toBeVisible();
  await expect(table(page)).toContainText('The Email field must be a valid email');
  await expect(table(page)).toContainText('This field is required');
  // The row names its invalid cells, which may be scrolled out of view.
  await expect(table(page)).toContainText('In Email');
  await noViolations(page);
  expect(await found(word)).toBe(0);

  // Editing a cell rechecks its row.
  const cell = table(page).getByRole('gridcell', { name: 'not an address' });
  await cell.click();
  await page.keyboard.type('two@two.test');
  await page.keyboard.press('Enter');
  await expect(page.getByText('1 of 3 rows has errors.')).toBeVisible();
  await expect(table(page)).toContainText('two@two.test');

  // The import continues after a reload.
  await page.reload();
  await expect(page.getByText('1 of 3 rows has errors.')).toBeVisible();
  await page.getByRole('button', { name: 'Import 2 rows' }).click();
  await expect(page.getByRole('heading', { name: 'Imported', level: 2 })).toBeVisible();
  await noViolations(page);
  expect(await found(word)).toBe(2);

  const result = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download result' }).click();
  const saved = xlsx.read(await readFile(await (await result).path()));
  const rows = xlsx.utils.sheet_to_json<Record<string, string>>(saved.Sheets['Sheet1'] ?? {});
  expect(rows.map((row) => row['Result'])).toEqual(['Created', 'Created', 'Rejected']);

  // A notification links to a file with the rejected rows.
  await page.goto('/crm/account');
  await page.getByRole('button', { name: /^Notifications/ }).press('Enter');
  // Other notifications may arrive in the meantime.
  const notification = page
    .getByRole('dialog', { name: 'Notifications' })
    .getByRole('listitem')
    .filter({ hasText: '“accounts.xlsx”: 2 created, 0 updated, 0 skipped, 1 rejected.' })
    .first();
  await expect(notification).toContainText('Download the rejected rows');
  await noViolations(page);
  const handing = page.waitForEvent('download');
  await notification.getByRole('link').press('Enter');
  const leftOut = await handing;
  expect(leftOut.suggestedFilename()).toBe('accounts_left-out.xlsx');
  const left = xlsx.read(await readFile(await leftOut.path())).Sheets['Sheet1'] ?? {};
  expect(xlsx.utils.sheet_to_json(left)).toMatchObject([{ 'E-mail': 'three@three.test', 'Line in file': 4 }]);
  await expect(page.getByText('File downloading...')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Imported', level: 2 })).toBeVisible();

  await page.getByRole('button', { name: 'Undo import' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo import' }).click();
  await expect(page.getByRole('heading', { name: 'Undone', level: 2 })).toBeVisible();
  expect(await found(word)).toBe(0);
  await page.getByRole('link', { name: 'Import another file' }).click();
  await expect(page.getByRole('row', { name: /accounts\.xlsx.*Undone/ }).first()).toBeVisible();
});

test('imports a text file without errors by keyboard', async ({ page }) => {
  const word = `Keys${run}`;
  await page.goto('/crm/contact/import');
  await upload(
    page,
    'contacts.csv',
    Buffer.from(`First name;Last name;Email\n${word};Ada;ada@${run}.test\n${word};Bea;\n`),
  );
  const check = page.getByRole('button', { name: 'Check rows' });
  await check.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('All 2 rows can be imported.')).toBeVisible();
  const go = page.getByRole('button', { name: 'Import 2 rows' });
  await go.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Imported', level: 2 })).toBeVisible();
  await page.getByRole('link', { name: 'View contacts' }).click();
  const field = page.getByRole('searchbox', { name: 'Search contacts' });
  await field.fill(word);
  await field.press('Enter');
  await expect(page.getByRole('grid', { name: 'Contacts' })).toContainText('Ada');
});

test('explains why a file cannot be read and accepts another one', async ({ page }) => {
  await page.goto('/material/material/import');
  await upload(page, 'prices.xlsx', Buffer.from('%PDF-1.7 not a workbook'));
  await expect(page.getByText('not an Excel workbook')).toBeVisible();
  await upload(page, 'prices.csv', Buffer.from('Material,Code,Unit\n'));
  await expect(page.getByText('no rows below the header row')).toBeVisible();
});

test('resumes an interrupted upload and warns about a mismatched file extension', async ({ page }) => {
  await page.goto('/crm/account/import');
  const content = '**/api/setup/imports/*/content';
  await page.route(content, (route) => route.abort('connectionreset'));
  await upload(page, 'notes.xlsx', Buffer.from('Just some words\nand one more line\n'));
  await expect(page.getByText('The server cannot be reached.')).toBeVisible();
  await page.unroute(content);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(
    page.getByText('This file is named like an Excel workbook but contains plain text.'),
  ).toBeVisible();
  await expect(page.getByText('No column is mapped to Account, which a new account requires.')).toBeVisible();
});

test.describe('without the import right', () => {
  test.use({ who: 'viewer' });
  test('disables the button with the reason and denies the screen', async ({ page }) => {
    await page.goto('/crm/account');
    await expect(page.getByRole('button', { name: 'Import from Excel' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await page.goto('/crm/account/import');
    await expect(page.getByText('You need the permission “Accounts: Import”')).toBeVisible();
  });
});

test('asks for a decision about possible duplicates', async ({ page }) => {
  const name = `Larkspur ${run}`;
  const made = await api<{ uuid: string }>('owner', '/crm/accounts', {
    method: 'POST',
    body: { name: `${name} Builders, Inc.`, city: 'Bend' },
  });
  await page.goto('/crm/account/import');
  await page.locator('input[type=file]').setInputFiles({
    name: 'alike.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      ['Account,City', `${name} Bldrs LLC,Salem`, `${name}bay Tile,Bend`, `${name}bay Tile Co,Bend`].join(
        '\n',
      ),
    ),
  });
  await page.getByRole('button', { name: 'Check rows' }).click();
  await expect(page.getByText('2 rows may duplicate existing accounts or earlier rows.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Import 3 rows' })).toHaveAttribute('aria-disabled', 'true');
  await expect(table(page).getByRole('link', { name: `${name} Builders, Inc.` })).toBeVisible();
  await noViolations(page);
  await table(page)
    .getByRole('row', { name: /Line 2/ })
    .getByRole('checkbox')
    .check();
  await page.getByRole('button', { name: 'Update existing', exact: true }).click();
  await expect(page.getByText('1 row may duplicate existing accounts or earlier rows.')).toBeVisible();
  await page.getByRole('button', { name: 'Skip', exact: true }).first().click();
  await expect(page.getByText('All 3 rows can be imported.')).toBeVisible();
  await page.getByRole('button', { name: 'Import 3 rows' }).click();
  await expect(page.getByRole('heading', { name: 'Imported', exact: true })).toBeVisible();
  const { data } = await api<{ name: string; city: string }>('owner', `/crm/accounts/${made.data.uuid}`);
  expect(data).toMatchObject({ name: `${name} Bldrs LLC`, city: 'Salem' });
});

test('shows how a file is read, and keeps choices when it is corrected', async ({ page }) => {
  const word = `Reading${run}`;
  await api('owner', '/crm/accounts', { method: 'POST', body: { name: `${word} Owner` } });
  await page.goto('/crm/opportunity/import');
  await upload(
    page,
    'bids.csv',
    Buffer.from(
      [
        'Northgate bids;;;',
        'Opportunity;Account;Amount;City, State',
        `${word} A;${word} Owner;2.500;"Dover, DE"`,
        `${word} B;${word} Owner;3.750;"Lewes, DE"`,
      ].join('\n'),
    ),
  );
  const delimiter = page.getByRole('button', { name: /^Columns are separated by/ });
  const headings = page.getByRole('button', { name: /^Column headings/ });
  const preview = page.getByRole('grid', { name: 'First lines of the file' });
  await expect(delimiter).toContainText('Semicolon');
  await expect(headings).toContainText('Line 2: Opportunity, Account, Amount');
  await expect(preview.getByRole('row', { name: /1 · Not read/ })).toContainText('Northgate bids');
  await noViolations(page);

  // A choice stays with its column while the delimiter and the headings are corrected and corrected back.
  const choose = async (field: typeof delimiter, option: RegExp) => {
    await field.click();
    await page.getByRole('option', { name: option }).click();
  };
  await choose(page.getByRole('button', { name: /^City, State/ }), /^Site$/);
  await choose(headings, /^Line 3/);
  await expect(headings).toContainText('Line 3');
  await expect(headings).toBeFocused();
  await choose(headings, /^Line 2: Opportunity/);
  await expect(page.getByRole('button', { name: /^City, State/ })).toContainText('Site');
  await choose(delimiter, /^Comma/);
  await expect(delimiter).toContainText('Comma');
  await choose(delimiter, /^Semicolon/);
  await expect(page.getByRole('button', { name: /^Amount/ })).toContainText('Amount');

  // 2.500 has two values: it is an error until one is chosen.
  await expect(page.getByText(/^Some cells of Amount have two meanings/)).toBeVisible();
  const numbers = page.getByRole('button', { name: /^Numbers in Amount/ });
  await expect(numbers).toContainText('Show ambiguous cells as errors');
  await choose(numbers, /^Decimal comma: 2\.500 is 2,500/);
  await expect(page.getByText(/^Some cells of Amount have two meanings/)).toBeHidden();
  await noViolations(page);
  await page.getByRole('button', { name: 'Check rows' }).click();
  await expect(page.getByText('All 2 rows can be imported.')).toBeVisible();
  await page.getByRole('button', { name: 'Import 2 rows' }).click();
  await expect(page.getByRole('heading', { name: 'Imported', exact: true })).toBeVisible();
  const { data } = await api<{ name: string; amount: string }[]>(
    'owner',
    `/crm/opportunities?sort=name&search=${word}`,
  );
  expect(data.map(({ amount }) => Number(amount))).toEqual([2500, 3750]);
});

test('names the line of a quotation mark that is not closed', async ({ page }) => {
  await page.goto('/crm/account/import');
  await upload(page, 'pipes.csv', Buffer.from('Account,Notes\nQ1,"4 in pipe\nQ2,ok\n'));
  await expect(page.getByText('Line 2: A cell begins with a quotation mark')).toBeVisible();
});
