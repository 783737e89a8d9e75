import { api, expect, test } from './support/app.ts';
import { noViolations } from './support/axe.ts';
import { measuredEstimation } from './support/create-measured-estimation.ts';

test.use({ who: 'owner' });

interface Quote {
  uuid: string;
  version: number;
  number: string;
  revision: number;
  total: string;
}
const money = (value: number) => value.toLocaleString('en-US', { style: 'currency', currency: 'USD' });

/** Creates a job of an owner that a builder also bids. @returns the job and the builder's account. */
async function invited(
  run: string,
  { name, owner, builder }: { name: string; owner: string; builder: string },
): Promise<{ opportunity: { uuid: string }; bidder: string }> {
  const account = async (called: string) =>
    (
      await api<{ uuid: string }>('owner', '/crm/accounts', {
        method: 'POST',
        body: { name: `${called} ${run}` },
      })
    ).data.uuid;
  const { data: opportunity } = await api<{ uuid: string }>('owner', '/crm/opportunities', {
    method: 'POST',
    body: { name: `${name} ${run}`, account_id: await account(owner) },
  });
  const bidder = await account(builder);
  await api('owner', `/crm/opportunities/${opportunity.uuid}/bidders`, {
    method: 'POST',
    body: { account_id: bidder },
  });
  return { opportunity, bidder };
}

test('gives a bidder a separate quote number and lists the changes of a change order by line', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const run = Date.now().toString(36);
  const { opportunity, bidder } = await invited(run, {
    name: 'Library',
    owner: 'Lane Library',
    builder: 'Boise General',
  });
  const template = `Change of ${run}`;
  await api('owner', '/estimations/quote-template', {
    method: 'POST',
    body: { name: template, type: 'ChangeOrderTemplate' },
  });
  const { estimationId: uuid } = await measuredEstimation('owner', `Library ${run}`, {
    seed: 23,
    conditions: 1,
    more: { opportunity_id: opportunity.uuid },
  });
  const quotes = async () => (await api<Quote[]>('owner', `/estimations/${uuid}/quotes`)).data;
  const dialog = page.getByRole('dialog');

  await test.step('quote the customer and the bidder with separate numbers', async () => {
    await page.goto(`/estimation/${uuid}/quotes`);
    await page.getByRole('button', { name: 'Create quote' }).first().click();
    await expect(dialog.getByRole('button', { name: /^Recipient/ })).toContainText(`Lane Library ${run}`);
    await dialog.getByRole('button', { name: 'Create quote' }).click();
    await expect(page).toHaveURL(/\/quotes\/[0-9a-f-]+$/);
    await page.goto(`/estimation/${uuid}/quotes`);
    await page.getByRole('button', { name: 'Quote a bidder' }).click();
    await expect(dialog.getByRole('button', { name: /^Recipient/ })).toContainText(`Boise General ${run}`);
    await noViolations(page);
    await dialog.getByRole('button', { name: 'Create quote' }).click();
    await expect(page).toHaveURL(/\/quotes\/[0-9a-f-]+$/);
    await expect(page.getByText(/^Q-.+-2$/).first()).toBeVisible();
    await expect(page.getByText(`Boise General ${run}`).first()).toBeVisible();
    // Every bidder has a quote.
    await page.goto(`/estimation/${uuid}/quotes`);
    await expect(page.getByRole('row', { name: /Boise General/ })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Quote a bidder' })).toHaveCount(0);
    await noViolations(page);
  });

  const [, own] = await quotes();
  if (!own) throw new Error('the bidder has no quote');
  await test.step('sending the quote adds the price to the opportunity', async () => {
    await page.goto(`/estimation/${uuid}/quotes/${own.uuid}`);
    await page.getByRole('button', { name: 'Send quote' }).click();
    await dialog.getByRole('button', { name: /^Send by/ }).click();
    await page.getByRole('option', { name: 'Another way (print, in person)' }).click();
    await dialog.getByRole('button', { name: 'Send quote' }).click();
    await expect(dialog).toBeHidden();
    const { data } = await api<{ company_id: string; status: string; amount: string }[]>(
      'owner',
      `/crm/opportunities/${opportunity.uuid}/bidders`,
    );
    const bid = data.find(({ company_id }) => company_id === bidder);
    expect(bid?.status).toBe('Submitted');
    expect(Number(bid?.amount)).toBe(Number(own.total));
  });

  await test.step('the revision after an accepted one is a change order', async () => {
    await api('owner', `/estimations/${uuid}/quotes/${own.uuid}/decision`, {
      method: 'POST',
      body: { version: own.version + 1, decision: 'accepted', name: 'Kim Lee' },
    });
    const { version } = (await api<{ version: number }>('owner', `/estimations/${uuid}`)).data;
    await api('owner', `/estimations/${uuid}/estimate`, {
      method: 'PUT',
      body: { version, settings: { profit_percentage: '35' } },
    });
    await page.reload();
    await page.getByRole('button', { name: 'New revision' }).click();
    await dialog.getByRole('button', { name: /^Quote template/ }).click();
    await page.getByRole('option', { name: template }).click();
    await dialog.getByRole('button', { name: 'Create R1' }).click();
    await expect(page.getByText('R0 is active until this revision is sent')).toBeVisible();
    await page.getByRole('radio', { name: 'Document' }).click();
    const changes = page.getByRole('table', { name: 'Changes' });
    const [, next] = await quotes();
    expect(next).toMatchObject({ number: own.number, revision: 1 });
    await expect(changes.getByRole('row', { name: /^Total/ })).toContainText(
      `+${money(Number(next?.total) - Number(own.total))}`,
    );
    // At least the heading, the line and the total.
    expect(await changes.getByRole('row').count()).toBeGreaterThanOrEqual(3);
    await noViolations(page);
  });
});

