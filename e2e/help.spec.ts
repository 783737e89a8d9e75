import { noViolations } from './support/axe.ts';
import { expect, test } from './support/app.ts';

test.use({ who: 'estimator' });

test('leads from the header to guides by role and search, and from a step to its screen', async ({
  page,
  context,
}) => {
  await page.goto('/setup/master-dashboard');
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Documentation' }).click();
  const help = await opened;
  await expect(help).toHaveURL('/help');
  await expect(help.getByRole('heading', { level: 1, name: 'Help' })).toBeVisible();
  await noViolations(help);
  await help.getByRole('navigation', { name: 'Roles' }).getByRole('link', { name: 'Estimator' }).click();
  await expect(help).toHaveURL('/help?role=estimator');
  await expect(help.getByRole('link', { name: 'Measure a plan' })).toBeVisible();
  // Guides to screens that the estimator cannot open are not listed.
  await expect(help.getByRole('link', { name: 'Protect sign-in' })).toHaveCount(0);
  await help.getByRole('searchbox', { name: 'Search guides' }).fill('signature');
  await expect(help.getByRole('link', { name: 'Measure a plan' })).toHaveCount(0);
  await help.getByRole('link', { name: 'Send a quote for signature' }).click();
  await expect(help.getByRole('heading', { level: 1 })).toHaveText('Send a quote for signature');
  await expect(help.getByRole('list', { name: 'Steps' }).getByRole('listitem')).toHaveCount(5);
  await noViolations(help);
  await help.reload();
  await help.getByRole('link', { name: 'Open Estimation projects' }).click();
  await expect(help).toHaveURL(/\/estimation\/dashboard/);
});

test('lists the shortcuts and says when a guide does not exist', async ({ page }) => {
  await page.goto('/help/keyboard-shortcuts');
  await expect(page.getByRole('listitem').filter({ hasText: 'Ask the assistant' })).toBeVisible();
  await page.goto('/help/no-such-guide');
  await expect(page.getByText('This guide does not exist')).toBeVisible();
  await page.getByRole('link', { name: 'All guides' }).click();
  await expect(page).toHaveURL('/help');
});

test('fits a phone', async ({ windowOf }) => {
  const page = await windowOf('estimator', { viewport: { width: 360, height: 780 }, colorScheme: 'dark' });
  await page.goto('/help/measure-plans');
  await expect(page.getByRole('heading', { level: 1, name: 'Measure a plan' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await noViolations(page);
});
