import { generateRevisionPair, type SheetTruth } from '../packages/testing/src/plans/index.ts';
import { api, expect, test } from './support/app.ts';
import { noViolations } from './support/axe.ts';
import { addPlanSet } from './support/plans.ts';

test.use({ who: 'estimator' });

interface Compared {
  to_copy: number;
  alignment: unknown[];
  old_counts: boolean;
  new_counts: boolean;
}

/** A plan set that was measured, and the same set as it was issued again. */
async function prepare(title: string) {
  const pair = await generateRevisionPair({ seed: 6, sheets: ['floor'] });
  const { data } = await api<{ uuid: string }>('estimator', '/estimations', {
    method: 'POST',
    body: { name: title, estimation_status: 'Take-off' },
  });
  const estimationId = data.uuid;
  const [old] = await addPlanSet('estimator', estimationId, { name: 'Bid set', pdf: pair.before.pdf });
  const [after] = await addPlanSet('estimator', estimationId, { name: 'Addendum 1', pdf: pair.after.pdf });
  if (!old || !after) throw new Error('a plan set has no sheet');
  const condition = await api<{ uuid: string }>('estimator', `/estimations/${estimationId}/conditions`, {
    method: 'POST',
    body: { code: 'F1', name: 'Floor', type: 'area', color: '#2a6fdb', category: '', parameters: {} },
  });
  const sheet = pair.before.truth.sheets[0] as SheetTruth;
  await api('estimator', `/estimations/${estimationId}/calibration/${old.uuid}`, {
    method: 'PUT',
    body: { calibrations: [{ type: 'named_scale', value: 1 / 9, unit: 'ft', calibrated: true }] },
  });
  await api('estimator', `/estimations/${estimationId}/take-off/${old.uuid}`, {
    method: 'PUT',
    body: {
      upsert: sheet.rooms.slice(0, 4).map(({ polygon }) => ({
        uuid: crypto.randomUUID(),
        condition_id: condition.data.uuid,
        version: 0,
        geometry: { vertices: polygon },
      })),
      remove: [],
    },
  });
  const stored = async () =>
    (
      await api<Compared>(
        'estimator',
        `/estimations/${estimationId}/sheets/${after.uuid}/compare/${old.uuid}`,
      )
    ).data;
  return { estimationId, old, after, stored };
}