test('compares bidders’ quotes by scope and awards the lowest', async ({ page }) => {
  test.setTimeout(120_000);
  const run = Date.now().toString(36);
  const { opportunity, bidder } = await invited(run, {
    name: 'Depot',
    owner: 'Lane Depot',
    builder: 'Elk General',
  });
  const { estimationId: uuid } = await measuredEstimation('owner', `Depot ${run}`, {
    seed: 24,
    conditions: 2,
    more: { opportunity_id: opportunity.uuid },
  });
  const quote = async (body: object) => {
    const { data } = await api<Quote>('owner', `/estimations/${uuid}/quotes`, {
      method: 'POST',
      body: { name: 'Depot', clause_template_id: null, ...body },
    });
    const { data: sent } = await api<Quote>('owner', `/estimations/${uuid}/quotes/${data.uuid}/issue`, {
      method: 'POST',
      body: { version: data.version },
    });
    return sent;
  };
  const permit = { name: 'Building permit', calculate_by: 'fixed_value', value: '1000' };
  const dear = await quote({ inclusions: [permit] });
  const cheap = await quote({ bidder_id: bidder, inclusions: [] });
  const over = Number(dear.total) - Number(cheap.total);
  expect(over).toBeGreaterThan(0);

  await page.goto(`/estimation/${uuid}/quotes`);
  await page.getByRole('link', { name: 'Compare bidders' }).click();
  await expect(page).toHaveURL(/\/quotes\/compare$/);
  await expect(
    page.getByText(
      `Elk General ${run} R0 is lowest at ${money(Number(cheap.total))}. Next is Lane Depot ${run} R0, +${money(over)}.`,
    ),
  ).toBeVisible();
  const bids = page.getByRole('grid', { name: 'Quotes by bidder' });
  await expect(bids.getByRole('row', { name: /Elk General/ })).toContainText('1 scope');
  const scopes = page.getByRole('grid', { name: 'Comparison by scope' });
  const row = scopes.getByRole('row', { name: /Building permit/ });
  await expect(row).toContainText('1,000.00');
  await expect(row.getByText('Not included')).toBeVisible();
  // Only differences are shown at first.
  const few = await scopes.getByRole('row').count();
  await page.getByRole('radio', { name: 'All' }).click();
  await expect.poll(() => scopes.getByRole('row').count()).toBe(few + 2);
  await noViolations(page);

  // An inactive revision is compared only when chosen, and has no link.
  const { data: drafted } = await api<Quote>('owner', `/estimations/${uuid}/quotes`, {
    method: 'POST',
    body: {
      name: 'Depot',
      bidder_id: bidder,
      clause_template_id: null,
      inclusions: [permit, { ...permit, name: 'Crane' }],
    },
  });
  await page.reload();
  await bids.getByRole('button', { name: new RegExp(`Revision of ${cheap.number}`) }).click();
  await page.getByRole('option', { name: new RegExp(`${cheap.number} R1`) }).click();
  await expect(scopes.getByRole('row', { name: /Crane/ })).toBeVisible();
  await expect(bids.getByRole('row', { name: /Elk General/ })).toContainText(money(Number(drafted.total)));
  await page.reload();
  await expect(scopes.getByRole('row', { name: /Crane/ })).toBeVisible();
  await bids.getByRole('button', { name: new RegExp(`Revision of ${cheap.number}`) }).click();
  await page.getByRole('option', { name: new RegExp(`${cheap.number} R0`) }).click();
  await expect(scopes.getByRole('row', { name: /Crane/ })).toHaveCount(0);
  await expect(bids.getByRole('button', { name: new RegExp(`Revision of ${cheap.number}`) })).toBeFocused();

  await bids.getByRole('button', { name: new RegExp(`^Record response to ${cheap.number} R0`) }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Responded by' }).fill('Kim Lee');
  await dialog.getByRole('button', { name: 'Save response' }).click();
  const award = page.getByRole('dialog', { name: `Award ${cheap.number} R0` });
  await expect(award).toContainText(money(Number(cheap.total)));
  await award.getByRole('button', { name: 'Award bid', exact: true }).click();
  await expect(award).toBeHidden();
  await expect(
    page.getByText(`Awarded with ${cheap.number} R0, ${money(Number(cheap.total))}.`),
  ).toBeVisible();
  await expect(bids.getByRole('row', { name: /Elk General/ })).toContainText('Accepted');
  await noViolations(page);

  await expect(page.getByText(/^Another quote is still open: Lane Depot/)).toBeVisible();
  await page.getByRole('button', { name: 'Close quote' }).click();
  await expect(bids.getByRole('row', { name: /Lane Depot/ })).toContainText('Closed');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(bids.getByRole('row', { name: /Lane Depot/ })).toContainText('Sent');
});

test('leads from an empty comparison to a quote for a bidder', async ({ page }) => {
  const run = Date.now().toString(36);
  const { opportunity } = await invited(run, {
    name: 'Gymnasium',
    owner: 'Gym Owner',
    builder: 'Gym Builder',
  });
  const { estimationId: uuid } = await measuredEstimation('owner', `Gymnasium ${run}`, {
    seed: 29,
    conditions: 1,
    more: { opportunity_id: opportunity.uuid },
  });
  await page.goto(`/estimation/${uuid}/quotes/compare`);
  await expect(page.getByRole('heading', { name: 'No quotes yet' })).toBeVisible();
  await api('owner', `/estimations/${uuid}/quotes`, {
    method: 'POST',
    body: { name: `Gymnasium ${run}`, clause_template_id: null },
  });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Nothing to compare yet' })).toBeVisible();
  await noViolations(page);
  await page.getByRole('button', { name: 'Quote a bidder' }).click();
  const form = page.getByRole('dialog');
  await expect(form.getByText(`Gym Builder ${run}`)).toBeVisible();
  await form.getByRole('button', { name: 'Create quote' }).click();
  await expect(page).toHaveURL(/\/quotes\/[0-9a-f-]{36}$/);
  await page.goto(`/estimation/${uuid}/quotes/compare`);
  await expect(page.getByRole('row', { name: new RegExp(`Gym Builder ${run}`) })).toBeVisible();
});
