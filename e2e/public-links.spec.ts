import { api, expect, test, type Page } from './support/app.ts';
import { noViolations } from './support/axe.ts';

test.use({ who: 'owner' });

interface Named {
  uuid: string;
  name: string;
}
/** Demo estimation with quotes and a plan set. */
async function job(): Promise<{ estimation: string; quote: string; file: Named }> {
  const { data: estimations } = await api<Named[]>('owner', '/estimations');
  for (const { uuid } of estimations) {
    const { data: quotes } = await api<(Named & { is_active: boolean })[]>(
      'owner',
      `/estimations/${uuid}/quotes`,
    );
    const filter = encodeURIComponent(JSON.stringify({ prop_type: 'estimation', prop_id: uuid }));
    const { data: files } = await api<Named[]>('owner', `/workdrive/?filter=${filter}`);
    const quote = quotes.find((each) => each.is_active);
    if (quote && files[0]) return { estimation: uuid, quote: quote.uuid, file: files[0] };
  }
  throw new Error('the demo has no quote with a plan set');
}
const makeLink = async (of: string, body: object = {}) =>
  (await api<{ path: string; link: { uuid: string } }>('owner', `/links/${of}`, { method: 'POST', body }))
    .data;
const addressIn = (page: Page) =>
  page.getByRole('dialog').getByRole('textbox', { name: 'Link' }).inputValue();

