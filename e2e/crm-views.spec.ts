import { api, expect, storageOf, test, type Page } from './support/app.ts';
import { noViolations } from './support/axe.ts';
import { newCompany } from './support/company.ts';

test.use({ who: 'owner' });

// A reused server still has the records of earlier runs.
const run = Date.now().toString(36);
let made = 0;
const unique = (name: string) => `${name} ${run}-${++made}`;
interface Made {
  uuid: string;
  name: string;
}
const create = async (path: string, body: object) =>
  (await api<Made>('owner', path, { method: 'POST', body })).data;
async function job() {
  const account = await create('/crm/accounts', { name: unique('Prime'), status: 'Active' });
  const opportunity = await create('/crm/opportunities', {
    name: unique('Annex'),
    account_id: account.uuid,
    stage: 'Estimating',
    bid_date: '2030-03-01',
  });
  return { account, opportunity };
}

test.describe('opportunity vendors and bidders', () => {
  test('invites vendors, edits prices in the table and compares them with the lowest', async ({ page }) => {
    const { opportunity } = await job();
    const vendors = [
      await create('/vendors', { name: unique('Gypsum'), type: 'Supplier' }),
      await create('/vendors', { name: unique('Lath'), type: 'Subcontractor' }),
    ];
    await page.goto(`/crm/opportunity/${opportunity.uuid}/view?tab=vendors`);
    await expect(page.getByText('No vendors yet')).toBeVisible();
    for (const { name } of vendors) {
      await page.getByRole('button', { name: 'Add vendor' }).first().click();
      const form = page.getByRole('dialog', { name: 'Add vendor' });
      await form.getByRole('button', { name: 'Add vendor' }).click();
      await expect(form.getByText('This field is required').first()).toBeVisible();
      await form.getByRole('combobox', { name: 'Vendor' }).fill(name);
      await page.getByRole('option', { name }).click();
      await form.getByLabel('Scope').fill('Drywall');
      await form.getByRole('button', { name: 'Add vendor' }).click();
      await expect(form).toBeHidden();
    }
    const table = page.getByRole('grid', { name: 'Vendors' });
    const row = (name: string) => table.getByRole('row').filter({ hasText: name });
    const cellOf = (name: string, column: number) => row(name).getByRole('gridcell').nth(column);
    for (const [at, amount] of ['41250.5', '45350.50'].entries()) {
      const price = cellOf(vendors[at]?.name ?? '', 2);
      await price.dblclick();
      await page.keyboard.type(amount);
      await page.keyboard.press('Enter');
      // Entering a price sets the status to Submitted.
      await expect(row(vendors[at]?.name ?? '')).toContainText('Submitted');
    }
    await expect(row(vendors[0]?.name ?? '')).toContainText('Lowest');
    await expect(row(vendors[1]?.name ?? '')).toContainText('+9.9%');
    await expect(
      page.getByText(
        `2 of 2 answered · lowest $41,250.50 from ${vendors[0]?.name} · spread $4,100.00 (9.9%)`,
      ),
    ).toBeVisible();

    // A rejected value shows its error in the cell and keeps the previous amount.
    const price = cellOf(vendors[1]?.name ?? '', 2);
    await price.dblclick();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('-5');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Enter an amount of 0 or more.').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(price).toContainText('$45,350.50');

    // A vendor with an open bid cannot be deleted.
    const refused = await api('owner', `/vendors/${vendors[0]?.uuid}`, { method: 'DELETE' });
    expect(refused.status).toBe(409);
    await noViolations(page);
    await page.getByRole('link', { name: /^Activity/ }).click();
    await expect(page.getByText(/Drywall · Submitted · \$41,250\.5/).first()).toBeVisible();
  });

  test('edits a bidder in its form on a phone', async ({ windowOf }) => {
    const { account, opportunity } = await job();
    await create(`/crm/opportunities/${opportunity.uuid}/bidders`, { account_id: account.uuid });
    const page = await windowOf('owner', { viewport: { width: 360, height: 740 } });
    await page.goto(`/crm/opportunity/${opportunity.uuid}/view?tab=bidders`);
    await page.getByRole('list', { name: 'Bidders' }).getByRole('button', { name: account.name }).click();
    const form = page.getByRole('dialog', { name: account.name });
    await form.getByLabel('Our price').fill('98000');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form).toBeHidden();
    await expect(page.getByRole('list', { name: 'Bidders' })).toContainText('Submitted');
    await expect(page.getByRole('list', { name: 'Bidders' })).toContainText('$98,000.00');
  });

  test('opens the part of a record from its documented URL', async ({ page }) => {
    const { account, opportunity } = await job();
    const contact = await create('/crm/contacts', {
      firstname: 'Dana',
      lastname: unique('Whitfield'),
      account_id: account.uuid,
    });
    for (const [address, kind, tab] of [
      [`/crm/opportunity/${opportunity.uuid}/contact`, 'opportunity', 'Contacts'],
      [`/crm/account/${account.uuid}/contact`, 'account', 'Contacts'],
      [`/crm/account/${account.uuid}/opportunity`, 'account', 'Opportunities'],
      [`/crm/contact/${contact.uuid}/opportunity`, 'contact', 'Opportunities'],
    ] as const) {
      await page.goto(address);
      await expect(page).toHaveURL(new RegExp(`/crm/${kind}/.*/view\\?tab=${tab.toLowerCase()}`));
      await expect(page.getByRole('heading', { name: tab, exact: true })).toBeVisible();
    }
    // The contact's record lists the opportunities of its account.
    await expect(page.getByRole('main').getByText(opportunity.name).first()).toBeVisible();
    await expect(page.getByRole('main').getByText('Via account')).toBeVisible();
  });
});

