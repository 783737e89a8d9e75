import { addCard, companyWithPlans, isSaved } from './support/ai-estimate.ts';
import { api, expect, test, type Page } from './support/app.ts';
import { noViolations } from './support/axe.ts';
import { call } from './support/company.ts';
import { prepareSheet, withFile } from './support/plans.ts';

const run = Date.now().toString(36);

const answerTo = (page: Page, path: string) =>
  page.waitForResponse((response) => response.url().includes(path));

test('requests an AI estimate through declined and confirmed payments, and adds and removes its measures', async ({
  windowOf,
}) => {
  test.setTimeout(150_000);
  const { company, uuid, token, storageState } = await companyWithPlans();
  const page = await windowOf(undefined, { storageState });
  // Without a plan set there is nothing to pay for, and the button shows the reason.
  const bare = await call<{ uuid: string }>('/estimations', {
    method: 'POST',
    token,
    body: { name: 'Nothing uploaded' },
  });
  await page.goto(`/estimation/${bare.uuid}/ai-estimate`);
  const payButton = page.getByRole('button', { name: 'Pay and send' });
  await expect(payButton).toHaveAttribute('aria-disabled', 'true');
  await payButton.focus();
  await expect(page.getByRole('tooltip')).toHaveText('Upload a plan set first.');
  await page.goto(`/estimation/${uuid}/requests`);
  await expect(page.getByText('No AI estimates yet')).toBeVisible();
  await noViolations(page);
  await page.getByRole('button', { name: 'Request AI estimate' }).click();

  const sheets = page.getByRole('list', { name: 'Pages in Station.pdf' });
  await expect(sheets.getByRole('checkbox')).toHaveCount(3);
  // Without a page the payment is refused with a message beside the pages.
  await page.getByRole('button', { name: 'Pay and send' }).click();
  await expect(page.getByText('Select at least one page.')).toBeVisible();
  await expect(page.getByLabel('Page range')).toBeFocused();
  // Pages can be selected by keyboard, by typed ranges and by clicking their picture.
  await sheets.getByRole('checkbox').first().focus();
  await page.keyboard.press('Space');
  const words = page.getByLabel('Page range');
  await expect(words).toHaveValue('1');
  await words.fill('1, 9');
  await words.press('Enter');
  await expect(page.getByText('This plan set has no page “9”.')).toBeVisible();
  await words.fill('1-2');
  await words.press('Enter');
  await expect(sheets.getByRole('checkbox', { checked: true })).toHaveCount(2);
  await expect(page.getByLabel('Charge', { exact: true })).toContainText('$8.00');
  await sheets
    .getByRole('listitem')
    .nth(2)
    .click({ position: { x: 60, y: 40 } });
  await expect(page.getByLabel('Charge', { exact: true })).toContainText('$12.00');
  await words.fill('1-2');
  await words.blur();
  await page.getByLabel('What to measure and how').fill('Floors on both levels.');
  await isSaved(page);
  await noViolations(page);

  // Reloaded, and with a server that does not answer, nothing that was written is lost.
  await page.reload();
  await expect(sheets.getByRole('checkbox', { checked: true })).toHaveCount(2);
  const notes = page.getByLabel('What to measure and how');
  await expect(notes).toHaveValue('Floors on both levels.');
  await page.route('**/draft-ai-request', (route) => route.abort());
  await notes.fill('Floors on both levels, to the face of studs.');
  await expect(page.getByText('Draft saved in this browser only')).toBeVisible();
  await page.reload();
  await expect(notes).toHaveValue('Floors on both levels, to the face of studs.');
  await page.unroute('**/draft-ai-request');
  await notes.press('End');
  await notes.pressSequentially(' No stairs.');
  await isSaved(page);

  await page.getByRole('button', { name: 'Pay $8.00 and send' }).click();
  await expect(page.getByText('Choose a payment method.')).toBeVisible();
  await addCard(page, /0002/);
  await page.getByRole('button', { name: 'Pay $8.00 and send' }).click();
  await expect(page.getByText('The bank declined the card.')).toBeVisible();
  await expect(notes).toHaveValue(/No stairs\.$/);
  await noViolations(page);

  await addCard(page, /3155/);
  await page.getByRole('button', { name: 'Pay $8.00 and send' }).click();
  await page.getByRole('button', { name: 'Decline payment' }).click();
  await expect(page).toHaveURL(/ai-estimate\?draft=/);
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText(
    'You did not confirm the payment.',
  );
  await expect(sheets.getByRole('checkbox', { checked: true })).toHaveCount(2);
  await page.getByRole('radio', { name: /3155/ }).check();
  await page.getByRole('button', { name: 'Pay $8.00 and send' }).click();
  // Gone in the middle: what waits is found again.
  await expect(page.getByRole('button', { name: 'Confirm payment' })).toBeVisible();
  await page.goto(`/estimation/${uuid}/ai-estimate`);
  await expect(page.getByText('Payment waiting for your bank')).toBeVisible();
  await expect(sheets.getByRole('checkbox').first()).toHaveAttribute('aria-readonly', 'true');
  await page.getByRole('link', { name: 'Confirm payment' }).click();
  await page.getByRole('button', { name: 'Confirm payment' }).click();
  const request = page.getByRole('dialog', { name: 'AI estimate' });
  await expect(request).toContainText('Pending');
  await expect(request).toContainText('1–2');
  await noViolations(page);
  const saved = page.waitForEvent('download');
  await request.getByRole('button', { name: 'Download invoice' }).click();
  expect((await saved).suggestedFilename()).toBe('INV-00001.pdf');
  await request.getByLabel('Notes for the provider').fill('Floors, and the roof too.');
  await request.getByRole('button', { name: 'Save notes' }).click();
  await expect(request.getByRole('button', { name: 'Save notes' })).toBeDisabled();
  const charges = await call<{ state: string }[]>('/payment/get-customer-invoices?limit=-1', { token });
  expect(charges.map(({ state }) => state)).toEqual(['paid']);

  // The provider's staff find it, see its pages alone, and hand measures over.
  const staff = await windowOf('staff');
  await staff.goto('/admin/customer-request');
  await staff.getByRole('searchbox').first().fill(company);
  await staff.getByRole('link', { name: company }).first().click();
  await expect(staff.getByText('Floors, and the roof too.')).toBeVisible();
  await expect(staff.getByRole('list', { name: 'Pages to estimate' }).getByRole('link')).toHaveCount(2);
  await noViolations(staff);
  const measure = (page: string) => ({
    condition: 'F1',
    page,
    geometry: {
      closed: true,
      vertices: [
        { x: 100, y: 100 },
        { x: 400, y: 100 },
        { x: 400, y: 400 },
      ],
    },
  });
  const choose = (measures: object[]) =>
    withFile(
      'measures.json',
      new TextEncoder().encode(
        JSON.stringify({ conditions: [{ code: 'F1', name: 'Floor', type: 'area' }], measures }),
      ),
      async (path) => {
        await staff.locator('input[type=file]').setInputFiles(path);
        const answered = answerTo(staff, '/result');
        await staff.getByRole('button', { name: 'Save' }).click();
        return (await answered).status();
      },
    );
  await staff.getByLabel('Note to the customer').fill('Measured to the face of studs.');
  expect(await choose([measure('1'), measure('3')])).toBe(422);
  await expect(staff.getByText('Measure 2, page: The request has no page “3”.')).toBeVisible();
  await expect(staff.getByLabel('Note to the customer')).toHaveValue('Measured to the face of studs.');
  await noViolations(staff);
  expect(await choose([measure('1'), measure('2')])).toBe(200);
  await expect(staff.getByText('2 measures in 1 condition ready.')).toBeVisible();
  await staff.getByRole('button', { name: 'Complete request…' }).click();
  await staff.getByRole('alertdialog').getByRole('button', { name: 'Complete request', exact: true }).click();
  await expect(staff.getByText('2 measures in 1 condition.')).toBeVisible();

  // The customer is notified, reviews the result, adds it to the estimate and removes it again.
  await expect(request).toContainText('Measured to the face of studs.');
  await page.goto(`/estimation/${uuid}/requests`);
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await page.getByText('AI estimate completed').first().click();
  await page.getByRole('grid', { name: 'AI estimates' }).getByText('Station.pdf').click();
  await request.getByRole('button', { name: 'Add to estimate' }).click();
  await expect(request.getByText('2 measures added to the estimate on')).toBeVisible();
  const drawn = () =>
    call<{ takeoffs: object[] }>(`/estimations/${uuid}/take-off`, { token }).then(
      ({ takeoffs }) => takeoffs.length,
    );
  expect(await drawn()).toBe(2);
  await noViolations(page);
  await request.getByRole('button', { name: 'Remove from estimate' }).click();
  await expect(request.getByRole('button', { name: 'Add to estimate' })).toBeVisible();
  expect(await drawn()).toBe(0);
});