test('shares a quote by a link with a password and revokes the link', async ({ page, windowOf }) => {
  const { estimation, quote } = await job();
  await page.goto(`/estimation/${estimation}/quotes/${quote}`);
  await page.getByRole('button', { name: 'More actions' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Share by link…' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: /^Share Q-.* by link$/ });
  const password = dialog.getByLabel('Password', { exact: true });
  await password.fill('blue');
  await dialog.getByRole('button', { name: 'Create link' }).press('Enter');
  await expect(password).toHaveAccessibleDescription(/The Min number of Character +must be 6/);
  await expect(password).toHaveValue('blue');
  await password.fill('blue door');
  await noViolations(page);
  await dialog.getByRole('button', { name: 'Create link' }).click();
  await expect(dialog.getByText('You can copy it again from the list of links.')).toBeVisible();
  const address = await addressIn(page);
  await noViolations(page);

  const guest = await windowOf(undefined);
  await guest.goto(address);
  await expect(guest.getByRole('heading', { name: 'Enter the password' })).toBeVisible();
  await expect(guest.getByRole('link', { name: 'Login' })).toBeVisible();
  await expect(guest.getByRole('link', { name: 'Learn More' })).toBeVisible();
  await noViolations(guest);
  const passwordField = guest.getByLabel('Password', { exact: true });
  await guest.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(passwordField).toHaveAccessibleDescription(/This field is required/);
  await passwordField.fill('red door');
  await guest.keyboard.press('Enter');
  await expect(passwordField).toHaveAccessibleDescription(/Wrong password\./);
  await expect(passwordField).toBeFocused();
  await passwordField.fill('blue door');
  await guest.keyboard.press('Enter');
  await expect(guest.getByText(/shares this with you/)).toBeVisible();
  await noViolations(guest);
  const download = guest.waitForEvent('download');
  await guest.getByRole('button', { name: /^Download Q-/ }).click();
  expect((await download).suggestedFilename()).toMatch(/^Q-.*\.pdf$/);
  const served = guest.waitForResponse(/\/api\/access\/file/);
  const tab = guest.waitForEvent('popup');
  await guest.getByRole('button', { name: /^Open Q-/ }).click();
  await (await tab).close();
  expect((await served).headers()['content-type']).toBe('application/pdf');
  // The password is remembered in this window only.
  await guest.reload();
  await expect(guest.getByText(/shares this with you/)).toBeVisible();
  const other = await windowOf(undefined);
  await other.goto(address);
  await expect(other.getByRole('heading', { name: 'Enter the password' })).toBeVisible();

  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Share by link…' }).click();
  await expect(dialog.getByText(/with a password · opened 2 times/).first()).toBeVisible();
  await dialog
    .getByRole('button', { name: /^Revoke the link/ })
    .first()
    .click();
  await expect(page.getByText('Link revoked.')).toBeVisible();
  await expect(dialog.getByText('Revoked').first()).toBeVisible();
  await guest.reload();
  await expect(guest.getByRole('heading', { name: 'This link does not work' })).toBeVisible();
  await expect(
    guest.getByText('This link has expired. Ask the person who sent it for a new one.'),
  ).toBeVisible();
  await noViolations(guest);
});

test('shares a plan set until a date and only with the edit right', async ({ page, windowOf }) => {
  const { estimation, file } = await job();
  await page.goto(`/estimation/${estimation}/tool`);
  await page.getByRole('button', { name: 'Share by link' }).first().click();
  const dialog = page.getByRole('dialog', { name: `Share ${file.name} by link` });
  await dialog.getByRole('button', { name: 'Create link' }).click();
  const address = await addressIn(page);
  for (const who of ['partner', 'staff', 'harbor'] as const) {
    const theirs = await windowOf(who);
    await theirs.goto(address);
    await expect(theirs.getByRole('heading', { name: file.name })).toBeVisible();
    await theirs.close();
  }
  const viewer = await windowOf('viewer');
  await viewer.goto(`/estimation/${estimation}/tool`);
  await viewer.getByRole('button', { name: 'Share by link' }).first().click();
  await expect(viewer.getByText(/You need the permission “Work drive: Edit”/).first()).toBeVisible();
  await expect(viewer.getByRole('button', { name: 'Create link' })).toHaveCount(0);
});

test('shows the files of a link on its page, and copies the link again', async ({ page, windowOf }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const name = `Shared by link ${Date.now()}`;
  const { data: folder } = await api<{ uuid: string }>('owner', '/workdrive/', {
    method: 'POST',
    body: { name, type: 0, parent_id: null },
  });
  await page.goto(`/work-drive/folder/${folder.uuid}`);
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('menuitem', { name: 'Files' }).click();
  const pixel = Buffer.from('R0lGODlhAQABAIAAAAUEBAAAACwAAAAAAQABAAACAkQBADs=', 'base64');
  await (
    await chooser
  ).setFiles([
    { name: 'dot.gif', mimeType: 'image/gif', buffer: pixel },
    { name: 'letter.txt', mimeType: 'text/plain', buffer: Buffer.from('Hold the east wing') },
  ]);
  await expect(page.getByRole('row', { name: /letter\.txt/ })).toBeVisible();
  const { path } = await makeLink(`file/${folder.uuid}`);
  const guest = await windowOf(undefined);
  await guest.goto(path);
  await guest.getByRole('button', { name: 'Preview dot.gif' }).click();
  const shown = guest.getByRole('dialog');
  await expect
    .poll(() =>
      shown.getByRole('img', { name: 'dot.gif' }).evaluate((each: HTMLImageElement) => each.naturalWidth),
    )
    .toBe(1);
  await guest.keyboard.press('ArrowRight');
  await expect(shown.getByRole('region', { name: 'letter.txt' })).toHaveText('Hold the east wing');
  await noViolations(guest);
  await guest.keyboard.press('Escape');

  // A link to one file shows it at once.
  const { file } = await job();
  const single = await makeLink(`file/${file.uuid}`);
  await guest.goto(single.path);
  await expect(guest.locator('canvas').first()).toBeVisible({ timeout: 20_000 });
  await noViolations(guest);

  await page.goto('/work-drive/folder');
  await page
    .getByRole('row', { name: new RegExp(name) })
    .click({ button: 'right', position: { x: 120, y: 10 } });
  await page.getByRole('menuitem', { name: 'Share links…' }).click();
  await page.getByRole('button', { name: /^Copy the link/ }).click();
  await expect(page.getByText('Successfully copied to clipboard')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(new URL(path, page.url()).href);
});

test('downloads a file by id with a link token or a session', async ({ page, windowOf }) => {
  const { file, quote } = await job();
  const { path } = await makeLink(`file/${file.uuid}`);
  const token = path.replace('/access/', '');
  const guest = await windowOf(undefined);
  const saved = guest.waitForEvent('download');
  await guest.goto(`/download/${file.uuid}?token=${token}`);
  expect((await saved).suggestedFilename()).toBe(file.name);
  await expect(guest.getByText('File downloading...')).toBeVisible();
  await guest.goto(`/download/${quote}?token=${token}`);
  await expect(guest.getByText('It does not include this file.')).toBeVisible();
  await guest.goto(`/access/${token}/${quote}`);
  await expect(guest.getByText('This link does not include this file.')).toBeVisible();
  await guest.goto(`/download/${file.uuid}`);
  await expect(guest).toHaveURL(/\/login\?back=%2Fdownload%2F/);
  const own = page.waitForEvent('download');
  await page.goto(`/download/${file.uuid}`);
  expect((await own).suggestedFilename()).toBe(file.name);
});

test('shows the not-found page to guests and signed-in users', async ({ page, windowOf }) => {
  const guest = await windowOf(undefined);
  for (const path of ['/no/such/page', '/admin/no/such', '/partner/no/such']) {
    await guest.goto(path);
    await expect(guest).toHaveURL('/error-404');
    await expect(guest.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  }
  await noViolations(guest);
  await page.goto('/no/such/page');
  await expect(page).toHaveURL('/error-404');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Page not found', level: 1 })).toBeVisible();
  // The navigation of the area stays, so that the way back is one press.
  await page.goto('/crm/no-such-page');
  await expect(page).toHaveURL('/error-404');
  await expect(
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Accounts' }),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: /^User menu/ })).toBeVisible();
});

test('redirects to the maintenance page and back when maintenance is over', async ({ page, windowOf }) => {
  // Same response as in the server's test.
  const refuse = (target: Page) =>
    target.route(/\/api\/(?!health)/, (route) =>
      route.fulfill({
        status: 503,
        headers: { 'retry-after': '60' },
        json: { success: false, message: 'Plumbline is being maintained.', code: 'maintenance' },
      }),
    );
  const health = (target: Page, maintenance: boolean) =>
    target.route('**/api/health', (route) =>
      route.fulfill({
        json: { success: true, data: { maintenance, database: true, storage: true, jobs: true } },
      }),
    );
  const partner = await windowOf('partner');
  for (const [target, path] of [
    [page, '/crm/account?q=alder'],
    [partner, '/partner/customers'],
  ] as const) {
    await refuse(target);
    await health(target, true);
    await target.goto(path);
    await expect(target).toHaveURL(`/under?back=${encodeURIComponent(path)}`);
    await expect(target.getByRole('heading', { name: 'Plumbline is down for maintenance' })).toBeVisible();
    await noViolations(target);
    await target.unrouteAll();
    await expect(target).toHaveURL(path, { timeout: 20_000 });
  }
  // An open form stays: its error shows the reason, and it can be submitted later.
  await page.getByRole('button', { name: 'New account' }).first().click();
  const form = page.getByRole('dialog', { name: 'New account' });
  await form.getByRole('textbox', { name: 'Account' }).first().fill('Written meanwhile');
  await refuse(page);
  await form.getByRole('button', { name: 'Create account' }).click();
  await expect(form.getByText('Plumbline is being maintained.')).toBeVisible();
  await expect(form.getByRole('textbox', { name: 'Account' }).first()).toHaveValue('Written meanwhile');
  await page.unrouteAll();
  await form.getByRole('button', { name: 'Create account' }).click();
  await expect(form).toBeHidden();
  // Without maintenance the page redirects immediately.
  await page.goto('/under');
  await expect(page).toHaveURL('/setup/master-dashboard');
});
