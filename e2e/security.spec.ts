import { Secret, TOTP } from 'otpauth';
import { api, expect, test, type Page } from './support/app.ts';
import { linkFor } from './support/emails.ts';
import { noViolations } from './support/axe.ts';

test.use({ who: 'owner' });

// A reused server still has the users of earlier runs.
let run = '';
test.beforeEach(() => {
  run = Date.now().toString(36);
});
const secret = 'Copper!Pipe77';

async function signIn(page: Page, email: string, words = secret) {
  await page.getByRole('textbox', { name: 'Username' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(words);
  await page.getByRole('button', { name: 'Sign in' }).click();
}
/** Creates a user who has accepted the invitation. */
async function createUser(name: string, more: object = {}): Promise<{ uuid: string; email: string }> {
  const email = `${name}.${run}@northgate.test`;
  const { data } = await api<{ uuid: string; email: string }>('owner', '/security/accounts', {
    method: 'POST',
    body: { firstname: name, lastname: run, email, ...more },
  });
  const token = new URL(await linkFor(email)).searchParams.get('token');
  await api('owner', '/security/auth/reset-password', { method: 'POST', body: { token, password: secret } });
  return data;
}

test('creates an access level by keyboard and limits an invited user to it', async ({ page, windowOf }) => {
  await page.goto('/security/roles');
  await page.getByRole('button', { name: 'New access level' }).press('Enter');
  await expect(page).toHaveURL('/security/add-role');
  await page.getByRole('button', { name: 'Create access level' }).press('Enter');
  const name = page.getByRole('textbox', { name: 'Name' });
  await expect(name).toHaveAccessibleDescription(/This field is required/);
  await name.fill(`Reader ${run}`);
  // Selecting Edit also selects View.
  await page.getByRole('checkbox', { name: 'CRM: All' }).focus();
  await page.keyboard.press('ArrowDown');
  for (const _ of ['All', 'View', 'Add']) await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('checkbox', { name: 'Accounts: Edit' })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByRole('checkbox', { name: 'Accounts: View' })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Accounts: Delete' })).not.toBeChecked();
  // The draft is restored after a reload.
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue(`Reader ${run}`);
  await expect(page.getByRole('checkbox', { name: 'Accounts: Edit' })).toBeChecked();
  await noViolations(page);
  await page.getByRole('button', { name: 'Create access level' }).press('Enter');
  await expect(page.getByRole('heading', { name: `Reader ${run}` })).toBeVisible();

  await page.goto('/security/user-management');
  await page.getByRole('button', { name: 'Invite user', exact: true }).click();
  const form = page.getByRole('dialog', { name: 'Invite user' });
  await form.getByRole('button', { name: 'Send invitation' }).click();
  for (const name of ['First name', 'Last name', 'Email'])
    await expect(form.getByRole('textbox', { name })).toHaveAccessibleDescription(/This field is required/);
  await form.getByRole('textbox', { name: 'First name' }).fill('Ivo');
  await form.getByRole('textbox', { name: 'Last name' }).fill(run);
  const email = `ivo.${run}@northgate.test`;
  // Pasted addresses can have spaces around them.
  await form.getByRole('textbox', { name: 'Email' }).fill(` ${email} `);
  await form.getByRole('combobox', { name: 'Access level' }).fill(`Reader ${run}`);
  await page.getByRole('option', { name: `Reader ${run}` }).click();
  await form.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByText(`Invitation sent to ${email}.`)).toBeVisible();
  await expect(page.getByRole('row', { name: new RegExp(`Ivo ${run}.*Invited`) })).toBeVisible();
  await page.goto('/security/recent-changes');
  await expect(
    page.getByRole('row', { name: new RegExp(`First name Ivo · Last name ${run}`) }),
  ).toBeVisible();

  const theirs = await windowOf(undefined);
  const invitation = await linkFor(email);
  await theirs.goto(invitation);
  await expect(theirs.getByRole('heading', { name: 'Welcome, Ivo' })).toBeVisible();
  await expect(theirs.getByText('You’re invited to Northgate Builders on Plumbline.')).toBeVisible();
  await expect(theirs.getByRole('textbox', { name: 'Username' })).toHaveValue(email);
  await theirs.getByLabel('Password', { exact: true }).fill(secret);
  await theirs.getByLabel('Confirm password').fill(secret);
  await theirs.getByRole('button', { name: 'Set password' }).click();
  // The password signs them in.
  await expect(theirs).toHaveURL('/setup/master-dashboard');
  await expect(theirs.getByRole('button', { name: /^User menu/ })).toBeVisible();
  // An invalid link shows its error before the form.
  const other = await windowOf(undefined);
  await other.goto(invitation);
  await expect(other.getByRole('alert')).toContainText('This link is already used');
  await expect(other.getByLabel('Password', { exact: true })).toHaveCount(0);
  await other.getByRole('link', { name: 'Sign in' }).click();
  await signIn(other, email);
  await expect(other).toHaveURL('/setup/master-dashboard');
  await theirs.goto('/crm/account');
  await expect(theirs.getByRole('grid', { name: 'Accounts' })).toBeVisible();
  await theirs.goto('/crm/opportunity');
  await expect(theirs.getByText('You need the permission “Opportunities: View” in CRM.')).toBeVisible();
  await theirs.goto('/security/roles');
  await expect(theirs.getByText('You need the permission “Access levels: View” in Security.')).toBeVisible();
  // A page without access has a heading and a navigation.
  await expect(
    theirs.getByRole('heading', { name: 'You don’t have access to this page', level: 1 }),
  ).toBeVisible();
  await expect(theirs.getByRole('navigation', { name: 'Main' }).getByRole('link').first()).toBeVisible();

  // After the right is removed, the next call is rejected and the session shows the policy message.
  const level = page.getByRole('row', { name: new RegExp(`Reader ${run}`) });
  await page.goto('/security/roles');
  await level.getByRole('link', { name: `Reader ${run}` }).click();
  await expect(page.getByRole('link', { name: `Ivo ${run}` })).toBeVisible();
  await page.getByRole('button', { name: 'Edit access level' }).click();
  // Wait for the editor: the record screen has the same checkboxes, read-only.
  await expect(page.getByRole('button', { name: 'Save access level' })).toBeVisible();
  await page.getByRole('checkbox', { name: 'Accounts: View' }).press('Space');
  await expect(page.getByRole('checkbox', { name: 'Accounts: Edit' })).not.toBeChecked();
  await page.getByRole('button', { name: 'Save access level' }).click();
  await expect(page.getByText('CRM, Accounts')).toBeVisible();
  await theirs.goto('/crm/account');
  await expect(theirs.getByText('Your policy has been updated please login again')).toBeVisible();
  await theirs.getByRole('button', { name: 'Sign in again' }).click();
  await expect(theirs).toHaveURL(/\/login\?back=%2Fcrm%2Faccount/);
  await signIn(theirs, email);
  await expect(theirs.getByText('You need the permission “Accounts: View” in CRM.')).toBeVisible();
});

test('limits an access level to the records of its users', async ({ page, windowOf }) => {
  const crm = (name: string) => ({ app: 1, name, type: 'v' });
  const { data: level } = await api<{ uuid: string }>('owner', '/security/roles', {
    method: 'POST',
    body: { name: `Sales ${run}`, rights: [crm('account'), crm('opportunity')] },
  });
  const seller = await createUser('seller', { role_id: level.uuid });
  const accountOf = (name: string, owner_id?: string) =>
    api('owner', '/crm/accounts', { method: 'POST', body: { name, ...(owner_id ? { owner_id } : {}) } });
  await accountOf(`Quarry own ${run}`, seller.uuid);
  await accountOf(`Quarry other ${run}`);

  const theirs = await windowOf(undefined);
  await theirs.goto('/login');
  await signIn(theirs, seller.email);
  await expect(theirs.getByRole('navigation').first()).toBeVisible();
  const search = async () => {
    await theirs.goto('/crm/account');
    await theirs.getByRole('searchbox', { name: 'Search accounts' }).fill(run);
  };
  await search();
  await expect(theirs.getByRole('row', { name: `Quarry other ${run}` })).toBeVisible();

  await page.goto(`/security/add-role/${level.uuid}`);
  const records = page.getByRole('radiogroup', { name: 'CRM' });
  await expect(records.getByRole('radio', { name: 'All records' })).toBeChecked();
  await records.getByRole('radio', { name: 'Their own records' }).check();
  await noViolations(page);
  await page.getByRole('button', { name: 'Save access level' }).click();
  await expect(page.getByRole('heading', { name: `Sales ${run}` })).toBeVisible();
  await expect(page.getByText('Their own records')).toBeVisible();

  await search();
  await expect(theirs.getByRole('row', { name: `Quarry own ${run}` })).toBeVisible();
  await expect(theirs.getByRole('row', { name: `Quarry other ${run}` })).toHaveCount(0);
});

test('lists the source of each right and signs a deactivated user out immediately', async ({
  page,
  windowOf,
}) => {
  const { data: roles } = await api<{ uuid: string; name: string }[]>(
    'owner',
    '/security/roles?search=Viewer',
  );
  const { data: groups } = await api<{ uuid: string; name: string }[]>(
    'owner',
    '/security/groups?search=Estimating',
  );
  const user = await createUser('nell', { role_id: roles[0]?.uuid, groups: [groups[0]?.uuid] });
  const theirs = await windowOf(undefined);
  await theirs.goto('/login');
  await signIn(theirs, user.email);
  await expect(theirs).toHaveURL('/setup/master-dashboard');

  await page.goto(`/security/user-overview/${user.uuid}?tab=access`);
  const rights = page.getByRole('grid', { name: 'Permissions' });
  const line = (permission: string) =>
    rights.getByRole('row').filter({ has: page.getByRole('gridcell', { name: permission, exact: true }) });
  await expect(line('Accounts')).toContainText('View, Add, Edit');
  await expect(line('Accounts')).toContainText('Estimating (Estimator) · Viewer');
  await expect(line('Assemblies')).not.toContainText('Add');
  await noViolations(page);
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Deactivate user' }).click();
  await page.getByRole('button', { name: 'Deactivate user', exact: true }).click();
  await expect(page.getByText(`nell ${run} cannot sign in.`, { exact: true })).toBeVisible();
  // The open window redirects without a reload.
  await expect(theirs).toHaveURL(/\/login\?ended=1/);
  await signIn(theirs, user.email);
  await expect(theirs.getByText('This account is deactivated.')).toBeVisible();
});

test('asks for a new password at sign-in when an administrator requires it', async ({ page, windowOf }) => {
  const user = await createUser('rhea');
  await page.goto(`/security/user-overview/${user.uuid}`);
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Require new password' }).click();
  await expect(page.getByText(/A new password is required at the next sign-in\./)).toBeVisible();
  const theirs = await windowOf(undefined);
  await theirs.goto('/login');
  await signIn(theirs, user.email);
  await expect(theirs.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
  await theirs.getByLabel('New password', { exact: true }).fill('Copper!Wire88');
  await theirs.getByLabel('Confirm new password', { exact: true }).fill('Copper!Wire88');
  await theirs.getByRole('button', { name: 'Change password' }).click();
  await theirs.getByRole('link', { name: 'Sign in' }).click();
  await signIn(theirs, user.email, 'Copper!Wire88');
  await expect(theirs).toHaveURL('/setup/master-dashboard');
});

test('sets up two-factor authentication, asks for its code at sign-in, and turns it off', async ({
  windowOf,
}) => {
  const user = await createUser('omar');
  const page = await windowOf(undefined);
  await page.goto('/login');
  await signIn(page, user.email);
  await page.getByRole('button', { name: /omar/ }).click();
  await page.getByRole('menuitem', { name: 'Profile' }).click();
  await page.getByRole('link', { name: 'Sign-in' }).click();
  await page.getByRole('button', { name: 'Set up two-factor authentication' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Password', { exact: true }).fill('Wrong!2026');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(/Wrong password/);
  await dialog.getByLabel('Password', { exact: true }).fill(secret);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByRole('img', { name: /QR code for your authenticator app/ })).toBeVisible();
  const key = ((await dialog.getByRole('code').textContent()) ?? '').replaceAll(' ', '');
  const totp = new TOTP({ secret: Secret.fromBase32(key) });
  await dialog.getByRole('textbox', { name: 'Code from the app' }).fill(totp.generate());
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog.getByRole('listitem')).toHaveCount(10);
  const codes = await dialog.getByRole('listitem').allTextContents();
  // The codes are shown once: Escape must not close the dialog.
  await page.keyboard.press('Escape');
  await expect(dialog.getByRole('listitem')).toHaveCount(10);
  await dialog.getByRole('button', { name: 'I’ve saved the codes' }).click();
  await expect(page.getByText(/^On since/)).toBeVisible();

  await page.getByRole('button', { name: /omar/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await signIn(page, user.email);
  await page.getByRole('textbox', { name: 'Code' }).fill('000000');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('textbox', { name: 'Code' })).toHaveAccessibleDescription(/This code is wrong/);
  await noViolations(page);
  await page.getByRole('textbox', { name: 'Code' }).fill(codes[3] ?? '');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/setup/master-dashboard');

  await page.goto('/profile?page=safety');
  await page.getByRole('button', { name: 'Turn off two-factor authentication' }).click();
  await page.getByRole('dialog').getByLabel('Password', { exact: true }).fill(secret);
  await page.getByRole('dialog').getByRole('button', { name: 'Turn off two-factor authentication' }).click();
  await expect(page.getByRole('button', { name: 'Set up two-factor authentication' })).toBeVisible();
});

test('updates the profile name and picture in the frame and ends other sessions', async ({ windowOf }) => {
  const user = await createUser('pia');
  const [here, there] = [await windowOf(undefined), await windowOf(undefined)];
  for (const page of [here, there]) {
    await page.goto('/login');
    await signIn(page, user.email);
    await expect(page).toHaveURL('/setup/master-dashboard');
  }
  await here.goto('/profile');
  const first = here.getByRole('textbox', { name: 'First name' });
  await first.fill('');
  await here.getByRole('button', { name: 'Save profile' }).click();
  await expect(first).toHaveAccessibleDescription(/This field is required/);
  await first.fill('Pia-Maria');
  await here.getByRole('button', { name: 'Save profile' }).click();
  await expect(here.getByRole('button', { name: /Pia-Maria/ })).toBeVisible();
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    'base64',
  );
  const choose = (name: string, mimeType: string, buffer: Buffer) =>
    here.locator('input[type="file"]').setInputFiles({ name, mimeType, buffer });
  await choose('not.png', 'image/png', Buffer.from('no picture'));
  await expect(here.getByText('Upload a PNG, JPEG or WebP image.')).toBeVisible();
  await choose('me.png', 'image/png', png);
  await expect(here.getByRole('button', { name: 'Remove picture' })).toBeVisible();

  await choose('large.png', 'image/png', Buffer.alloc(2_500_000));
  await expect(here.getByText('The file is 2.5 MB. The limit is 2.0 MB.', { exact: true })).toBeVisible();

  await here.goto('/profile?page=sessions');
  const sessions = here.getByRole('grid', { name: 'Sessions' });
  await expect(sessions.getByRole('row', { name: /this session/ })).toBeVisible();
  await here.getByRole('button', { name: 'End all other sessions' }).click();
  await expect(here.getByText(/1 session ended\./)).toBeVisible();
  await expect(there).toHaveURL(/\/login\?ended=1/);

  // On a phone a session is a card; its menu ends the session.
  const phone = await windowOf(undefined, { viewport: { width: 360, height: 780 } });
  await phone.goto('/login');
  await signIn(phone, user.email);
  await expect(phone).toHaveURL('/setup/master-dashboard');
  await phone.goto('/profile?page=sessions');
  await phone.getByRole('button', { name: 'Actions for Chrome on Linux', exact: true }).click();
  await phone.getByRole('menuitem', { name: 'End session' }).click();
  await expect(here).toHaveURL(/\/login\?ended=1/);
});

test('reports a concurrent change of an access level and a group, and keeps both changes', async ({
  page,
}) => {
  const { data: level } = await api<{ uuid: string; version: number }>('owner', '/security/roles', {
    method: 'POST',
    body: { name: `Shared ${run}`, rights: [{ app: 1, name: 'account', type: 'v' }] },
  });
  await page.goto(`/security/add-role/${level.uuid}`);
  await page.getByRole('textbox', { name: 'Name' }).fill(`Mine ${run}`);
  await api('owner', `/security/roles/${level.uuid}`, {
    method: 'PUT',
    body: { version: level.version, description: 'Theirs.' },
  });
  // A draft restored after a reload is still based on the version it was started from.
  await page.reload();
  await page.getByRole('button', { name: 'Save access level' }).click();
  await expect(page.getByText(/Someone else changed this while you were editing/)).toBeVisible();
  await page.getByRole('button', { name: 'Save access level' }).click();
  await expect(page.getByRole('heading', { name: `Mine ${run}` })).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: 'Theirs.' })).toBeVisible();
  // A copy and its source have separate drafts; discarding asks first.
  await page.goto(`/security/add-role/${level.uuid}`);
  await page.getByRole('textbox', { name: 'Name' }).fill('Not saved');
  await page.goto(`/security/add-role?from=${level.uuid}`);
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue(`Mine ${run} (copy)`);
  await page.goto(`/security/add-role/${level.uuid}`);
  await page.getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByRole('heading', { name: `Mine ${run}` })).toBeVisible();

  const { data: group } = await api<{ uuid: string; version: number }>('owner', '/security/groups', {
    method: 'POST',
    body: { name: `Crew ${run}` },
  });
  await page.goto(`/security/group-view/${group.uuid}`);
  await page.getByRole('button', { name: 'Edit group' }).click();
  const form = page.getByRole('dialog', { name: `Edit Crew ${run}` });
  await form.getByRole('textbox', { name: 'Description' }).fill('Mine.');
  await api('owner', `/security/groups/${group.uuid}`, {
    method: 'PUT',
    body: { version: group.version, name: `Renamed ${run}` },
  });
  await form.getByRole('button', { name: 'Save group' }).click();
  await expect(form.getByText(/Someone else changed this while you were editing/)).toBeVisible();
  await form.getByRole('button', { name: 'Save group' }).click();
  await expect(page.getByRole('heading', { name: `Renamed ${run}` })).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: 'Mine.' })).toBeVisible();
});

