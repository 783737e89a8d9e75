import { expect, test } from './support/app.ts';
import { noViolations } from './support/axe.ts';
import { signUp } from './support/company.ts';
import { linkFor } from './support/emails.ts';

test('resends the link of a sign-up, activates one and rejects another', async ({ windowOf }) => {
  const password = 'Level!2026 plumb';
  const { company: opened, email } = await signUp('Opened', password);
  const { company: rejected } = await signUp('Rejected');
  const staff = await windowOf('staff');
  await staff.goto('/admin/pending-activation');
  const search = staff.getByRole('searchbox', { name: 'Search pending activations' });
  const row = (company: string) => staff.getByRole('row', { name: new RegExp(company) });
  await search.fill(opened);
  await expect(row(opened)).toContainText('Email not confirmed');
  await noViolations(staff);
  const before = await linkFor(email);
  await row(opened).click({ button: 'right' });
  await staff.getByRole('menuitem', { name: 'Resend link' }).click();
  await expect(staff.getByText(`New link sent to ${email}.`)).toBeVisible();
  await expect.poll(() => linkFor(email)).not.toBe(before);
  await row(opened).click({ button: 'right' });
  await staff.getByRole('menuitem', { name: 'Activate company' }).click();
  await noViolations(staff);
  await staff.getByRole('button', { name: 'Activate company', exact: true }).click();
  await expect(row(opened)).toBeHidden();

  await search.fill(rejected);
  await row(rejected).click({ button: 'right' });
  await staff.getByRole('menuitem', { name: 'Reject sign-up…' }).click();
  const dialog = staff.getByRole('dialog', { name: `Reject ${rejected}` });
  await dialog.getByRole('button', { name: 'Reject sign-up' }).click();
  await expect(dialog.getByText('This field is required')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('We serve builders only.');
  await dialog.getByRole('button', { name: 'Reject sign-up' }).click();
  await expect(row(rejected)).toBeHidden();

  const page = await windowOf(undefined);
  await page.goto('/login');
  await page.getByRole('textbox', { name: /email|user/i }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/dashboard/);
});

test('edits the contact details of a customer, and shows partners their own customers', async ({
  windowOf,
}) => {
  const staff = await windowOf('staff');
  await staff.goto('/admin/customer/general-information');
  await staff.getByRole('searchbox', { name: 'Search general information' }).fill('Harbor');
  await staff.getByRole('link', { name: 'Harbor Electric' }).click();
  await staff.getByRole('button', { name: 'Edit' }).click();
  const form = staff.getByRole('dialog', { name: 'Edit Harbor Electric' });
  await form.getByRole('textbox', { name: 'Email' }).fill('no address');
  await form.getByRole('button', { name: 'Save company' }).click();
  await expect(form.getByText('The Email field must be a valid email').first()).toBeVisible();
  await form.getByRole('textbox', { name: 'Email' }).fill('office@harbor.test');
  await form.getByRole('button', { name: 'Save company' }).click();
  await expect(form).toBeHidden();
  await expect(staff.getByRole('link', { name: 'office@harbor.test' })).toBeVisible();
  await noViolations(staff);

  const page = await windowOf('partner');
  await page.goto('/partner/customer/verify');
  const words = page.getByRole('textbox', { name: 'Account ID, company or email' });
  await words.fill('Cornerstone Supply');
  await words.press('Enter');
  const answer = page.getByRole('status').filter({ hasText: 'Cornerstone' });
  await expect(
    answer.getByText('No customer matches “Cornerstone Supply”. Check the account ID, name or email.'),
  ).toBeVisible();
  await words.fill('owner@harbor.test');
  await page.getByRole('button', { name: 'Find customer' }).click();
  await noViolations(page);
  await page.getByRole('link', { name: 'Open customer' }).click();
  await expect(page.getByRole('heading', { name: 'Harbor Electric' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'office@harbor.test' })).toBeVisible();
  await noViolations(page);
});