test.describe('CRM map', () => {
  const list = (page: Page) => page.getByRole('list', { name: 'In view' });
  /** Status announced by the map; the header shows the same count. */
  const inView = (page: Page) =>
    page.getByRole('region', { name: 'Map' }).getByRole('status').filter({ hasText: 'in view' });

  test('shows records near a ZIP code, nearest first, and keeps the search in the URL', async ({ page }) => {
    const name = unique('Emerald');
    const { uuid } = await create('/crm/accounts', {
      name,
      status: 'Active',
      street: '1 River Rd',
      city: 'Eugene',
      state: 'OR',
      zip: '97401',
      phone: '541-555-0100',
      email: 'office@emerald.test',
    });
    const around = await api<{ count: number }>('owner', '/crm/map?near=97401&miles=15');
    await page.goto('/crm/map/view');
    await expect(inView(page)).toHaveText(/^4,\d\d\d of 4,\d\d\d in view/);
    const near = page.getByRole('searchbox', { name: 'Near' });
    await near.fill('Nowhere');
    await near.press('Enter');
    await expect(page.getByText('“Nowhere” was not found. Enter a ZIP')).toBeVisible();
    await near.fill('97401');
    await near.press('Enter');
    await page.getByRole('radio', { name: '15 mi' }).click();
    await expect(page.getByRole('heading', { name: 'Map' }).locator('..')).toContainText(
      around.data.count.toLocaleString('en-US'),
    );
    await expect(page).toHaveURL(/near=97401/);
    await expect(page).toHaveURL(/miles=15/);
    await page.reload();
    await expect(page.getByRole('radio', { name: '15 mi' })).toBeChecked();
    await expect(page.getByText(/by distance from 97401/)).toBeVisible();

    const search = page.getByRole('searchbox', { name: 'Search Map' });
    await search.fill(name);
    await search.press('Enter');
    await list(page).getByRole('button', { name }).click();
    const card = page.getByRole('dialog', { name });
    await expect(card.getByRole('link', { name: 'Call 541-555-0100' })).toHaveAttribute(
      'href',
      'tel:541-555-0100',
    );
    await expect(card.getByRole('link', { name: 'Email' })).toHaveAttribute(
      'href',
      'mailto:office@emerald.test',
    );
    await expect(card.getByRole('link', { name: 'Directions' })).toHaveAttribute(
      'href',
      /destination=1\+River\+Rd/,
    );
    await noViolations(page);
    await card.getByRole('link', { name: 'Open account' }).click();
    await expect(page).toHaveURL(new RegExp(`/crm/account/${uuid}/view`));
  });

  test('shades and filters by a territory and adds layers for leads and vendors', async ({ page }) => {
    await page.goto('/crm/map/view');
    await page.getByRole('button', { name: /Territory/ }).click();
    await page.getByRole('option', { name: 'Western Slope' }).click();
    const found = await api<{ count: number }>('owner', '/crm/map?territory=Western%20Slope');
    const total = found.data.count.toLocaleString('en-US');
    await expect(inView(page)).toHaveText(`${total} of ${total} in view`);
    // The legend names the territory.
    await expect(page.getByText('Western Slope').last()).toBeVisible();
    await page.getByRole('button', { name: 'Layers' }).click();
    await page.getByRole('menuitemcheckbox', { name: 'Vendors' }).click();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/layers=account%2Cvendor/);
  });

  test('fixes the address of a record without a location and fills city and state from the ZIP', async ({
    page,
  }) => {
    const name = unique('Lost');
    await create('/crm/accounts', { name });
    await page.goto(`/crm/map/view?q=${encodeURIComponent(name)}`);
    await page.getByRole('button', { name: '1 not on map' }).click();
    await page.getByRole('button', { name: 'Fix address' }).click();
    const form = page.getByRole('dialog', { name: `Edit ${name}` });
    await form.getByLabel('ZIP').fill('97477');
    await expect(form.getByLabel('City')).toHaveValue('Springfield');
    await expect(form.getByLabel('State')).toHaveValue('OR');
    await form.getByRole('button', { name: 'Save account' }).click();
    await expect(form).toBeHidden();
    await expect(page.getByText('All records are on the map')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(list(page).getByRole('button', { name })).toContainText('Springfield, OR');
  });

  test('switches between map and list on a phone', async ({ windowOf }) => {
    const page = await windowOf('viewer', { viewport: { width: 360, height: 740 } });
    await page.goto('/crm/map/view?near=97401&miles=15');
    await expect(page.getByRole('application', { name: 'Map' })).toBeVisible();
    await page.getByRole('radio', { name: 'List' }).click();
    await expect(list(page).getByRole('listitem').first()).toContainText(/OR · \d/);
    await noViolations(page);
  });
});

