import { api, expect, test } from './support/app.ts';
import { noViolations } from './support/axe.ts';
import { linkFor } from './support/emails.ts';
import { drawSignature } from './support/draw-signature.ts';

test.use({ who: 'owner' });
test.describe.configure({ mode: 'serial' });

interface Row {
  uuid: string;
  name: string;
  number: string;
  revision: number;
  status: string;
  is_active: boolean;
}
let estimation = '';
const quotes = async () => (await api<Row[]>('owner', `/estimations/${estimation}/quotes`)).data;
const newest = async (): Promise<Row> => {
  const [quote] = await quotes();
  if (!quote) throw new Error('the demo has no quote');
  return quote;
};

test.beforeAll(async () => {
  const { data } = await api<{ uuid: string }[]>('owner', '/estimations');
  for (const { uuid } of data) {
    estimation = uuid;
    const found = await quotes();
    // Other tests send their own revisions and quote bidders with other numbers.
    const [first, second] = found;
    if (first?.status === 'Draft' && second?.number === first.number) return;
  }
  throw new Error('no estimation of the demo has two revisions, the newest a draft');
});

test('sends a quote by email, and the customer signs it', async ({ page, windowOf }) => {
  const to = `buyer.${Date.now()}@customer.test`;
  const { uuid, number, revision } = await newest();
  await page.goto(`/estimation/${estimation}/quotes/${uuid}`);
  // The sales specialist differs from that of the opportunity.
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Edit details…' }).click();
  const details = page.getByRole('dialog', { name: `Edit ${number} R${revision}` });
  await details.getByRole('combobox', { name: 'Sales specialist' }).fill('Dana');
  await page.getByRole('option', { name: 'Dana Whitfield' }).click();
  await details.getByRole('button', { name: 'Save quote' }).click();
  await expect(details).toBeHidden();
  await expect(page.getByText(`R${revision}: Sales specialist`)).toBeVisible();
  await page.getByRole('button', { name: 'Send quote' }).click();
  const form = page.getByRole('dialog', { name: `Send ${number} R${revision}` });
  // The customer's contact is suggested.
  await form.getByRole('combobox', { name: 'To' }).press('Backspace');
  await form.getByRole('combobox', { name: 'To' }).fill('nobody');
  await form.getByRole('button', { name: 'Send quote' }).click();
  await expect(form.getByText('“nobody” is not a valid email address.').first()).toBeVisible();
  await noViolations(page);
  await form.getByRole('button', { name: 'Remove nobody' }).click();
  await form.getByRole('combobox', { name: 'To' }).fill(to);
  // Typed addresses become chips when the field is left.
  const copy = `copy.${to}`;
  await form.getByRole('combobox', { name: 'Cc' }).fill(copy);
  await form.getByRole('textbox', { name: 'Subject' }).click();
  await expect(form.getByRole('button', { name: `Remove ${copy}` })).toBeVisible();
  await expect(form.getByRole('switch', { name: /^Move the opportunity to / })).toBeChecked();
  await form.getByRole('button', { name: 'Send quote' }).click();
  await expect(form).toBeHidden();
  await expect(page.getByText('Sent', { exact: true }).first()).toBeVisible();

  const guest = await windowOf(undefined);
  await guest.goto(await linkFor(to));
  await expect(guest.getByRole('table', { name: 'Scope' })).toBeVisible();
  await noViolations(guest);
  // On a phone the answer is in reach without scrolling, and there are no lines to sign beside the form.
  await guest.setViewportSize({ width: 360, height: 740 });
  await expect(guest.getByRole('button', { name: 'Accept quote' })).toBeInViewport();
  await expect(guest.getByRole('region', { name: 'Response' })).toContainText(`${number} R${revision}, $`);
  await expect(guest.getByText('Signature', { exact: true })).toHaveCount(0);
  await expect(guest.locator('a[href^="/api"]')).toHaveCount(0);
  await noViolations(guest);
  await guest.getByRole('button', { name: 'Accept quote' }).click();
  await guest.getByRole('button', { name: 'Sign and accept' }).click();
  await expect(guest.getByText('This field is required')).toBeVisible();
  await expect(guest.getByText('Sign to accept the quote.')).toBeVisible();
  await guest.getByRole('textbox', { name: 'Your name' }).fill('Kim Lee');
  await guest.getByRole('textbox', { name: 'Your position' }).fill('Owner');
  await drawSignature(guest);
  await noViolations(guest);
  await guest.getByRole('button', { name: 'Sign and accept' }).click();
  await expect(guest.getByText(/^Accepted by Kim Lee, Owner on/)).toBeVisible();
  await expect(guest.getByText('Thank you, Kim Lee.')).toBeVisible();
  await expect(
    guest.getByText(new RegExp(`^You accepted quote ${number} R${revision} from Northgate Builders for \\$`)),
  ).toBeVisible();
  await noViolations(guest);
  const copyOfQuote = guest.waitForEvent('download');
  await guest.getByRole('button', { name: 'Download signed quote' }).click();
  expect((await copyOfQuote).suggestedFilename()).toBe(`${number} R${revision}.pdf`);
  await expect(guest.getByRole('button', { name: 'Accept quote' })).toBeHidden();

  await page.reload();
  await expect(page.getByText(/^Accepted by Kim Lee, Owner on/)).toBeVisible();
  await expect(page.getByText('Accepted', { exact: true }).first()).toBeVisible();
  await noViolations(page);
});

