import { api, expect, test } from './support/app.ts';
import { noViolations } from './support/axe.ts';
import { measuredEstimation } from './support/measured.ts';

test.use({ who: 'owner' });

test('what was measured anew marks the quote it touches, with the money, until it is measured as before', async ({
  page,
}) => {
  const { estimationId, pageId } = await measuredEstimation('owner', 'Radar', { seed: 71, conditions: 1 });
  const quote = await api<{ uuid: string; total: string }>('owner', `/estimations/${estimationId}/quotes`, {
    method: 'POST',
    body: { name: 'Floors' },
  });
  await page.goto(`/estimation/${estimationId}/quotes`);
  const row = page.getByRole('row', { name: /Floors/ });
  await expect(row.getByText('Active', { exact: true })).toBeVisible();

  const { data } = await api<{ takeoffs: { uuid: string; condition_id: string; geometry: object }[] }>(
    'owner',
    `/estimations/${estimationId}/take-off/${pageId}`,
  );
  const [first] = data.takeoffs;
  await api('owner', `/estimations/${estimationId}/take-off/${pageId}`, {
    method: 'PUT',
    body: { upsert: [], remove: first ? [first.uuid] : [] },
  });
  await page.reload();
  const mark = row.getByText(/^−?-?\$[\d,.]+ today$/);
  await expect(mark).toBeVisible();
  await noViolations(page);

  await page.goto(`/estimation/${estimationId}/quotes/${quote.data.uuid}`);
  await expect(page.getByText(/^Today R0 would be \$[\d,.]+, /)).toBeVisible();
  await page.getByRole('button', { name: 'What changed' }).click();
  const told = page.getByRole('dialog', { name: 'What changed since R0' });
  await expect(told.getByText(/: from [\d,.]+ to [\d,.]+ SF\.$/)).toBeVisible();
  await noViolations(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Draft a revision' }).click();
  // Not made: other journeys look for an estimation with two revisions.
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Create R1' })).toBeVisible();

  await api('owner', `/estimations/${estimationId}/take-off/${pageId}`, {
    method: 'PUT',
    body: {
      upsert: [
        {
          uuid: crypto.randomUUID(),
          version: 0,
          condition_id: first?.condition_id,
          geometry: first?.geometry,
        },
      ],
      remove: [],
    },
  });
  await page.goto(`/estimation/${estimationId}/quotes`);
  await expect(row.getByText('Active', { exact: true })).toBeVisible();
  await expect(mark).toHaveCount(0);

  // The set stays while something is measured on it, and says so before anybody presses.
  await page.goto(`/estimation/${estimationId}/tool`);
  await expect(page.getByRole('button', { name: 'Remove plan set' })).toHaveAccessibleDescription(
    '2 measures are drawn on this plan set. Delete them first.',
  );
});