test('aligns a reissued sheet with the old one, copies its measures and counts it instead', async ({ page }, {
  title,
}) => {
  const { estimationId, old, after, stored } = await prepare(title);
  await page.goto(`/estimation/${estimationId}/tool/${old.pdf_id}/${old.uuid}`);
  let read = () => undefined as void;
  const held = new Promise<void>((resolve) => (read = resolve));
  await page.route('**/workdrive/signed/**', async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('radio', { name: 'Compare' }).click();
  const sheets = page.getByRole('application');
  // The position of the old sheet's measures is not known before the sheets are aligned.
  const copy = page.getByRole('button', { name: 'Copy measures' });
  await expect(copy).toHaveAccessibleDescription('The sheets are still loading.');
  read();
  await expect(sheets).toHaveAccessibleName(/Bid set.* compared with .*Addendum 1/);
  await expect(page.getByText('Loading the sheets')).toBeHidden({ timeout: 20_000 });
  const takeoffs = page.getByRole('complementary', { name: 'Changes' });
  await expect(takeoffs.getByRole('button', { name: /F1 Floor/ })).toContainText('0 SF');
  await noViolations(page);

  await test.step('align by two points with the keyboard', async () => {
    await page.getByRole('button', { name: 'Align' }).click();
    await expect(page.getByText('Click point 1 on the old sheet')).toBeVisible();
    await sheets.press('Enter');
    await expect(page.getByText('Click the same point 1 on the new sheet')).toBeVisible();
    await sheets.press('Enter');
    // The same position again is rejected.
    await sheets.press('Enter');
    await sheets.press('Enter');
    await expect(page.getByText('The sheets cannot be aligned by these points.')).toBeVisible();
    for (let steps = 0; steps < 5; steps++) await sheets.press('ArrowRight');
    await sheets.press('Enter');
    await sheets.press('Enter');
    await expect(page.getByText('Aligned by two points')).toBeVisible();
    expect((await stored()).alignment).toHaveLength(2);
  });

  await test.step('reset the alignment', async () => {
    await page.getByRole('button', { name: 'Reset alignment' }).click();
    await expect(page.getByText('Aligned at the corners')).toBeVisible();
  });

  await test.step('list drawing changes, those affecting measures first', async () => {
    // Looked for again since they lie otherwise.
    await page.getByRole('radio', { name: /^Drawing/ }).click();
    const list = takeoffs.getByRole('region', { name: 'Changes affecting measures' });
    const first = list.getByRole('button').first();
    await expect(first).toContainText(/Affects F1 Floor: \d measures? on the old sheet/, { timeout: 20_000 });
    // Three clouds, the sink among them, and the table of revisions.
    await expect(takeoffs.getByRole('heading', { name: /^\d+ changes to the drawing$/ })).toBeVisible();
    await noViolations(page);
    await sheets.focus();
    await sheets.press('.');
    await expect(first).toHaveAttribute('aria-pressed', 'true');
    await expect(takeoffs.getByRole('status')).toContainText('Affects F1 Floor');
    await sheets.press('.');
    await expect(first).toHaveAttribute('aria-pressed', 'false');
    await takeoffs.getByRole('button', { name: /^Previous change/ }).click();
    await expect(first).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('radio', { name: 'Take-offs', exact: true }).click();
  });

  await test.step('copy the measures', async () => {
    await copy.click();
    await expect(page.getByText(/4 measures copied to the new sheet/)).toBeVisible();
    await expect(takeoffs).toContainText('All quantities are the same on both sheets.');
    await expect(takeoffs).toContainText('The estimate counts the old sheet, not the new one yet.');
    expect(await stored()).toMatchObject({ to_copy: 0, old_counts: true, new_counts: false });
    await page.getByRole('radio', { name: 'All' }).click();
    const row = takeoffs.getByRole('button', { name: /F1 Floor/ });
    await row.click();
    await expect(row).toHaveAttribute('aria-pressed', 'true');
  });

  await test.step('count the new sheet instead of the old one', async () => {
    await page.getByRole('button', { name: 'Use new sheet' }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('It has 4 measures,');
    await question.getByRole('button', { name: 'Use new sheet' }).click();
    await expect(takeoffs).toContainText('The old one is superseded.');
    expect(await stored()).toMatchObject({ old_counts: false, new_counts: true });
  });

  await test.step('compare side by side and by swipe, also on a phone', async () => {
    await page.getByRole('radio', { name: 'Side by side' }).click();
    await expect(page).toHaveURL(/view=side/);
    await page.setViewportSize({ width: 360, height: 800 });
    await page.getByRole('radio', { name: 'Swipe' }).click();
    await expect(page.getByRole('slider', { name: 'Divider position' })).toBeVisible();
    // On narrow screens the modes become a menu, so that none is cut off.
    await page.getByRole('button', { name: /^View/ }).click();
    await expect(page.getByRole('option')).toHaveText([
      'Take-off',
      'Compare',
      'Quantities',
      'Estimate',
      'Quotes',
    ]);
    await page.keyboard.press('Escape');
    await noViolations(page);
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  await page.getByRole('link', { name: 'Measure new sheet' }).click();
  await expect(page).toHaveURL(new RegExp(after.uuid));
  const drawer = page.getByRole('navigation', { name: 'Pages' });
  await expect(drawer.getByText('Superseded')).toBeVisible();
  await expect(drawer.getByText('Current revision')).toBeVisible();
});
