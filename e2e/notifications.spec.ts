import type { NotificationRow } from '@plumbline/api';
import { api, expect, storageOf, test } from './support/app.ts';
import { noViolations } from './support/axe.ts';
import { createUser } from './support/create-user.ts';

test('lists ten notifications in the bell, links them and marks them read in the bell and the profile', async ({
  windowOf,
}) => {
  const person = await createUser('Bela');
  const shareSpace = async (name: string) => {
    const { data: space } = await api<{ uuid: string }>('owner', '/task-management/spaces', {
      method: 'POST',
      body: { name },
    });
    await api('owner', `/task-management/spaces/${space.uuid}/shares`, {
      method: 'PUT',
      body: { user_ids: [person.uuid], permission: 1 },
    });
  };
  for (let each = 1; each <= 11; each++) await shareSpace(`Phase ${each} ${person.name}`);

  const page = await windowOf(undefined, { storageState: storageOf(person.signedIn) });
  await page.goto('/setup/master-dashboard');
  await page.getByRole('button', { name: 'Notifications, 11 unread', exact: true }).press('Enter');
  const list = page.getByRole('dialog', { name: 'Notifications' });
  await expect(list.getByRole('listitem')).toHaveCount(10);
  await expect(list.getByRole('listitem').first()).toContainText(`Phase 11 ${person.name}`);
  await noViolations(page);
  await page.keyboard.press('Escape');

  // New notifications are listed without a reload and shown as a toast.
  await shareSpace(`Phase 12 ${person.name}`);
  const bell = page.getByRole('button', { name: /^Notifications/ });
  await bell.press('Enter');
  await expect(list.getByRole('listitem').first()).toContainText(`Phase 12 ${person.name}`);
  await expect(list.getByRole('listitem')).toHaveCount(10);
  await expect(bell).toHaveAccessibleName(/, 12 unread/);
  await expect(page.getByText(`Phase 12 ${person.name}`)).not.toHaveCount(1);

  // Opening a notification marks it read and opens its record.
  await list.getByRole('listitem').first().getByRole('link').press('Enter');
  await expect(page).toHaveURL(/\/task-management\/[0-9a-f-]{36}\/view\/table$/);
  await expect(page.getByRole('heading', { level: 1, name: `Phase 12 ${person.name}` })).toBeVisible();
  await expect(bell).toHaveAccessibleName(/, 11 unread/);

  await bell.press('Enter');
  await list.getByRole('link', { name: 'All notifications' }).press('Enter');
  await expect(page).toHaveURL('/profile?notification=true');
  const all = page.getByRole('main');
  await expect(all.getByText(`Phase 1 ${person.name}`, { exact: false })).toBeVisible();
  // The focus returns to the bell; its tooltip is outside of landmarks.
  await page.keyboard.press('Escape');
  await noViolations(page);
  // Opening a notification on the profile marks it read, too.
  await all.getByRole('link', { name: new RegExp(`Phase 2 ${person.name}`) }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: `Phase 2 ${person.name}` })).toBeVisible();
  await expect(bell).toHaveAccessibleName(/, 10 unread/);
  await shareSpace(`Phase 13 ${person.name}`);
  await shareSpace(`Phase 14 ${person.name}`);
  // Mark all as read includes notifications beyond the ten listed.
  await bell.press('Enter');
  await expect(bell).toHaveAccessibleName(/, 12 unread/);
  await list.getByRole('button', { name: 'Mark all as read' }).press('Enter');
  await expect(bell).toHaveAccessibleName('Notifications');
  await page.keyboard.press('Escape');
  await shareSpace(`Phase 15 ${person.name}`);
  await page.goto('/profile?notification=true');
  await all.getByRole('button', { name: 'Mark all as read' }).press('Enter');
  await expect(bell).toHaveAccessibleName('Notifications');
  await page.reload();
  await expect(bell).toHaveAccessibleName('Notifications');
  await expect(all.getByText('Unread')).toHaveCount(0);
});

test('delivers a background export by notification, with download from the bell and the profile', async ({
  windowOf,
}) => {
  const page = await windowOf('owner');
  await page.goto('/setup/master-dashboard');
  await api<{ uuid: string }>('owner', '/reportservice', {
    method: 'POST',
    body: { type: 'accounts', path: '/crm/accounts/export?search=a' },
  });
  const bell = page.getByRole('button', { name: /^Notifications/ });
  const list = page.getByRole('dialog', { name: 'Notifications' });
  // The page polls every 50 seconds and when the list is opened.
  await expect
    .poll(async () => {
      const { data } = await api<{ notifications: NotificationRow[] }>(
        'owner',
        '/notification/?limit=10&offset=0',
      );
      return data.notifications.filter(({ data: { message } }) => message.includes('account.xlsx')).length;
    })
    .toBeGreaterThan(0);
  await bell.press('Enter');
  const downloads = page.waitForEvent('download');
  const item = list.getByRole('listitem').filter({ hasText: 'account.xlsx' }).first();
  await expect(item).toContainText('“account.xlsx” is ready to download for 7 days.');
  await item.getByRole('button').press('Enter');
  expect((await downloads).suggestedFilename()).toBe('account.xlsx');
  await expect(page.getByText('File downloading...')).toBeVisible();

  await page.goto('/profile?notification=true');
  const again = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).first().press('Enter');
  expect((await again).suggestedFilename()).toBe('account.xlsx');
});

test('shows an error with retry in form and filter when users cannot be loaded', async ({ windowOf }) => {
  const page = await windowOf('owner');
  let isAway = true;
  await page.route(/\/api\/security\/users\?/, (route) => (isAway ? route.abort() : route.continue()));
  await page.goto('/crm/account');
  await page.getByRole('button', { name: 'New account' }).first().press('Enter');
  const form = page.getByRole('dialog');
  const owner = form.getByRole('combobox', { name: 'Owner' });
  await owner.press('ArrowDown');
  await expect(page.getByText('Could not load the list.')).toBeVisible();
  isAway = false;
  await owner.press('Enter');
  await expect(page.getByText('Could not load the list.')).toBeHidden();
  await expect(page.getByRole('option', { name: 'Maya Lindqvist' })).toBeVisible();
});
