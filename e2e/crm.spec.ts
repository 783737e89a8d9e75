import { readFile } from 'node:fs/promises';
import * as xlsx from 'xlsx';
import { baseURL } from './support/base-url.ts';
import { api, expect, test, type Page } from './support/app.ts';

test.use({ who: 'owner' });

interface Account {
  uuid: string;
  name: string;
  city: string;
  version: number;
}
// A reused server still has the records of earlier runs, and a retry those of the first attempt.
const run = Date.now().toString(36);
let made = 0;
const unique = (name: string) => `${name} ${run}-${++made}`;
const create = async (name: string, more: object = {}) =>
  (
    await api<Account>('owner', '/crm/accounts', {
      method: 'POST',
      body: { name, status: 'Active', ...more },
    })
  ).data;
const grid = (page: Page) => page.getByRole('grid', { name: 'Accounts' });
const rows = (page: Page) =>
  grid(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') });
const pages = (page: Page) => page.getByRole('navigation', { name: 'Pages' });
async function search(page: Page, words: string) {
  const field = page.getByRole('searchbox', { name: 'Search accounts' });
  await field.fill(words);
  await field.press('Enter');
}

test('keeps search, filters, sort order and page of a list in the URL', async ({ page }) => {
  await page.goto('/crm/account');
  await expect(pages(page)).toContainText(/1–\d+ of 4,2\d\d/);

  await search(page, 'durango');
  const found = await api<Account[]>('owner', '/crm/accounts?limit=1&search=durango');
  await expect(pages(page)).toContainText(`of ${found.meta?.count}`);
  await expect(page).toHaveURL(/q=durango/);

  await page.getByRole('button', { name: 'Add filter' }).click();
  const editor = page.getByRole('dialog', { name: 'Add filter' });
  await editor.getByRole('button', { name: /Field/ }).click();
  await page.getByRole('option', { name: 'Status', exact: true }).click();
  await editor.getByRole('checkbox', { name: 'Prospect' }).check({ force: true });
  await editor.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByRole('group', { name: 'Filters' })).toContainText(/Status.*is any of.*Prospect/);
  const filter = encodeURIComponent(JSON.stringify([{ field: 'status', op: 'in', value: ['Prospect'] }]));
  const narrowed = await api<Account[]>('owner', `/crm/accounts?limit=1&search=durango&filter=${filter}`);
  expect(narrowed.meta?.count).toBeGreaterThan(0);
  await expect(pages(page)).toContainText(`of ${narrowed.meta?.count}`);

  const heading = grid(page).getByRole('columnheader', { name: 'Account', exact: false }).first();
  await heading.click();
  await expect(heading).toHaveAttribute('aria-sort', 'ascending');
  await heading.click();
  await expect(heading).toHaveAttribute('aria-sort', 'descending');
  const sorted = await api<Account[]>(
    'owner',
    `/crm/accounts?limit=1&search=durango&sort=-name&filter=${filter}`,
  );
  await expect(rows(page).first().getByRole('rowheader')).toContainText(sorted.data[0]?.name ?? 'none');

  await page.reload();
  await expect(pages(page)).toContainText(`of ${narrowed.meta?.count}`);
  await expect(page.getByRole('searchbox', { name: 'Search accounts' })).toHaveValue('durango');
  await expect(heading).toHaveAttribute('aria-sort', 'descending');

  await page.getByRole('button', { name: 'Clear filters' }).click();
  await search(page, '');
  await expect(pages(page)).toContainText(/of 4,2\d\d/);
  const kept = page.waitForResponse(
    (answer) =>
      answer.url().includes('/user-preferences') &&
      (answer.request().postData() ?? '').includes('"pageSize":15'),
  );
  for (const size of [10, 50, 15]) {
    await pages(page).getByText(String(size), { exact: true }).click();
    await expect(pages(page)).toContainText(new RegExp(`1–${size} of`));
  }
  await pages(page).getByRole('button', { name: 'Next page' }).click();
  await expect(pages(page)).toContainText('16–30 of');
  await kept;
  await page.reload();
  await expect(pages(page)).toContainText('16–30 of');
});

