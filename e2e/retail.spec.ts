import * as xlsx from 'xlsx';
import { api, expect, test, type Page } from './support/app.ts';
import { noViolations } from './support/axe.ts';

test.use({ who: 'retail' });

interface Record {
  uuid: string;
  name: string;
  version: number;
}
const run = Date.now().toString(36);
let made = 0;
const unique = (name: string) => `${name} ${run}${++made}`;
const add = async (path: string, name: string, more: object = {}) =>
  (await api<Record>('retail', path, { method: 'POST', body: { name, ...more } })).data;
const customers = '/retail-crm/customers';
const vendors = '/retail-vendor/vendors';
const drawer = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
const sheet = (...rows: string[][]) => {
  const book = xlsx.utils.book_new();
  xlsx.utils.book_append_sheet(book, xlsx.utils.aoa_to_sheet(rows), 'Rows');
  return xlsx.write(book, { type: 'buffer' }) as Buffer;
};
async function checkFile(page: Page, ...rows: string[][]) {
  await page.getByRole('link', { name: 'Import from Excel' }).click();
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'rows.xlsx', mimeType: 'application/octet-stream', buffer: sheet(...rows) });
  await page.getByRole('button', { name: 'Check rows' }).click();
}
async function importRows(page: Page, count: number) {
  await page.getByRole('button', { name: `Import ${count} rows` }).click();
  await expect(page.getByRole('heading', { name: 'Imported', level: 2 })).toBeVisible();
}
async function merge(page: Page, many: string, choice: RegExp) {
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Merge duplicates…' }).click();
  const dialog = drawer(page, `Merge ${many}`);
  await dialog.getByRole('button', { name: 'Merge with this' }).first().click();
  await dialog.getByRole('radio', { name: choice }).check({ force: true });
  await dialog.getByRole('button', { name: new RegExp(`^Merge 2 ${many}`) }).click();
  await expect(dialog).toBeHidden();
}

