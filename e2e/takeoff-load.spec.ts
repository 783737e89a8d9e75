import { api, expect, test } from './support/app.ts';
import { Canvas } from './support/canvas.ts';
import { prepareSheet } from './support/plans.ts';

test.use({ who: 'estimator' });

test('loads a sheet once, in parallel with its measures', async ({ page }, { title }) => {
  const sheet = await prepareSheet('estimator', title, { seed: 5, sheets: ['floor'] });
  const { data } = await api<{ signedURL: string }[]>(
    'estimator',
    `/workdrive/plans/pages?prop_type=estimation&prop_id=${sheet.estimationId}`,
  );
  const file = new URL(data[0]?.signedURL ?? '', 'http://localhost').pathname;
  const reads: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === file) reads.push(request.url());
  });
  let answer = () => undefined as void;
  const mayAnswer = new Promise<void>((resolve) => (answer = resolve));
  await page.route(`**/take-off/${sheet.pageId}`, async (route) => {
    await mayAnswer;
    await route.continue();
  });

  await page.goto(sheet.path);
  await expect.poll(() => reads.length).toBe(1);
  await expect(page.getByRole('application')).toHaveCount(0);
  answer();
  await new Canvas(page, sheet.truth.sheets[0]!).ready();
  expect(reads).toHaveLength(1);
});
