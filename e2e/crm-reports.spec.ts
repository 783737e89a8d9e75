import { readFile } from 'node:fs/promises';
import { api, expect, test, type Page } from './support/app.ts';
import { noViolations } from './support/axe.ts';

test.use({ who: 'owner' });

// A reused server still has the records of earlier runs.
const run = Date.now().toString(36);
let made = 0;
const unique = (name: string) => `${name} ${run}${++made}`;
const create = async (path: string, body: object) =>
  (await api<{ uuid: string }>('owner', path, { method: 'POST', body })).data;

/** Creates four opportunities found by one word: two in one stage, one lost, one awarded. */
async function jobs(): Promise<string> {
  const word = `rep${run}${++made}`;
  const account = await create('/crm/accounts', { name: unique('Prime') });
  for (const [stage, amount, bid_date] of [
    ['Estimating', '1000.10', '2031-01-10'],
    ['Estimating', '2000.20', '2031-01-20'],
    ['Lost', '400.00', '2031-03-05'],
    ['Awarded', '50.05', null],
  ])
    await create('/crm/opportunities', {
      name: unique(word),
      account_id: account.uuid,
      stage,
      amount,
      bid_date,
    });
  return word;
}
/** The report table is a tree grid with two groupings. */
const table = (page: Page) => page.getByRole('grid').or(page.getByRole('treegrid')).last();
const rowOf = (page: Page, name: string) => table(page).getByRole('row').filter({ hasText: name });
const find = async (page: Page, word: string) => {
  await page
    .getByRole('searchbox', { name: /Search/ })
    .first()
    .fill(word);
  await page.keyboard.press('Enter');
};
const choose = async (page: Page, label: string, option: string) => {
  await page.getByRole('button', { name: new RegExp(`^${label}`) }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
};

test('creates a report, links its figures to records, shares, deletes and restores it', async ({
  page,
  windowOf,
}) => {
  const word = await jobs();
  await page.goto('/crm/account');
  await page.getByRole('navigation').getByRole('link', { name: 'Reports', exact: true }).click();
  await expect(page.getByRole('grid', { name: 'Reports' }).getByText('Win rate by owner')).toBeVisible();
  await page.getByRole('link', { name: 'New report' }).click();
  await expect(page.getByRole('heading', { name: 'New opportunity report' })).toBeVisible();
  await find(page, word);
  await expect(rowOf(page, 'Total')).toContainText('$3,450.35');
  await expect(rowOf(page, 'Estimating')).toContainText('$3,000.30');
  await expect(rowOf(page, 'Estimating')).toContainText('2');

  // The draft survives a reload and opening the records.
  await page.reload();
  await expect(rowOf(page, 'Total')).toContainText('$3,450.35');
  await rowOf(page, 'Estimating').getByText('Estimating').click();
  await expect(page).toHaveURL(/\/crm\/opportunity\?/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Opportunities');
  await expect(page.getByRole('grid').getByText(new RegExp(word))).toHaveCount(2);
  await page.goBack();
  await expect(rowOf(page, 'Total')).toContainText('$3,450.35');

  await page.getByRole('button', { name: 'Save as…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save report' });
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog.getByText('This field is required')).toBeVisible();
  const name = unique('Stages');
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByRole('radio', { name: 'Everyone who can view opportunities' }).check();
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('heading', { name })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await page.getByRole('button', { name: 'Add to favorites' }).click();
  await expect(page.getByRole('button', { name: 'Remove from favorites' })).toBeVisible();
  await noViolations(page);

  // A reader sees the same figures and saves changes as a copy.
  const other = await windowOf('viewer');
  await other.goto(new URL(page.url()).pathname);
  await expect(rowOf(other, 'Total')).toContainText('$3,450.35');
  await expect(other.getByRole('button', { name: 'Save as…' })).toBeVisible();
  await expect(other.getByRole('button', { name: 'Export to Excel' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );

  // A change by another user updates the figures.
  const found = await api<{ uuid: string; version: number; amount: string }[]>(
    'owner',
    `/crm/opportunities?search=${word}&filter=${encodeURIComponent('{"stage":"Lost"}')}`,
  );
  const lost = found.data[0];
  await api('owner', `/crm/opportunities/${lost?.uuid}`, {
    method: 'PUT',
    body: { version: lost?.version, amount: '500.00' },
  });
  await expect(rowOf(other, 'Total')).toContainText('$3,550.35');

  await page.getByRole('button', { name: 'More actions' }).last().click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(page.getByRole('grid', { name: 'Reports' })).toBeVisible();
  await expect(page.getByRole('grid', { name: 'Reports' }).getByText(name)).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('grid', { name: 'Reports' }).getByText(name)).toBeVisible();
});

test('groups by time and a second field, and saves or discards changes', async ({ page }) => {
  const word = await jobs();
  const { uuid } = await create('/reports', {
    name: unique('Bids'),
    related_to: 'opportunity',
    settings: {
      by: [{ field: 'stage' }],
      measures: [{ op: 'sum', field: 'amount' }],
      search: word,
      chart: 'bar',
    },
  });
  await page.goto(`/crm/report/${uuid}`);
  await choose(page, 'Group by', 'Bid date');
  await choose(page, 'Then by', 'Stage');
  await expect(page.getByText('Unsaved changes')).toBeVisible();
  await expect(rowOf(page, 'Jan 2031')).toContainText('$3,000.30');
  await expect(rowOf(page, '(none)')).toContainText('$50.05');
  await choose(page, 'Period', 'quarter');
  await expect(rowOf(page, 'Q1 2031')).toContainText('$3,400.30');
  await rowOf(page, 'Q1 2031').getByText('Q1 2031').click();
  await expect(page.getByRole('grid').getByText(new RegExp(word))).toHaveCount(3);
  await page.goBack();
  await page.getByRole('button', { name: /^Figures/ }).click();
  await page.getByRole('menuitem', { name: 'Average' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Amount' }).click();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(rowOf(page, 'Q1 2031')).toContainText('$1,133.43');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Unsaved changes')).toHaveCount(0);
  await page.reload();
  await expect(rowOf(page, 'Q1 2031')).toContainText('$1,133.43');

  // Bars link to the same records as rows, also by keyboard.
  const chart = page.getByRole('application');
  await chart.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/crm\/opportunity\?/);
  await expect(page.getByRole('grid').getByText(new RegExp(word))).toHaveCount(3);
  await page.goBack();

  await choose(page, 'Then by', 'None');
  await expect(page.getByText('Unsaved changes')).toBeVisible();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByText('Unsaved changes')).toHaveCount(0);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export to Excel' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('opportunity-summary.xlsx');
  expect((await readFile(await download.path())).subarray(0, 2).toString()).toBe('PK');
});

