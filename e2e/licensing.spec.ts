import { expect, storageOf, test, type Page } from './support/app.ts';
import { noViolations } from './support/axe.ts';
import { call, newCompany } from './support/company.ts';

/** Creates a company with a plan paid by card. */
async function customer(name: string) {
  const { company, signedIn } = await newCompany(name);
  const { token } = signedIn;
  const { session } = await call<{ session: string }>('/payment/add-payment-method', { body: {}, token });
  const { method } = await call<{ method: { uuid: string } }>('/payment/add-payment-method', {
    body: { session, card: 'visa' },
    token,
  });
  const plan = { plan: 'essentials', interval: 'monthly', users: 5 };
  const { due } = await call<{ due: string }>(
    `/payment/plan-preview?${new URLSearchParams({ ...plan, users: '5' })}`,
    {
      token,
    },
  );
  const invoice = await call<{ uuid: string }>('/payment/purchase-plan', { body: { ...plan, due }, token });
  await call(`/payment/charge-payment/?request_id=${invoice.uuid}`, {
    body: { paymentMethodId: method.uuid, amount: due, request_id: invoice.uuid },
    token,
  });
  return { signedIn, company };
}
const act = async (page: Page, name: string) => {
  await page.getByRole('button', { name: 'More actions' }).first().click();
  await page.getByRole('menuitem', { name }).click();
};

test('refunds, suspends and reactivates a customer, and shows the reason to its users', async ({
  windowOf,
}) => {
  const { signedIn, company } = await customer('Ledger');
  const page = await windowOf('staff');
  await page.goto('/admin/customer');
  await page.getByRole('searchbox', { name: 'Search customers' }).fill(company);
  await page.getByRole('link', { name: company }).click();
  await expect(page.getByRole('heading', { name: company })).toBeVisible();
  // Price, balance and usage of the customer are computed from its invoices, users and files.
  await expect(page.getByText('$149.00 paid so far')).toBeVisible();
  await expect(page.getByText('No open invoices')).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'Seats' })).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'Storage' })).toBeVisible();
  await expect(page.getByRole('grid', { name: 'Latest invoices' })).toContainText('INV-00001');
  const details = page.getByRole('complementary', { name: 'Customer details' });
  await expect(details).toContainText('Next renewal');
  await expect(details.getByRole('list', { name: 'Apps' })).toContainText('CRM');
  await noViolations(page);

  await page.getByRole('link', { name: 'Payments' }).click();
  const payments = page.getByRole('grid', { name: 'Payments' });
  await expect(payments).toContainText('Visa ending in 4242');
  await payments.getByRole('row', { name: /INV-00001/ }).click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'Refund payment…' }).click();
  const refund = page.getByRole('dialog', { name: 'Refund INV-00001' });
  await refund.getByRole('textbox', { name: 'Amount' }).fill('500');
  await refund.getByRole('button', { name: 'Refund payment' }).click();
  await expect(refund.getByText('This field is required')).toBeVisible();
  await refund.getByRole('textbox', { name: 'Reason' }).fill('Bought by mistake');
  await refund.getByRole('button', { name: 'Refund payment' }).click();
  await expect(refund.getByText('Enter number between 0.01 and 149.00')).toBeVisible();
  await expect(refund.getByRole('textbox', { name: 'Reason' })).toHaveValue('Bought by mistake');
  await noViolations(page);
  await refund.getByRole('textbox', { name: 'Amount' }).fill('49.00');
  await refund.getByRole('button', { name: 'Refund payment' }).click();
  await expect(refund).toBeHidden();
  await expect(payments).toContainText('Refund of INV-00001');

  await act(page, 'Suspend customer…');
  const suspend = page.getByRole('dialog', { name: `Suspend ${company}?` });
  await suspend.getByRole('textbox', { name: 'Reason' }).fill('Two letters were not answered.');
  await suspend.getByRole('button', { name: 'Suspend customer' }).click();
  await expect(page.getByText('Two letters were not answered.')).toBeVisible();
  await noViolations(page);

  const theirs = await windowOf(undefined, { storageState: storageOf(signedIn) });
  await theirs.goto('/setup/license-payment');
  await expect(theirs.getByText('Two letters were not answered. Your data is kept.')).toBeVisible();
  await expect(theirs.getByRole('grid', { name: 'Invoices' })).toContainText('Refunded');
  // Every other page shows the same reason and links to License & Payment.
  await theirs.goto('/crm/account');
  const why = 'Your company’s subscription is suspended: Two letters were not answered. Your data is safe.';
  await expect(theirs.getByRole('heading', { name: 'You don’t have access to this page' })).toBeVisible();
  await expect(theirs.getByText(`${why} An administrator of your company can restore access`)).toBeVisible();
  await expect(theirs.getByText(why, { exact: true })).toBeVisible();
  await noViolations(theirs);
  await theirs.getByRole('link', { name: 'License & Payment' }).first().click();
  await expect(theirs).toHaveURL(/license-payment$/);

  await act(page, 'Reactivate customer');
  const again = page.getByRole('dialog', { name: `Reactivate ${company}?` });
  await again.getByRole('button', { name: 'Reactivate customer', exact: true }).click();
  await expect(again).toBeHidden();
  await expect(page.getByText('Two letters were not answered.')).toBeHidden();
  await theirs.reload();
  await expect(theirs.getByText('Active').first()).toBeVisible();
});

test('cancels and keeps a plan, and sells a plan to an offline customer', async ({ windowOf }) => {
  const { signedIn, company } = await customer('Trestle');
  const theirs = await windowOf(undefined, { storageState: storageOf(signedIn) });
  await theirs.goto('/setup/license-payment');
  await theirs.getByRole('button', { name: 'Cancel plan' }).click();
  await theirs.getByRole('alertdialog').getByRole('button', { name: 'Cancel plan', exact: true }).click();
  await expect(theirs.getByText('Ends on', { exact: true })).toBeVisible();
  await expect(theirs.getByRole('alertdialog')).toBeHidden();
  await theirs.getByRole('button', { name: 'Keep plan' }).click();
  await theirs.getByRole('alertdialog').getByRole('button', { name: 'Keep plan', exact: true }).click();
  await expect(theirs.getByText('Renews on', { exact: true })).toBeVisible();

  const page = await windowOf('staff');
  await page.goto('/admin/customer');
  await page.getByRole('searchbox', { name: 'Search customers' }).fill(company);
  await page.getByRole('link', { name: company }).click();
  await act(page, 'Switch to offline…');
  await page.getByRole('button', { name: 'Switch to offline', exact: true }).click();
  await page.getByRole('link', { name: 'Sell plan' }).click();
  await expect(page.getByRole('heading', { name: `Sell plan to ${company}` })).toBeVisible();
  await page.getByRole('radio', { name: 'Yearly' }).click();
  await expect(page.getByLabel('Total cost')).toContainText('Unused time of Essentials');
  await page.getByRole('button', { name: /^Sell for/ }).click();
  await expect(page.getByText('This field is required')).toBeVisible();
  await page.getByRole('textbox', { name: 'Reference' }).fill('Check 1042');
  await noViolations(page);
  await page.getByRole('button', { name: /^Sell for/ }).click();
  await expect(page.getByRole('grid', { name: 'Invoices' })).toContainText('Essentials, yearly, offline');

  await theirs.goto('/setup/license-payment');
  await expect(theirs.getByRole('grid', { name: 'Invoices' })).toBeHidden();
});
