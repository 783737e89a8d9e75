import { api, expect, test, type Page } from './support/app.ts';

test.use({ who: 'owner' });

const first = async () =>
  (await api<{ uuid: string }[]>('owner', '/crm/accounts?limit=1&sort=-open_pipeline')).data[0]?.uuid ?? '';
/** Every call is answered as the server answers one too many. */
const refuse = (page: Page) =>
  page.route(/\/api\//, (route) =>
    route.fulfill({
      status: 429,
      headers: { 'retry-after': '30' },
      json: { success: false, message: 'Too many requests. Try again in 30 seconds.' },
    }),
  );

test('too many requests and a minute without a connection take neither rows nor what is typed', async ({
  page,
  context,
}) => {
  const name = `Kept ${Date.now().toString(36)}`;
  await page.goto('/crm/account');
  const rows = page.getByRole('grid', { name: 'Accounts' }).getByRole('row');
  // A page of fifteen and the heads of their columns.
  const shown = 16;
  await expect(rows).toHaveCount(shown);
  await page.getByRole('button', { name: 'New account' }).first().click();
  const form = page.getByRole('dialog', { name: 'New account' });
  const field = form.getByRole('textbox', { name: 'Account' }).first();
  const send = form.getByRole('button', { name: 'Create account' });
  await field.fill(name);

  await refuse(page);
  await send.click();
  await expect(form.getByText('Too many requests. Try again in 30 seconds.')).toBeVisible();
  await expect(field).toHaveValue(name);
  await page.unrouteAll();
  await context.setOffline(true);
  await send.click();
  await expect(
    form.getByText(/The server cannot be reached\..* nothing you entered is lost\./),
  ).toBeVisible();
  await expect(field).toHaveValue(name);
  expect(await rows.count()).toBe(shown);
  await context.setOffline(false);
  await send.click();
  await expect(form).toBeHidden();
  const made = await api('owner', `/crm/accounts?limit=1&search=${encodeURIComponent(name)}`);
  expect(made.meta?.count).toBe(1);
});

test('a part of a record that did not arrive says so, and is asked for again', async ({ page }) => {
  await page.route(/\/api\/crm\/accounts\/[^/]+\/contacts/, (route) =>
    route.fulfill({
      status: 500,
      json: { success: false, message: 'An error occur, please try again later' },
    }),
  );
  await page.goto(`/crm/account/${await first()}/view?tab=contacts`);
  const contacts = page.getByRole('main');
  await expect(contacts.getByText('These could not be loaded')).toBeVisible();
  await expect(contacts.getByText('No contacts yet')).toHaveCount(0);
  await page.unrouteAll();
  await contacts.getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(contacts.getByText('These could not be loaded')).toBeHidden();
  await expect(contacts.getByRole('button', { name: 'Add contact' }).first()).toBeVisible();
});

test('whoever may only look scrolls the details of a record by keyboard', async ({ windowOf }) => {
  const page = await windowOf('viewer', { viewport: { width: 1440, height: 500 } });
  await page.goto(`/crm/account/${await first()}/view`);
  const details = page.getByRole('complementary', { name: 'Details' });
  await expect(details).toHaveAttribute('tabindex', '0');
  await details.focus();
  await page.keyboard.press('End');
  await expect.poll(() => details.evaluate((side) => side.scrollTop)).toBeGreaterThan(0);
});