test('reports a conflict before overwriting another user’s change', async ({ page }) => {
  const made = await api<{ uuid: string; version: number }>('owner', '/reports', {
    method: 'POST',
    body: {
      name: unique('Shared'),
      related_to: 'lead',
      settings: { by: [{ field: 'rating' }], measures: [{ op: 'count' }], chart: 'bar' },
    },
  });
  await page.goto(`/crm/report/${made.data.uuid}`);
  await choose(page, 'Group by', 'Lead source');
  await expect(page.getByText('Unsaved changes')).toBeVisible();
  await api('owner', `/reports/${made.data.uuid}`, {
    method: 'PUT',
    body: { version: 1, description: 'Theirs' },
  });
  await expect(page.getByText('Theirs', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(/changed/i).first()).toBeVisible();
  await expect(page.getByText('Unsaved changes')).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Unsaved changes')).toHaveCount(0);
  await expect(page.getByText('Theirs', { exact: true })).toBeVisible();
});

test('shows load errors and works on a phone', async ({ windowOf }) => {
  const page = await windowOf('owner', { viewport: { width: 360, height: 800 } });
  let isBroken = true;
  await page.route('**/api/crm/accounts/summary?*', (route) =>
    isBroken ? route.fulfill({ status: 500, json: { success: false, message: 'Broken' } }) : route.continue(),
  );
  await page.goto('/crm/report/accounts-by-type');
  await expect(page.getByRole('heading', { name: 'Accounts by type' })).toBeVisible();
  const again = page.getByRole('button', { name: /Try again|Retry/ });
  await expect(again).toBeVisible();
  isBroken = false;
  await again.click();
  await expect(table(page).getByText('General contractor')).toBeVisible();
  await noViolations(page);
  await page.goto('/crm/report/there-is-none');
  await expect(page.getByText('Page not found')).toBeVisible();
});
