import { addCard, companyWithPlans, isSaved } from './support/ai-estimate.ts';
import { expect, test } from './support/app.ts';
import { noViolations } from './support/axe.ts';
import { call } from './support/company.ts';

test('shows changes and deletion of a draft to another person who has it open', async ({ windowOf }) => {
  test.setTimeout(90_000);
  const { uuid, storageState } = await companyWithPlans();
  const page = await windowOf(undefined, { storageState });
  const other = await windowOf(undefined, { storageState });
  const list = await windowOf(undefined, { storageState });
  await page.goto(`/estimation/${uuid}/ai-estimate`);
  const sheets = page.getByRole('list', { name: 'Pages in Station.pdf' });
  await sheets.getByRole('checkbox').first().focus();
  await page.keyboard.press('Space');
  await isSaved(page);
  await other.goto(page.url());
  const notes = other.getByLabel('What to measure and how');
  await expect(other.getByRole('checkbox', { checked: true })).toHaveCount(1);
  await list.goto(`/estimation/${uuid}/requests`);
  await expect(list.getByRole('grid', { name: 'AI estimates' })).toContainText('Station.pdf');

  await page.getByLabel('What to measure and how').fill('Walls to the underside of deck.');
  await page.getByRole('button', { name: 'Select all' }).click();
  await isSaved(page);
  await expect(notes).toHaveValue('Walls to the underside of deck.');
  await expect(other.getByRole('checkbox', { checked: true })).toHaveCount(3);
  await expect(list.getByRole('grid', { name: 'AI estimates' })).toContainText('Walls to the underside');
  // Each continues from what the other has written.
  await notes.press('End');
  await notes.pressSequentially(' No doors.');
  await isSaved(other);
  await expect(page.getByLabel('What to measure and how')).toHaveValue(
    'Walls to the underside of deck. No doors.',
  );

  const row = list.getByRole('grid', { name: 'AI estimates' }).getByRole('row').nth(1);
  await row.getByRole('button').last().click();
  await list.getByRole('menuitem', { name: 'Delete draft' }).click();
  await list.getByRole('button', { name: 'Delete draft', exact: true }).click();
  await expect(page.getByText('Someone else deleted this draft')).toBeVisible();
  await noViolations(page);
  await page.getByRole('button', { name: 'Continue in a new draft' }).click();
  await isSaved(page);
  await expect(page.getByLabel('What to measure and how')).toHaveValue(/No doors\.$/);
  await expect(sheets.getByRole('checkbox', { checked: true })).toHaveCount(3);
  await expect(list.getByRole('grid', { name: 'AI estimates' })).toContainText('No doors.');
});

test('withdraws and refunds a paid request before its handover and notifies the provider', async ({
  windowOf,
}) => {
  test.setTimeout(90_000);
  const { company, uuid, token, storageState } = await companyWithPlans();
  const page = await windowOf(undefined, { storageState });
  await page.goto(`/estimation/${uuid}/ai-estimate`);
  await page.getByRole('button', { name: 'Select all' }).click();
  await addCard(page, /4242/);
  await page.getByRole('button', { name: 'Pay $12.00 and send' }).click();
  const request = page.getByRole('dialog', { name: 'AI estimate' });
  await expect(request).toContainText('Pending');
  const staff = await windowOf('staff');
  // Without a request, the documented address lists them.
  await staff.goto('/admin/customer/request-overview');
  await staff.getByRole('searchbox').first().fill(company);
  await staff.getByRole('link', { name: company }).first().click();
  await expect(staff.getByRole('list', { name: 'Pages to estimate' }).getByRole('link')).toHaveCount(3);

  await request.getByRole('button', { name: 'Withdraw request' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('$12.00 will be refunded');
  await question.getByRole('button', { name: 'Withdraw request', exact: true }).click();
  await expect(request).toContainText('Withdrawn');
  await expect(request).toContainText('Refunded');
  await expect(request.getByRole('button', { name: 'Withdraw request' })).toBeHidden();
  await noViolations(page);
  const charges = await call<{ total: string; paid_out?: string }[]>(
    '/payment/get-customer-invoices?limit=-1',
    { token },
  );
  expect(charges.map(({ total }) => total).toSorted()).toEqual(['-12.00', '12.00']);

  await expect(staff.getByText('you no longer have access to the pages')).toBeVisible({ timeout: 15_000 });
  await expect(staff.getByRole('list', { name: 'Pages to estimate' })).toBeHidden();
  await noViolations(staff);
  await staff.getByRole('button', { name: /^Notifications/ }).click();
  await expect(staff.getByText(`${company} withdrew the request for 3 pages`).first()).toBeVisible();
});
