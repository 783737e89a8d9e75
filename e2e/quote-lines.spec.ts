import { Decimal } from 'decimal.js';
import { baseURL } from './support/base-url.ts';
import { api, expect, test, tokenOf } from './support/app.ts';
import { noViolations } from './support/axe.ts';
import { linkFor } from './support/emails.ts';
import {
  amountText,
  cents,
  decimal,
  shownRows,
  shownTotals,
  sumOf,
  type ShownRow,
} from './support/shown-figures.ts';
import { textOf } from './support/pdf.ts';
import { prepareSheet } from './support/plans.ts';
import { createCrew, createPricedAssembly, type PricedAssembly } from './support/priced-assembly.ts';

test.use({ who: 'owner' });

/** An estimation with a draft quote, with a counted condition for each assembly. */
async function draftQuote(
  run: string,
  assemblies: readonly Omit<PricedAssembly, 'type' | 'unit' | 'line'>[],
): Promise<{ estimation: string; path: string }> {
  const crew = await createCrew('owner', `Crew ${run}`, '50');
  const { estimationId, pageId } = await prepareSheet('owner', `Fixture pricing ${run}`, {
    seed: 7,
    sheets: ['floor'],
  });
  const at = `/estimations/${estimationId}`;
  const taken: object[] = [];
  for (const [index, assembly] of assemblies.entries()) {
    const assembly_id = await createPricedAssembly(
      'owner',
      { ...assembly, unit: 'EA', type: 'count', line: { formula: 'count', labor_unit: '1.5' } },
      crew,
    );
    const { data: condition } = await api<{ uuid: string }>('owner', `${at}/conditions`, {
      method: 'POST',
      body: {
        code: assembly.code,
        name: assembly.name,
        type: 'count',
        color: '#2a6fdb',
        assembly_id,
        category: '',
        parameters: {},
      },
    });
    taken.push({
      uuid: crypto.randomUUID(),
      condition_id: condition.uuid,
      version: 0,
      geometry: { vertices: [0, 1, 2].map((nth) => ({ x: 300 + nth * 60, y: 300 + index * 60 })) },
    });
  }
  await api('owner', `${at}/take-off/${pageId}`, { method: 'PUT', body: { upsert: taken, remove: [] } });
  const { data: quote } = await api<{ uuid: string }>('owner', `${at}/quotes`, {
    method: 'POST',
    body: { name: `Fixture pricing ${run}`, clause_template_id: null },
  });
  return { estimation: estimationId, path: `/estimation/${estimationId}/quotes/${quote.uuid}` };
}

test('names lines without a price or with an expired one before sending, leads to them, and sends after a confirmation', async ({
  page,
}) => {
  const run = Date.now().toString(36);
  const { path } = await draftQuote(run, [
    { code: `OK-${run}`, name: `Exam lamp ${run}`, price: { amount: '120', days: 30 } },
    { code: `NP-${run}`, name: `Wall bracket ${run}` },
    { code: `EX-${run}`, name: `Paper dispenser ${run}`, price: { amount: '45', days: -3 } },
  ]);
  await page.goto(path);
  await page.getByRole('button', { name: 'Send quote' }).click();
  const form = page.getByRole('dialog', { name: /^Send Q-/ });
  await expect(form.getByText('Check 2 lines before you send this quote')).toBeVisible();
  const bracket = form.getByRole('link', { name: `NP-${run} Wall bracket ${run}` });
  await expect(bracket).toBeVisible();
  await expect(form.getByRole('link', { name: `EX-${run} Paper dispenser ${run}` })).toBeVisible();
  await expect(form.getByText(/expired on/)).toBeVisible();
  await expect(form.getByText(`Exam lamp ${run}`)).toHaveCount(0);
  await noViolations(page);

  // The check leads to the line in the estimate.
  await bracket.click();
  const sheet = page.getByRole('treegrid', { name: 'Estimate' });
  await expect(sheet.getByRole('row', { name: new RegExp(`Wall bracket ${run}`) }).first()).toBeVisible();
  await expect(sheet.getByText(`Exam lamp ${run}`)).toHaveCount(0);
  await page.goBack();

  await page.getByRole('button', { name: 'Send quote' }).click();
  await form.getByRole('button', { name: /^Send by/ }).click();
  await page.getByRole('option', { name: /^Another way/ }).click();
  await form.getByRole('button', { name: 'Send quote' }).click();
  await expect(form.getByText(/^Confirm that you want to send it with these prices/)).toBeVisible();
  await form.getByRole('switch', { name: 'Send with these prices' }).check({ force: true });
  await form.getByRole('button', { name: 'Send quote' }).click();
  await expect(form).toBeHidden();
  await expect(page.getByText('Sent', { exact: true }).first()).toBeVisible();
});

