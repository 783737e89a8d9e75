import { generatePlanSet, type SheetTruth } from '../../packages/testing/src/plans/index.ts';
import { baseURL } from '../support/base-url.ts';
import { api, expect, test, tokenOf } from '../support/app.ts';
import { noViolations } from '../support/axe.ts';
import { Canvas } from '../support/canvas.ts';
import { linkFor } from '../support/emails.ts';
import { textOf } from '../support/pdf.ts';
import { withFile } from '../support/plans.ts';
import { drawSignature } from '../support/draw-signature.ts';

test.use({ who: 'estimator' });

/** Price book of a company: two materials with prices, a crew and an assembly of each. */
async function priceBook(run: string) {
  const make = async (path: string, body: object) =>
    (await api<{ uuid: string }>('owner', path, { method: 'POST', body })).data.uuid;
  const labor_cost_id = await make('/setup/materials/labor-cost', {
    name: `Crew ${run}`,
    unit: 'h',
    regular_cost: '50',
    overtime_cost: '75',
    double_overtime_cost: '100',
    nightshift_cost: '60',
  });
  const assembly = async (
    code: string,
    {
      name,
      unit,
      type,
      price,
      more = {},
      line,
    }: { name: string; unit: string; type: string; price: object; more?: object; line: object },
  ) => {
    const material_id = await make('/material/list', {
      name: `${name} ${run}`,
      code: `${code}-${run}`,
      unit_of_measure: unit,
      ...more,
    });
    await make(`/material/prices/${material_id}`, { vendor_name: 'Front Range', ...price });
    await make('/material/assembly/list', {
      name: `${name} assembly ${run}`,
      code: `${code}-${run}`,
      take_off_type: type,
      materials: [{ material_id, labor_cost_id, waste_percentage: '0', ...line }],
    });
  };
  await assembly('FL', {
    name: 'Floor tile',
    unit: 'SF',
    type: 'area',
    price: { price: '2.25', freight_percentage: '4' },
    more: { order_quantity: '32' },
    // The area is drawn to the pixel; whole boxes give hours that can be computed by hand.
    line: { formula: 'area', labor_unit: '0.05', labor_basis: 'ordered' },
  });
  await assembly('SN', {
    name: 'Exam sink',
    unit: 'EA',
    type: 'count',
    price: { price: '310' },
    line: { formula: 'count', labor_unit: '1.5' },
  });
}

/*
 By hand. The business office of the plan is 361.73 SF, and the plan has 13 sinks.
   Floor tile: 361.73 / 32 = 11.3, twelve boxes, 384 SF. 384 × 2.25 × 1.04 = 898.56; labor on the boxes 384 × 0.05 h = 19.2 h × 50 = 960.00;
     1,858.56 × 1.1 × 1.1 = 2,248.8576.
   Exam sinks: 13 × 310 = 4,030.00; 13 × 1.5 h = 19.5 h × 50 = 975.00; 5,005.00 × 1.21 = 6,056.05.
   Direct 6,863.56, overhead 10% 686.36, subtotal 2,248.86 + 6,056.05 = 8,304.91, tax 8% 664.39, total 8,969.30.
   The quote has a permit at 350: 8,654.91, tax 692.39, total 9,347.30.
*/
const byHand = {
  tile: ['384', '898.56', '960.00'],
  sinks: ['13', '4,030.00', '975.00'],
  totals: { Material: '4,928.56', 'Direct cost': '6,863.56', Subtotal: '8,304.91' },
  estimate: '$8,969.30',
  quote: '$9,347.30',
} as const;

