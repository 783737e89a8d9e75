import { Decimal } from 'decimal.js';
import { baseURL } from './support/base-url.ts';
import { api, expect, test, tokenOf, type Page } from './support/app.ts';
import { noViolations } from './support/axe.ts';
import { Canvas } from './support/canvas.ts';
import { drawSignature } from './support/draw-signature.ts';
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
import { withFile } from './support/plans.ts';
import { createCrew, createPricedAssembly } from './support/priced-assembly.ts';
import { ownPlanSet, type OwnSheet } from './support/sheets.ts';

// Wide, so that the estimate shows all columns without scrolling.
test.use({ who: 'owner', viewport: { width: 1920, height: 1000 } });

/** A foot in points of the sheets, 1/8″ = 1′-0″. */
const FOOT = 9;
/** A room of 40 by 30 feet, and one of 16 by 12. */
const plan: OwnSheet = {
  width: 792,
  height: 612,
  rects: [
    { x: 90, y: 90, width: 40 * FOOT, height: 30 * FOOT },
    { x: 540, y: 90, width: 16 * FOOT, height: 12 * FOOT },
  ],
  words: 'A1.1 FLOOR PLAN',
};
/** Counters with sinks, of 10 feet. */
const details: OwnSheet = {
  width: 792,
  height: 612,
  rects: [0, 1, 2, 3, 4].map((nth) => ({ x: 90 + nth * 120, y: 300, width: 10 * FOOT, height: 2 * FOOT })),
  words: 'A2.1 COUNTERS',
};
type Rect = NonNullable<OwnSheet['rects']>[number];
/** Wage of the crew, which the price book has. */
const WAGE = '47.25';

const cellOf = ({ cells }: ShownRow, column: string) => decimal(cells[column] ?? '');
const shownAs = (figure: Decimal | undefined) => figure?.toFixed(2);

/** Holds the lines of an estimate, its groups and its totals against figures that are computed from those shown. */
async function checkEstimate(page: Page, run: string) {
  const sheet = page.getByRole('treegrid', { name: 'Estimate' });
  await expect(sheet.getByRole('row', { name: new RegExp(`Counter sink ${run}`) }).first()).toBeVisible();
  const rows = await shownRows(sheet);
  const lines = rows.filter(({ level }) => level === 2);
  expect(lines).toHaveLength(3);
  for (const line of lines) {
    const [quantity, price, hours] = ['Quantity', 'Mat. unit', 'Hours'].map((column) =>
      cellOf(line, column),
    ) as [Decimal, Decimal, Decimal];
    expect(price.toNumber()).toBeGreaterThan(0);
    expect(shownAs(cellOf(line, 'Material'))).toBe(cents(quantity.times(price)).toFixed(2));
    expect(shownAs(cellOf(line, 'Labor'))).toBe(cents(hours.times(WAGE)).toFixed(2));
    expect(shownAs(cellOf(line, 'Cost'))).toBe(
      cellOf(line, 'Material').plus(cellOf(line, 'Labor')).toFixed(2),
    );
  }
  const sum = (column: string) => sumOf(lines.map((line) => cellOf(line, column)));
  for (const group of rows.filter(({ level }) => level === 1))
    for (const column of ['Material', 'Labor', 'Cost', 'Sell']) {
      const at = rows.indexOf(group);
      expect(shownAs(cellOf(group, column)), `${column} of ${group.cells['Item']}`).toBe(
        shownAs(cellOf(rows[at + 1] as ShownRow, column)),
      );
    }

  const list = page.getByRole('complementary', { name: 'Totals' }).locator('dl');
  const totals = await shownTotals(list);
  const valueOf = (label: string) => totals[label]?.value ?? new Decimal(NaN);
  const share = (label: string, base: Decimal) =>
    cents(base.times(totals[label]?.percentage ?? NaN).div(100));
  expect(shownAs(valueOf('Material'))).toBe(shownAs(sum('Material')));
  expect(shownAs(valueOf('Labor'))).toBe(shownAs(sum('Labor')));
  const direct = sum('Material').plus(sum('Labor'));
  expect(shownAs(valueOf('Direct cost'))).toBe(shownAs(direct));
  const overhead = share('Overhead', direct);
  const contingency = share('Contingency', direct);
  expect(shownAs(valueOf('Overhead'))).toBe(shownAs(overhead));
  expect(shownAs(valueOf('Contingency'))).toBe(shownAs(contingency));
  const profit = share('Profit', direct.plus(overhead).plus(contingency));
  expect(shownAs(valueOf('Profit'))).toBe(shownAs(profit));
  const subtotal = direct.plus(overhead).plus(contingency).plus(profit);
  expect(shownAs(valueOf('Subtotal'))).toBe(shownAs(subtotal));
  expect(shownAs(sum('Sell'))).toBe(shownAs(subtotal));
  const discount = share('Discount', subtotal);
  const bond = share('Bond', subtotal.minus(discount));
  const tax = share('Sales tax', subtotal.minus(discount).plus(bond));
  expect(shownAs(valueOf('Bond'))).toBe(shownAs(bond));
  expect(shownAs(valueOf('Sales tax'))).toBe(shownAs(tax));
  const total = subtotal.minus(discount).plus(bond).plus(tax);
  expect(shownAs(valueOf('Total sell'))).toBe(shownAs(total));
  return { lines, total, subtotal, direct };
}