test('omits rights that the user does not hold from a copy of an access level', async ({ windowOf }) => {
  const rights = ['v', 'a', 'c'].map((type) => ({ app: 3, name: 'policy', type }));
  const { data: level } = await api<{ uuid: string }>('owner', '/security/roles', {
    method: 'POST',
    body: { name: `Deputy ${run}`, rights },
  });
  const { data: above } = await api<{ uuid: string }>('owner', '/security/roles', {
    method: 'POST',
    body: { name: `Above ${run}`, rights: [...rights, { app: 1, name: 'account', type: 'd' }] },
  });
  const deputy = await createUser('dora', { role_id: level.uuid });
  const page = await windowOf(undefined);
  await page.goto('/login');
  await signIn(page, deputy.email);
  await expect(page).toHaveURL('/setup/master-dashboard');
  await page.goto(`/security/add-role?from=${above.uuid}`);
  await expect(page.getByText(`2 rights of Above ${run} were not copied`)).toBeVisible();
  await page.getByRole('button', { name: 'Create access level' }).click();
  await expect(page.getByRole('heading', { name: `Above ${run} (copy)` })).toBeVisible();

  // Without the Copy right, the reason is shown on both ways to copy.
  await api('owner', `/security/roles/${level.uuid}`, {
    method: 'PUT',
    body: { version: 1, rights: rights.filter(({ type }) => type !== 'c') },
  });
  const reason =
    'You need the permission “Access levels: Copy” in Security. An administrator of your company can grant it.';
  const again = await windowOf(undefined);
  await again.goto('/login');
  await signIn(again, deputy.email);
  await expect(again).toHaveURL('/setup/master-dashboard');
  await again.goto(`/security/role-overview/${above.uuid}`);
  await again.getByRole('button', { name: 'More actions' }).click();
  const copy = again.getByRole('menuitem', { name: 'Make a copy' });
  await expect(copy).toHaveAttribute('aria-disabled', 'true');
  await expect(copy).toContainText(reason);
  await again.goto(`/security/add-role?from=${above.uuid}`);
  await expect(again.getByRole('button', { name: 'Create access level' })).toHaveAccessibleDescription(
    reason,
  );
  await again.goto('/security/add-role');
  await expect(again.getByRole('button', { name: 'Create access level' })).toBeEnabled();
});

