import { expect, storageOf, test } from './support/app.ts';
import { noViolations } from './support/axe.ts';
import { newCompany } from './support/company.ts';

const run = Date.now().toString(36).toUpperCase();

test('creates a coupon, redeems it as a customer and deactivates it', async ({ windowOf }) => {
  const code = `FAIR${run}`;
  const staff = await windowOf('staff');
  await staff.goto('/admin/coupon');
  // An empty list offers to create a coupon as well.
  await staff.getByRole('button', { name: 'New coupon' }).first().click();
  const form = staff.getByRole('dialog', { name: 'New coupon' });
  await form.getByRole('button', { name: 'Create coupon' }).click();
  await expect(form.getByText('Fix 2 errors to save')).toBeVisible();
  await noViolations(staff);
  await form.getByRole('textbox', { name: 'Code' }).fill(code.toLowerCase());
  await form.getByRole('textbox', { name: 'Percent' }).fill('20');
  await form.getByRole('button', { name: 'Create coupon' }).click();
  await expect(staff.getByRole('heading', { name: code })).toBeVisible();
  await expect(staff.getByText('No redemptions yet')).toBeVisible();
  await noViolations(staff);

  const page = await windowOf(undefined, { storageState: storageOf((await newCompany('Coupons')).signedIn) });
  await page.goto('/setup/subscription');
  await page.getByRole('button', { name: 'Choose: Professional' }).click();
  const coupon = page.getByRole('textbox', { name: 'Coupon' });
  await coupon.fill('NOSUCHCODE');
  await coupon.press('Enter');
  await expect(page.getByText('The coupon “NOSUCHCODE” does not exist. Check the spelling.')).toBeVisible();
  await expect(coupon).toHaveValue('NOSUCHCODE');
  await expect(page.getByRole('button', { name: 'Continue to payment' })).toBeDisabled();
  await noViolations(page);
  await coupon.fill(code);
  await page.getByRole('button', { name: 'Apply coupon' }).click();
  await expect(page.getByText(`${code}: 20% off one payment`)).toBeVisible();
  await expect(page.getByLabel('Plan change cost')).toContainText('$359.20');
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await page.getByRole('button', { name: 'Add payment method' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add payment method' });
  await dialog.getByRole('radio', { name: /4242/ }).check();
  await dialog.getByRole('button', { name: 'Add card' }).click();
  await page.getByRole('button', { name: 'Pay $359.20' }).click();
  await expect(page.getByRole('heading', { name: 'Payment received' })).toBeVisible();

  // The coupon cannot be used again for the next renewal; the reason appears at the field.
  await page.goto('/setup/license-payment');
  await page.getByRole('textbox', { name: 'Coupon' }).fill(code);
  await page.getByRole('button', { name: 'Apply coupon' }).click();
  await expect(page.getByText(`Your company has already used coupon ${code}.`)).toBeVisible();
  await noViolations(page);

  await staff.reload();
  await expect(staff.getByRole('grid', { name: 'Redemptions' })).toContainText('$89.80');
  await staff.getByRole('button', { name: 'Deactivate coupon' }).click();
  await staff
    .getByRole('alertdialog')
    .getByRole('button', { name: 'Deactivate coupon', exact: true })
    .click();
  await expect(staff.getByText('Inactive')).toBeVisible();
});
