import { api, expect, test, type Page } from './support/app.ts';

test.use({ who: 'owner' });

const first = async () =>
  (await api<{ uuid: string }[]>('owner', '/crm/accounts?limit=1&sort=-open_pipeline')).data[0]?.uuid ?? '';
/** Answers every call with 429. */
const refuse = (page: Page) =>
  page.route(/\/api\//, (route) =>
    route.fulfill({
      status: 429,
      headers: { 'retry-after': '30' },
      json: { success: false, message: 'Too many requests. Try again in 30 seconds.' },
    }),
  );

/** Answers every call to an address with 500. */
const fail = (page: Page, address: RegExp) =>
  page.route(address, (route) =>
    route.fulfill({
      status: 500,
      json: { success: false, message: 'An error occur, please try again later' },
    }),
  );

test('keeps rows and input through rate limiting and a minute offline', async ({ page, context }) => {
  const name = `Kept ${Date.now().toString(36)}`;
  await page.goto('/crm/account');
  const rows = page.getByRole('grid', { name: 'Accounts' }).getByRole('row');
  // A page of fifteen rows and the header row.
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

test('reports a failed part of a record and retries it', async ({ page }) => {
  await fail(page, /\/api\/crm\/accounts\/[^/]+\/contacts/);
  await page.goto(`/crm/account/${await first()}/view?tab=contacts`);
  const contacts = page.getByRole('main');
  await expect(contacts.getByText('This section could not be loaded')).toBeVisible();
  await expect(contacts.getByText('No contacts yet')).toHaveCount(0);
  await page.unrouteAll();
  await contacts.getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(contacts.getByText('This section could not be loaded')).toBeHidden();
  await expect(contacts.getByRole('button', { name: 'Add contact' }).first()).toBeVisible();
});

test('reports a failed history and retries it', async ({ page, windowOf }) => {
  const portal = await windowOf('partner');
  await fail(portal, /\/api\/ac-api\/partner\/company\/history/);
  await portal.goto('/partner/partner-details');
  const activity = portal.getByRole('main');
  await expect(activity.getByText('This section could not be loaded')).toBeVisible();
  await expect(activity.getByText('No changes recorded yet')).toHaveCount(0);
  await portal.unrouteAll();
  await activity.getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(activity.getByText('This section could not be loaded')).toBeHidden();

  const { data: space } = await api<{ uuid: string }>('owner', '/task-management/spaces', {
    method: 'POST',
    body: { name: `Interrupted ${Date.now().toString(36)}` },
  });
  const { data: task } = await api<{ uuid: string }>('owner', '/task-management/spaces/item', {
    method: 'POST',
    body: { name: 'Set the anchors', type: 'task', space_id: space.uuid },
  });
  await fail(page, /\/api\/task-management\/.*\/changes/);
  await page.goto(`/task-management/${space.uuid}/view/table/${task.uuid}`);
  const panel = page.getByRole('dialog', { name: 'Set the anchors' });
  await panel.getByRole('button', { name: 'Activity' }).press('Enter');
  await expect(panel.getByText('This section could not be loaded')).toBeVisible();
  await page.unrouteAll();
  await panel.getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(panel.getByText(/created this task/)).toBeVisible();
});

test('reports failed form fields and opens the form after a retry', async ({ page }) => {
  await fail(page, /\/api\/setup\/forms\/vendor/);
  await page.goto('/vendors');
  await page.getByRole('button', { name: 'New vendor' }).first().click();
  const form = page.getByRole('dialog', { name: 'New vendor' });
  await expect(form.getByText('This section could not be loaded')).toBeVisible();
  await page.unrouteAll();
  await form.getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(form.getByRole('textbox').first()).toBeVisible();
});

test('keeps an open quote and a conversion when they cannot be loaded again', async ({ page }) => {
  /** Fails the calls to an address when the connection is back, which loads all data again. */
  const reconnect = async (address: RegExp) => {
    await fail(page, address);
    // A call made less than two seconds ago is not repeated.
    await expect(async () => {
      const answer = page.waitForResponse(address, { timeout: 2_500 });
      await page.evaluate(() => window.dispatchEvent(new Event('online')));
      await answer;
    }).toPass();
  };
  const { data: estimations } = await api<{ uuid: string }[]>('owner', '/estimations?limit=1&sort=-total');
  const estimation = `/estimations/${estimations[0]?.uuid}`;
  const { data: quotes } = await api<{ uuid: string; name: string }[]>('owner', `${estimation}/quotes`);
  await page.goto(`/estimation/${estimations[0]?.uuid}/quotes/${quotes[0]?.uuid}`);
  const heading = page.getByRole('heading', { level: 1, name: quotes[0]?.name });
  await expect(heading).toBeVisible();
  await reconnect(/\/api\/estimations\/[^/]+\/quotes$/);
  await expect(page.getByText('An error occur, please try again later').first()).toBeVisible();
  await expect(heading).toBeVisible();
  await page.unrouteAll();

  // A quote that could not be loaded is loaded by a retry, whichever of its calls failed.
  await fail(page, /\/api\/estimations\/[^/]+$/);
  await page.reload();
  const again = page.getByRole('main').getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  await page.unrouteAll();
  await again.press('Enter');
  await expect(heading).toBeVisible();
  await expect(page.locator('body')).not.toBeFocused();

  const { data: lead } = await api<{ uuid: string }>('owner', '/crm/leads', {
    method: 'POST',
    body: { name: `Interrupted ${Date.now().toString(36)}`, company: 'Stroud Builders', lastname: 'Stroud' },
  });
  await page.goto(`/crm/lead/${lead.uuid}/convert/new`);
  const convert = page.getByRole('button', { name: 'Convert lead' });
  await expect(convert).toBeVisible();
  await reconnect(/\/api\/crm\/leads\/[^/]+$/);
  await expect(convert).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
});

test('scrolls the details of a record with the keyboard with view rights', async ({ windowOf }) => {
  const page = await windowOf('viewer', { viewport: { width: 1440, height: 500 } });
  await page.goto(`/crm/account/${await first()}/view`);
  const details = page.getByRole('complementary', { name: 'Details' });
  await expect(details).toHaveAttribute('tabindex', '0');
  await details.focus();
  await page.keyboard.press('End');
  await expect.poll(() => details.evaluate((side) => side.scrollTop)).toBeGreaterThan(0);
});

test.describe('while offline', () => {
  /** Aborts all requests while the browser believes to be online. */
  const cut = (page: Page) => page.route(/\/(api|assets)\//, (route) => route.abort('connectionrefused'));

  const breaks = [
    [
      'the browser knows',
      (page: Page) => page.context().setOffline(true),
      (page: Page) => page.context().setOffline(false),
    ],
    ['the server is away', cut, (page: Page) => page.unrouteAll()],
  ] as const;

  for (const [how, begin, end] of breaks)
    test(`keeps the screen while a chunk is missing and loads it automatically: ${how}`, async ({ page }) => {
      await page.goto('/crm/account');
      const rows = page.getByRole('grid', { name: 'Accounts' }).getByRole('row');
      await expect(rows).toHaveCount(16);
      await begin(page);
      await page.getByRole('button', { name: 'New account' }).first().click();
      await expect(page.getByText(/A part of this page could not be loaded yet/)).toBeVisible();
      await expect(rows).toHaveCount(16);
      await expect(page.getByText('Could not load the data')).toHaveCount(0);
      await end(page);
      await expect(page.getByRole('dialog', { name: 'New account' })).toBeVisible({ timeout: 30_000 });
      await expect(page.getByText(/could not be loaded yet/)).toHaveCount(0);
    });

  for (const [how, begin, end] of breaks)
    test(`loads a new screen and the rows of a new query automatically: ${how}`, async ({ page }) => {
      await page.goto('/crm/account');
      const rows = page.getByRole('grid', { name: 'Accounts' }).getByRole('row');
      await expect(rows).toHaveCount(16);
      await begin(page);
      await page
        .getByRole('searchbox', { name: /Search/ })
        .last()
        .fill('Cascade');
      await expect(page.getByRole('main').getByText(/The server cannot be reached/)).toBeVisible();
      await page.getByRole('link', { name: 'Leads', exact: true }).first().click();
      await expect(page.getByText(/A part of this page could not be loaded yet/)).toBeVisible();
      await end(page);
      await expect(page.getByRole('grid', { name: 'Leads' })).toBeVisible({ timeout: 30_000 });
      await page.goBack();
      await expect(rows.nth(1)).toBeVisible({ timeout: 30_000 });
    });
});