test('remembers hidden columns', async ({ page }) => {
  await page.goto('/crm/account');
  const territory = grid(page).getByRole('columnheader', { name: 'Territory' });
  await expect(territory).toBeVisible();
  const toggle = async () => {
    await page.getByRole('button', { name: 'Columns', exact: true }).click();
    await page.getByRole('dialog', { name: 'Columns' }).getByText('Territory', { exact: true }).click();
    await page.keyboard.press('Escape');
  };
  await toggle();
  await expect(territory).toBeHidden();
  // Reload immediately: the arrangement is saved while the page closes.
  await page.reload();
  await expect(grid(page).getByRole('columnheader', { name: 'Status' })).toBeVisible();
  await expect(territory).toBeHidden();
  await toggle();
  await expect(territory).toBeVisible();
});

test('deletes selected rows after confirmation', async ({ page }) => {
  const name = unique('Deleted Works');
  await create(`${name} A`);
  await create(`${name} B`);
  await page.goto(`/crm/account?q=${encodeURIComponent(name)}`);
  await expect(rows(page)).toHaveCount(2);
  await grid(page).getByRole('checkbox', { name: 'Select all rows' }).click();
  await page.getByRole('toolbar', { name: 'Selected rows' }).getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('alertdialog', { name: 'Are you sure?' });
  await expect(question).toContainText('You will be able to revert this!');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(rows(page)).toHaveCount(2);
  await page.getByRole('toolbar', { name: 'Selected rows' }).getByRole('button', { name: 'Delete' }).click();
  await question.getByRole('button', { name: 'Delete 2 accounts' }).click();
  await expect(page.getByText('Item Deleted Successfully')).toBeVisible();
  await expect(rows(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Clear search' }).first()).toBeVisible();
});

test('exports the list as an Excel workbook', async ({ page }) => {
  await page.goto('/crm/account?q=boulder&sort=name');
  await expect(rows(page).first()).toBeVisible();
  const { meta } = await api<Account[]>('owner', '/crm/accounts?limit=1&search=boulder');
  const started = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export to Excel' }).click();
  const download = await started;
  expect(download.suggestedFilename()).toMatch(/\.xlsx$/);
  await expect(page.getByText('Item list downloaded successfully')).toBeVisible();
  const book = xlsx.read(await readFile(await download.path()));
  const sheet = book.Sheets[book.SheetNames[0] ?? ''];
  const content = xlsx.utils.sheet_to_json<Record<string, unknown>>(sheet ?? {});
  expect(content).toHaveLength(meta?.count ?? -1);
  await expect(rows(page).first()).toContainText(String(content[0]?.['Account']));
});

test('shows form errors, keeps input and saves once on repeated presses', async ({ page }) => {
  const name = unique('Ridge & Sons');
  await page.goto('/crm/account');
  await page.getByRole('button', { name: 'New account' }).click();
  const form = page.getByRole('dialog', { name: 'New account' });
  await form.getByLabel('Phone').fill('55');
  await form.getByLabel('Email').fill('nobody');
  await form.getByRole('button', { name: 'Create account' }).click();
  await expect(form.getByLabel('Account name')).toHaveAccessibleDescription(/This field is required/);
  await expect(form.getByLabel('Phone')).toHaveAccessibleDescription(/Format must be XXX-XXX-XXXX/);
  await expect(form.getByLabel('Email')).toHaveAccessibleDescription(/The Email field must be a valid email/);
  await form.getByLabel('Account name').fill(name);
  await form.getByLabel('Phone').fill('5415550148');
  await form.getByLabel('Email').fill('office@ridge.test');

  // A server error is shown and the input is kept.
  await page.route('**/api/crm/accounts', (route) =>
    route.fulfill({ status: 500, json: { success: false, message: 'Something broke on our side.' } }),
  );
  await form.getByRole('button', { name: 'Create account' }).click();
  await expect(form.getByText('Something broke on our side.')).toBeVisible();
  await expect(form.getByLabel('Account name')).toHaveValue(name);
  await page.unroute('**/api/crm/accounts');

  await form.getByRole('button', { name: 'Cancel' }).click();
  const leave = page.getByRole('alertdialog', { name: 'Discard unsaved changes?' });
  await leave.getByRole('button', { name: 'Keep editing' }).click();
  await expect(form.getByLabel('Phone')).toHaveValue('541-555-0148');

  await form.getByRole('button', { name: 'Create account' }).dblclick();
  await expect(form).toBeHidden();
  await expect(page.getByText('Request approved for performing operation').first()).toBeVisible();
  const { meta } = await api<Account[]>('owner', `/crm/accounts?search=${encodeURIComponent(name)}`);
  expect(meta?.count).toBe(1);
});

test('offers unsaved input of a form again after a reload', async ({ page }) => {
  const account = await create(unique('Drafted Works'), { city: 'Eugene' });
  const openForm = async () => {
    await page.goto(`/crm/account/${account.uuid}/view`);
    await page.getByRole('button', { name: 'More actions' }).first().click();
    await page.getByRole('menuitem', { name: 'Edit details…' }).click();
    return page.getByRole('dialog', { name: `Edit ${account.name}` });
  };
  const restored = page.getByText('Restored from your unsaved draft');
  let form = await openForm();
  await form.getByLabel('City').fill('Moab');
  await expect(restored).toBeHidden();

  form = await openForm();
  await expect(restored).toBeVisible();
  await expect(form.getByLabel('City')).toHaveValue('Moab');
  await form.getByRole('button', { name: 'Discard draft' }).click();
  await expect(form.getByLabel('City')).toHaveValue('Eugene');
  await expect(restored).toBeHidden();

  // A draft that is cancelled or saved is gone.
  await form.getByLabel('City').fill('Vail');
  await form.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  form = await openForm();
  await expect(form.getByLabel('City')).toHaveValue('Eugene');
  await form.getByLabel('City').fill('Provo');
  form = await openForm();
  await form.getByRole('button', { name: 'Save account' }).click();
  await expect(form).toBeHidden();
  form = await openForm();
  await expect(form.getByLabel('City')).toHaveValue('Provo');
  await expect(restored).toBeHidden();
});

test('shows a conflict when a restored draft is older than the record', async ({ page }) => {
  const account = await create(unique('Stale Works'), { city: 'Eugene' });
  const openForm = async () => {
    await page.goto(`/crm/account/${account.uuid}/view`);
    await page.getByRole('button', { name: 'More actions' }).first().click();
    await page.getByRole('menuitem', { name: 'Edit details…' }).click();
    return page.getByRole('dialog', { name: `Edit ${account.name}` });
  };
  let form = await openForm();
  await form.getByLabel('City').fill('Moab');
  await api('estimator', `/crm/accounts/${account.uuid}`, {
    method: 'PUT',
    body: { city: 'Nampa', version: account.version },
  });
  form = await openForm();
  await expect(form.getByLabel('City')).toHaveValue('Moab');
  await form.getByRole('button', { name: 'Save account' }).click();
  const conflict = page.getByRole('dialog').filter({ hasText: 'Nampa' });
  await expect(conflict).toContainText('Moab');
  expect((await api<Account>('owner', `/crm/accounts/${account.uuid}`)).data.city).toBe('Nampa');
});

test('edits a record inline once its form is loaded', async ({ page }) => {
  const account = await create(unique('Inline Works'), { city: 'Eugene' });
  // The form can move a field to another group, which would close its editor.
  const requested = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  await page.route('**/api/setup/forms/account', async (route) => {
    requested.resolve();
    await released.promise;
    await route.continue();
  });
  await page.goto(`/crm/account/${account.uuid}/view`);
  await requested.promise;
  await expect(page.getByText('Eugene').first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^City/ })).toBeDisabled();
  released.resolve();
  await page.getByRole('button', { name: /^Phone/ }).click();
  const phone = page.getByRole('textbox', { name: 'Phone' });
  await phone.fill('12');
  await phone.press('Enter');
  await expect(phone).toHaveAccessibleDescription(/Format must be XXX-XXX-XXXX/);
  await phone.fill('5415550199');
  await phone.press('Enter');
  await expect(page.getByRole('button', { name: /^Phone/ })).toContainText('541-555-0199');
  await page.getByRole('button', { name: /^City/ }).click();
  await page.getByRole('textbox', { name: 'City' }).fill('Nowhere');
  await page.getByRole('textbox', { name: 'City' }).press('Escape');
  await expect(page.getByRole('button', { name: /^City/ })).toContainText('Eugene');
  await page.reload();
  await expect(page.getByRole('button', { name: /^Phone/ })).toContainText('541-555-0199');
  await expect(page.getByRole('button', { name: /^City/ })).toContainText('Eugene');
});

