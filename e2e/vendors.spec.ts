import { noViolations } from './support/axe.ts';
import { api, expect, test, type Page } from './support/app.ts';

test.use({ who: 'owner' });

interface Record {
  uuid: string;
  name: string;
  version: number;
  phone?: string;
}
const run = Date.now().toString(36);
let made = 0;
const unique = (name: string) => `${name} ${run}${++made}`;
const vendor = async (name: string, more: object = {}) =>
  (await api<Record>('owner', '/vendors', { method: 'POST', body: { name, ...more } })).data;
const drawer = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });

test('warns about duplicates while a vendor is entered', async ({ page }) => {
  const there = await vendor(unique('Halvorsen Supply'), { phone: '541-555-0142', city: 'Bend' });
  await page.goto('/vendors');
  await page.getByRole('button', { name: 'New vendor' }).click();
  const form = drawer(page, 'New vendor');
  await form.getByLabel('Vendor name').fill(`${there.name.toUpperCase()}, Inc.`);
  const notice = form
    .getByRole('region', { name: /may already exist|same|duplicate/i })
    .or(form.getByText(there.name));
  await expect(notice.first()).toBeVisible();
  await expect(form.getByLabel('Status')).toContainText('Active');
  await noViolations(page);
  const name = unique('Ponderosa Fasteners');
  await form.getByLabel('Vendor name').fill(name);
  await form.getByRole('button', { name: 'Create vendor' }).click();
  await expect(form).toBeHidden();
  await page.getByRole('searchbox', { name: 'Search vendors' }).fill(name);
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name }).first().click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Status/ })).toContainText('Active');
});

test('resolves an edit conflict of a vendor field by field', async ({ page }) => {
  const one = await vendor(unique('Twice Edited'), { city: 'Bend', trade: 'Drywall' });
  await page.goto(`/vendors/${one.uuid}/view`);
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Edit details…' }).click();
  const form = drawer(page, `Edit ${one.name}`);
  await form.getByLabel('City').fill('Portland');
  await form.getByLabel('State').fill('OR');
  await api('owner', `/vendors/${one.uuid}`, {
    method: 'PUT',
    body: { version: one.version, city: 'Salem', trade: 'Acoustics' },
  });
  await form.getByRole('button', { name: 'Save vendor' }).click();
  const conflict = page.getByRole('dialog').filter({ hasText: 'Salem' });
  await expect(conflict).toContainText('Portland');
  await expect(conflict).toContainText('Acoustics');
  await noViolations(page);
  await conflict.getByRole('radio', { name: /Portland/ }).check({ force: true });
  await conflict.getByRole('button', { name: 'Save with my choices' }).click();
  await expect(form).toBeHidden();
  const { data } = await api<Record & { city: string; state: string; trade: string }>(
    'owner',
    `/vendors/${one.uuid}`,
  );
  expect(data).toMatchObject({ city: 'Portland', state: 'OR', trade: 'Acoustics', version: 3 });
});

test('merges two vendors with the chosen values and all contacts', async ({ page }) => {
  const name = unique('Basalt Brothers');
  const stays = await vendor(name, { phone: '541-555-0001' });
  const goes = await vendor(`${name} LLC`, { phone: '541-555-0002', email: 'sales@basalt.test' });
  const contact = (
    await api<Record>('owner', '/crm/contacts', {
      method: 'POST',
      body: { firstname: 'Mo', lastname: `Basalt${run}` },
    })
  ).data;
  await api('owner', `/vendors/${goes.uuid}/contacts`, {
    method: 'PUT',
    body: { contacts: [{ contact_id: contact.uuid, role: 'Inside sales' }] },
  });
  await page.goto(`/vendors/${stays.uuid}/view`);
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Merge duplicates…' }).click();
  const dialog = drawer(page, 'Merge vendors');
  await dialog.getByRole('button', { name: 'Merge with this' }).first().click();
  await dialog.getByRole('radio', { name: /541-555-0002/ }).check({ force: true });
  await noViolations(page);
  await dialog.getByRole('button', { name: /^Merge 2 vendors/ }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: /^Phone/ })).toContainText('541-555-0002');
  await expect(page.getByRole('button', { name: /^Email.*sales@basalt\.test/ })).toBeVisible();
  await page.getByRole('link', { name: /^Contacts/ }).click();
  await expect(page.getByText('Inside sales')).toBeVisible();
  expect((await api('owner', `/vendors/${goes.uuid}`)).status).toBe(404);
});

test('lists activities in the timeline and tasks in the assignee’s inbox', async ({ page }) => {
  const one = await vendor(unique('Timeline Tile'));
  // An unknown tab in the URL shows the overview.
  await page.goto(`/vendors/${one.uuid}/view?tab=no-such-part`);
  await expect(page.getByRole('link', { name: 'Overview' })).toHaveAttribute('aria-current', 'page');
  await page.goto(`/vendors/${one.uuid}/view?tab=activity`);
  const log = page.getByRole('textbox', { name: /note|log/i }).or(page.getByRole('button', { name: /log/i }));
  await log.first().click();
  await page.keyboard.type('Their driver comes on Tuesdays.');
  // The draft survives a reload.
  await page.reload();
  await log.first().click();
  await expect(page.getByText('Their driver comes on Tuesdays.').first()).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('region', { name: 'Activity' })).toContainText(
    'Their driver comes on Tuesdays.',
  );
  await noViolations(page);
  const task = unique('Ask for the new price list');
  await api('owner', `/vendors/${one.uuid}/activities`, {
    method: 'POST',
    body: { kind: 'task', subject: task, due: '2020-01-31' },
  });
  await page.goto('/setup/waiting');
  const row = page.getByRole('row').filter({ hasText: task });
  await expect(row).toContainText('Jan 31, 2020');
  await noViolations(page);
  await row.getByRole('link').first().click();
  await page.getByRole('checkbox', { name: 'To do' }).click({ force: true });
  await expect(page.getByRole('checkbox', { name: 'Done' })).toBeChecked();
  await page.goto('/setup/waiting');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(task)).toHaveCount(0);
});
