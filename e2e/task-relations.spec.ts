import { api, expect, test } from './support/app.ts';
import { noViolations } from './support/axe.ts';

test.use({ who: 'owner' });

interface Item {
  uuid: string;
  name: string;
  parent: { uuid: string; name: string }[];
  dependencies: { predecessor_name: string; successor_name: string; lag: number }[];
}
const items = '/task-management/spaces/item';
const run = Date.now().toString(36);

test('attaches a task to parents and adds dependencies with the keyboard, and keeps the focus when they are removed', async ({
  page,
}) => {
  const { data: space } = await api<Item>('owner', '/task-management/spaces', {
    method: 'POST',
    body: { name: `Relations ${run}` },
  });
  const make = async (name: string) =>
    (
      await api<Item>('owner', items, {
        method: 'POST',
        body: { name, type: 'task', space_id: space.uuid },
      })
    ).data;
  const task = await make(`Hang board ${run}`);
  const framing = await make(`Frame walls ${run}`);
  await make(`Punch list ${run}`);
  const stored = async () => (await api<Item>('owner', `${items}/${task.uuid}/detail`)).data;

  await page.goto(`/task-management/${space.uuid}/view/table?task=${task.uuid}`);
  await page
    .getByRole('row', { name: new RegExp(task.name) })
    .getByRole('link')
    .first()
    .press('Enter');
  const panel = page.getByRole('dialog', { name: task.name });

  await test.step('attach by search', async () => {
    await panel.getByRole('button', { name: 'Attach parent' }).press('Enter');
    await page.getByRole('combobox', { name: 'Attach to' }).pressSequentially('Punch');
    await page.getByRole('option', { name: new RegExp(`Punch list ${run}`) }).click();
    await expect(panel.getByRole('button', { name: `Punch list ${run}`, exact: true })).toBeVisible();
    expect((await stored()).parent.map(({ name }) => name)).toEqual([`Punch list ${run}`]);
    await noViolations(page);
  });

  await test.step('detach and keep the focus nearby', async () => {
    await panel.getByRole('button', { name: `Detach from Punch list ${run}` }).press('Enter');
    await expect.poll(async () => (await stored()).parent).toEqual([]);
    await expect.poll(() => panel.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
  });

  await test.step('add a dependency on another task with a lag', async () => {
    await panel.getByRole('button', { name: 'Add dependency' }).press('Enter');
    await page.getByRole('combobox', { name: 'Depends on' }).pressSequentially('Frame');
    await page.getByRole('option', { name: new RegExp(framing.name) }).click();
    const list = panel.getByRole('list', { name: 'Dependencies' });
    await expect(list).toContainText(`After ${framing.name}`);
    await panel.getByRole('button', { name: `Edit dependency on ${framing.name}` }).press('Enter');
    const lag = page.getByRole('spinbutton', { name: 'Lag in working days' });
    await lag.fill('3');
    await lag.press('Enter');
    await expect
      .poll(async () => (await stored()).dependencies)
      .toMatchObject([{ predecessor_name: framing.name, successor_name: task.name, lag: 3 }]);
    await panel.getByRole('button', { name: `Remove dependency on ${framing.name}` }).press('Enter');
    await expect(panel.getByText('No dependencies')).toBeVisible();
    expect((await stored()).dependencies).toEqual([]);
    await expect.poll(() => panel.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
  });
});

test('keeps a branch expanded while the table refreshes', async ({ page }) => {
  const { data: space } = await api<Item>('owner', '/task-management/spaces', {
    method: 'POST',
    body: { name: `Unfolding ${run}` },
  });
  const make = async (name: string, more: object = {}) =>
    (
      await api<Item>('owner', items, {
        method: 'POST',
        body: { name, type: 'task', space_id: space.uuid, ...more },
      })
    ).data;
  const whole = await make(`Permits ${run}`);
  await make(`Plan check ${run}`, { dependent_id: whole.uuid });
  await page.goto(`/task-management/${space.uuid}/view/table`);
  const row = page.getByRole('row', { name: new RegExp(`Permits ${run}`) });
  await expect(row).toBeVisible();

  const answered = Promise.withResolvers<void>();
  const requested = Promise.withResolvers<void>();
  await page.route('**/spaces/item/list*', async (route) => {
    // Delay only the refresh of the whole space, not the calls for single tasks.
    if (!route.request().postData()?.includes(whole.uuid)) {
      requested.resolve();
      await answered.promise;
    }
    await route.continue();
  });
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await requested.promise;
  await row.getByRole('rowheader').focus();
  await page.keyboard.press('ArrowRight');
  const part = page.getByRole('row', { name: new RegExp(`Plan check ${run}`) });
  await expect(part).toBeVisible();
  const again = page.waitForResponse(/spaces\/item\/list/);
  answered.resolve();
  await again;
  await expect(page.getByRole('row', { name: 'Loading…' })).toHaveCount(0);
  await expect(part).toBeVisible();
});