test('shows quotes and their events on the opportunity, and an estimate that moved after acceptance', async ({
  page,
}) => {
  const { uuid, number, revision } = await newest();
  interface Job {
    opportunity_id: string;
    version: number;
  }
  const job = async () => (await api<Job>('owner', `/estimations/${estimation}`)).data;
  await page.goto(`/crm/opportunity/${(await job()).opportunity_id}/view`);
  const row = page
    .getByRole('grid', { name: 'Quotes' })
    .getByRole('row', { name: new RegExp(`${number} R${revision}`) });
  await expect(row).toContainText('Accepted');
  await expect(page.getByText(`Margin on R${revision}`)).toBeVisible();
  for (const event of ['sent', 'viewed', 'accepted'])
    await expect(
      page.getByText(new RegExp(`${event} quote ${number} R${revision}\\b`)).first(),
    ).toBeVisible();
  await noViolations(page);

  const setProfit = async (profit_percentage: string) =>
    api('owner', `/estimations/${estimation}/estimate`, {
      method: 'PUT',
      body: { version: (await job()).version, settings: { profit_percentage } },
    });
  const { data: estimate } = await api<{ settings: { profit_percentage: string } }>(
    'owner',
    `/estimations/${estimation}/estimate`,
  );
  const before = estimate.settings.profit_percentage;
  await setProfit(String(Number(before) + 5));
  const moved = new RegExp(
    `^The estimate changed after R${revision} was accepted at \\$[\\d,.]+\\. The same scope is now \\$[\\d,.]+, \\+\\$`,
  );
  await page.goto(`/estimation/${estimation}/quotes/${uuid}`);
  await expect(page.getByText(moved)).toBeVisible();
  await page.goto(`/estimation/${estimation}/view`);
  await expect(page.getByText(moved)).toBeVisible();
  await noViolations(page);
  await setProfit(before);
  await page.reload();
  await expect(page.getByText(/^Total sell/).first()).toBeVisible();
  await expect(page.getByText(moved)).toHaveCount(0);
});

