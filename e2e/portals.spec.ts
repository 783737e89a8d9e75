import { api, expect, test, type Page } from './support/app.ts';
import { noViolations } from './support/axe.ts';
import { linkFor } from './support/emails.ts';

// A reused server still has the records of earlier runs.
let run = '';
test.beforeEach(() => {
  run = Date.now().toString(36);
});
const secret = 'Copper!Pipe77';

async function signIn(page: Page, email: string) {
  await page.getByRole('textbox', { name: 'Username' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(secret);
  await page.getByRole('button', { name: 'Sign in' }).click();
}
/** Opens an invitation and chooses the password, which signs in. */
async function acceptInvitation(page: Page, link: string) {
  await page.goto(link);
  await page.getByLabel('Password', { exact: true }).fill(secret);
  await page.getByLabel('Confirm password').fill(secret);
  await page.getByRole('button', { name: 'Set password' }).click();
}
/** Creates a confirmed partner request through the API. */
async function request(company: string, email: string): Promise<string> {
  await api('owner', '/ac-api/partner/request', {
    method: 'POST',
    body: { company, firstname: 'Ann', lastname: 'Ridge', email },
  });
  const token = new URL(await linkFor(email)).searchParams.get('token');
  const { data } = await api<{ uuid: string }>('owner', '/ac-api/partner/request/confirm', {
    method: 'POST',
    body: { token },
  });
  return data.uuid;
}

test('limits a partner’s user to the rights of their access level', async ({ windowOf }) => {
  const page = await windowOf('partner');
  await page.goto('/partner/dashboard');
  await page.getByRole('link', { name: 'Access Level' }).click();
  await expect(page).toHaveURL('/partner/security/roles');
  await page.getByRole('button', { name: 'New access level' }).first().press('Enter');
  await expect(page).toHaveURL('/partner/add-role');
  await page.getByRole('textbox', { name: 'Name' }).fill(`Sales ${run}`);
  // The matrix lists the portal's permissions, not those of the suite.
  await expect(page.getByRole('checkbox', { name: 'CRM: All' })).toHaveCount(0);
  await page.getByRole('checkbox', { name: 'Customers: View' }).press('Space');
  await noViolations(page);
  await page.getByRole('button', { name: 'Create access level' }).click();
  await expect(page).toHaveURL(/\/partner\/role-overview\/[0-9a-f-]{36}$/);
  const level = page.url();

  await page.goto('/partner/user-overview');
  const form = page.getByRole('dialog', { name: 'Invite user' });
  const email = `sana.${run}@summit.test`;
  await form.getByRole('textbox', { name: 'First name' }).fill('Sana');
  await form.getByRole('textbox', { name: 'Last name' }).fill(run);
  await form.getByRole('textbox', { name: 'Email' }).fill(email);
  await form.getByRole('combobox', { name: 'Access level' }).fill(`Sales ${run}`);
  await page.getByRole('option', { name: `Sales ${run}` }).click();
  await form.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page).toHaveURL('/partner/security/user-management');
  await page.getByRole('link', { name: `Sana ${run}` }).click();
  await expect(page).toHaveURL(/\/partner\/user-overview\/[0-9a-f-]{36}$/);

  const theirs = await windowOf(undefined);
  const link = await linkFor(email);
  expect(new URL(link).pathname).toBe('/partner/resetPassword');
  await acceptInvitation(theirs, link);
  await expect(theirs).toHaveURL('/partner/dashboard');
  const navigation = theirs.getByRole('navigation').first();
  await expect(navigation.getByRole('link', { name: 'Customers' })).toBeVisible();
  await expect(navigation.getByRole('link', { name: 'Users' })).toHaveCount(0);
  await navigation.getByRole('link', { name: 'Customers' }).click();
  await expect(theirs.getByRole('grid', { name: 'Customers' })).toBeVisible();
  for (const [path, words] of [
    ['/partner/security/roles', 'You need the permission “Access levels: View” in Security.'],
    ['/partner/add-role', 'You need the permission “Access levels: Add” in Security.'],
    ['/partner/user-overview', 'You need the permission “Users: Add” in Security.'],
    ['/partner/partner-details', 'You need the permission “Company details: View” in Partner portal.'],
  ] as const) {
    await theirs.goto(path);
    await expect(theirs.getByText(words)).toBeVisible();
  }

  // After the right is removed, the user is notified and still has a home page.
  await page.goto(level);
  await page.getByRole('button', { name: 'Edit access level' }).click();
  await expect(page).toHaveURL(/\/partner\/edit-role\//);
  // Wait for the editor: the record screen has the same checkboxes, read-only.
  await expect(page.getByRole('button', { name: 'Save access level' })).toBeVisible();
  await page.getByRole('checkbox', { name: 'Customers: View' }).press('Space');
  await page.getByRole('button', { name: 'Save access level' }).click();
  await expect(page).toHaveURL(level);
  await theirs.goto('/partner/dashboard');
  await theirs.getByRole('button', { name: 'Sign in again' }).click();
  await signIn(theirs, email);
  await expect(theirs.getByRole('heading', { name: 'You don’t have access to customers' })).toBeVisible();
  await noViolations(theirs);
});

test('approves a partner request in the admin console and signs the partner in', async ({
  page,
  windowOf,
}) => {
  const company = `Ridge ${run}`;
  const email = `ann.${run}@ridge.test`;
  await page.goto('/partner/login');
  await page.getByRole('link', { name: 'Become a partner' }).click();
  await page.getByRole('button', { name: 'Send request' }).click();
  const field = (name: string) => page.getByRole('textbox', { name });
  await expect(field('Company')).toHaveAccessibleDescription(/This field is required/);
  await field('Company').fill(company);
  await field('First name').fill('Ann');
  await field('Last name').fill('Ridge');
  await field('Email').fill('ann');
  await field('Website').fill('ridge.test');
  await field('About your business and customers').fill('We sell to forty contractors.');
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(field('Email')).toHaveAccessibleDescription(/must be a valid email/);
  await expect(field('Website')).toHaveAccessibleDescription(/URL is invalid/);
  await noViolations(page);
  await field('Email').fill(` ${email} `);
  await field('Website').fill('https://ridge.test');
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByText(`We sent an email to ${email}.`)).toBeVisible();
  // Entered values are kept for another attempt.
  await page.getByRole('button', { name: 'Didn’t get it? Try again' }).click();
  await expect(field('Company')).toHaveValue(company);

  await page.goto(await linkFor(email));
  await page.getByRole('button', { name: 'Confirm and send request' }).click();
  await expect(page).toHaveURL(/\/partner\/request\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('heading', { name: 'Your request is under review' })).toBeVisible();
  await expect(page.getByText(company)).toHaveCount(0);
  await noViolations(page);

  const staff = await windowOf('staff');
  await staff.goto('/admin/dashboard');
  await staff.getByRole('link', { name: 'Partner requests' }).click();
  await staff.getByRole('link', { name: company }).click();
  await expect(staff.getByText('We sell to forty contractors.')).toBeVisible();
  await noViolations(staff);
  await staff.getByRole('button', { name: 'Approve request' }).click();
  await staff.getByRole('alertdialog').getByRole('button', { name: 'Approve request', exact: true }).click();
  await expect(staff.getByText(`${company} is now a partner. An email was sent to ${email}.`)).toBeVisible();
  await expect(staff.getByRole('button', { name: 'Approve request' })).toHaveCount(0);

  await page.reload();
  await expect(page.getByRole('heading', { name: 'You are a partner' })).toBeVisible();
  await acceptInvitation(page, await linkFor(email));
  await expect(page).toHaveURL('/partner/dashboard');
  await page.getByRole('link', { name: 'Company details' }).click();
  await expect(page.getByRole('heading', { name: company })).toBeVisible();
  await expect(page.getByText('Ann Ridge').first()).toBeVisible();
  await page.getByRole('button', { name: 'Edit details' }).click();
  const form = page.getByRole('dialog', { name: 'Edit company details' });
  await form.getByRole('textbox', { name: 'Company' }).fill('');
  await form.getByRole('button', { name: 'Save details' }).click();
  await expect(form.getByRole('textbox', { name: 'Company' })).toHaveAccessibleDescription(
    /This field is required/,
  );
  await form.getByRole('textbox', { name: 'Company' }).fill(`${company} & Sons`);
  await form.getByRole('textbox', { name: 'City' }).fill('Boulder');
  await form.getByRole('button', { name: 'Save details' }).click();
  await expect(page.getByRole('heading', { name: `${company} & Sons` })).toBeVisible();
  await expect(page.getByText(/changed company/)).toBeVisible();
  await noViolations(page);
});

test('declines a partner request with a reason sent to the applicant', async ({ windowOf }) => {
  const email = `lee.${run}@lake.test`;
  const uuid = await request(`Lake ${run}`, email);
  const page = await windowOf('staff');
  await page.goto(`/admin/partner-request/${uuid}`);
  await page.getByRole('button', { name: 'Decline request…' }).click();
  const dialog = page.getByRole('dialog', { name: `Decline request from Lake ${run}` });
  await dialog.getByRole('button', { name: 'Decline request' }).click();
  const reason = dialog.getByRole('textbox', { name: 'Reason' });
  await expect(reason).toHaveAccessibleDescription(/This field is required/);
  await reason.fill('We have a partner in your city.');
  await dialog.getByRole('button', { name: 'Decline request' }).click();
  await expect(page.getByText('Reason sent to the applicant')).toBeVisible();
  const applicant = await windowOf(undefined);
  await applicant.goto(`/partner/request/${uuid}`);
  await expect(applicant.getByRole('heading', { name: 'Your request was declined' })).toBeVisible();
  await expect(applicant.getByText('your city')).toHaveCount(0);
});

test('invites provider staff and limits them to their rights', async ({ windowOf }) => {
  const email = `sol.${run}@plumbline.test`;
  const uuid = await request(`Hill ${run}`, `joe.${run}@hill.test`);
  const { data: level } = await api<{ uuid: string }>('staff', '/security/roles', {
    method: 'POST',
    body: { name: `Support ${run}`, rights: [{ app: 18, name: 'partnerRequest', type: 'v' }] },
  });
  const page = await windowOf('staff');
  await page.goto('/admin/dashboard');
  await page.getByRole('group', { name: 'Security' }).getByRole('link', { name: 'Users' }).click();
  await expect(page).toHaveURL('/admin/security/user-management');
  await page.getByRole('button', { name: 'Invite user', exact: true }).click();
  const form = page.getByRole('dialog', { name: 'Invite user' });
  await form.getByRole('textbox', { name: 'First name' }).fill('Sol');
  await form.getByRole('textbox', { name: 'Last name' }).fill(run);
  await form.getByRole('textbox', { name: 'Email' }).fill(email);
  await form.getByRole('combobox', { name: 'Access level' }).fill(`Support ${run}`);
  await page.getByRole('option', { name: `Support ${run}` }).click();
  await form.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByRole('row', { name: new RegExp(`Sol ${run}.*Invited`) })).toBeVisible();
  await noViolations(page);
  await page.goto(`/admin/security/role-overview/${level.uuid}`);
  await expect(page.getByRole('link', { name: `Sol ${run}` })).toHaveAttribute(
    'href',
    /^\/admin\/security\/user-overview\//,
  );

  const theirs = await windowOf(undefined);
  await acceptInvitation(theirs, await linkFor(email));
  await expect(theirs).toHaveURL('/admin/dashboard');
  await theirs.goto(`/admin/partner-request/${uuid}`);
  const approve = theirs.getByRole('button', { name: 'Approve request' });
  await expect(approve).toHaveAttribute('aria-disabled', 'true');
  await approve.focus();
  await expect(
    theirs.getByRole('tooltip', {
      name: /You need the permission “Partner requests: Edit” in Admin Console/,
    }),
  ).toBeVisible();
  await theirs.goto('/admin/customer');
  await expect(theirs.getByText('You need the permission “Customers: View” in Admin Console.')).toBeVisible();

  // The profile with its sessions is part of the console.
  await theirs.goto('/admin/dashboard');
  await theirs.getByRole('button', { name: /^User menu/ }).click();
  await theirs.getByRole('menuitem', { name: 'Profile' }).click();
  await expect(theirs).toHaveURL('/admin/profile');
  await theirs.getByRole('link', { name: 'Sessions' }).click();
  await expect(theirs).toHaveURL('/admin/profile?page=sessions');
  await expect(
    theirs.getByRole('grid', { name: 'Sessions' }).getByRole('row', { name: /this session/ }),
  ).toBeVisible();
});