test('reports an edit conflict and keeps the input', async ({ page, windowOf }) => {
  const account = await create(unique('Contested Works'), { city: 'Eugene', street: '1 First Street' });
  const address = `/crm/account/${account.uuid}/view`;
  const other = await windowOf('estimator');
  await page.goto(address);
  await other.goto(address);
  await expect(other.getByRole('button', { name: /^City/ })).toBeVisible();
  const beside = await other.context().newPage();
  await beside.goto(address);
  await expect(beside.getByRole('button', { name: /^City/ })).toContainText('Eugene');
  await other.bringToFront();
  await other.getByRole('button', { name: /^Street/ }).click();
  const street = other.getByRole('textbox', { name: 'Street' });
  await street.fill('2 Second Street');

  await page.getByRole('button', { name: /^City/ }).click();
  await page.getByRole('textbox', { name: 'City' }).fill('Salem');
  await page.getByRole('textbox', { name: 'City' }).press('Enter');
  await expect(page.getByRole('button', { name: /^City/ })).toContainText('Salem');
  // The change is not loaded into the open form: it would count as seen.
  await expect(beside.getByRole('button', { name: /^City/ })).toContainText('Salem');
  await street.press('Enter');
  await expect(street).toHaveAccessibleDescription(/Someone else changed this record/);
  await expect(street).toHaveValue('2 Second Street');
  // The newer value is shown; saving again overwrites it.
  await expect(other.getByRole('button', { name: /^City/ })).toContainText('Salem');
  await street.press('Enter');
  await expect(other.getByRole('button', { name: /^Street/ })).toContainText('2 Second Street');
  const { data } = await api<Account & { street: string }>('owner', `/crm/accounts/${account.uuid}`);
  expect([data.city, data.street]).toEqual(['Salem', '2 Second Street']);
});