test('compares two revisions and records a response given by phone', async ({ page }) => {
  const { uuid } = await newest();
  await page.goto(`/estimation/${estimation}/quotes/${uuid}`);
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Compare with another revision…' }).click();
  const drawer = page.getByRole('dialog', { name: /^Compare Q-/ });
  await expect(
    drawer.getByText(/^From R\d+ to R\d+: \$[\d,.]+ to \$[\d,.]+, \+?[−-]?\$[\d,.]+\.$/),
  ).toBeVisible();
  await expect(drawer.getByText(/^New in R\d+$/).first()).toBeVisible();
  await noViolations(page);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'New revision' }).click();
  const form = page.getByRole('dialog');
  await form.getByRole('button', { name: /^Create R\d+$/ }).click();
  await expect(form).toBeHidden();
  // A draft offers the comparison with the previous revision.
  await page.getByRole('button', { name: 'Compare with R1' }).click();
  await expect(drawer.getByText(/^From R1 to R2: |^R1 and R2 have the same total: /)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Send quote' }).click();
  const sending = page.getByRole('dialog', { name: /^Send Q-/ });
  await sending.getByRole('button', { name: /^Send by/ }).click();
  await page.getByRole('option', { name: 'Another way (print, in person)' }).click();
  await sending.getByRole('button', { name: 'Send quote' }).click();
  await expect(sending).toBeHidden();
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Record response…' }).click();
  const answer = page.getByRole('dialog', { name: /^Record response to/ });
  await answer.getByRole('button', { name: /^Response/ }).click();
  await page.getByRole('option', { name: 'Declined' }).click();
  await answer.getByRole('textbox', { name: 'Responded by' }).fill('Kim Lee');
  await answer.getByRole('textbox', { name: 'Notes' }).fill('On the phone: too dear.');
  await noViolations(page);
  await answer.getByRole('button', { name: 'Save response' }).click();
  await expect(answer).toBeHidden();
  await expect(page.getByText(/^Declined by Kim Lee on/)).toBeVisible();
  await expect(page.getByText('“On the phone: too dear.”')).toBeVisible();
  await expect(page.getByText(/^Recorded by /)).toBeVisible();
});

