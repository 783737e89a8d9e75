import { baseURL } from './support/base-url.ts';
import { linkFor, latestLink } from './support/emails.ts';
import { noViolations } from './support/axe.ts';
import { expect, login, password, people, storageOf, test, type Page, type DemoUser } from './support/app.ts';

// Serial, because the tests lock one account and change its password.
test.describe.configure({ mode: 'serial' });

async function fill(page: Page, who: DemoUser, secret: string) {
  await page.getByRole('textbox', { name: 'Username' }).fill(people[who]);
  await page.getByLabel('Password', { exact: true }).fill(secret);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

test('shows a wrong password beside the field and keeps the input', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Sign in' }).click();
  const username = page.getByRole('textbox', { name: 'Username' });
  const secret = page.getByLabel('Password', { exact: true });
  await expect(username).toHaveAccessibleDescription(/This field is required/);
  await expect(username).toBeFocused();
  await fill(page, 'retail', 'Wrong!2026');
  await expect(secret).toHaveAccessibleDescription(/Wrong username or password\./);
  await expect(secret).toHaveAttribute('aria-invalid', 'true');
  await expect(secret).toBeFocused();
  await expect(username).toHaveValue(people.retail);
  await expect(page).toHaveURL('/login');
});

test('signs in with the keyboard only', async ({ page }) => {
  await page.goto('/login');
  const username = page.getByRole('textbox', { name: 'Username' });
  await expect(username).toBeVisible();
  await noViolations(page);
  for (let press = 0; press < 5 && !(await username.evaluate((box) => box.matches(':focus'))); press++)
    await page.keyboard.press('Tab');
  await page.keyboard.type(people.owner);
  await page.keyboard.press('Tab');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/setup\/master-dashboard$/);
});

test('locks an account after repeated failures and shows for how long', async ({ page }) => {
  await page.goto('/login');
  for (let attempt = 0; attempt < 4; attempt++) {
    const answer = page.waitForResponse('**/security/auth/login');
    await fill(page, 'retail', `Wrong!${attempt}2026`);
    await answer;
  }
  await expect(
    page.getByText(/This account is locked after too many failed attempts\. Try again in 15 minutes/),
  ).toBeVisible();
  await fill(page, 'retail', password);
  await expect(page.getByText(/This account is locked/)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Username' })).toHaveValue(people.retail);
});

test('resets a forgotten password by email and ends old sessions', async ({ page, windowOf }) => {
  const fresh = 'Copper!Pipe77';
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  const address = page.getByRole('textbox', { name: 'Email' });
  await address.fill('clerk');
  const earlier = await latestLink(people.retail);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(address).toHaveAccessibleDescription(/The Email field must be a valid email/);
  await address.fill(people.retail);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByText(/we have sent it an email with a reset link/)).toBeVisible();

  const reset = async (target: Page, secret: string, previous?: string) => {
    await target.goto(await linkFor(people.retail, previous));
    await target.getByLabel('New password', { exact: true }).fill(secret);
    await target.getByLabel('Confirm new password', { exact: true }).fill(secret);
    await target.getByRole('button', { name: 'Change password' }).click();
    await expect(target.getByText('Password changed. Sign in with the new one.')).toBeVisible();
  };
  await page.goto(await linkFor(people.retail, earlier));
  await expect(page.getByLabel('New password', { exact: true })).toHaveAccessibleDescription(
    /At least 8 characters/,
  );
  await page.getByLabel('New password', { exact: true }).fill('short');
  await page.getByLabel('Confirm new password', { exact: true }).fill('other');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByLabel('New password', { exact: true })).toHaveAccessibleDescription(
    /at least one uppercase, lowercase, special character and digit/,
  );
  await expect(page.getByLabel('Confirm new password', { exact: true })).toHaveAccessibleDescription(
    /confirmation does not match/,
  );
  const used = await linkFor(people.retail, earlier);
  await reset(page, fresh);
  await page.getByRole('link', { name: 'Sign in' }).click();
  await fill(page, 'retail', password);
  await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
    /Wrong username or password/,
  );
  await fill(page, 'retail', fresh);
  await expect(page).toHaveURL('/pos/point-of-sale');

  // The first browser is signed in; another one resets the password again.
  const other = await windowOf(undefined);
  await other.goto(used);
  await expect(other.getByText(/This link is already used/)).toBeVisible();
  await expect(other.getByLabel('New password', { exact: true })).toHaveCount(0);
  await other.getByRole('link', { name: 'Request new link' }).click();
  await other.getByRole('textbox', { name: 'Email' }).fill(people.retail);
  await other.getByRole('button', { name: 'Send link' }).click();
  await expect(other.getByText(/we have sent it an email with a reset link/)).toBeVisible();
  await reset(other, password, used);
  await page.reload();
  await expect(page).toHaveURL(/\/login\?ended=1/);
  await fill(page, 'retail', password);
  await expect(page).toHaveURL('/pos/point-of-sale');
});