test('assigns a department to a user, filters by it and rejects deleting it while in use', async ({
  page,
}) => {
  const made = async (kind: string, name: string) =>
    (await api<{ uuid: string }>('owner', `/setup/${kind}`, { method: 'POST', body: { name } })).data.uuid;
  const department = `Yard ${run}`;
  const departmentId = await made('department', department);
  await made('designation', `Rigger ${run}`);
  await made('qualifier', `Signals ${run}`);
  const user = await createUser('remy');

  await page.goto(`/security/user-overview/${user.uuid}`);
  await page.getByRole('button', { name: 'Edit user' }).click();
  const form = page.getByRole('dialog', { name: /^Edit remy/ });
  for (const [label, value] of [
    ['Department', department],
    ['Designation', `Rigger ${run}`],
    ['Qualifier', `Signals ${run}`],
  ] as const) {
    await form.getByRole('combobox', { name: label }).fill(value);
    await page.getByRole('option', { name: value }).click();
  }
  await noViolations(page);
  await form.getByRole('button', { name: 'Save user' }).click();
  await expect(form).toBeHidden();
  const details = page.getByRole('complementary', { name: 'Details' });
  for (const value of [department, `Rigger ${run}`, `Signals ${run}`])
    await expect(details.getByText(value, { exact: true })).toBeVisible();
  await expect(page.getByText(`changed department from nothing to ${department}`).first()).toBeVisible();

  const filter = JSON.stringify([{ field: 'department_id', op: 'eq', value: departmentId }]);
  await page.goto(`/security/user-management?filter=${encodeURIComponent(filter)}`);
  const rows = page.getByRole('grid', { name: 'Users' }).getByRole('row');
  await expect(rows).toHaveCount(2);
  await expect(rows.last()).toContainText(department);
  // The filter shows the name of the department instead of its id.
  await expect(page.getByText(departmentId)).toHaveCount(0);

  await page.goto('/setup/organization');
  await page.getByRole('treeitem', { name: new RegExp(department) }).click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'Delete…' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete department' }).click();
  await expect(
    page.getByText(`${department} has a person. Assign another department to them first.`),
  ).toBeVisible();

  await api('owner', `/security/accounts/${user.uuid}`, {
    method: 'PUT',
    body: {
      department_id: null,
      version: (await api<{ version: number }>('owner', `/security/accounts/${user.uuid}`)).data.version,
    },
  });
  expect((await api('owner', `/setup/department/${departmentId}`, { method: 'DELETE' })).status).toBe(200);
});

test('names the missing right of a record part instead of showing it as empty', async ({ windowOf }) => {
  const { data: level } = await api<{ uuid: string }>('owner', '/security/roles', {
    method: 'POST',
    body: {
      name: `Accounts alone ${run}`,
      rights: [
        { app: 1, name: 'account', type: 'v' },
        { app: 1, name: 'account', type: 'e' },
      ],
    },
  });
  const { email } = await createUser('parts', { role_id: level.uuid });
  const { data } = await api<{ account_id: string }[]>('owner', '/crm/opportunities?limit=1');
  const page = await windowOf(undefined);
  await page.goto('/login');
  await signIn(page, email);
  await expect(page).toHaveURL('/setup/master-dashboard');
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/crm/opportunities')) requests.push(request.url());
  });
  await page.goto(`/crm/account/${data[0]?.account_id}/view`);
  await expect(page.getByText('You need the permission “Opportunities: View” in CRM.')).toBeVisible();
  await expect(page.getByText('No opportunities yet')).toHaveCount(0);
  expect(requests).toEqual([]);
  await noViolations(page);
});
