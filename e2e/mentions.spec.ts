import { api, expect, storageOf, test } from './support/app.ts';
import { noViolations } from './support/axe.ts';
import { createUser } from './support/create-user.ts';

test.use({ who: 'owner' });

test('mentions a person and a record in a comment, notifies the person and links to both', async ({
  page,
  windowOf,
}) => {
  const person = await createUser('Mentioned');
  const run = Date.now().toString(36);
  const { data: account } = await api<{ uuid: string; name: string }>('owner', '/crm/accounts', {
    method: 'POST',
    body: { name: `Ashlar Masonry ${run}` },
  });
  const { data: space } = await api<{ uuid: string }>('owner', '/task-management/spaces', {
    method: 'POST',
    body: { name: `Mentions ${run}`, default_level: 3 },
  });
  const { data: task } = await api<{ uuid: string; name: string }>('owner', '/task-management/spaces/item', {
    method: 'POST',
    body: { name: `Lintel schedule ${run}`, type: 'task', space_id: space.uuid },
  });
  await page.goto(`/task-management/all-task?task=${task.uuid}`);
  const panel = page.getByRole('dialog', { name: task.name });
  const box = panel.getByRole('textbox', { name: 'New comment' });
  await box.click();
  await page.keyboard.type(`@${person.name.split(' ')[1]}`);
  await expect(page.getByRole('listbox', { name: /People matching/ }).getByRole('option')).toHaveText(
    new RegExp(person.name),
  );
  await page.keyboard.press('Enter');
  await page.keyboard.type('ask #Ashlar');
  const records = page.getByRole('listbox', { name: /Records matching “Ashlar”/ });
  await expect(records.getByRole('option', { name: new RegExp(account.name) })).toBeVisible();
  // Several records have this name; use the arrow keys to reach the right one.
  const wanted = records.getByRole('option', { name: new RegExp(account.name), selected: true });
  for (let step = 0; step < 10 && !(await wanted.isVisible()); step++) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(box.locator('[data-mention=record]')).toHaveText(`#${account.name}`);
  await page.keyboard.type('about it.');
  await noViolations(page);
  await panel.getByRole('button', { name: 'Post comment' }).click();
  const comment = panel.getByRole('group', { name: 'Comments' }).getByRole('article');
  await expect(comment).toContainText(`@${person.name} ask #${account.name} about it.`);

  // The mentioned person gets one notification that leads to the task and the record.
  const other = await windowOf(undefined, { storageState: storageOf(person.signedIn) });
  await other.goto('/setup/master-dashboard');
  const bell = other.getByRole('button', { name: /^Notifications/ });
  await expect(bell).toHaveAccessibleName('Notifications, 1 unread');
  await bell.click();
  const notice = other.getByRole('dialog', { name: 'Notifications' }).getByRole('listitem');
  await expect(notice).toContainText(task.name);
  await notice.getByRole('link').click();
  const theirs = other.getByRole('dialog', { name: task.name });
  const link = theirs.getByRole('article').getByRole('link', { name: `#${account.name}` });
  await expect(link).toBeVisible();
  await expect(bell).toHaveAccessibleName('Notifications');
  await noViolations(other);
  const opened = other
    .context()
    .waitForEvent('page', { timeout: 3000 })
    .catch(() => other);
  await link.click();
  const record = await opened;
  await expect(record).toHaveURL(new RegExp(`/crm/account/${account.uuid}/view`));
  await expect(record.getByRole('heading', { level: 1, name: account.name })).toBeVisible();
});