test('opens customers from the point of sale and adds one with a duplicate warning', async ({ page }) => {
  const there = await add(customers, unique('Robert Nakagawa'), { phone: '303-555-0188' });
  await page.goto('/');
  await expect(page).toHaveURL(/\/pos\/point-of-sale$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Point of sale' })).toBeVisible();
  await expect(page.getByRole('link', { name: there.name })).toBeVisible();
  await noViolations(page);
  await page.getByRole('button', { name: 'Launcher' }).click();
  const launcher = drawer(page, 'Launcher');
  await expect(launcher.getByRole('link', { name: /^Retail Vendor/ })).toBeVisible();
  await launcher.getByRole('link', { name: /^Customer/ }).click();
  await expect(page).toHaveURL(/\/retail-crm\/customer$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Customers' })).toBeVisible();

  await page.getByRole('button', { name: 'New customer' }).click();
  const form = drawer(page, 'New customer');
  const name = there.name.replace('Robert', 'Bob');
  await form.getByLabel('Customer name').fill(name);
  await form.getByLabel('Phone').fill('303-555-0188');
  await expect(form.getByText(there.name).first()).toBeVisible();
  await expect(form.getByLabel('Status')).toContainText('Active');
  await noViolations(page);
  await form.getByLabel('Discount').fill('140');
  await form.getByRole('button', { name: /^Create/ }).click();
  await expect(form.getByText('Discount must be at most 100.', { exact: true })).toBeVisible();
  await form.getByLabel('Discount').fill('5');
  await form.getByRole('button', { name: /^Create/ }).click();
  await expect(form).toBeHidden();
  const found = await api<Record[]>('retail', `${customers}?search=${encodeURIComponent(name)}`);
  expect(found.meta?.count).toBe(1);
});

test('adds a customer’s contact from its documented URL and keeps the tab open', async ({ page }) => {
  const name = unique('Alpine Fence');
  const one = await add(customers, name, { type: 'Business', till_note: 'Ask which crew.' });
  await page.goto(`/retail-crm/customer/${one.uuid}/contact`);
  await expect(page).toHaveURL(new RegExp(`/retail-crm/customer/${one.uuid}/view\\?tab=contacts$`));
  await expect(page.getByText('Ask which crew.').first()).toBeVisible();
  await page.getByRole('button', { name: 'Add contact' }).click();
  await drawer(page, 'Add contact').getByRole('button', { name: 'New contact' }).click();
  const form = drawer(page, 'New contact');
  await form.getByLabel('First name').fill('Ike');
  await form.getByLabel('Last name').fill(`Okafor${run}`);
  await form.getByRole('button', { name: /^Create/ }).click();
  await expect(form).toBeHidden();
  await expect(page.getByRole('link', { name: `Ike Okafor${run}` })).toBeVisible();
  await noViolations(page);
  const filter = encodeURIComponent(JSON.stringify({ key: 'retailCustomer' }));
  const saved = async () =>
    JSON.stringify((await api('retail', `/setup/user-preferences?filter=${filter}`)).data);
  await expect.poll(saved).toContain(one.uuid);
});

test('imports customers and merges two of them', async ({ page }) => {
  const name = unique('Delia Okafor');
  await page.goto('/retail-crm/customer');
  await checkFile(
    page,
    ['Customer', 'Type', 'Phone', 'Loyalty number'],
    [name, 'Person', '720-555-0101', ''],
    [`${name} `, 'Person', '720-555-0102', `L-${run}`],
  );
  await expect(page.getByText(`Line 2: ${name}`)).toBeVisible();
  await page.getByRole('button', { name: 'Create anyway' }).click();
  await importRows(page, 2);
  const found = (await api<Record[]>('retail', `${customers}?search=${encodeURIComponent(name)}`)).data;
  expect(found).toHaveLength(2);
  await page.goto(`/retail-crm/customer/${found[0]?.uuid}/view`);
  await merge(page, 'customers', /720-555-0102/);
  await expect(page.getByRole('button', { name: /^Phone/ })).toContainText('720-555-0102');
  await expect(page.getByText(`L-${run}`).first()).toBeVisible();
  expect((await api('retail', `${customers}?search=${encodeURIComponent(name)}`)).meta?.count).toBe(1);
});

test('creates, imports and merges retail vendors', async ({ page }) => {
  const there = await add(vendors, unique('Bighorn Tools'), { minimum_order: '100' });
  await page.goto('/pos/point-of-sale');
  await page.getByRole('link', { name: 'New vendor' }).click();
  const form = drawer(page, 'New retail vendor');
  await form.getByLabel('Vendor name').fill(`${there.name.toUpperCase()}, Inc.`);
  await expect(form.getByText(there.name).first()).toBeVisible();
  await form.getByLabel('Minimum order').fill('250');
  await form.getByRole('button', { name: /^Create/ }).click();
  await expect(form).toBeHidden();
  await noViolations(page);
  await checkFile(page, ['Vendor', 'Lead time'], [unique('Lantern'), '12'], [unique('Juniper'), '3']);
  await importRows(page, 2);
  await page.goto(`/retail-vendor/vendors/${there.uuid}/view`);
  await merge(page, 'retail vendors', /250/);
  await expect(page.getByRole('button', { name: /^Minimum order/ })).toContainText('250');
  await noViolations(page);
});

test('names the missing right and shows no list without it', async ({ windowOf }) => {
  const viewer = await windowOf('viewer');
  await viewer.goto('/retail-crm/customer');
  await expect(viewer.getByText('Retail customers: View', { exact: false })).toBeVisible();
  await viewer.goto('/retail-vendor/import');
  await expect(viewer.getByText('You don’t have access to Retail Vendor', { exact: false })).toBeVisible();
  const elsewhere = await windowOf('harbor');
  await elsewhere.goto('/retail-vendor');
  await expect(
    elsewhere.getByText('Retail Vendor is not part of your company', { exact: false }),
  ).toBeVisible();
});
