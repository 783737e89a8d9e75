import type { Opportunity, QuoteTemplate, SampleQuote } from '@plumbline/api';
import { api, expect, test, type Page } from './support/app.ts';
import { noViolations } from './support/axe.ts';
import { linkFor } from './support/emails.ts';
import { measuredEstimation } from './support/create-measured-estimation.ts';

test.use({ who: 'owner' });
test.describe.configure({ mode: 'serial' });

const run = Date.now().toString(36);
const name = `Letter of intent ${run}`;
const copy = `${name} copy`;
const editor = (page: Page) => page.getByRole('textbox', { name: 'Document', exact: true });
const paper = (page: Page) => page.getByRole('region', { name: /^Quote Q-/ });

/** A quote of the demo, with a customer: the newest may be another journey’s. */
let sample: SampleQuote;
let estimation = '';
let customer = '';

test.beforeAll(async () => {
  const opportunities = await api<Opportunity[]>('owner', '/crm/opportunities?limit=1&sort=name');
  const [opportunity] = opportunities.data;
  if (!opportunity) throw new Error('the demo has no opportunity');
  customer = opportunity.account_name;
  estimation = (
    await measuredEstimation('owner', `Letters ${run}`, {
      seed: 7,
      conditions: 2,
      more: { opportunity_id: opportunity.uuid },
    })
  ).estimationId;
  const quotes = await api<SampleQuote[]>('owner', '/estimation/sample-quotes?search=Interiors');
  const quote = quotes.data.find(
    ({ name, customer_name }) => name === 'Interiors and canopy' && customer_name,
  );
  if (!quote) throw new Error('the demo’s own quote is not there');
  sample = quote;
});

async function place(page: Page, what: 'field' | 'block', label: string | RegExp) {
  await page.getByRole('button', { name: `Insert ${what}` }).click();
  await page.getByRole('menuitem', { name: label, exact: true }).click();
}

test('edits a template with fields and blocks, previews it with a quote, copies and renames it', async ({
  page,
}) => {
  await page.goto('/estimation/dashboard');
  await page.getByRole('link', { name: 'Quote Configuration' }).click();
  await expect(page).toHaveURL(/\/estimation\/quote-template$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Quote templates' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Interiors proposal' })).toBeVisible();
  await noViolations(page);

  await page.getByRole('button', { name: 'New quote template' }).click();
  const form = page.getByRole('dialog');
  await form.getByRole('textbox', { name: 'Name' }).fill(name);
  await form.getByRole('button', { name: 'Create quote template' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

  // A template starts with the content of its type; this one is replaced.
  await expect(editor(page)).toContainText('Lines with unit prices');
  await editor(page).click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Delete');
  await page.keyboard.type('For ');
  await place(page, 'field', 'Customer');
  await page.keyboard.type(' {{old_field}}');
  await expect(page.getByText('Unknown field “old field”. It is left out of the document.')).toBeVisible();
  await expect(
    page.getByText('The template has neither the Totals block nor the Total field', { exact: false }),
  ).toBeVisible();
  await page.keyboard.press('Enter');
  await page.keyboard.type('Sales tax: ');
  await place(page, 'field', 'Sales tax');
  await place(page, 'block', /^Lines with amounts/);
  await place(page, 'block', /^Totals/);
  await page.getByRole('combobox', { name: 'Preview with quote' }).fill(sample.number);
  await page.getByRole('option', { name: `${sample.number} R${sample.revision}, ${sample.name}` }).click();
  await expect(paper(page)).toContainText(`For ${sample.customer_name}`);
  await expect(paper(page)).not.toContainText('{{');
  await expect(page.getByText('Sales tax is empty in this quote.')).toBeVisible();
  await expect(paper(page).getByRole('table', { name: 'Scope' })).toBeVisible();
  await expect(paper(page).getByRole('columnheader', { name: 'Unit price' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Preview PDF' })).toBeDisabled();
  await noViolations(page);

  // A draft survives a reload, and saving keeps it.
  await page.reload();
  await expect(editor(page)).toContainText('Lines with amounts');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('button', { name: 'Save changes' })).toBeHidden();
  await page.reload();
  await expect(editor(page)).toContainText('Unknown: old field');
  const { data } = await api<QuoteTemplate[]>('owner', '/estimations/quote-template');
  expect(data.find((each) => each.name === name)?.template).toContain(
    '<p>For <span data-field="customer"></span> <span data-field="old_field"></span></p>',
  );

  await page.getByRole('link', { name: 'Quote templates' }).click();
  await page.getByRole('row', { name: new RegExp(name) }).hover();
  await page
    .getByRole('row', { name: new RegExp(name) })
    .getByRole('button', { name: /^Actions/ })
    .click();
  await page.getByRole('menuitem', { name: 'Make a copy' }).click();
  await expect(page.getByRole('heading', { level: 1, name: copy })).toBeVisible();
  await page.getByRole('textbox', { name: 'Name' }).fill(`${copy} renamed`);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `${copy} renamed` })).toBeVisible();
});

test('shows a quote in its template’s layout to estimator and customer, unchanged by later edits', async ({
  page,
  windowOf,
}) => {
  await page.goto(`/estimation/${estimation}/quotes`);
  await page.getByRole('button', { name: 'Create quote' }).first().click();
  const form = page.getByRole('dialog');
  await form.getByRole('button', { name: /^Quote template/ }).click();
  await page.getByRole('option', { name: `${copy} renamed` }).click();
  await noViolations(page);
  await form.getByRole('button', { name: 'Create quote' }).click();
  await expect(page).toHaveURL(/\/quotes\/[0-9a-f-]+$/);
  const address = page.url();
  await page.getByRole('radio', { name: 'Document' }).click();
  await expect(paper(page)).toContainText(`For ${customer}`);
  await expect(page.getByText('Unknown field “old field”. It is left out of the document.')).toBeVisible();
  await noViolations(page);

  await page.getByRole('button', { name: 'Send quote' }).click();
  const to = `buyer.${run}@customer.test`;
  const sending = page.getByRole('dialog', { name: /^Send Q-/ });
  await sending.getByRole('combobox', { name: 'To' }).fill(to);
  await sending.getByRole('button', { name: 'Send quote' }).click();
  await expect(sending).toBeHidden();
  const words = await paper(page).innerText();

  const guest = await windowOf(undefined);
  await guest.goto(await linkFor(to));
  await expect(paper(guest)).toBeVisible();
  // The customer signs in the form, so the page has no lines to sign on.
  const unsigned = words.replace(/\s*Acceptance\s+Signature\s+Name\s+Date\s*$/, '');
  expect(unsigned).not.toBe(words);
  expect((await paper(guest).innerText()).trimEnd()).toBe(unsigned.trimEnd());
  await noViolations(guest);

  // Deleting the template does not change the sent quote.
  await page.goto('/estimation/quote-template');
  const row = page.getByRole('row', { name: new RegExp(`${copy} renamed`) });
  await row.getByRole('checkbox').click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(row).toBeHidden();
  await page.goto(address);
  await expect(paper(page)).toBeVisible();
  expect(await paper(page).innerText()).toBe(words);
  await expect(page.getByText('Quote template deleted')).toBeVisible();
});
