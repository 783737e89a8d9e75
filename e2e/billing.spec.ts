import { api, expect, storageOf, test, type Page } from './support/app.ts';
import { noViolations } from './support/axe.ts';
import { newCompany } from './support/company.ts';

async function addCard(page: Page, card: RegExp) {
  await page.getByRole('button', { name: 'Add payment method' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add payment method' });
  await dialog.getByRole('radio', { name: card }).check();
  await dialog.getByRole('button', { name: 'Add card' }).click();
  await expect(dialog).toBeHidden();
}

test('buys a plan after a declined and an unconfirmed payment, then downgrades', async ({ windowOf }) => {
  const page = await windowOf(undefined, { storageState: storageOf((await newCompany('Billing')).signedIn) });
  await page.goto('/setup/license-payment');
  await expect(page.getByRole('heading', { name: 'License & Payment' })).toBeVisible();
  await expect(page.getByText('Trial', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'License & Payment' }).first()).toBeVisible();
  await noViolations(page);

  await page.getByRole('link', { name: 'Choose a plan' }).click();
  await page.getByRole('button', { name: 'Choose: Professional' }).click();
  await expect(page.getByText('Modules you will lose')).toBeVisible();
  await page
    .getByRole('button', { name: /Increase|More/ })
    .first()
    .click();
  const bill = page.getByLabel('Plan change cost');
  await expect(bill).toContainText('1 more user');
  await expect(bill).toContainText('$478.00');
  await noViolations(page);
  await page.getByRole('button', { name: 'Continue to payment' }).click();

  await page.getByRole('button', { name: 'Pay $478.00' }).click();
  await expect(page.getByText('Choose a payment method.')).toBeVisible();
  await addCard(page, /0002/);
  await page.getByRole('button', { name: 'Pay $478.00' }).click();
  await expect(page.getByText('The bank declined the card.')).toBeVisible();
  await expect(page.getByRole('radio', { name: /0002/ })).toBeChecked();
  await noViolations(page);

  await addCard(page, /3155/);
  await page.getByRole('button', { name: 'Pay $478.00' }).click();
  await page.getByRole('button', { name: 'Decline payment' }).click();
  await expect(page.getByRole('heading', { name: 'Nothing was charged' })).toBeVisible();
  await expect(page).toHaveURL(/\/setup\/license-payment\/cancel/);
  await page.getByRole('link', { name: 'Pay with another card' }).click();
  await page.getByRole('radio', { name: /3155/ }).check();
  await page.getByRole('button', { name: 'Pay $478.00' }).click();
  await page.getByRole('button', { name: 'Confirm payment' }).click();
  await expect(page).toHaveURL(/\/setup\/license-payment\/success/);
  await expect(page.getByRole('heading', { name: 'Payment received' })).toBeVisible();
  await noViolations(page);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download PDF' }).click();
  expect((await saved).suggestedFilename()).toBe('INV-00001.pdf');

  // As specified, signed-in users see that their policy has changed.
  await expect(page.getByRole('button', { name: 'Sign in again' })).toBeVisible();
  await page.goto('/setup/subscription');
  await page.getByRole('button', { name: 'Choose: Essentials' }).click();
  await expect(page.getByLabel('Plan change cost')).toContainText('To your credit');
  await page.getByRole('button', { name: 'Change plan' }).click();
  await expect(page.getByRole('heading', { name: 'Plan changed' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to License & Payment' }).click();
  await expect(page.getByText('Applied to your next invoices')).toBeVisible();
  await expect(page.getByRole('grid', { name: 'Invoices' })).toContainText('Credit note');
});

test('denies payment to users with view rights and names the missing right', async ({ windowOf }) => {
  const page = await windowOf('viewer');
  const { status } = await api('viewer', '/payment/get-customer-subscription');
  await page.goto('/setup/subscription');
  await expect(page.getByText('You need the permission “License and payment: Edit” in Setup.')).toBeVisible();
  await page.goto('/setup/license-payment');
  if (status === 200) await expect(page.getByRole('heading', { name: 'License & Payment' })).toBeVisible();
  else
    await expect(
      page.getByText('You need the permission “License and payment: View” in Setup.'),
    ).toBeVisible();
});
