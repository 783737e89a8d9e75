import type { Locator } from 'playwright/test';
import { expect, test } from './support/app.ts';
import { noViolations } from './support/axe.ts';

test('the user menu leads to the profile, the sign-up for modules and out', async ({ windowOf }) => {
  const page = await windowOf('owner');
  await page.goto('/setup/master-dashboard');
  const menu = page.getByRole('button', { name: /^User menu/ });
  await menu.click();
  await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeVisible();
  await page.keyboard.press('Escape');
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'Plumbline, home' })).toHaveAttribute(
    'href',
    '/setup/master-dashboard',
  );
  for (const name of [/^Documentation/, /^Notifications/, /^Launcher/])
    await expect(header.getByRole('button', { name }).or(header.getByRole('link', { name }))).toBeVisible();
  await menu.click();
  await expect(page.getByRole('menuitem', { name: 'Profile' })).toBeVisible();
  await page.getByRole('menuitem', { name: 'Customer Signup' }).click();
  await expect(page).toHaveURL('/configure-module');
});

test('public pages lead to sign-in and to the plans', async ({ page }) => {
  await page.goto('/calculator');
  await expect(page.getByRole('link', { name: 'Login', exact: true })).toHaveAttribute('href', '/login');
  await page.getByRole('link', { name: 'Learn More', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL('/register');
});

test('asks to sign in again after a change of rights', async ({ windowOf }) => {
  const page = await windowOf('viewer');
  await page.route('**/api/notification/**', async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { data: object };
    await route.fulfill({ json: { ...answer, data: { ...answer.data, policyUpdated: true } } });
  });
  await page.goto('/crm/account');
  await expect(page.getByText('Your policy has been updated please login again')).toBeVisible();
  await noViolations(page);
});

test('partners have a profile, and signing out leads to their sign-in', async ({ windowOf }) => {
  const page = await windowOf('partner');
  await page.goto('/partner/dashboard');
  const menu = page.getByRole('button', { name: /^User menu/ });
  await menu.click();
  await page.getByRole('menuitem', { name: 'Profile' }).click();
  await expect(page).toHaveURL('/partner/profile');
  await menu.click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/partner/login');
});

test('forms of Setup open from their documented URLs', async ({ windowOf }) => {
  const page = await windowOf('owner');
  for (const [path, name] of [
    ['/setup-manager/account', /account/i],
    ['/setup-form/vendor', /vendor/i],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  }
});

test('the results of a payment have pages of their own', async ({ windowOf }) => {
  const page = await windowOf('owner');
  for (const result of ['success', 'cancel']) {
    await page.goto(`/setup/license-payment/${result}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Page not found' })).toHaveCount(0);
    await expect(page).toHaveURL(new RegExp(`/setup/license-payment(/${result})?`));
  }
});

test('the list of brands shows name and description', async ({ windowOf }) => {
  const page = await windowOf('owner');
  await page.goto('/material-brand');
  const head = page.getByRole('grid', { name: 'Brands' }).getByRole('columnheader');
  await expect(head.filter({ hasText: 'Brand' }).first()).toBeVisible();
  await expect(head.filter({ hasText: 'Description' })).toBeVisible();
});

test('a search waits until typing has stopped', async ({ windowOf }) => {
  const page = await windowOf('owner');
  await page.clock.install();
  const sent: string[] = [];
  page.on('request', (request) => {
    const search = new URL(request.url()).searchParams.get('search');
    if (search) sent.push(search);
  });
  /** Types twice, the second time before the first is sent. */
  const expectOneSearch = async (field: Locator, text: string) => {
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 2000);
    sent.length = 0;
    await field.fill(text.slice(0, 3));
    await page.clock.runFor(700);
    await field.fill(text);
    await page.clock.runFor(790);
    expect(sent).toEqual([]);
    await page.clock.runFor(20);
    await expect.poll(() => [...new Set(sent)]).toEqual([text]);
    await page.clock.resume();
  };
  await page.goto('/crm/account');
  await expect(page.getByRole('grid', { name: 'Accounts' })).toBeVisible();
  await expectOneSearch(page.getByRole('searchbox', { name: 'Search accounts' }), 'health');
  await page.goto('/task-management/folder-tasks');
  await page.getByRole('main').getByRole('button', { name: 'Add Folder', exact: true }).click();
  const location = page
    .getByRole('dialog', { name: 'Add Folder' })
    .getByRole('combobox', { name: 'Location' });
  await location.click();
  await expect(page.getByRole('listbox')).toBeVisible();
  await expectOneSearch(location, 'preconstruction');
});

test('lists offer 10, 15 and 50 rows a page', async ({ windowOf }) => {
  const page = await windowOf('owner');
  await page.goto('/crm/account');
  const sizes = page.getByRole('radiogroup', { name: 'Rows per page' }).getByRole('radio');
  await expect(sizes).toHaveCount(3);
  for (const size of ['10', '15', '50'])
    await expect(sizes.and(page.getByRole('radio', { name: size, exact: true }))).toHaveCount(1);
});