test.describe('CRM dashboard', () => {
  const figure = async (page: Page, label: string) =>
    (await page.getByRole('table', { name: label }).getByRole('row').all()).length;

  test('opens from the launcher and links each figure to its records', async ({ page }) => {
    await page.goto('/setup/master-dashboard');
    await page.getByRole('button', { name: 'Launcher' }).click();
    await page.getByRole('dialog', { name: 'Launcher' }).getByRole('link', { name: /^CRM/ }).click();
    await expect(page).toHaveURL('/crm/dashboard');
    const stages = page.getByRole('table', { name: 'Pipeline by stage' });
    const row = stages.getByRole('row', { name: /^Estimating/ });
    const count = (await row.getByRole('cell').first().textContent()) ?? '';
    expect(Number(count)).toBeGreaterThan(0);
    await noViolations(page);
    await row.getByRole('link', { name: 'Estimating' }).click();
    await expect(page.getByRole('navigation', { name: 'Pages' })).toContainText(`of ${count}`);
    await expect(page.getByRole('group', { name: 'Filters' })).toContainText(/Outcome.*is.*Open/);
    await page.goBack();
    expect(await figure(page, 'Forecast by expected award')).toBeGreaterThan(6);

    // The linked list counts the same opportunities won this quarter.
    const decided = page.getByRole('grid', { name: 'Awarded and lost' });
    const won = decided
      .getByRole('row', { name: /^Awarded/ })
      .getByRole('link')
      .first();
    const [wonCount = ''] = ((await won.textContent()) ?? '').split(' · ');
    await won.click();
    await expect(page.getByRole('heading', { name: 'Opportunities' }).locator('..')).toContainText(wonCount);
  });

  test('filters the dashboard and its linked lists by owner, territory and period', async ({ page }) => {
    await page.goto('/crm/dashboard');
    await page.getByRole('button', { name: /Territory/ }).click();
    await page.getByRole('option', { name: 'Front Range' }).click();
    await page.getByRole('radio', { name: 'Year' }).click();
    await expect(page).toHaveURL(/territory=Front\+Range/);
    await expect(page).toHaveURL(/period=year/);
    const owner = page.getByRole('combobox', { name: 'Owner' });
    await owner.fill('Maya');
    await page.getByRole('option', { name: 'Maya Lindqvist' }).click();
    await expect(page).toHaveURL(/owner=/);
    const total = page.getByRole('table', { name: 'Pipeline by stage' }).getByRole('row', { name: /^Total/ });
    const me = new URL(page.url()).searchParams.get('owner') ?? '';
    const filter = encodeURIComponent(
      JSON.stringify([
        { field: 'outcome', op: 'eq', value: 'open' },
        { field: 'owner_id', op: 'eq', value: me },
        { field: 'territory', op: 'eq', value: 'Front Range' },
      ]),
    );
    const { meta } = await api('owner', `/crm/opportunities?limit=1&filter=${filter}`);
    await expect(total.getByRole('cell').first()).toHaveText(String(meta?.count));
    await page.getByRole('link', { name: 'View open pipeline' }).click();
    await expect(page.getByRole('navigation', { name: 'Pages' })).toContainText(`of ${meta?.count}`);
    await expect(page.getByRole('group', { name: 'Filters' })).toContainText(/Owner.*Maya Lindqvist/);
    await page.goBack();
    await page.reload();
    await expect(total.getByRole('cell').first()).toHaveText(String(meta?.count));
  });
});