test('hides a line and sets a unit price by hand, and shows the same lines and totals to the customer', async ({
  page,
  windowOf,
}) => {
  const run = Date.now().toString(36);
  const to = `lines.${run}@customer.test`;
  const [lamp, bracket, dispenser] = [`Exam lamp ${run}`, `Wall bracket ${run}`, `Paper dispenser ${run}`];
  const { estimation, path } = await draftQuote(run, [
    { code: `LA-${run}`, name: lamp, price: { amount: '120', days: 30 } },
    { code: `BR-${run}`, name: bracket, price: { amount: '18.5', days: 30 } },
    { code: `DI-${run}`, name: dispenser, price: { amount: '45', days: 30 } },
  ]);
  await page.goto(path);
  const scope = page.getByRole('grid', { name: 'Scope' });
  const amounts = (rows: readonly ShownRow[]) => rows.map(({ cells }) => decimal(cells['Amount'] ?? ''));
  const rowOf = (rows: readonly ShownRow[], name: string) =>
    rows.find(({ cells }) => cells['Scope'] === name)?.cells ?? {};
  await expect(scope).toBeVisible();
  const before = await shownRows(scope);
  expect(before).toHaveLength(3);

  await scope.getByRole('button', { name: `Hide ${bracket} from the customer` }).click();
  await expect(scope.getByRole('button', { name: `Show ${bracket} to the customer` })).toBeVisible();
  const hidden = decimal(rowOf(before, bracket)['Amount'] ?? '');
  await expect(
    page.getByText(`The customer sees one hidden line as “Other work” of $${amountText(hidden)}.`),
  ).toBeVisible();

  const price = scope
    .getByRole('row', { name: new RegExp(lamp) })
    .getByRole('gridcell', { name: rowOf(before, lamp)['Unit price'] ?? '', exact: true });
  await price.click();
  await page.keyboard.type('234.56');
  await page.keyboard.press('Enter');
  const byHand = cents(new Decimal('234.56').times(decimal(rowOf(before, lamp)['Quantity'] ?? '')));
  await expect(scope.getByText(amountText(byHand), { exact: true })).toBeVisible();
  await expect(page.getByText(/^Unit prices entered by hand change the subtotal by/)).toBeVisible();
  await noViolations(page);

  const staff = await shownRows(scope);
  const own = await shownTotals(page.getByLabel('Totals', { exact: true }));
  // The hidden line counts, and the other two lines did not change.
  expect(sumOf(amounts(staff)).toFixed(2)).toBe(own['Subtotal']?.value.toFixed(2));
  expect(rowOf(staff, dispenser)).toEqual(rowOf(before, dispenser));
  const change = byHand.minus(decimal(rowOf(before, lamp)['Amount'] ?? ''));
  expect(own['Subtotal']?.value.toFixed(2)).toBe(sumOf(amounts(before)).plus(change).toFixed(2));

  // The customer sees the sum of the hidden line, and the same totals.
  await page.getByRole('button', { name: 'Send quote' }).click();
  const form = page.getByRole('dialog', { name: /^Send Q-/ });
  await form.getByRole('combobox', { name: 'To' }).fill(to);
  await form.getByRole('button', { name: 'Send quote' }).click();
  await expect(form).toBeHidden();
  const guest = await windowOf(undefined);
  await guest.goto(await linkFor(to));
  const table = guest.locator('[aria-label="Scope"]');
  await expect(table).toBeVisible();
  const shown = await shownRows(table);
  expect(shown.map(({ cells }) => cells['Scope'])).toEqual([lamp, dispenser, 'Other work']);
  expect(rowOf(shown, 'Other work')['Amount']).toBe(amountText(hidden));
  expect(rowOf(shown, lamp)['Amount']).toBe(amountText(byHand));
  expect(sumOf(amounts(shown)).toFixed(2)).toBe(own['Subtotal']?.value.toFixed(2));
  const seen = await shownTotals(guest.getByLabel('Totals', { exact: true }));
  expect(seen['Total']?.value.toFixed(2)).toBe(own['Total']?.value.toFixed(2));
  await expect(guest.getByText(bracket)).toHaveCount(0);

  const quote = /[0-9a-f-]+$/.exec(path)?.[0] ?? '';
  const answer = await fetch(`${baseURL}/api/estimations/${estimation}/quotes/${quote}/pdf`, {
    headers: { 'access-token': await tokenOf('owner') },
  });
  const words = await textOf(new Uint8Array(await answer.arrayBuffer()));
  for (const { cells } of shown) {
    expect(words).toContain(cells['Scope']);
    expect(words).toContain(cells['Amount']);
  }
  expect(words).toContain(amountText(own['Total']?.value ?? new Decimal(0)));
  expect(words).not.toContain(bracket);
});