test('shows the reason when an app is not purchased', async ({ windowOf }) => {
  const page = await windowOf(undefined, { storageState: storageOf(await login('retail')) });
  await page.goto('/estimation/dashboard');
  await expect(page.getByRole('heading', { name: 'You don’t have access to this page' })).toBeVisible();
  await expect(page.getByText(/Estimation/).first()).toBeVisible();
});

test('rejects an undecodable sign-in response', async ({ page }) => {
  await page.route('**/security/auth/login', (route) =>
    route.fulfill({
      json: { success: true, data: { token: 'a-token', session: '{broken', cache: [1, 2, 3] } },
    }),
  );
  await page.goto('/login');
  await fill(page, 'owner', password);
  await expect(page.getByText('Bad Authentication data. Malformed data')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Username' })).toHaveValue(people.owner);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});

test('clears an undecodable stored session', async ({ windowOf }) => {
  const session = await login('owner');
  const page = await windowOf(undefined, { storageState: storageOf({ ...session, session: '{broken' }) });
  await page.goto('/crm/account');
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});

test('redirects an unknown token to sign-in and back to the requested page', async ({ windowOf }) => {
  const session = await login('owner');
  const page = await windowOf(undefined, { storageState: storageOf({ ...session, token: 'unknown' }) });
  await page.goto('/crm/account?q=alder');
  await expect(page).toHaveURL(/\/login\?ended=1/);
  await expect(
    page.getByText('Your session has ended. Sign in to continue where you left off.'),
  ).toBeVisible();
  await fill(page, 'owner', password);
  await expect(page).toHaveURL('/crm/account?q=alder');
  await expect(page.getByRole('heading', { level: 1, name: 'Accounts' })).toBeVisible();
});

test('asks to sign in over a filled-in form when the session ends, then submits the form', async ({
  windowOf,
}) => {
  const session = await login('estimator');
  const page = await windowOf(undefined, { storageState: storageOf(session) });
  await page.goto('/crm/account');
  await expect(page.getByRole('grid', { name: 'Accounts' })).toBeVisible();
  const reading = await page.context().newPage();
  await reading.goto('/crm/contact');
  await expect(reading.getByRole('heading', { level: 1, name: 'Contacts' })).toBeVisible();
  await page.getByRole('button', { name: 'New account' }).first().click();
  const form = page.getByRole('dialog', { name: 'New account' });
  const name = `Kept ${Date.now().toString(36)}`;
  await form.getByRole('textbox', { name: 'Account' }).first().fill(name);
  await fetch(`${baseURL}/api/security/auth/logout`, {
    method: 'POST',
    headers: { 'access-token': session.token },
  });
  await form.getByRole('button', { name: 'Create account' }).click();
  const ended = page.getByRole('alertdialog', { name: 'Your session has ended' });
  const secret = ended.getByLabel('Password', { exact: true });
  await expect(secret).toBeFocused();
  await expect(ended.getByRole('textbox', { name: 'Username' })).toHaveValue(people.estimator);
  await noViolations(page);
  // A window without unsaved input is redirected to sign-in immediately.
  await expect(reading).toHaveURL(/\/login\?ended=1/);
  await page.keyboard.press('Escape');
  await secret.fill('Wrong!2026');
  await page.keyboard.press('Enter');
  await expect(secret).toHaveAccessibleDescription(/Wrong username or password/);
  await secret.fill(password);
  await page.keyboard.press('Enter');
  // The rejected call is retried automatically.
  await expect(form).toBeHidden();
  await expect(ended).toBeHidden();
  await page.getByRole('searchbox', { name: 'Search accounts' }).fill(name);
  await expect(page.getByRole('grid', { name: 'Accounts' }).getByText(name)).toBeVisible();
  await expect(reading).toHaveURL('/crm/contact');
});

test('does not submit a form after another user signs in in a second window', async ({ windowOf }) => {
  const session = await login('estimator');
  const page = await windowOf(undefined, { storageState: storageOf(session) });
  await page.goto('/crm/account');
  await page.getByRole('button', { name: 'New account' }).first().click();
  const form = page.getByRole('dialog', { name: 'New account' });
  await form.getByRole('textbox', { name: 'Account' }).first().fill('Mine alone');
  const other = await page.context().newPage();
  await other.goto('/setup/master-dashboard');
  await other.getByRole('button', { name: /^User menu/ }).click();
  await other.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page.getByRole('alertdialog', { name: 'Your session has ended' })).toBeVisible();
  await fill(other, 'harbor', password);
  await expect(other).toHaveURL('/setup/master-dashboard');
  await expect(page.getByRole('alertdialog', { name: 'Your session has ended' })).toBeVisible();
  await page.getByRole('button', { name: 'Leave this page' }).click();
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
});

test('marks requests of an unattended window so that they do not extend the session', async ({
  windowOf,
}) => {
  const page = await windowOf(undefined, { storageState: storageOf(await login('viewer')) });
  await page.clock.install();
  await page.goto('/setup/master-dashboard');
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  const asksIn = async (milliseconds: number) => {
    const notificationRequest = page.waitForRequest(/\/api\/notification\//);
    await page.clock.runFor(milliseconds);
    return (await notificationRequest).headers()['x-unattended'];
  };
  await page.mouse.move(300, 300);
  expect(await asksIn(55_000)).toBeUndefined();
  await page.clock.runFor(80_000);
  expect(await asksIn(55_000)).toBe('1');
  await page.mouse.move(320, 300);
  expect(await asksIn(55_000)).toBeUndefined();
});

test('stops polling in a hidden window and resumes when it becomes visible', async ({ windowOf }) => {
  const page = await windowOf(undefined, { storageState: storageOf(await login('viewer')) });
  await page.clock.install();
  const first = page.waitForResponse(/\/api\/notification\//);
  await page.goto('/setup/master-dashboard');
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await first;
  const see = (state: 'hidden' | 'visible') =>
    page.evaluate((now) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => now });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);
  let requestCount = 0;
  await see('hidden');
  // Requests are counted from here, because the visible page has sent some of its own.
  page.on('request', (request) => (requestCount += Number(/\/api\/notification\//.test(request.url()))));
  await page.clock.runFor(180_000);
  expect(requestCount).toBe(0);
  const again = page.waitForRequest(/\/api\/notification\//);
  await see('visible');
  await page.clock.runFor(55_000);
  await again;
});

const landings: [DemoUser | undefined, string, string | RegExp][] = [
  ['owner', '/', '/setup/master-dashboard'],
  ['owner', '/login', '/setup/master-dashboard'],
  ['owner', '/admin/dashboard', '/setup/master-dashboard'],
  ['owner', '/partner/dashboard', '/setup/master-dashboard'],
  ['owner', '/no/such/page', '/error-404'],
  ['retail', '/', '/pos/point-of-sale'],
  ['partner', '/', '/partner/dashboard'],
  ['partner', '/crm/account', '/partner/dashboard'],
  ['partner', '/partner/login', '/partner/dashboard'],
  ['staff', '/', '/admin/dashboard'],
  ['staff', '/crm/account', '/admin/dashboard'],
  [undefined, '/', '/login'],
  [undefined, '/crm/account', /\/login\?back=%2Fcrm%2Faccount$/],
  [undefined, '/admin/dashboard', /\/login(\?|$)/],
  [undefined, '/partner/dashboard', /\/partner\/login(\?|$)/],
];
test('redirects each user type by the route flow', async ({ windowOf }) => {
  const windows = new Map<DemoUser | undefined, Page>();
  for (const [who, from, to] of landings) {
    await test.step(`${who ?? 'a guest'} from ${from}`, async () => {
      let page = windows.get(who);
      if (!page) {
        page = await windowOf(undefined, who ? { storageState: storageOf(await login(who)) } : {});
        windows.set(who, page);
      }
      await page.goto(from);
      await expect(page).toHaveURL(typeof to === 'string' ? `${baseURL}${to}` : to);
      await expect(page.getByRole('heading').first()).toBeVisible();
    });
  }
});

test('clears stored data and drafts and ends the server session on sign-out', async ({ windowOf }) => {
  const session = await login('owner');
  const page = await windowOf(undefined, { storageState: storageOf(session) });
  await page.goto('/crm/account?new');
  await page
    .getByRole('dialog', { name: 'New account' })
    .getByRole('textbox', { name: 'Account name' })
    .fill('Unsaved');
  await expect
    .poll(() => page.evaluate(() => Object.keys(sessionStorage).some((key) => key.startsWith('draft '))))
    .toBe(true);
  await page.goto('/setup/master-dashboard');
  await page.getByRole('button', { name: /^User menu/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key !== 'theme'))).toEqual([]);
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
  const answer = await fetch(`${baseURL}/api/crm/accounts?limit=1`, {
    headers: { 'access-token': session.token },
  });
  expect(answer.status).toBe(401);
  await page.goBack();
  await expect(page).toHaveURL(/\/login/);
});

test('registers a company, confirms it by email and creates its first account', async ({ page }) => {
  const email = `nia.${Date.now().toString(36)}@fresh.test`;
  const secret = page.getByLabel(/^Password/);
  await page.goto('/login');
  await page.getByRole('link', { name: 'Create a new company' }).click();
  // The password rule is shown before the first attempt.
  await expect(secret).toHaveAccessibleDescription(/At least 8 characters/);
  await page.getByRole('button', { name: 'Create company' }).click();
  await expect(page.getByRole('textbox', { name: 'Company' })).toHaveAccessibleDescription(
    /This field is required/,
  );
  for (const [label, value] of [
    ['Company', 'Fresh Concrete'],
    ['First name', 'Nia'],
    ['Last name', 'Obi'],
    ['Email', email],
  ] as const)
    await page.getByRole('textbox', { name: label }).fill(value);
  await secret.fill('weak');
  await page.getByRole('button', { name: 'Create company' }).click();
  await expect(secret).toHaveAccessibleDescription(/at least one uppercase/);
  await expect(page.getByRole('textbox', { name: 'Company' })).toHaveValue('Fresh Concrete');
  await secret.fill('Copper!Pipe77');
  await page.getByRole('button', { name: 'Create company' }).click();
  await expect(page.getByText(`We sent an email to ${email}.`)).toBeVisible();
  // Entered values are kept for another attempt.
  await page.getByRole('button', { name: 'No email? Try again' }).click();
  await expect(page.getByRole('textbox', { name: 'Company' })).toHaveValue('Fresh Concrete');
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(email);
  await page.goto(await linkFor(email));
  await page.getByRole('button', { name: 'Start trial' }).click();
  await expect(page).toHaveURL('/setup/master-dashboard');
  await page.goto('/crm/account');
  await page.getByRole('button', { name: 'New account' }).first().click();
  const form = page.getByRole('dialog', { name: 'New account' });
  await form.getByRole('textbox', { name: 'Account' }).first().fill('First customer');
  await form.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('grid', { name: 'Accounts' }).getByText('First customer')).toBeVisible();
});
