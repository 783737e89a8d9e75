import { api, expect, test } from './support/app.ts';
import { noViolations } from './support/axe.ts';
import { measuredEstimation } from './support/create-measured-estimation.ts';

test.use({ who: 'owner' });

interface Estimation {
  estimation_status: string;
  version: number;
  total: string;
  frozen: { reason: string } | null;
  outcome: { outcome: string; contract_sum: string; quote_name: string } | null;
}

const money = (value: string) =>
  Number(value).toLocaleString('en-US', { style: 'currency', currency: 'USD' });

test('saves, compares, restores and freezes an estimate, and awards its quote', async ({ page }) => {
  test.setTimeout(180_000);
  const { estimationId: uuid, pageId } = await measuredEstimation('owner', `Aquatics ${Date.now()}`, {
    seed: 9,
    conditions: 1,
  });
  const row = async () => (await api<Estimation>('owner', `/estimations/${uuid}`)).data;
  const dialog = page.getByRole('dialog');
  const then = await row();

  await test.step('save a version', async () => {
    await page.goto(`/estimation/${uuid}/versions`);
    await expect(page.getByRole('heading', { name: 'No versions yet' })).toBeVisible();
    await noViolations(page);
    await page.getByRole('button', { name: 'Save version' }).click();
    await dialog.getByRole('button', { name: 'Save version' }).click();
    await expect(dialog.getByText('This field is required').first()).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Name' }).fill('As bid');
    await dialog.getByRole('textbox', { name: 'Note' }).fill('Before addendum 2');
    await dialog.getByRole('button', { name: 'Save version' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('row', { name: /As bid/ })).toContainText(money(then.total).slice(1));
  });

  await test.step('compare with the current estimate after a rate change', async () => {
    await api('owner', `/estimations/${uuid}/estimate`, {
      method: 'PUT',
      body: { version: then.version, settings: { tax_percentage: '8', profit_percentage: '25' } },
    });
    await page
      .getByRole('row', { name: /As bid/ })
      .getByRole('button')
      .last()
      .click();
    await page.getByRole('menuitem', { name: 'Compare with current' }).click();
    const grid = page.getByRole('treegrid', { name: 'Differences' });
    await expect(grid.getByRole('row', { name: /Sales tax/ })).toBeVisible();
    await expect(grid.getByRole('row', { name: /Markup/ }).first()).toBeVisible();
    const now = await row();
    const difference = Number(now.total) - Number(then.total);
    await expect(page.getByRole('complementary', { name: 'Totals' })).toContainText(
      `+${money(difference.toFixed(2))}`,
    );
    await expect(page.getByRole('complementary', { name: 'Totals' })).toContainText('Profit 10% to 25%');
    await noViolations(page);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export' }).click();
    expect((await download).suggestedFilename()).toMatch(/version 1 to now\.xlsx$/);
  });

  await test.step('open a version read-only', async () => {
    await page.goto(`/estimation/${uuid}/versions`);
    await page
      .getByRole('row', { name: /As bid/ })
      .getByRole('button')
      .last()
      .click();
    await page.getByRole('menuitem', { name: 'Open' }).click();
    await expect(page.getByText(/Saved on .+ by /)).toBeVisible();
    await expect(page.getByRole('complementary', { name: 'Totals' })).toContainText(money(then.total));
    await expect(page.getByRole('treegrid', { name: 'Estimate' })).toBeVisible();
    await noViolations(page);
  });

  await test.step('restore a version and keep the previous state', async () => {
    await page.goto(`/estimation/${uuid}/versions`);
    await page
      .getByRole('row', { name: /As bid/ })
      .getByRole('button')
      .last()
      .click();
    await page.getByRole('menuitem', { name: 'Restore version…' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Restore version' }).click();
    await expect(page.getByRole('row', { name: /Before As bid was restored/ })).toBeVisible();
    expect((await row()).total).toBe(then.total);
  });

  await test.step('freezing makes sheet and canvas read-only with the reason', async () => {
    await page.goto(`/estimation/${uuid}/estimate`);
    await expect(page.getByRole('treegrid', { name: 'Estimate' })).toBeVisible();
    await page.getByRole('button', { name: 'More estimate actions' }).click();
    await page.getByRole('menuitem', { name: 'Freeze estimate…' }).click();
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('With the customer');
    await dialog.getByRole('button', { name: 'Freeze estimate' }).click();
    await expect(dialog).toBeHidden();
    const banner = page.getByRole('status').filter({ hasText: /Frozen by .+: With the customer\./ });
    await expect(banner).toBeVisible();
    await noViolations(page);
    await page.goto(`/estimation/${uuid}/estimate/alternate`);
    await expect(page.getByRole('button', { name: 'Add alternate' })).toBeDisabled();
    const { data: pages } = await api<{ uuid: string; pdf_id: string }[]>(
      'owner',
      `/workdrive/plans/pages?prop_type=estimation&prop_id=${uuid}`,
    );
    const sheet = pages.find((each) => each.uuid === pageId);
    await page.goto(`/estimation/${uuid}/tool/${sheet?.pdf_id}/${pageId}`);
    await expect(page.getByText(/^This estimate was frozen by .+: With the customer\./)).toBeVisible();
    await noViolations(page);
  });

  await test.step('award an accepted quote at its total', async () => {
    await page.goto(`/estimation/${uuid}/quotes`);
    await page.getByRole('button', { name: 'Create quote' }).click();
    await dialog.getByRole('button', { name: 'Create quote' }).click();
    await expect(dialog).toBeHidden();
    const { data: quotes } = await api<{ uuid: string; version: number; number: string; total: string }[]>(
      'owner',
      `/estimations/${uuid}/quotes`,
    );
    const [quote] = quotes;
    if (!quote) throw new Error('the quote was not made');
    const at = `/estimations/${uuid}/quotes/${quote.uuid}`;
    await api('owner', `${at}/issue`, { method: 'POST', body: { version: quote.version } });
    await api('owner', `${at}/decision`, {
      method: 'POST',
      body: { version: quote.version + 1, decision: 'accepted', name: 'Kim Lee' },
    });
    await page.goto(`/estimation/${uuid}/quotes/${quote.uuid}`);
    await expect(page.getByRole('link', { name: 'as quoted' })).toBeVisible();
    await page.getByRole('button', { name: 'Award bid', exact: true }).click();
    await expect(dialog).toContainText(money(quote.total));
    await noViolations(page);
    await dialog.getByRole('button', { name: 'Award bid', exact: true }).click();
    await expect(dialog).toBeHidden();
    expect((await row()).outcome).toMatchObject({
      outcome: 'awarded',
      contract_sum: quote.total,
      quote_name: `${quote.number} R0`,
    });
  });

  await test.step('withdrawing the award unfreezes the estimate', async () => {
    await page.goto(`/estimation/${uuid}/estimate`);
    await expect(page.getByText(/^Awarded with Q-/)).toBeVisible();
    const { estimation_status: won } = await row();
    await page.getByRole('button', { name: 'Withdraw award…' }).click();
    await expect(dialog).toContainText(`moves from ${won} to ${then.estimation_status}.`);
    await noViolations(page);
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('They chose another contractor');
    await dialog.getByRole('button', { name: 'Withdraw award' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText(/^Awarded with Q-/)).toBeHidden();
    expect(await row()).toMatchObject({
      frozen: null,
      outcome: null,
      estimation_status: then.estimation_status,
    });
  });
});