test('takes a job from an uploaded plan set to a signed quote with manually calculated figures', async ({
  page,
  windowOf,
}) => {
  test.setTimeout(180_000);
  const run = Date.now().toString(36);
  const job = `Signature clinic ${run}`;
  const to = `kim.${run}@customer.test`;
  const { pdf, truth } = await generatePlanSet({ seed: 41, sheets: ['floor'] });
  const floor = truth.sheets[0] as SheetTruth;
  const canvas = new Canvas(page, floor);
  const dialog = page.getByRole('dialog');
  await priceBook(run);
  const { data: account } = await api<{ uuid: string }>('owner', '/crm/accounts', {
    method: 'POST',
    body: { name: `Signature Health ${run}` },
  });
  const { data: opportunity } = await api<{ uuid: string }>('owner', '/crm/opportunities', {
    method: 'POST',
    body: { name: job, account_id: account.uuid },
  });
  let at = '';

  await test.step('create the estimation from its opportunity and upload the plans', async () => {
    await page.goto(`/crm/opportunity/${opportunity.uuid}/view`);
    await page.getByRole('button', { name: 'New estimation' }).first().click();
    await page.getByRole('button', { name: 'Create estimation' }).click();
    await expect(page).toHaveURL(/\/estimation\/[0-9a-f-]+\/view/);
    at = /estimation\/[0-9a-f-]+/.exec(page.url())?.[0] ?? '';
    await page.getByRole('link', { name: /^Plans/ }).click();
    await withFile('clinic.pdf', pdf, async (file) => {
      const chooser = page.waitForEvent('filechooser');
      await page.getByRole('button', { name: 'Choose files' }).click();
      await (await chooser).setFiles(file);
      await expect(page.getByRole('region', { name: 'Uploads' }).getByRole('heading')).toContainText(
        'Complete',
      );
    });
    const sheet = page
      .getByRole('list', { name: 'Sheets in clinic.pdf' })
      .getByRole('link', { name: /floor plan/i });
    await expect(sheet).toBeVisible({ timeout: 30_000 });
    await sheet.click();
    await canvas.ready();
  });

  await test.step('set the scale by a dimension on the sheet', async () => {
    await canvas.setScale(floor.dimensions[0] as SheetTruth['dimensions'][number]);
    await expect(canvas.status).toContainText('1/4″ = 1′-0″');
  });

  const condition = async (code: string) => {
    await page
      .getByRole('button', { name: /^New( condition)?$/ })
      .first()
      .click();
    const form = page.getByRole('dialog', { name: 'New condition' });
    await form.getByRole('combobox', { name: 'Assembly' }).fill(`${code}-${run}`);
    await page.getByRole('option', { name: new RegExp(`^${code}-${run} `) }).click();
    await form.getByRole('button', { name: 'Create condition' }).click();
    await expect(form).toBeHidden();
    await expect(canvas.condition(`${code}-${run}`)).toHaveAttribute('aria-pressed', 'true');
  };
  await test.step('measure the floor of the office and count the sinks', async () => {
    const room = floor.rooms.find(({ name }) => name === 'BUSINESS OFFICE') as SheetTruth['rooms'][number];
    await condition('FL');
    await canvas.tool('Area');
    await canvas.draw(room.polygon);
    await canvas.expectMeasures(1);
    await canvas.expectQuantity(`FL-${run}`, 361.73);
    await condition('SN');
    await canvas.tool('Count');
    await canvas.draw(floor.symbols.filter(({ symbol }) => symbol === 'SINK').map((each) => each.at));
    await canvas.expectMeasures(2);
    await canvas.expectQuantity(`SN-${run}`, 13, 0);
    await canvas.expectSaved();
  });

  await test.step('compare the estimate with the manual calculation', async () => {
    await page.getByRole('radio', { name: 'Estimate' }).click();
    const sheet = page.getByRole('treegrid', { name: 'Estimate' });
    for (const [name, figures] of [
      [`Floor tile ${run}`, byHand.tile],
      [`Exam sink ${run}`, byHand.sinks],
    ] as const)
      for (const figure of figures)
        await expect(
          sheet
            .getByRole('row', { name: new RegExp(name) })
            .getByText(figure, { exact: true })
            .first(),
        ).toBeVisible();
    const totals = page.getByRole('complementary', { name: 'Totals' });
    await totals.getByRole('button', { name: /Sales tax/ }).click();
    await totals.getByRole('textbox', { name: /Sales tax/ }).fill('8');
    await page.keyboard.press('Enter');
    await expect(totals.getByText(byHand.estimate, { exact: true }).first()).toBeVisible();
    for (const figure of Object.values(byHand.totals))
      await expect(totals.getByText(figure, { exact: true }).first()).toBeVisible();
  });

  await test.step('create a quote from a template with the permit included', async () => {
    await page.getByRole('button', { name: 'Create quote' }).click();
    await dialog.getByRole('button', { name: /^Quote template/ }).click();
    await page.getByRole('option', { name: 'Interiors proposal' }).click();
    await dialog.getByRole('button', { name: /^Inclusions and exclusions/ }).click();
    await page.getByRole('option', { name: 'None', exact: true }).click();
    await dialog.getByRole('button', { name: 'Create quote' }).click();
    await expect(page).toHaveURL(/\/quotes\/[0-9a-f-]+$/);
    await expect(page.getByText(byHand.estimate, { exact: true }).first()).toBeVisible();
    const inclusions = page.getByRole('region', { name: 'Inclusions' });
    await inclusions.getByRole('button', { name: 'Add inclusion' }).click();
    await page.keyboard.type('Building permit');
    await page.keyboard.press('Enter');
    await expect(inclusions.getByRole('button', { name: 'Edit “Building permit”' })).toBeVisible();
    await page.keyboard.press('Escape');
    await inclusions.getByRole('button', { name: 'Details of “Building permit”' }).click();
    const drawer = page.getByRole('dialog', { name: 'Inclusion' });
    await drawer.getByRole('button', { name: /^Calculation/ }).click();
    await page.getByRole('option', { name: 'Fixed amount', exact: true }).click();
    await drawer.getByRole('textbox', { name: 'Amount' }).fill('350');
    await drawer.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(drawer).toBeHidden();
    await expect(page.getByText(byHand.quote, { exact: true }).first()).toBeVisible();
  });

  await test.step('send the quote by email', async () => {
    await page.getByRole('button', { name: 'Send quote' }).click();
    await dialog.getByRole('combobox', { name: 'To' }).fill(to);
    await dialog.getByRole('button', { name: 'Send quote' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('Sent', { exact: true }).first()).toBeVisible();
  });

  await test.step('the customer opens the link in the email, checks the total and signs', async () => {
    const guest = await windowOf(undefined);
    await guest.goto(await linkFor(to));
    await expect(guest.getByText(byHand.quote, { exact: true }).first()).toBeVisible();
    await expect(guest.getByText('Building permit').first()).toBeVisible();
    // The customer does not see the cost.
    await expect(guest.getByText('6,863.56')).toHaveCount(0);
    await guest.getByRole('button', { name: 'Accept quote' }).click();
    await guest.getByRole('textbox', { name: 'Your name' }).fill('Kim Lee');
    await guest.getByRole('textbox', { name: 'Your position' }).fill('Owner');
    await drawSignature(guest);
    await noViolations(guest);
    await guest.getByRole('button', { name: 'Sign and accept' }).click();
    await expect(guest.getByText(/^Accepted by Kim Lee, Owner on/)).toBeVisible();
  });

  await test.step('the open quote shows the acceptance, and the estimation is won', async () => {
    await expect(page.getByText(/^Accepted by Kim Lee, Owner on/)).toBeVisible({ timeout: 15_000 });
    await expect(page.getByText('Accepted', { exact: true }).first()).toBeVisible();
    const quote = /[0-9a-f-]+$/.exec(page.url())?.[0] ?? '';
    const answer = await fetch(
      `${baseURL}/api/${at.replace('estimation', 'estimations')}/quotes/${quote}/pdf`,
      {
        headers: { 'access-token': await tokenOf('estimator') },
      },
    );
    const words = await textOf(new Uint8Array(await answer.arrayBuffer()));
    expect(words).toContain(byHand.quote);
    expect(words).toContain('Kim Lee');
    await page.goto(`/${at}/quotes`);
    await expect(page.getByRole('row', { name: new RegExp(job) }).getByText('Accepted')).toBeVisible();
  });
});