/** Holds a quote, as staff or customer see it, against figures that are computed from those shown. */
async function checkQuote(page: Page, expected: { lines: readonly string[]; inclusion: Decimal }) {
  const scope = page.locator('[aria-label="Scope"]');
  await expect(scope).toBeVisible();
  const rows = await shownRows(scope);
  expect(rows.map(({ cells }) => cells['Scope'])).toEqual(expected.lines);
  for (const row of rows)
    expect(shownAs(cellOf(row, 'Amount')), row.cells['Scope']).toBe(
      cents(cellOf(row, 'Quantity').times(cellOf(row, 'Unit price'))).toFixed(2),
    );
  const totals = await shownTotals(page.getByLabel('Totals', { exact: true }));
  const valueOf = (label: string) => totals[label]?.value ?? new Decimal(0);
  const subtotal = sumOf(rows.map((row) => cellOf(row, 'Amount')));
  expect(shownAs(valueOf('Subtotal'))).toBe(shownAs(subtotal));
  expect(shownAs(valueOf('Inclusions'))).toBe(shownAs(expected.inclusion));
  const taxed = subtotal.plus(expected.inclusion);
  const tax = cents(taxed.times(totals['Sales tax']?.percentage ?? NaN).div(100));
  expect(shownAs(valueOf('Sales tax'))).toBe(shownAs(tax));
  const total = taxed.plus(tax);
  expect(shownAs(valueOf('Total'))).toBe(shownAs(total));
  return { rows, total };
}

/** Condition of an assembly, created from the take-off. */
async function addCondition(page: Page, canvas: Canvas, code: string) {
  await page
    .getByRole('button', { name: /^New( condition)?$/ })
    .first()
    .click();
  const form = page.getByRole('dialog', { name: 'New condition' });
  await form.getByRole('combobox', { name: 'Assembly' }).fill(code);
  await page.getByRole('option', { name: new RegExp(`^${code} `) }).click();
  await form.getByRole('button', { name: 'Create condition' }).click();
  await expect(form).toBeHidden();
  await expect(canvas.condition(code)).toHaveAttribute('aria-pressed', 'true');
}