test('explains missing rights to users with view access', async ({ windowOf }) => {
  const page = await windowOf('viewer');
  await page.goto('/crm/account');
  const action = page.getByRole('button', { name: 'New account' });
  await expect(action).toHaveAttribute('aria-disabled', 'true');
  await expect(action).toHaveAccessibleDescription(/account/i);
  await action.click({ force: true });
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await rows(page).first().getByRole('checkbox').click();
  const remove = page.getByRole('toolbar', { name: 'Selected rows' }).getByRole('button', { name: 'Delete' });
  await expect(remove).toHaveAttribute('aria-disabled', 'true');
  await expect(remove).toHaveAccessibleDescription(/.+/);
  const refused = await api('viewer', '/crm/accounts', { method: 'POST', body: { name: 'Never' } });
  expect(refused.status).toBe(403);
  await rows(page).first().getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Phone/ })).toBeDisabled();
});

test('returns not found for a record of another company', async ({ page }) => {
  // Use a unique name, and a company whose forms no other test changes.
  const answer = await api<Account>('retail', '/crm/accounts', {
    method: 'POST',
    body: { name: unique('Harbor Works') },
  });
  expect(answer).toMatchObject({ status: 200 });
  const { data: theirs } = answer;
  await page.goto(`/crm/account/${theirs.uuid}/view`);
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await expect(page.getByText(theirs.name)).toHaveCount(0);
  expect((await api('owner', `/crm/accounts/${theirs.uuid}`)).status).toBe(404);
  await search(await openAccounts(page), theirs.name);
  await expect(page.getByText(theirs.name, { exact: true })).toHaveCount(0);
});
async function openAccounts(page: Page) {
  await page.goto('/crm/account');
  await expect(rows(page).first()).toBeVisible();
  return page;
}

test('supports the list by keyboard', async ({ page }) => {
  await page.goto('/crm/account');
  await expect(rows(page).first()).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  const inGrid = () => grid(page).locator(':focus').count();
  // Tab from the page heading to the table.
  for (let presses = 0; presses < 30 && (await inGrid()) === 0; presses++) await page.keyboard.press('Tab');
  expect(await inGrid()).toBe(1);
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await expect(page.getByRole('toolbar', { name: 'Selected rows' })).toContainText('1 selected');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('toolbar', { name: 'Selected rows' })).toBeHidden();
  await page.keyboard.press('ArrowDown');
  // Enter on the checkbox selects the row; on the name it opens the record.
  await page.keyboard.press('ArrowRight');
  const name = await grid(page)
    .getByRole('row')
    .filter({ has: page.locator(':focus') })
    .getByRole('link')
    .first()
    .innerText();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`^${baseURL}/crm/account/[0-9a-f-]+/view`));
  await expect(page.getByRole('heading', { level: 1, name: name.split('\n').at(-1) ?? '' })).toBeVisible();
});
