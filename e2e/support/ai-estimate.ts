import { generatePlanSet } from '../../packages/testing/src/plans/index.ts';
import { baseURL } from './base-url.ts';
import { expect, storageOf, type Page } from './app.ts';
import { call, newCompany } from './company.ts';

/** A company on trial with one estimation and a processed plan set of three sheets, with its own cards and invoices. */
export async function companyWithPlans() {
  const { company, signedIn } = await newCompany('Ridgeline');
  const { token } = signedIn;
  const { uuid } = await call<{ uuid: string }>('/estimations', {
    method: 'POST',
    token,
    body: { name: 'Fire station' },
  });
  const { pdf } = await generatePlanSet({ seed: 61, sheets: ['floor', 'roof', 'floor'] });
  const file = await call<{ uuid: string; url: string }>('/workdrive/', {
    method: 'POST',
    token,
    body: {
      name: 'Station.pdf',
      type: 1,
      parent_id: null,
      size: pdf.length,
      prop_type: 'estimation',
      prop_id: uuid,
    },
  });
  const sent = await fetch(`${baseURL}/api${file.url}`, {
    method: 'PUT',
    headers: {
      'access-token': token,
      'content-type': 'application/octet-stream',
      'content-range': `bytes 0-${pdf.length - 1}/${pdf.length}`,
    },
    body: new Uint8Array(pdf),
  });
  if (!sent.ok) throw new Error(`the plan set is refused: ${await sent.text()}`);
  await call(`/workdrive/${file.uuid}`, { method: 'PUT', token, body: { cloud_status: true, type: 1 } });
  await expect
    .poll(
      async () =>
        (
          await call<{ is_processed: number }[]>(
            `/workdrive/plans/pages?prop_type=estimation&prop_id=${uuid}`,
            { token },
          )
        ).filter(({ is_processed }) => is_processed >= 4).length,
      { timeout: 40_000 },
    )
    .toBe(3);
  return { company, uuid, token, storageState: storageOf(signedIn) };
}
export const addCard = async (page: Page, card: RegExp) => {
  await page.getByRole('button', { name: 'Add payment method' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add payment method' });
  await dialog.getByRole('radio', { name: card }).check();
  await dialog.getByRole('button', { name: 'Add card' }).click();
  await expect(dialog).toBeHidden();
};
export const isSaved = (page: Page) =>
  expect(page.getByRole('status').filter({ hasText: 'Draft saved' })).toBeVisible();