test('takes a job from two uploaded plan sets to a signed quote, with figures that tie on every page', async ({
  page,
  windowOf,
}) => {
  test.setTimeout(240_000);
  const run = Date.now().toString(36);
  const job = `Signed bid ${run}`;
  const to = `buyer.${run}@customer.test`;
  const crew = await createCrew('owner', `Crew ${run}`, WAGE);
  const [tile, base, sink] = [`Floor tile ${run}`, `Rubber base ${run}`, `Counter sink ${run}`];
  await createPricedAssembly(
    'owner',
    {
      code: `FT-${run}`,
      name: tile,
      unit: 'SF',
      type: 'area',
      price: { amount: '3.187', days: 60, freight: '4' },
      material: { order_quantity: '36' },
      line: { formula: 'area', labor_unit: '0.031', waste_percentage: '7' },
    },
    crew,
  );
  await createPricedAssembly(
    'owner',
    {
      code: `RB-${run}`,
      name: base,
      unit: 'LF',
      type: 'linear',
      price: { amount: '1.42', days: 60 },
      line: { formula: 'length', labor_unit: '0.025' },
    },
    crew,
  );
  await createPricedAssembly(
    'owner',
    {
      code: `CS-${run}`,
      name: sink,
      unit: 'EA',
      type: 'count',
      price: { amount: '486.6667', days: 60, freight: '4' },
      line: { formula: 'count', labor_unit: '3.2' },
    },
    crew,
  );
  const { data: account } = await api<{ uuid: string }>('owner', '/crm/accounts', {
    method: 'POST',
    body: { name: `Tied Health ${run}` },
  });
  const { data: opportunity } = await api<{ uuid: string }>('owner', '/crm/opportunities', {
    method: 'POST',
    body: { name: job, account_id: account.uuid, stage: 'Estimating' },
  });
  const bid = `/crm/opportunity/${opportunity.uuid}/view`;
  const dialog = page.getByRole('dialog');
  let at = '';

  await test.step('create the estimation from its opportunity and upload two plan sets', async () => {
    await page.goto(bid);
    await page.getByRole('button', { name: 'New estimation' }).first().click();
    await page.getByRole('button', { name: 'Create estimation' }).click();
    await expect(page).toHaveURL(/\/estimation\/[0-9a-f-]+\/view/);
    at = /estimation\/[0-9a-f-]+/.exec(page.url())?.[0] ?? '';
    await page.getByRole('link', { name: /^Plans/ }).click();
    await withFile('plan.pdf', ownPlanSet([plan]), (first) =>
      withFile('details.pdf', ownPlanSet([details]), async (second) => {
        const chooser = page.waitForEvent('filechooser');
        await page.getByRole('button', { name: 'Choose files' }).click();
        await (await chooser).setFiles([first, second]);
        await expect(page.getByRole('region', { name: 'Uploads' }).getByRole('heading')).toContainText(
          'Complete',
        );
      }),
    );
    for (const set of ['plan', 'details'])
      await expect(page.getByRole('list', { name: `Sheets in ${set}.pdf` }).getByRole('link')).toBeVisible({
        timeout: 30_000,
      });
  });

  await test.step('set the scale of the plan, and measure an area and a length', async () => {
    await page.getByRole('list', { name: 'Sheets in plan.pdf' }).getByRole('link').click();
    const canvas = new Canvas(page, { ...plan, rotation: 0 });
    await canvas.ready();
    const [room, small] = plan.rects as [Rect, Rect];
    const corners = ({ x, y, width, height }: Rect) => [
      { x, y },
      { x: x + width, y },
      { x: x + width, y: y + height },
      { x, y: y + height },
    ];
    const [a, b] = corners(room) as [{ x: number; y: number }, { x: number; y: number }];
    await canvas.setScale({ from: a, to: b, length: 40 });
    await expect(canvas.status).toContainText('1/8″ = 1′-0″');
    await addCondition(page, canvas, `FT-${run}`);
    await canvas.tool('Area');
    await canvas.draw(corners(room));
    await canvas.expectMeasures(1);
    await canvas.draw(corners(small));
    await canvas.expectMeasures(2);
    await canvas.expectQuantity(`FT-${run}`, 40 * 30 + 16 * 12);
    await addCondition(page, canvas, `RB-${run}`);
    await canvas.tool('Linear');
    await canvas.draw([...corners(room), a]);
    await canvas.expectMeasures(3);
    await canvas.expectQuantity(`RB-${run}`, 140);
    await canvas.expectSaved();
  });

  await test.step('count sinks on the sheet of the other plan set', async () => {
    await page.getByRole('link', { name: /^Back to the plans/ }).click();
    await page.getByRole('list', { name: 'Sheets in details.pdf' }).getByRole('link').click();
    const canvas = new Canvas(page, { ...details, rotation: 0 });
    await canvas.ready();
    await addCondition(page, canvas, `CS-${run}`);
    await canvas.tool('Count');
    await canvas.draw((details.rects ?? []).map(({ x, y }) => ({ x: x + 40, y: y + 9 })));
    await canvas.expectQuantity(`CS-${run}`, 5, 0);
    await canvas.expectSaved();
  });

  let estimate: Awaited<ReturnType<typeof checkEstimate>> | undefined;
  await test.step('tie every line, subtotal, overhead, profit, tax and total of the estimate', async () => {
    await page.goto(`/${at}/estimate`);
    const totals = page.getByRole('complementary', { name: 'Totals' });
    await totals.getByRole('button', { name: /Sales tax/ }).click();
    await totals.getByRole('textbox', { name: /Sales tax/ }).fill('8.25');
    await page.keyboard.press('Enter');
    await expect(totals.getByRole('button', { name: 'Edit Sales tax, 8.25%' })).toBeVisible();
    await expect
      .poll(async () => (await shownTotals(totals.locator('dl')))['Sales tax']?.value.toNumber())
      .not.toBe(0);
    estimate = await checkEstimate(page, run);
    // Area, length and count are exact, because the drawing is: 1,392 SF with 7% waste in boxes of 36, 140 LF and 5 sinks.
    expect(estimate.lines.map(({ cells }) => cells['Quantity'])).toEqual(['1,512', '140', '5']);
  });

  await test.step('see the same total on a phone', async () => {
    const phone = await windowOf('owner', { viewport: { width: 360, height: 740 } });
    await phone.goto(`/${at}/view`);
    await expect(phone.getByText(`$${amountText(estimate?.total ?? new Decimal(0))}`).first()).toBeVisible();
    await noViolations(phone);
  });

  const lines = [`Floor tile ${run}`, `Rubber base ${run}`, `Counter sink ${run}`].map(
    (name) => `${name} assembly`,
  );
  const inclusion = new Decimal(350);
  let total = new Decimal(0);
  await test.step('create a quote with a permit, and tie its lines and totals', async () => {
    await page.getByRole('button', { name: 'Create quote' }).click();
    await dialog.getByRole('button', { name: /^Inclusions and exclusions/ }).click();
    await page.getByRole('option', { name: 'None', exact: true }).click();
    await dialog.getByRole('button', { name: 'Create quote' }).click();
    await expect(page).toHaveURL(/\/quotes\/[0-9a-f-]+$/);
    const inclusions = page.getByRole('region', { name: 'Inclusions' });
    await inclusions.getByRole('button', { name: 'Add inclusion' }).click();
    await page.keyboard.type('Building permit');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await inclusions.getByRole('button', { name: 'Details of “Building permit”' }).click();
    const drawer = page.getByRole('dialog', { name: 'Inclusion' });
    await drawer.getByRole('button', { name: /^Calculation/ }).click();
    await page.getByRole('option', { name: 'Fixed amount', exact: true }).click();
    await drawer.getByRole('textbox', { name: 'Amount' }).fill(inclusion.toFixed());
    await drawer.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(drawer).toBeHidden();
    await expect(page.getByLabel('Totals', { exact: true }).getByText(/^Inclusions/)).toBeVisible();
    const quote = await checkQuote(page, { lines, inclusion });
    total = quote.total;
    // The lines of the quote are the sells of the estimate.
    expect(quote.rows.map((row) => shownAs(cellOf(row, 'Amount')))).toEqual(
      estimate?.lines.map((line) => shownAs(cellOf(line, 'Sell'))),
    );
  });

  const quotePath = () => new URL(page.url()).pathname;
  const pdfWords = async () => {
    const answer = await fetch(`${baseURL}/api${quotePath().replace('estimation', 'estimations')}/pdf`, {
      headers: { 'access-token': await tokenOf('owner') },
    });
    return textOf(new Uint8Array(await answer.arrayBuffer()));
  };
  await test.step('find the same figures in the PDF', async () => {
    const rows = await shownRows(page.locator('[aria-label="Scope"]'));
    const words = await pdfWords();
    for (const { cells } of rows)
      for (const column of ['Scope', 'Quantity', 'Unit price', 'Amount'])
        expect(words).toContain(cells[column]);
    expect(words).toContain(`$${amountText(total)}`);
  });

  await test.step('send the quote, and the opportunity follows in stage and amount', async () => {
    await page.getByRole('button', { name: 'Send quote' }).click();
    await dialog.getByRole('combobox', { name: 'To' }).fill(to);
    await expect(dialog.getByRole('switch', { name: 'Move the opportunity to Bid submitted' })).toBeChecked();
    await dialog.getByRole('button', { name: 'Send quote' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('Sent', { exact: true }).first()).toBeVisible();
    const record = await windowOf('owner');
    await record.goto(bid);
    await expect(record.getByText('Bid submitted').first()).toBeVisible();
    await expect(record.getByText(`$${amountText(total)}`).first()).toBeVisible();
    await expect(record.getByText(/sent quote Q-/).first()).toBeVisible();
  });

  await test.step('the customer reads the same figures on a phone, and signs', async () => {
    const guest = await windowOf(undefined, { viewport: { width: 360, height: 740 } });
    await guest.goto(await linkFor(to));
    const seen = await checkQuote(guest, { lines, inclusion });
    expect(shownAs(seen.total)).toBe(shownAs(total));
    // The customer sees neither cost nor markup.
    await expect(guest.getByText(amountText(estimate?.direct ?? new Decimal(0)))).toHaveCount(0);
    await noViolations(guest);
    await guest.getByRole('button', { name: 'Accept quote' }).click();
    await expect(guest.getByText(new RegExp(`^Accept Q-.* for \\$${amountText(total)}$`))).toBeVisible();
    await guest.getByRole('textbox', { name: 'Your name' }).fill('Kim Lee');
    await guest.getByRole('textbox', { name: 'Your position' }).fill('Owner');
    await drawSignature(guest);
    await guest.getByRole('button', { name: 'Sign and accept' }).click();
    await expect(guest.getByText('Thank you, Kim Lee.')).toBeVisible();
  });

  await test.step('opportunity, estimation and PDF follow the signature', async () => {
    await expect(page.getByText(/^Accepted by Kim Lee, Owner on/)).toBeVisible({ timeout: 15_000 });
    const words = await pdfWords();
    expect(words).toContain('Kim Lee');
    expect(words).toContain(`$${amountText(total)}`);
    // The workflow of the demo has a stage between: the quote names it and leads to the opportunity.
    await expect(page.getByText(/Move it to Negotiation first\./)).toBeVisible();
    await page.getByRole('link', { name: 'Open opportunity' }).click();
    await page.getByRole('button', { name: 'Move to Negotiation' }).click();
    await page.getByRole('button', { name: 'Move to Awarded' }).click();
    await expect(page.getByRole('button', { name: 'Move to Awarded' })).toBeHidden();
    await expect(page.getByText(/accepted quote Q-/).first()).toBeVisible();
    await expect(page.getByRole('grid', { name: 'Quotes' }).getByText('Accepted')).toBeVisible();
    const { data } = await api<{ stage: string; amount: string }>(
      'owner',
      `/crm/opportunities/${opportunity.uuid}`,
    );
    expect([data.stage, shownAs(new Decimal(data.amount))]).toEqual(['Awarded', shownAs(total)]);
    await page.goto(`/${at}/quotes`);
    await expect(page.getByRole('row', { name: new RegExp(job) }).getByText('Accepted')).toBeVisible();
    await noViolations(page);
  });
});