test('offers the first record in the view that an empty list opens with', async ({ windowOf }) => {
  const { signedIn } = await newCompany('Empty lists');
  const page = await windowOf(undefined, { storageState: storageOf(signedIn) });
  await page.goto('/crm/opportunity');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'No opportunities in “Open”' })).toBeVisible();
  await main.getByRole('button', { name: 'New opportunity' }).last().press('Enter');
  await expect(page.getByRole('dialog', { name: 'New opportunity' })).toBeVisible();
  await page.keyboard.press('Escape');

  // Another empty view leads to the one without filters.
  await page.goto('/crm/opportunity?view=lost');
  await main.getByRole('button', { name: 'All opportunities' }).last().press('Enter');
  await expect(page).toHaveURL(/view=all/);
  await expect(main.getByRole('heading', { name: 'No opportunities yet' })).toBeVisible();

  await page.goto('/crm/map/view');
  await expect(main.getByText('No records on the map')).toBeVisible();

  await page.goto('/task-management/all-task');
  await expect(main.getByText(/Create a task to get started/)).toBeVisible();
  await main.getByRole('button', { name: 'New task' }).last().press('Enter');
  await expect(page.getByRole('dialog', { name: 'New task' })).toBeVisible();
});

test.describe('saved views of a list', () => {
  test('are saved, counted, shared, linked, renamed, duplicated and deleted with undo', async ({
    page,
    windowOf,
  }) => {
    const city = unique('Astoria');
    for (const name of ['Alder', 'Birch'])
      await create('/crm/accounts', { name: unique(name), city, status: 'Active' });
    await create('/crm/accounts', { name: unique('Cedar'), city, status: 'Prospect' });
    const filter = JSON.stringify([
      { field: 'city', op: 'eq', value: city },
      { field: 'status', op: 'eq', value: 'Active' },
    ]);
    await page.goto(`/crm/account?${new URLSearchParams({ filter, sort: '-name' })}`);
    const table = page.getByRole('grid', { name: 'Accounts' });
    await expect(table.getByRole('row')).toHaveCount(3);
    const views = page.getByRole('group', { name: 'Saved views' });
    const view = (name: string) => views.getByRole('button', { name, exact: false }).first();
    const action = async (name: string, entry: string) => {
      await views.getByRole('button', { name: `Actions for ${name}` }).click();
      await page.getByRole('menuitem', { name: entry }).click();
    };

    const name = unique('Active here');
    await views.getByRole('button', { name: 'New view' }).click();
    const dialog = page.getByRole('dialog', { name: 'Save view' });
    await dialog.getByLabel('Name').fill(name);
    await dialog.getByRole('radio', { name: 'Everyone who can view accounts' }).check();
    await dialog.getByRole('button', { name: 'Save view' }).click();
    await expect(view(name)).toHaveAttribute('aria-pressed', 'true');
    await expect(view(name)).toContainText('2');
    const link = new URL(page.url()).searchParams.get('saved');

    // The count follows the records.
    await create('/crm/accounts', { name: unique('Dogwood'), city, status: 'Active' });
    await expect(view(name)).toContainText('3');

    // A changed sort order is unsaved until it is saved with the view.
    await table.getByRole('columnheader', { name: 'Account', exact: false }).first().click();
    await expect(view(name)).toContainText('changed');
    await action(name, 'Save changes');
    await expect(view(name)).not.toContainText('changed');
    await expect(page.getByText(`“${name}” updated`)).toBeVisible();

    const viewer = await windowOf('viewer');
    await viewer.goto(`/crm/account?saved=${link}`);
    const theirs = viewer.getByRole('group', { name: 'Saved views' });
    await expect(theirs.getByRole('button', { name }).first()).toHaveAttribute('aria-pressed', 'true');
    await expect(viewer.getByRole('grid', { name: 'Accounts' }).getByRole('row')).toHaveCount(4);
    await theirs.getByRole('button', { name: `Actions for ${name}` }).click();
    await expect(viewer.getByRole('menuitem', { name: 'Duplicate…' })).toBeVisible();
    await expect(viewer.getByRole('menuitem', { name: 'Rename…' })).toBeHidden();
    await viewer.keyboard.press('Escape');

    const renamed = unique('In Astoria');
    await action(name, 'Rename…');
    const rename = page.getByRole('dialog', { name: 'Rename view' });
    await rename.getByLabel('Name').fill(renamed);
    await rename.getByRole('button', { name: 'Rename view' }).click();
    await expect(view(renamed)).toBeVisible();
    await page.keyboard.press('ControlOrMeta+z');
    await expect(view(name)).toBeVisible();

    await action(name, 'Duplicate…');
    await expect(dialog.getByLabel('Name')).toHaveValue(`${name} (copy)`);
    await dialog.getByRole('button', { name: 'Save view' }).click();
    await expect(view(`${name} (copy)`)).toHaveAttribute('aria-pressed', 'true');

    await action(`${name} (copy)`, 'Delete…');
    await page.getByRole('button', { name: 'Delete view' }).click();
    await expect(view(`${name} (copy)`)).toBeHidden();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(view(`${name} (copy)`)).toBeVisible();

    // The list opens with the default view.
    await view(name).click();
    await action(name, 'Set as default');
    await expect(view(name)).toContainText('default');
    await page.goto('/crm/account');
    await expect(view(name)).toHaveAttribute('aria-pressed', 'true');
    await expect(page).toHaveURL(new RegExp(`saved=${link}`));
    await view('All').click();
    await expect(view('All')).toHaveAttribute('aria-pressed', 'true');
    await action('All', 'Set as default');
    await page.goto('/crm/account');
    await expect(view('All')).toHaveAttribute('aria-pressed', 'true');
    await noViolations(page);
  });
});
