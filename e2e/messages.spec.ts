import { api, expect, people, test } from './support/app.ts';

test.use({ who: 'owner' });

const run = Date.now().toString(36);
interface Stored {
  uuid: string;
  name: string;
}
const makeSpace = async (name: string) =>
  (
    await api<Stored>('owner', '/task-management/spaces', {
      method: 'POST',
      body: { name: `${name} ${run}` },
    })
  ).data;
const makeTask = async (space: Stored, name: string) =>
  (
    await api<Stored>('owner', '/task-management/spaces/item', {
      method: 'POST',
      body: { name, type: 'task', space_id: space.uuid },
    })
  ).data;
const itemsOf = ({ uuid }: Stored) =>
  `/task-management/spaces/item?limit=5&filter=${encodeURIComponent(JSON.stringify([{ field: 'space_id', op: 'eq', value: uuid }]))}`;

test('shows the specified message after copying a number', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const [account] = (await api<(Stored & { number: string })[]>('owner', '/crm/accounts?limit=1')).data;
  await page.goto(`/crm/account/${account?.uuid}/view`);
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Copy account number' }).click();
  await expect(page.getByText('Successfully copied to clipboard', { exact: true })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(account?.number);
});

test('shows the specified message after changing a space permission', async ({ page }) => {
  const space = await makeSpace('Shared words');
  const users = await api<{ uuid: string; username: string; firstname: string; lastname: string }[]>(
    'owner',
    '/security/users?limit=-1',
  );
  const found = users.data.find(({ username }) => username === people.estimator);
  const person = `${found?.firstname} ${found?.lastname}`;
  await page.goto(`/task-management/${space.uuid}/view/table`);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: /^Share/ });
  await dialog.getByPlaceholder('Add people by name').fill(person);
  await page.getByRole('option', { name: person }).click();
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: 'Share', exact: true }).click();
  const level = dialog.getByRole('button', { name: new RegExp(`Permission for ${person}`) });
  await expect(level).toBeVisible();
  const before = await level.textContent();
  await level.click();
  await page
    .getByRole('listbox')
    .getByRole('option')
    .filter({ hasNotText: before ?? '' })
    .first()
    .click();
  await expect(page.getByText('Permission Updated successfully', { exact: true })).toBeVisible();
  await expect(level).not.toHaveText(before ?? '');
});

test('adds a task folder and confirms its deletion with the specified texts', async ({ page }) => {
  const name = `Site walks ${run}`;
  await page.goto('/task-management/folder-tasks');
  await page.getByRole('main').getByRole('button', { name: 'Add Folder', exact: true }).click();
  const form = page.getByRole('dialog', { name: 'Add Folder', exact: true });
  await form.getByRole('textbox', { name: 'Folder name' }).fill(name);
  await form.getByRole('button', { name: 'Add Folder', exact: true }).click();
  await expect(page.getByText('Folder added successfully', { exact: true })).toBeVisible();
  const folder = page.getByRole('treeitem', { name: new RegExp(name) });
  await folder.click({ button: 'right' });
  await page.getByRole('menuitem', { name: /^Delete/ }).click();
  const question = page.getByRole('alertdialog', { name: 'Are you sure?' });
  await expect(question).toContainText(
    `“${name}” and everything in it will be deleted. You won't be able to revert this.`,
  );
  await question.getByRole('button', { name: 'Delete folder' }).click();
  await expect(page.getByText('Item Deleted Successfully', { exact: true })).toBeVisible();
  await expect(folder).toHaveCount(0);
});

test('lists custom fields of a task under the specified title', async ({ page }) => {
  const { data: form } = await api<{
    version: number;
    groups: { id: string; title: string; fields: { code: string }[] }[];
  }>('owner', '/setup/forms/task');
  const own = {
    code: 'words_crew',
    label: 'Crew',
    kind: 'select',
    options: ['North', 'South'],
    required: false,
    help: '',
    width: 'half',
    record: '',
    isSystem: false,
    inList: false,
  };
  const isThere = form.groups.some(({ fields }) => fields.some(({ code }) => code === own.code));
  if (!isThere)
    await api('owner', '/setup/forms/task', {
      method: 'PUT',
      body: {
        version: form.version,
        groups: form.groups.map((group, at) =>
          at === 0 ? { ...group, fields: [...group.fields, own] } : group,
        ),
      },
    });
  const space = await makeSpace('Fields');
  const task = await makeTask(space, 'Set the anchors');
  await page.goto(`/task-management/${space.uuid}/view/table/${task.uuid}`);
  const panel = page.getByRole('dialog', { name: 'Set the anchors' });
  await panel.getByRole('button', { name: 'More Field' }).click();
  await expect(panel.getByText('Crew', { exact: true })).toBeVisible();
});

test('shows the specified message for a deleted task', async ({ page }) => {
  const space = await makeSpace('Gone');
  const task = await makeTask(space, 'Gone at once');
  await api('owner', '/task-management/spaces/item', { method: 'DELETE', body: { uuid: [task.uuid] } });
  await page.goto(`/task-management/${space.uuid}/view/table/${task.uuid}`);
  await expect(page.getByRole('heading', { name: 'No Task Available', exact: true })).toBeVisible();
});

test('rejects a start date that does not exist', async ({ page }) => {
  const space = await makeSpace('Days that are none');
  await page.goto(`/task-management/${space.uuid}/view/table`);
  await page.getByRole('button', { name: 'New project or folder' }).click();
  const dialog = page.getByRole('dialog', { name: 'New project' });
  await dialog.getByLabel('Project name').fill('East wing');
  await dialog.getByRole('spinbutton', { name: /month/ }).first().focus();
  await page.keyboard.type('02302026');
  await dialog.getByLabel('Project name').press('Enter');
  await expect(dialog.getByText('Feb 30 2026 does not exist.')).toBeVisible();
  // The invalid date field has the focus.
  await page.keyboard.type('27');
  await dialog.getByRole('button', { name: 'Create project' }).click();
  await expect(dialog).toBeHidden();
  await expect
    .poll(async () => (await api<{ from_date: string }[]>('owner', itemsOf(space))).data[0]?.from_date)
    .toBe('2026-02-27');
});
