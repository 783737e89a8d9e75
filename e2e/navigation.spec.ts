import { api, expect, storageOf, test, type Browser, type Page } from './support/app.ts';
import { baseURL } from './support/base-url.ts';
import { linkFor } from './support/emails.ts';
import { noViolations } from './support/axe.ts';

// A reused server still has the users of earlier runs.
const run = Date.now().toString(36);
const secret = 'Copper!Pipe77';

interface SignedIn {
  token: string;
  session: string;
  cache: number[];
}
/** Creates a user for one test, so that their tabs are not shared. */
async function newcomer(name: string, more: object = { is_admin: true }): Promise<SignedIn> {
  const email = `${name}.${run}@northgate.test`;
  await api('owner', '/security/accounts', {
    method: 'POST',
    body: { firstname: name, lastname: run, email, ...more },
  });
  const token = new URL(await linkFor(email)).searchParams.get('token');
  await api('owner', '/security/auth/reset-password', { method: 'POST', body: { token, password: secret } });
  const response = await fetch(`${baseURL}/api/security/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: email, password: secret }),
  });
  return ((await response.json()) as { data: SignedIn }).data;
}
/** Browser context of the user on one device. */
const machineOf = (browser: Browser, person: SignedIn, more: object = {}) =>
  browser.newContext({
    baseURL,
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    locale: 'en-US',
    storageState: storageOf(person),
    ...more,
  });

const accounts = async (count: number) =>
  (await api<{ uuid: string; name: string }[]>('owner', `/crm/accounts?limit=${count}&sort=number`)).data;
const tabs = (page: Page) => page.getByRole('navigation', { name: 'Open records' });
const names = (page: Page) => tabs(page).getByRole('link').allTextContents();
const open = async (page: Page, { uuid, name }: { uuid: string; name: string }) => {
  await page.goto(`/crm/account/${uuid}/view`);
  await expect(tabs(page).getByRole('link', { name, exact: true })).toBeVisible();
};
const keptTabs = async (token: string) => {
  const filter = encodeURIComponent(JSON.stringify({ key: 'crm' }));
  const response = await fetch(`${baseURL}/api/setup/user-preferences?filter=${filter}`, {
    headers: { 'access-token': token },
  });
  const { data } = (await response.json()) as {
    data: { key: string; prop_id: string; prop_type: string; value: Record<string, unknown>[] }[];
  };
  return data[0];
};

test('moves the focus into a record opened from a list by keyboard', async ({ windowOf }) => {
  const page = await windowOf('owner');
  await page.goto('/crm/account');
  const first = page.getByRole('grid', { name: 'Accounts' }).getByRole('rowheader').first();
  await first.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/crm\/account\/[^/]+\/view/);
  await expect(page.getByRole('main')).toBeFocused();
  const next = page.getByRole('button', { name: 'More actions' });
  await expect(next).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(next).toBeFocused();
});

test('supports search and arrow keys in the launcher', async ({ windowOf }) => {
  const page = await windowOf('owner');
  await page.goto('/setup/master-dashboard');
  await page.getByRole('button', { name: 'Launcher' }).press('Enter');
  const launcher = page.getByRole('dialog', { name: 'Launcher' });
  await expect(launcher.getByRole('heading', { name: 'APPLICATIONS', exact: true })).toBeVisible();
  await expect(launcher.getByRole('heading', { name: 'MANAGEMENT APPLICATIONS' })).toBeVisible();
  await noViolations(page);
  await expect(launcher.getByRole('textbox', { name: 'Find an application' })).toBeFocused();
  await page.keyboard.type('secu');
  await expect(launcher.getByRole('link')).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await expect(launcher.getByRole('link', { name: /^Security/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/security/dashboard');
  await expect(launcher).toBeHidden();
  // In the task area the launcher also lists the tasks of each application.
  await page.goto('/task-management/my-todo');
  await page.getByRole('button', { name: 'Launcher' }).press('Enter');
  await expect(launcher.getByRole('heading', { name: 'TASKS BY APPLICATION' })).toBeVisible();
  await noViolations(page);
  await launcher.getByRole('link', { name: /^CRM tasks/ }).press('Enter');
  await expect(page).toHaveURL(/\/task-management\/[\w-]+\/view\/table/);
});

test('lists purchased apps the user can open and links to their first accessible screen', async ({
  browser,
  windowOf,
}) => {
  const shown = async (page: Page) => {
    await page.goto('/setup/master-dashboard');
    await page.getByRole('button', { name: 'Launcher' }).click();
    const launcher = page.getByRole('dialog', { name: 'Launcher' });
    await expect(launcher.getByRole('textbox')).toBeVisible();
    return launcher;
  };
  const viewer = await shown(await windowOf('viewer'));
  await expect(viewer.getByRole('link', { name: /^CRM/ })).toBeVisible();
  await expect(viewer.getByRole('link', { name: /^Security/ })).toHaveCount(0);
  await expect(viewer.getByText('Manufacturing')).toHaveCount(0);

  const { data: role } = await api<{ uuid: string }>('owner', '/security/roles', {
    method: 'POST',
    body: { name: `Contacts ${run}`, rights: [{ app: 1, name: 'contact', type: 'v' }] },
  });
  const context = await machineOf(browser, await newcomer('mina', { role_id: role.uuid }));
  const page = await context.newPage();
  const hers = await shown(page);
  await expect(hers.getByRole('link')).toHaveCount(1);
  await hers.getByRole('link', { name: /^CRM/ }).click();
  // Accounts are denied, so the launcher links to the first accessible entry.
  await expect(page).toHaveURL('/crm/contact');
  const menu = page.getByRole('navigation', { name: 'Main' });
  // One viewable entity is enough for Reports and Recent changes.
  await expect(menu.getByRole('link')).toHaveText(['Contacts', 'Reports', 'Recent changes']);
  await page.getByRole('link', { name: 'Plumbline, home' }).click();
  await expect(page).toHaveURL('/setup/master-dashboard');
  await expect(menu.getByRole('link')).toHaveText(['Master dashboard', 'Waiting for me', 'CRM']);
  await menu.getByRole('link', { name: 'CRM' }).click();
  await expect(page).toHaveURL('/crm/contact');
  await context.close();
});

test.describe('add-on module', () => {
  const offerOf = async (page: Page) => {
    await page.getByRole('button', { name: 'Launcher' }).click();
    const launcher = page.getByRole('dialog', { name: 'Launcher' });
    await expect(launcher.getByRole('textbox')).toBeVisible();
    return launcher;
  };
  test('is not offered for offline subscriptions', async ({ windowOf }) => {
    const page = await windowOf('owner');
    await page.route('**/security/get-tenant-user-details', async (route) => {
      const response = await route.fetch();
      const answer = (await response.json()) as { data: object };
      await route.fulfill({ json: { ...answer, data: { ...answer.data, subscription_mode: 'offline' } } });
    });
    const answered = page.waitForResponse('**/security/get-tenant-user-details');
    await page.goto('/setup/master-dashboard');
    await answered;
    const launcher = await offerOf(page);
    await expect(launcher.getByRole('link', { name: /^CRM/ })).toBeVisible();
    await expect(launcher.getByText('Manufacturing')).toHaveCount(0);
  });

  test('confirms, cancels, fails and completes the purchase', async ({ windowOf }) => {
    const { data: before } = await api<Record<string, number>>('harbor', '/setup/module/purchased/object');
    // The purchase is possible once: a reused server must be restarted.
    expect(before).not.toHaveProperty('manufacturing');
    const page = await windowOf('harbor');
    await page.goto('/crm/account');
    await (await offerOf(page)).getByRole('button', { name: 'Add Manufacturing' }).click();
    const question = page.getByRole('alertdialog', { name: 'Buy the Manufacturing module?' });
    await expect(question).toContainText('$300 per month');
    await expect(page).toHaveURL('/setup/master-dashboard');
    await noViolations(page);
    await question.getByRole('button', { name: 'NO', exact: true }).click();
    await expect(question).toBeHidden();

    await page.route('**/payment/buy-manufacturing-module', (route) => route.abort());
    await (await offerOf(page)).getByRole('button', { name: 'Add Manufacturing' }).click();
    await question.getByRole('button', { name: 'YES' }).click();
    await expect(page.getByText('An eror occur, please try again later')).toBeVisible();
    await expect(question.getByRole('alert')).toContainText('server cannot be reached');
    await page.unroute('**/payment/buy-manufacturing-module');
    await question.getByRole('button', { name: 'YES' }).click();
    await expect(page.getByText('Successfully purchased manufacturing module')).toBeVisible();
    await expect(question).toBeHidden();

    const launcher = await offerOf(page);
    await expect(launcher.getByText('Purchased')).toBeVisible();
    await expect(launcher.getByRole('button', { name: 'Add Manufacturing' })).toHaveCount(0);
    await expect(launcher.getByRole('link', { name: /Manufacturing/ })).toHaveCount(0);
    const { data: after } = await api<Record<string, number>>('harbor', '/setup/module/purchased/object');
    expect(after).toMatchObject({ manufacturing: 16 });
  });
});

test('runs allowed commands from the palette and ignores shortcuts while typing', async ({ windowOf }) => {
  const page = await windowOf('owner');
  await page.goto('/setup/master-dashboard');
  await expect(page.getByRole('heading', { name: 'Master dashboard' })).toBeVisible();
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Commands' });
  await expect(palette.getByRole('combobox')).toBeFocused();
  await noViolations(page);
  await page.keyboard.type('new acco');
  await expect(palette.getByRole('option').first()).toHaveText('New account');
  await page.keyboard.press('Enter');
  const form = page.getByRole('dialog', { name: 'New account' });
  await expect(form).toBeVisible();
  await expect(page).toHaveURL('/crm/account?new=');
  // `?new` opens the form after a reload; closing it removes the parameter.
  await page.reload();
  await form.getByRole('button', { name: 'Cancel' }).click();
  await expect(form).toBeHidden();
  await expect(page).toHaveURL('/crm/account');

  const field = page.getByRole('searchbox', { name: 'Search accounts' });
  await field.focus();
  await page.keyboard.type('g e?');
  await expect(field).toHaveValue('g e?');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/\/crm\/account/);

  await page.keyboard.press('Control+k');
  await expect(palette.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('assemblies');
  await expect(palette.getByRole('option', { name: /^Assemblies/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/material-assemblies');
  // Recently used commands come first.
  await page.keyboard.press('Control+k');
  await expect(palette.getByRole('group', { name: 'Recent' }).getByRole('option').first()).toContainText(
    'Assemblies',
  );
  await page.keyboard.type('launcher');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Launcher' })).toBeVisible();
  await page.keyboard.press('Escape');

  // The palette searches records, too.
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('an');
  await expect(palette.getByRole('group', { name: 'Results' }).getByRole('option').first()).toBeVisible();
  await noViolations(page);
  await page.keyboard.press('Control+a');
  await page.keyboard.type('new task');
  await palette.getByRole('option', { name: 'New task' }).click();
  const task = page.getByRole('dialog', { name: 'New task' });
  await task.getByRole('button', { name: 'Create task' }).click();
  await expect(task.getByText('This field is required')).toBeVisible();
  const name = `From the palette ${Date.now()}`;
  await task.getByLabel('Task name').fill(name);
  await task.getByRole('button', { name: 'Create task' }).click();
  await expect(page).toHaveURL(/\/task-management\/.*task=/);
  await expect(page.getByText(name).first()).toBeVisible();

  const other = await windowOf('viewer');
  await other.goto('/crm/account');
  await expect(other.getByRole('grid', { name: 'Accounts' })).toBeVisible();
  await other.keyboard.press('Control+k');
  await expect(other.getByRole('combobox', { name: 'Commands' })).toBeFocused();
  await other.keyboard.type('account');
  await expect(other.getByRole('option', { name: /^Accounts/ })).toBeVisible();
  await expect(other.getByRole('option', { name: 'New account' })).toHaveCount(0);
  // The URL does not open it either.
  await other.goto('/crm/account?new=');
  await expect(other.getByRole('grid', { name: 'Accounts' })).toBeVisible();
  await expect(other.getByRole('dialog')).toHaveCount(0);
});

test('lists working shortcuts in the sheet', async ({ browser }) => {
  const context = await machineOf(browser, await newcomer(`keys`));
  const page = await context.newPage();
  await page.goto('/crm/account');
  await expect(page.getByRole('grid', { name: 'Accounts' })).toBeVisible();
  await page.keyboard.press('Shift+?');
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(sheet).toBeVisible();
  await noViolations(page);
  const rows = await sheet.getByRole('listitem').allTextContents();
  expect(rows).toEqual(
    expect.arrayContaining([
      'Commands' + 'Ctrl K',
      'Estimation' + 'G' + 'then' + 'E',
      'Close tab' + 'Delete',
    ]),
  );
  // Shortcuts are ignored behind a dialog.
  await page.keyboard.press('g');
  await page.keyboard.press('e');
  await expect(page).toHaveURL('/crm/account');
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();

  const ways: [key: string, url: RegExp][] = [
    ['e', /\/estimation\/dashboard$/],
    ['m', /\/material-management$/],
    ['s', /\/security\/dashboard$/],
    ['h', /\/setup\/master-dashboard$/],
    ['c', /\/crm\/dashboard$/],
  ];
  for (const [key, url] of ways) {
    await page.keyboard.press('g');
    await page.keyboard.press(key);
    await expect(page).toHaveURL(url);
  }
  await page.goto('/crm/account');
  await expect(page.getByRole('grid', { name: 'Accounts' })).toBeVisible();

  // Single-key shortcuts stay disabled.
  await page.keyboard.press('Shift+?');
  const saved = page.waitForResponse(
    (response) => response.url().includes('user-preferences') && response.request().method() === 'PUT',
  );
  await sheet.getByRole('switch', { name: 'Single-key shortcuts' }).press('Space');
  await page.keyboard.press('Escape');
  await saved;
  await page.reload();
  await expect(page.getByRole('grid', { name: 'Accounts' })).toBeVisible();
  await page.keyboard.press('Shift+?');
  await page.keyboard.press('g');
  await page.keyboard.press('e');
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL('/crm/account');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Commands' })).toBeFocused();
  await page.keyboard.type('shortcuts');
  await page.keyboard.press('Enter');
  await expect(sheet.getByRole('switch')).not.toBeChecked();
  await context.close();
});

test('searches screens and records with at most five results per group', async ({ windowOf }) => {
  const page = await windowOf('estimator');
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/setup/search')) requests.push(request.url());
  });
  await page.goto('/setup/master-dashboard');
  await expect(page.getByRole('heading', { name: 'Master dashboard' })).toBeVisible();
  const field = page.getByRole('combobox', { name: 'Search pages, files and contacts' });
  await field.click();
  await field.pressSequentially('assem', { delay: 60 });
  const pages = page.getByRole('group', { name: 'Pages' });
  await expect(pages.getByRole('option').filter({ hasText: 'Assemblies' }).first()).toBeVisible();
  expect(requests).toHaveLength(1);
  await noViolations(page);
  await field.fill('an');
  for (const name of ['Pages', 'Contacts']) {
    const group = page.getByRole('group', { name });
    await expect(group.getByRole('option').first()).toBeVisible();
    expect(await group.getByRole('option').count()).toBeLessThanOrEqual(5);
  }
  // Screens without access are not found.
  await field.fill('access level');
  await expect(page.getByText('No results for “access level”')).toBeVisible();
  await field.fill('opportunities');
  await expect(pages.getByRole('option').first()).toContainText('Opportunities');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/crm/opportunity');
});

test('opens, pins, moves and closes tabs by keyboard and syncs them to another device', async ({
  browser,
}) => {
  const person = await newcomer(`tabs`);
  const [one, two, three] = (await accounts(3)) as [
    { uuid: string; name: string },
    { uuid: string; name: string },
    { uuid: string; name: string },
  ];
  const here = await machineOf(browser, person);
  const page = await here.newPage();
  for (const each of [one, two, three]) await open(page, each);
  expect(await names(page)).toEqual(['Accounts', one.name, two.name, three.name]);
  await noViolations(page);

  // Moving by keyboard announces the position.
  await tabs(page).getByRole('link', { name: three.name, exact: true }).focus();
  await page.keyboard.press('Control+Shift+ArrowLeft');
  await expect.poll(() => names(page)).toEqual(['Accounts', one.name, three.name, two.name]);
  await expect(tabs(page).getByRole('status')).toHaveText(`${three.name}, 3 of 4`);
  // A pinned tab comes first.
  await page.keyboard.press('Shift+F10');
  await page.getByRole('menuitem', { name: 'Pin', exact: true }).press('Enter');
  await expect.poll(() => names(page)).toEqual(['Accounts', three.name, one.name, two.name]);
  // Drag with the pointer.
  const box = async (name: string) => {
    const found = await tabs(page).getByRole('link', { name, exact: true }).boundingBox();
    if (!found) throw new Error(`${name} has no tab`);
    return { x: found.x + found.width / 2, y: found.y + found.height / 2 };
  };
  const [from, to] = [await box(two.name), await box(one.name)];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, to.y, { steps: 4 });
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.mouse.up();
  await expect.poll(() => names(page)).toEqual(['Accounts', three.name, two.name, one.name]);

  // The server stores the specified format.
  await expect
    .poll(async () => (await keptTabs(person.token))?.value.map(({ title }) => title))
    .toEqual([three.name, two.name, one.name]);
  expect(await keptTabs(person.token)).toMatchObject({
    key: 'crm',
    prop_id: '',
    prop_type: '',
    value: expect.arrayContaining([
      expect.objectContaining({
        id: three.uuid,
        key: 'account',
        title: three.name,
        icon: 'account',
        subTab: [],
      }),
    ]) as object,
  });
  await page.reload();
  await expect.poll(() => names(page)).toEqual(['Accounts', three.name, two.name, one.name]);

  const there = await machineOf(browser, person);
  const other = await there.newPage();
  await other.goto('/crm/account');
  await expect.poll(() => names(other)).toEqual(['Accounts', three.name, two.name, one.name]);
  await expect(tabs(other).getByRole('button', { name: `Unpin ${three.name}` })).toBeVisible();

  // Closing the current tab opens the first remaining one; closing the last opens the start of the area.
  await expect(page).toHaveURL(`/crm/account/${three.uuid}/view`);
  await tabs(page).getByRole('link', { name: three.name, exact: true }).focus();
  await page.keyboard.press('Delete');
  await expect(page).toHaveURL(`/crm/account/${two.uuid}/view`);
  await tabs(page)
    .getByRole('button', { name: `Close ${two.name}` })
    .click();
  await expect(page).toHaveURL(`/crm/account/${one.uuid}/view`);
  await tabs(page)
    .getByRole('button', { name: `Close ${one.name}` })
    .click();
  await expect(page).toHaveURL('/crm/account');
  expect(await names(page)).toEqual(['Accounts']);
  await expect.poll(async () => (await keptTabs(person.token))?.value.length).toBe(0);
  await here.close();
  await there.close();
});

test('merges tabs of two windows and two devices', async ({ browser }) => {
  const person = await newcomer('windows');
  const [a, b, c, d] = (await accounts(4)) as { uuid: string; name: string }[] as [
    { uuid: string; name: string },
    { uuid: string; name: string },
    { uuid: string; name: string },
    { uuid: string; name: string },
  ];
  const context = await machineOf(browser, person);
  const [left, right] = [await context.newPage(), await context.newPage()];
  await Promise.all([left.goto('/crm/account'), right.goto('/crm/account')]);
  // Simultaneous writes based on the same version.
  await Promise.all([open(left, a), open(right, b)]);
  for (const page of [left, right])
    await expect
      .poll(async () => (await names(page)).toSorted())
      .toEqual(['Accounts', a.name, b.name].toSorted());

  // A tab closed in one window stays closed when the other opens a tab.
  await tabs(left)
    .getByRole('button', { name: `Close ${a.name}` })
    .click();
  await expect.poll(() => names(right)).toEqual(['Accounts', b.name]);
  await open(right, c);
  await expect.poll(() => names(left)).toEqual(['Accounts', b.name, c.name]);

  // Another device writes based on an older version.
  const elsewhere = await machineOf(browser, person);
  const far = await elsewhere.newPage();
  await far.goto('/crm/account');
  await expect.poll(() => names(far)).toEqual(['Accounts', b.name, c.name]);
  await tabs(left)
    .getByRole('button', { name: `Close ${c.name}` })
    .click();
  await expect.poll(async () => (await keptTabs(person.token))?.value.length).toBe(1);
  await far.getByRole('searchbox', { name: 'Search accounts' }).fill(d.name);
  await far
    .getByRole('grid', { name: 'Accounts' })
    .getByRole('link', { name: d.name, exact: true })
    .first()
    .click();
  await expect.poll(() => names(far)).toEqual(['Accounts', b.name, d.name]);
  await expect
    .poll(async () => (await keptTabs(person.token))?.value.map(({ title }) => title))
    .toEqual([b.name, d.name]);
  await context.close();
  await elsewhere.close();
});

test('shows the specified number of tabs, the others under More, and keeps a picked tab visible', async ({
  browser,
}) => {
  const person = await newcomer('more');
  const context = await machineOf(browser, person);
  const page = await context.newPage();
  const all = await accounts(9);
  for (const each of all) await open(page, each);
  const shown = await names(page);
  expect(shown.length).toBeGreaterThanOrEqual(Math.floor((1440 - 234) / 200) - 1);
  const hidden = all.find(({ name }) => !shown.includes(name)) as { uuid: string; name: string };
  await tabs(page).getByRole('button', { name: /^More/ }).press('Enter');
  await page.getByRole('menuitem', { name: hidden.name, exact: true }).press('Enter');
  await expect(page).toHaveURL(`/crm/account/${hidden.uuid}/view`);
  await expect.poll(() => names(page)).toContain(hidden.name);
  // The position is kept after a reload of another page.
  await page.goto('/crm/contact');
  await expect.poll(() => names(page)).toContain(hidden.name);
  // A long name is truncated visually but complete for screen readers.
  const label = tabs(page).getByRole('link', { name: hidden.name, exact: true });
  expect((await label.boundingBox())?.width ?? 0).toBeLessThanOrEqual(256);
  await context.close();
});

test('opens screens from fixed tabs', async ({ windowOf }) => {
  const page = await windowOf('viewer');
  await page.goto('/material-management');
  const bar = page.getByRole('navigation', { name: 'Material' });
  await expect(bar.getByRole('link')).toHaveText([
    'Material Management',
    'Material Brand',
    'Assembly Notes',
    'Assemblies',
  ]);
  // As many tabs as slots: (width - 249) / 200 - 1. The others are under More.
  await bar.getByRole('button', { name: /More/ }).click();
  await expect(page.getByRole('menuitem', { name: 'Recent Changes' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 1100, height: 900 });
  await expect(bar.getByRole('link')).toHaveCount(3);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(bar.getByRole('link')).toHaveCount(4);
  await expect(bar.getByRole('link', { name: 'Material Management' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await bar.getByRole('link', { name: 'Material Management' }).press('ArrowRight');
  await expect(bar.getByRole('link', { name: 'Material Brand' })).toBeFocused();
  await page.keyboard.press('Delete');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/material-brand');
  await expect(bar.getByRole('link')).toHaveCount(4);
  await noViolations(page);
});

test('supports navigation by touch on a phone', async ({ browser }) => {
  const context = await machineOf(browser, await newcomer('phone'), {
    viewport: { width: 360, height: 800 },
    hasTouch: true,
  });
  const page = await context.newPage();
  await page.goto('/crm/account');
  await page.getByRole('button', { name: 'Menu' }).tap();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu.getByRole('link', { name: 'Opportunities' })).toBeVisible();
  await noViolations(page);
  await menu.getByRole('button', { name: 'Launcher' }).tap();
  const launcher = page.getByRole('dialog', { name: 'Launcher' });
  await expect(launcher.getByRole('link', { name: /^Estimation/ })).toBeVisible();
  await noViolations(page);
  await launcher.getByRole('link', { name: /^Estimation/ }).tap();
  await expect(page).toHaveURL('/estimation/dashboard');
  await page.goto('/crm/account');
  await page.getByRole('button', { name: 'Menu' }).tap();
  await menu.getByRole('button', { name: /^User menu/ }).tap();
  await page.getByRole('menuitem', { name: /^Commands/ }).tap();
  const palette = page.getByRole('dialog', { name: 'Commands' });
  await palette.getByRole('combobox').fill('recent');
  await noViolations(page);
  await palette.getByRole('option', { name: /Recent changes.*CRM/i }).tap();
  await expect(page).toHaveURL('/crm/recent-changes');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await context.close();
});

test('opens, pins and closes record tabs in a sheet on a phone', async ({ browser }) => {
  const person = await newcomer(`pocket`);
  const context = await machineOf(browser, person, {
    viewport: { width: 360, height: 800 },
    hasTouch: true,
  });
  const page = await context.newPage();
  const [one, two, three] = (await accounts(3)) as [
    { uuid: string; name: string },
    { uuid: string; name: string },
    { uuid: string; name: string },
  ];
  await page.goto('/crm/account');
  await expect(page.getByRole('heading', { name: 'Accounts' })).toBeVisible();
  // Without open tabs the header has no tab button.
  await expect(page.getByRole('button', { name: /^Open records/ })).toHaveCount(0);
  for (const { uuid, name } of [one, two, three]) {
    await page.goto(`/crm/account/${uuid}/view`);
    await expect(page.getByRole('heading', { name }).first()).toBeVisible();
  }
  const count = page.getByRole('button', { name: 'Open records, 3' });
  await count.tap();
  const sheet = page.getByRole('dialog', { name: 'Open records' });
  await expect(sheet.getByRole('link')).toHaveText(['Accounts', one.name, two.name, three.name]);
  await expect(sheet.getByRole('link', { name: three.name })).toHaveAttribute('aria-current', 'page');
  for (const button of await sheet.getByRole('button', { name: /^(Pin|Close) ./ }).all()) {
    const box = await button.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  }
  await noViolations(page);

  await sheet.getByRole('button', { name: `Pin ${two.name}` }).tap();
  await expect(sheet.getByRole('link')).toHaveText(['Accounts', two.name, one.name, three.name]);
  // Closing the current record shows the first remaining one behind the sheet.
  await sheet.getByRole('button', { name: `Close ${three.name}` }).tap();
  await expect(sheet.getByRole('status')).toHaveText(`${three.name} closed, 2 left`);
  await expect(page).toHaveURL(`/crm/account/${two.uuid}/view`);
  await sheet.getByRole('link', { name: one.name }).tap();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(`/crm/account/${one.uuid}/view`);
  await expect
    .poll(async () =>
      (await keptTabs(person.token))?.value.map(({ title, isPinned }) => [title, isPinned ?? false]),
    )
    .toEqual([
      [one.name, false],
      [two.name, true],
    ]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await context.close();
});

test('scrolls the current entry of a long menu into view', async ({ windowOf }) => {
  const page = await windowOf('owner');
  await page.setViewportSize({ width: 1440, height: 640 });
  await page.goto('/setup/dynamic-ids');
  const menu = page.getByRole('navigation', { name: 'Main' });
  const here = menu.getByRole('link', { name: 'Record numbers' });
  await expect(here).toHaveAttribute('aria-current', 'page');
  await expect(here).toBeInViewport({ ratio: 1 });
  await page.goto('/setup/company-setup');
  await expect(menu.getByRole('link', { name: 'Company setup' })).toBeInViewport({ ratio: 1 });
});
