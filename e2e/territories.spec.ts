import { api, expect, people, test } from './support/app.ts';
import { noViolations } from './support/axe.ts';

const run = Date.now().toString(36);
interface Made {
  uuid: string;
  version: number;
  name: string;
}
const make = async <T = Made>(path: string, body: object) =>
  (await api<T>('owner', path, { method: 'POST', body })).data;

test('disables editing of accounts in territories with view access', async ({ windowOf }) => {
  const { data: users } = await api<{ uuid: string; username: string }[]>(
    'owner',
    '/security/users?limit=-1',
  );
  const user_id = users.find(({ username }) => username === people.estimator)?.uuid;
  const territory = `Kept ${run}`;
  await make('/setup/territory', {
    name: territory,
    description: 'To be looked at.',
    members: [{ user_id, access: 'view' }],
  });
  const kept = await make('/crm/accounts', { name: `Kept account ${run}`, territory });
  const open = await make('/crm/accounts', { name: `Open account ${run}` });

  const page = await windowOf('estimator');
  await page.goto(`/crm/account?q=${encodeURIComponent(`account ${run}`)}`);
  const rows = page.getByRole('grid', { name: 'Accounts' });
  await rows.getByRole('row', { name: kept.name }).click({ button: 'right' });
  const refused = page.getByRole('menuitem', { name: /^Edit/ });
  await expect(refused).toHaveAttribute('aria-disabled', 'true');
  await expect(refused).toContainText(`Your access to the territory ${territory} is “View”`);
  await page.keyboard.press('Escape');
  await rows.getByRole('row', { name: open.name }).click({ button: 'right' });
  await expect(page.getByRole('menuitem', { name: /^Edit/ })).not.toHaveAttribute('aria-disabled', 'true');
});

test.describe('administrator', () => {
  test.use({ who: 'owner' });

  test('sees the plan that includes the company’s modules', async ({ page }) => {
    await page.goto('/setup/master-dashboard');
    await page.getByRole('button', { name: /Maya Lindqvist/ }).click();
    await page.getByRole('menuitem', { name: 'Customer Signup' }).click();
    await expect(page.getByRole('heading', { name: 'Customer Signup' })).toBeVisible();
    const plan = page.getByRole('region', { name: 'Your plan' });
    await expect(plan).toContainText('Enterprise');
    await noViolations(page);
    for (const name of ['Project', 'Inventory', 'Goals', 'Point of sale'])
      await page.getByRole('checkbox', { name: new RegExp(`^${name}`) }).uncheck();
    await expect(plan).toContainText('Professional');
    await plan.getByRole('link', { name: 'Continue with Professional' }).click();
    await expect(page).toHaveURL(/\/setup\/subscription\?plan=professional/);
    await expect(page.getByRole('button', { name: 'Chosen: Professional' })).toBeVisible();
    await expect(page.getByText('Modules you will lose')).toBeVisible();
  });

  test('restores a shared report from Recent changes', async ({ page }) => {
    const report = await make('/reports', {
      name: `Stages ${run}`,
      related_to: 'opportunity',
      is_shared: true,
      settings: { by: [{ field: 'stage' }], measures: [{ op: 'count' }], filter: '', chart: 'none' },
    });
    await api('owner', `/reports/${report.uuid}`, { method: 'DELETE' });
    await page.goto('/crm/recent-changes');
    const rows = page.getByRole('grid', { name: 'Recent changes' });
    await rows
      .getByRole('row', { name: new RegExp(`Stages ${run} deleted`) })
      .first()
      .click({ button: 'right' });
    await page.getByRole('menuitem', { name: 'Restore' }).click();
    await expect(page.getByText('Item Restore Successfully')).toBeVisible();
    await expect(rows.getByRole('row', { name: new RegExp(`Stages ${run} restored`) })).toBeVisible();
  });
});
