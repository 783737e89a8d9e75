import { api, expect, test } from './support/app.ts';
import { noViolations } from './support/axe.ts';
import { linkFor } from './support/emails.ts';
import { measuredEstimation } from './support/create-measured-estimation.ts';
import { drawSignature } from './support/draw-signature.ts';

test.use({ who: 'owner' });

interface Alternate {
  uuid: string;
  amount: string;
  accepted: boolean;
}

const measured = async (name: string) =>
  (await measuredEstimation('owner', name, { seed: 6, conditions: 2 })).estimationId;

/** A quote of it, sent by email: its URL, and the link in the letter. */
async function sentQuote(estimation: string): Promise<{ path: string; link: string }> {
  const quotes = `/estimations/${estimation}/quotes`;
  const { data: quote } = await api<{ uuid: string; version: number }>('owner', quotes, {
    method: 'POST',
    body: { name: 'Interiors' },
  });
  const path = `${quotes}/${quote.uuid}`;
  const to = `buyer.${crypto.randomUUID()}@customer.test`;
  await api('owner', `${path}/issue`, {
    method: 'POST',
    body: { version: quote.version, letter: { to: [to], subject: 'Our quote', message: 'Hello' } },
  });
  return { path, link: await linkFor(to) };
}

test('prices alternates against the base bid and lets the customer choose them in the quote', async ({
  page,
  windowOf,
}) => {
  test.setTimeout(120_000);
  const uuid = await measured(`Gymnasium ${Date.now()}`);
  const alternates = async () => (await api<Alternate[]>('owner', `/estimations/${uuid}/alternates`)).data;
  const dialog = page.getByRole('dialog');

  await test.step('show the derivation of a figure', async () => {
    await page.goto(`/estimation/${uuid}/estimate`);
    const material = page.locator('[role="row"] [data-column="sell"], [role="row"] [data-column^="field:"]');
    await material.nth(1).click();
    await page.getByRole('button', { name: 'Why this number', exact: true }).click();
    await expect(dialog.getByRole('listitem').first()).toBeVisible();
    await noViolations(page);
    await page.keyboard.press('Escape');
  });

  await test.step('add a deductive and an additive alternate', async () => {
    await page.getByRole('link', { name: 'Alternates' }).click();
    await expect(page.getByRole('heading', { name: 'No alternates yet' })).toBeVisible();
    await page.getByRole('button', { name: 'Add alternate' }).click();
    await dialog.getByRole('button', { name: 'Create alternate' }).click();
    await expect(dialog.getByText('This field is required').first()).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Without the first line');
    await dialog.getByRole('button', { name: 'Create alternate' }).click();
    await expect(dialog).toBeHidden();
    await page.getByRole('button', { name: 'Add change' }).click();
    await dialog.getByRole('button', { name: /^Change/ }).click();
    await page.getByRole('option', { name: 'Omit' }).click();
    await dialog.getByRole('button', { name: 'Add change' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('grid', { name: 'Changes in ALT-1' })).toContainText('omitted');

    await page.getByRole('button', { name: 'Add alternate' }).click();
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Lead-lined board, imaging');
    await dialog.getByRole('textbox', { name: 'Description' }).fill('Room 118');
    await dialog.getByRole('button', { name: 'Create alternate' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('heading', { name: /^Alternate 2,/ })).toBeVisible();
    await page.getByRole('button', { name: 'Add line' }).last().click();
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Lead-lined board');
    await dialog.getByRole('textbox', { name: /^Quantity/ }).fill('24');
    await dialog.getByRole('textbox', { name: /^Material/ }).fill('186');
    await dialog.getByRole('button', { name: 'Add line' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('grid', { name: 'Changes in ALT-2' })).toContainText('added, 24 EA');
    // A credit is negative, and a lump sum counts once.
    await page.getByRole('button', { name: 'Add line' }).last().click();
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Board that is not bought');
    await dialog.getByRole('textbox', { name: /^Quantity/ }).fill('2');
    await dialog.getByRole('textbox', { name: /^Material/ }).fill('-100');
    await dialog.getByRole('textbox', { name: 'Lump sum' }).fill('50');
    await dialog.getByRole('textbox', { name: 'Markup' }).fill('0');
    await noViolations(page);
    await dialog.getByRole('button', { name: 'Add line' }).click();
    await expect(dialog).toBeHidden();
    await expect(
      page
        .getByRole('grid', { name: 'Changes in ALT-2' })
        .getByRole('row', { name: /Board that is not bought/ }),
    ).toContainText('150.00');
    await noViolations(page);
  });
  const [deduct, add] = await alternates();
  if (!deduct || !add) throw new Error('the alternates were not kept');
  expect(Number(deduct.amount)).toBeLessThan(0);
  expect(Number(add.amount)).toBeGreaterThan(0);

  await test.step('the customer accepts one of two alternates and signs', async () => {
    await page.goto(`/estimation/${uuid}/quotes`);
    await page.getByRole('button', { name: 'Create quote' }).click();
    await dialog.getByRole('button', { name: 'Create quote' }).click();
    await expect(dialog).toBeHidden();
    await page.getByRole('checkbox', { name: /^Include ALT-1/ }).press('Space');
    await expect(page.getByRole('checkbox', { name: /^Include ALT-1/ })).toBeChecked();
    await expect(page.getByText('Base bid')).toBeVisible();
    await noViolations(page);
    const to = `buyer.${Date.now()}@customer.test`;
    await page.getByRole('button', { name: 'Send quote' }).click();
    await dialog.getByRole('combobox', { name: 'To' }).fill(to);
    await dialog.getByRole('button', { name: 'Send quote' }).click();
    await expect(dialog).toBeHidden();

    const guest = await windowOf(undefined);
    await guest.goto(await linkFor(to));
    await expect(guest.getByText('Lead-lined board, imaging').first()).toBeVisible();
    await guest.getByRole('button', { name: 'Accept quote' }).click();
    await guest.getByRole('checkbox', { name: /^Include ALT-1/ }).press('Space');
    await guest.getByRole('checkbox', { name: /^Include ALT-2/ }).press('Space');
    await guest.getByRole('textbox', { name: 'Your name' }).fill('Kim Lee');
    await drawSignature(guest);
    await noViolations(guest);
    await guest.getByRole('button', { name: 'Sign and accept' }).click();
    await expect(guest.getByText(/^Accepted by Kim Lee on/)).toBeVisible();
  });
  const { data: quotes } = await api<{ base: string; total: string; alternates: Alternate[] }[]>(
    'owner',
    `/estimations/${uuid}/quotes`,
  );
  expect(quotes[0]?.alternates.map(({ accepted }) => accepted)).toEqual([false, true]);
  expect(Number(quotes[0]?.total)).toBeCloseTo(Number(quotes[0]?.base) + Number(add.amount), 2);
});

test('declines by keyboard and keeps the text over a failed request and a reload', async ({ windowOf }) => {
  const uuid = await measured(`Clinic entrance ${Date.now()}`);
  const { path, link } = await sentQuote(uuid);
  const guest = await windowOf(undefined, { viewport: { width: 360, height: 800 } });
  await guest.goto(link);
  const name = guest.getByRole('textbox', { name: 'Your name' });
  const why = guest.getByRole('textbox', { name: /^Reason/ });
  const send = guest.getByRole('button', { name: 'Decline quote' });

  await guest.getByRole('button', { name: 'Decline', exact: true }).press('Enter');
  await expect(name).toBeFocused();
  await send.press('Enter');
  await expect(guest.getByText('This field is required')).toBeVisible();
  await expect(name).toBeFocused();
  await guest.keyboard.type('Kim Lee');
  await why.fill('Over our budget.');
  const answering = /\/api\/access\/[^/]+\/quote$/;
  await guest.route(answering, (route) => route.abort());
  await send.press('Enter');
  await expect(guest.getByRole('alert')).toContainText('The server cannot be reached.');
  await noViolations(guest);
  await guest.unroute(answering);
  await guest.reload();
  await expect(name).toHaveValue('Kim Lee');
  await expect(why).toHaveValue('Over our budget.');

  await guest.getByRole('button', { name: 'Back' }).press('Enter');
  await expect(guest.getByRole('button', { name: 'Decline', exact: true })).toBeFocused();
  await guest.keyboard.press('Enter');
  await send.press('Enter');
  await expect(guest.getByText(/^Declined by Kim Lee on/)).toBeInViewport();
  await expect(guest.getByText('“Over our budget.”').first()).toBeVisible();
  const { data: answered } = await api<{ status: string; decision?: { note?: string } }>('owner', path);
  expect(answered).toMatchObject({ status: 'Declined', decision: { note: 'Over our budget.' } });
});

test('shows the first response to a second respondent', async ({ windowOf }) => {
  const uuid = await measured(`Clinic exit ${Date.now()}`);
  const { link } = await sentQuote(uuid);
  const [first, second] = [await windowOf(undefined), await windowOf(undefined)];
  for (const [guest, name] of [
    [first, 'Kim Lee'],
    [second, 'Ana Ruiz'],
  ] as const) {
    await guest.goto(link);
    await guest.getByRole('button', { name: 'Decline', exact: true }).click();
    await guest.getByRole('textbox', { name: 'Your name' }).fill(name);
  }
  for (const guest of [first, second]) {
    await guest.getByRole('button', { name: 'Decline quote' }).click();
    await expect(guest.getByText(/^Declined by Kim Lee on/)).toBeVisible();
    await expect(guest.getByRole('button', { name: 'Decline quote' })).toBeHidden();
  }
});