test('pays once when the button is pressed twice', async ({ windowOf }) => {
  test.setTimeout(120_000);
  const { uuid, token, storageState } = await companyWithPlans();
  const page = await windowOf(undefined, { storageState });
  await page.goto(`/estimation/${uuid}/ai-estimate`);
  await addCard(page, /4242/);
  // While the price is unknown nothing can be paid, and the reason is shown.
  let isDown = true;
  const up = Promise.withResolvers<void>();
  await page.route('**/calculate-charge*', async (route) => {
    if (isDown) return route.abort();
    await up.promise;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Select all' }).click();
  await expect(page.getByText('Could not load the data')).toBeVisible();
  await page.getByRole('button', { name: 'Pay and send' }).click();
  const unknown = page.getByText('The price could not be calculated.');
  await expect(unknown).toBeVisible();
  // The screen also polls by itself, so the response may precede the press.
  isDown = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  up.resolve();
  await expect(page.getByLabel('Charge', { exact: true })).toContainText('$12.00');
  await expect(unknown).toBeHidden();
  const orders: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/payment/order-ai-request')) orders.push(request.url());
  });
  await page.getByRole('button', { name: 'Pay $12.00 and send' }).dblclick();
  await expect(page.getByRole('dialog', { name: 'AI estimate' })).toContainText('Pending');
  expect(orders).toHaveLength(1);
  const invoices = await call<{ state: string; total: string }[]>('/payment/get-customer-invoices?limit=-1', {
    token,
  });
  expect(invoices).toMatchObject([{ state: 'paid', total: '12.00' }]);
  // An unwanted draft is deleted.
  await page.goto(`/estimation/${uuid}/ai-estimate`);
  await page.getByLabel('What to measure and how').fill('Never mind.');
  await isSaved(page);
  await page.goto(`/estimation/${uuid}/requests`);
  const list = page.getByRole('grid', { name: 'AI estimates' });
  await expect(list).toContainText('Never mind.');
  await list.getByRole('row').filter({ hasText: 'Never mind.' }).getByRole('button').last().click();
  await page.getByRole('menuitem', { name: 'Delete draft' }).click();
  await page.getByRole('button', { name: 'Delete draft', exact: true }).click();
  await expect(list).not.toContainText('Never mind.');
});

test.describe('an estimator', () => {
  test.use({ who: 'estimator' });
  test('saves a draft without payment rights and names who can pay; viewers can read it', async ({
    page,
    windowOf,
  }) => {
    const { estimationId } = await prepareSheet('estimator', `AI ${run}`, { seed: 62, sheets: ['floor'] });
    await page.goto(`/estimation/${estimationId}/ai-estimate`);
    await page.getByRole('button', { name: 'Select all' }).click();
    await expect(page.getByText('Billing permission required')).toBeVisible();
    await expect(page.getByText('License and payment: Edit')).toBeVisible();
    await isSaved(page);
    const { data } = await api<object[]>(
      'owner',
      `/estimations/list-draft-ai-requests?estimation_id=${estimationId}`,
    );
    expect(data).toHaveLength(1);
    const viewer = await windowOf('viewer');
    await viewer.goto(`/estimation/${estimationId}/requests`);
    await viewer.getByRole('grid', { name: 'AI estimates' }).getByText('1', { exact: true }).first().click();
    await expect(viewer.getByRole('button', { name: 'Select all' })).toBeDisabled();
    await expect(viewer.getByLabel('What to measure and how')).toHaveAttribute('readonly', '');
  });
});
