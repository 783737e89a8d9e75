import { expect, storageOf, test } from './support/app.ts';
import { noViolations } from './support/axe.ts';
import { newCompany } from './support/company.ts';

const run = Date.now().toString(36).toUpperCase();

test('the provider makes a coupon, a customer redeems it, and the provider switches it off', async ({
  windowOf,
}) => {
  const code = `FAIR${run}`;
  const staff = await windowOf('staff');
  await staff.goto('/admin/coupon');
  // Where there is none yet, the empty list offers it, too.
  await staff.getByRole('button', { name: 'New coupon' }).first().click();
  const form = staff.getByRole('dialog', { name: 'New coupon' });
  await form.getByRole('button', { name: 'Create coupon' }).click();
  await expect(form.getByText('2 things to mend before this can be saved')).toBeVisible();
  await noViolations(staff);
  await form.getByRole('textbox', { name: 'Code' }).fill(code.toLowerCase());
  await form.getByRole('textbox', { name: 'Percent' }).fill('20');
  await form.getByRole('button', { name: 'Create coupon' }).click();
  await expect(staff.getByRole('heading', { name: code })).toBeVisible();
  await expect(staff.getByText('Nobody has redeemed it yet')).toBeVisible();
  await noViolations(staff);

  const page = await windowOf(undefined, { storageState: storageOf((await newCompany('Coupons')).signedIn) });
  await page.goto('/setup/subscription');
  await page.getByRole('button', { name: 'Choose: Professional' }).click();
  const coupon = page.getByRole('textbox', { name: 'Coupon' });
  await coupon.fill('NOSUCHCODE');
  await coupon.press('Enter');
  await expect(page.getByText('There is no coupon “NOSUCHCODE”. Look at how it is written.')).toBeVisible();
  await expect(coupon).toHaveValue('NOSUCHCODE');
  await expect(page.getByRole('button', { name: 'Continue to payment' })).toBeDisabled();
  await noViolations(page);
  await coupon.fill(code);
  await page.getByRole('button', { name: 'Apply the coupon' }).click();
  await expect(page.getByText(`${code}: 20% off one payment`)).toBeVisible();
  await expect(page.getByLabel('What the change costs')).toContainText('$359.20');
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await page.getByRole('button', { name: 'Add payment method' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add payment method' });
  await dialog.getByRole('radio', { name: /4242/ }).check();
  await dialog.getByRole('button', { name: 'Add card' }).click();
  await page.getByRole('button', { name: 'Pay $359.20' }).click();
  await expect(page.getByRole('heading', { name: 'Payment received' })).toBeVisible();

  // For the next renewal it cannot be used again, and the reason stands beside the code.
  await page.goto('/setup/license-payment');
  await page.getByRole('textbox', { name: 'Coupon' }).fill(code);
  await page.getByRole('button', { name: 'Apply the coupon' }).click();
  await expect(page.getByText(`Your company has used coupon ${code} already.`)).toBeVisible();
  await noViolations(page);

  await staff.reload();
  await expect(staff.getByRole('grid', { name: 'Redemptions' })).toContainText('$89.80');
  await staff.getByRole('button', { name: 'Switch off…' }).click();
  await staff.getByRole('button', { name: 'Switch off', exact: true }).click();
  await expect(staff.getByText('Switched off')).toBeVisible();
});