test('adds, computes and reorders inclusions and exclusions, and tags a quote', async ({ page }) => {
  const made = await api<Row & { total: string }>('owner', `/estimations/${estimation}/quotes`, {
    method: 'POST',
    body: { name: 'Interiors', clause_template_id: null },
  });
  const before = Number(made.data.total);
  const shown = (value: number) => `$${value.toLocaleString('en-US', { minimumFractionDigits: 2 })}`;
  await page.goto(`/estimation/${estimation}/quotes/${made.data.uuid}`);
  const inclusions = page.getByRole('region', { name: 'Inclusions' });
  const exclusions = page.getByRole('region', { name: 'Exclusions' });

  // Add a clause, then give it an amount.
  await inclusions.getByRole('button', { name: 'Add inclusion' }).click();
  await page.keyboard.type('Survey of the slab');
  await page.keyboard.press('Enter');
  await expect(inclusions.getByRole('button', { name: 'Edit “Survey of the slab”' })).toBeVisible();
  await page.keyboard.press('Escape');
  await inclusions.getByRole('button', { name: 'Details of “Survey of the slab”' }).focus();
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Inclusion' });
  await drawer.getByRole('button', { name: /^Calculation/ }).click();
  await page.getByRole('option', { name: 'Formula' }).click();
  const formula = drawer.getByRole('combobox', { name: 'Formula', exact: true });
  await formula.fill('labour * 2');
  await drawer.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(drawer.getByText('“labour” is not defined').first()).toBeVisible();
  await noViolations(page);
  await formula.fill('1000 + 500');
  await expect(drawer.getByText('Adds $1,500.00 to the total before discount, bond and tax.')).toBeVisible();
  await drawer.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(drawer).toBeHidden();
  await expect(inclusions.getByText('$1,500.00')).toBeVisible();

  // Chosen from the configuration, by a template.
  await inclusions.getByRole('button', { name: 'Choose inclusions' }).click();
  const choosing = page.getByRole('dialog', { name: 'Choose inclusions' });
  await choosing.getByRole('button', { name: /^Template/ }).click();
  await page.getByRole('option', { name: 'Medical interiors' }).click();
  await noViolations(page);
  await choosing.getByRole('button', { name: 'Add 6' }).click();
  await expect(choosing).toBeHidden();
  await expect(inclusions.getByRole('button', { name: /^Edit “/ })).toHaveCount(7);
  await exclusions.getByRole('button', { name: 'Choose exclusions' }).click();
  const excluding = page.getByRole('dialog', { name: 'Choose exclusions' });
  await excluding.getByRole('searchbox').fill('permits');
  await excluding
    .getByRole('row', { name: /Permits and plan review fees/ })
    .getByRole('checkbox')
    .click();
  await excluding.getByRole('button', { name: 'Add 1' }).click();
  await expect(exclusions.getByText('$2,400.00 if added, not included in the total')).toBeVisible();

  // Included clauses are part of the total and the bond; excluded ones are not.
  const { data: quote } = await api<{
    total: string;
    totals: { key: string; value: string }[];
    inclusions: { amount?: string }[];
  }>('owner', `/estimations/${estimation}/quotes/${made.data.uuid}`);
  const counted = quote.inclusions.reduce((sum, { amount }) => sum + Number(amount ?? 0), 0);
  expect(Number(quote.totals.find(({ key }) => key === 'inclusions')?.value)).toBeCloseTo(counted, 2);
  expect(Number(quote.total)).toBeCloseTo(before + counted * 1.012, 1);
  await expect(page.getByText(shown(Number(quote.total))).first()).toBeVisible();

  // Clauses are reordered by keyboard.
  const grip = inclusions.getByRole('button', { name: 'Move “Survey of the slab”', exact: true });
  await grip.focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText('“Survey of the slab” to position 2 of 7')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(inclusions.getByRole('button', { name: /^Edit “/ }).nth(1)).toHaveText('Survey of the slab');
  await page.reload();
  await expect(inclusions.getByRole('button', { name: /^Edit “/ }).nth(1)).toHaveText('Survey of the slab');
  await noViolations(page);

  // Tags are the company's own.
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Edit tags…' }).click();
  const tagging = page.getByRole('dialog', { name: /^Edit tags for/ });
  await tagging.getByRole('combobox', { name: 'Tags' }).fill('Public');
  await page.getByRole('option', { name: 'Public work' }).click();
  await tagging.getByRole('button', { name: 'Save tags' }).click();
  await expect(tagging).toBeHidden();
  await page.goto(`/estimation/${estimation}/quotes`);
  await expect(page.getByRole('row', { name: /Public work/ })).toHaveCount(1);

  // And what revisions are narrowed by, by keyboard, and in the address.
  await page.getByRole('button', { name: 'Tags', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitemcheckbox', { name: 'Public work' })).toBeVisible();
  await page.keyboard.type('Public');
  await page.keyboard.press('Enter');
  // The heading's row, and the one that is found.
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Tags: Public work' })).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(2);
  await noViolations(page);
  await page.getByRole('button', { name: 'Clear tags' }).click();
  await expect(page.getByRole('row').nth(2)).toBeVisible();
});

test('shows the customer of a replaced quote whom to ask for the new one', async ({ page, windowOf }) => {
  const to = `replaced.${Date.now()}@customer.test`;
  const at = `/estimations/${estimation}/quotes`;
  const make = async () =>
    (
      await api<Row & { version: number; sales_specialist: string }>('owner', at, {
        method: 'POST',
        body: { name: 'Interiors', clause_template_id: null },
      })
    ).data;
  const { uuid, version, sales_specialist } = await make();
  await api('owner', `${at}/${uuid}/issue`, {
    method: 'POST',
    body: { version, letter: { to: [to], subject: 'Our quote', message: 'Hello' } },
  });
  const next = await make();
  const guest = await windowOf(undefined);
  await guest.goto(await linkFor(to));
  // The customer can still respond to the sent revision while the next is a draft.
  await expect(guest.getByRole('button', { name: 'Accept quote' })).toBeVisible();
  await api('owner', `${at}/${next.uuid}/issue`, { method: 'POST', body: { version: next.version } });
  await guest.reload();
  await expect(
    guest.getByText(`This quote was replaced by a newer revision. Ask ${sales_specialist} for it.`),
  ).toBeVisible();
  await expect(guest.getByRole('button', { name: 'Accept quote' })).toBeHidden();

  await page.goto(`/estimation/${estimation}/quotes`);
  const { number, revision } = (await quotes()).find((each) => each.uuid === uuid) as Row;
  const row = page.getByRole('row', { name: new RegExp(`^R${revision} .*${number}`) });
  await expect(row.getByText('Replaced', { exact: true })).toBeVisible();
});
