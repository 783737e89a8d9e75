import { api, expect, people, test } from './support/app.ts';
import { noViolations } from './support/axe.ts';

test.use({ who: 'owner' });

const run = Date.now().toString(36);
let made = 0;
const unique = (name: string) => `${name} ${run}${++made}`;
interface Stored {
  uuid: string;
  name: string;
  workflow_status: string;
}
const items = '/task-management/spaces/item';
const makeSpace = async (name: string, level = 0) =>
  (
    await api<Stored>('owner', '/task-management/spaces', {
      method: 'POST',
      body: { name, default_level: level },
    })
  ).data;
const makeItem = async (name: string, where: object) =>
  (await api<Stored>('owner', items, { method: 'POST', body: { name, type: 'task', ...where } })).data;

test('saves a view with its grouping, shares it, makes it the default, renames and deletes it', async ({
  page,
  windowOf,
}) => {
  const space = await makeSpace(unique('Views'), 1);
  await makeItem('Order 20 ga. track', { space_id: space.uuid, priority: 'High' });
  await makeItem('Mock-up at C-4', { space_id: space.uuid, priority: 'Low' });
  const address = `/task-management/${space.uuid}/view/table`;
  await page.goto(address);
  await page.getByRole('button', { name: 'Group', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Priority' }).click();
  const table = page.getByRole('treegrid', { name: space.name });
  await expect(table.getByRole('row', { name: /^High/ })).toBeVisible();
  await page.getByRole('button', { name: 'New view' }).click();
  const form = page.getByRole('dialog', { name: 'Save view' });
  await form.getByRole('button', { name: 'Save view' }).click();
  await expect(form.getByText('This field is required')).toBeVisible();
  await noViolations(page);
  await form.getByRole('textbox', { name: 'Name' }).fill('By priority');
  await form.getByRole('radio', { name: /Everyone/ }).check();
  await form.getByRole('button', { name: 'Save view' }).click();
  await expect(form).toBeHidden();
  const view = page.getByRole('button', { name: /By priority/, pressed: true });
  await expect(view).toBeVisible();
  await noViolations(page);

  // Unsaved changes of another user do not change the shared view.
  const other = await windowOf('estimator');
  await other.goto(address);
  await other
    .getByRole('button', { name: /By priority/ })
    .first()
    .click();
  await expect(other.getByRole('treegrid').getByRole('row', { name: /^Low/ })).toBeVisible();
  await other.getByRole('button', { name: 'Group by Priority' }).click();
  await other.getByRole('menuitem', { name: 'Status' }).click();
  await other.getByRole('button', { name: 'Actions for By priority' }).click();
  await expect(other.getByRole('menuitem', { name: 'Save changes' })).toBeHidden();
  await other.getByRole('menuitem', { name: 'Discard changes' }).click();
  await expect(other.getByRole('button', { name: 'Group by Priority' })).toBeVisible();

  await page.getByRole('button', { name: 'Actions for By priority' }).click();
  await page.getByRole('menuitem', { name: 'Set as default' }).click();
  await page.goto(address);
  await expect(page.getByRole('button', { name: 'Group by Priority' })).toBeVisible();
  await page.getByRole('button', { name: 'Actions for By priority' }).click();
  await page.getByRole('menuitem', { name: 'Rename…' }).click();
  const naming = page.getByRole('dialog', { name: 'Rename view' });
  await naming.getByRole('textbox', { name: 'Name' }).fill('Priorities');
  await naming.getByRole('button', { name: 'Rename' }).click();
  await expect(naming).toBeHidden();
  await page.getByRole('button', { name: 'Actions for Priorities' }).click();
  await page.getByRole('menuitem', { name: 'Delete…' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete view' }).click();
  await expect(page.getByRole('button', { name: /Priorities/ })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Group', exact: true })).toBeVisible();
});

test('keeps the draft of a new task across a reload and creates it once for repeated presses', async ({
  page,
}) => {
  const space = await makeSpace(unique('Line'));
  await page.goto(`/task-management/${space.uuid}/view/table`);
  await page.getByRole('button', { name: 'New task' }).click();
  const line = page.getByRole('textbox', { name: 'Add task' });
  await line.fill('Inspect mock-up');
  await page.reload();
  await expect(line).toHaveValue('Inspect mock-up');
  // The response is lost: the task is created and the input stays.
  await page.route('**/api/task-management/spaces/item', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    await route.fetch();
    await route.abort();
  });
  await line.press('Enter');
  await expect(page.getByText('The server cannot be reached.', { exact: false }).first()).toBeVisible();
  await page.unroute('**/api/task-management/spaces/item');
  await page.reload();
  await expect(line).toHaveValue('Inspect mock-up');
  await line.press('Enter');
  await expect(line).toHaveValue('');
  const { data } = await api<Stored[]>('owner', `${items}/list`, {
    method: 'POST',
    body: { space_id: space.uuid },
  });
  expect(data.map(({ name }) => name)).toEqual(['Inspect mock-up']);

  // A task can be added while a search is active.
  await page.getByPlaceholder('Search tasks').fill('nothing like it');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'New task' }).click();
  await line.fill('Fire caulk, room 121');
  await line.press('Enter');
  await expect(page.getByText('“Fire caulk, room 121” added')).toBeVisible();
});

test('rejects a board move that is based on an outdated status', async ({ page }) => {
  const space = await makeSpace(unique('Two hands'), 3);
  const card = await makeItem('Head-of-wall detail', { space_id: space.uuid });
  await page.goto(`/task-management/${space.uuid}/view/kanban`);
  const shown = page.getByRole('button', { name: /Head-of-wall detail/ });
  await expect(shown).toBeVisible();
  // The other move arrives while this one is pending.
  await page.route(
    `**/api${items}/move`,
    async (route) => {
      await api('estimator', `${items}/move`, {
        method: 'PUT',
        body: { uuid: [card.uuid], workflow_status: 'Done', after: null },
      });
      await route.continue();
    },
    { times: 1 },
  );
  await shown.focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await expect(page.getByText('“Head-of-wall detail” is now Done', { exact: false }).first()).toBeVisible();
  expect((await api<Stored>('owner', `${items}/${card.uuid}`)).data.workflow_status).toBe('Done');
});

test('links plan pages to a task and removes them', async ({ page }) => {
  const { data } = await api<(Stored & { quote_number: string })[]>('owner', '/estimations?limit=-1');
  let estimation: Stored | undefined;
  for (const each of data) {
    const pages = await api<object[]>(
      'owner',
      `/workdrive/plans/pages?prop_type=estimation&prop_id=${each.uuid}`,
    );
    if (pages.data.length > 1) estimation ??= each;
  }
  if (!estimation) throw new Error('no estimation of the demo has pages');
  const space = await makeSpace(unique('Plans'));
  const task = await makeItem(unique('On the plans'), { space_id: space.uuid });
  await page.goto(`/task-management/all-task?task=${task.uuid}`);
  const panel = page.getByRole('dialog', { name: task.name });
  await panel.getByRole('button', { name: 'Add plan pages' }).click();
  const choosing = page.getByRole('dialog', { name: 'Add plan pages' });
  // Escape closes the topmost layer and keeps the panel open.
  await choosing.getByRole('button', { name: 'Cancel' }).press('Escape');
  await expect(choosing).toBeHidden();
  await expect(panel).toBeVisible();
  await panel.getByRole('button', { name: 'Add plan pages' }).click();
  await choosing.getByRole('combobox', { name: 'Estimation' }).fill(estimation.name);
  await page.getByRole('option', { name: estimation.name }).first().click();
  const pages = choosing.getByRole('group', { name: 'Pages' });
  await pages.getByRole('checkbox').first().check();
  await pages.getByRole('checkbox').nth(1).check();
  await noViolations(page);
  await choosing.getByRole('button', { name: 'Add 2 pages' }).click();
  await expect(choosing).toBeHidden();
  const linked = async () =>
    (await api<{ field_links: object[] }>('owner', `${items}/${task.uuid}/detail`)).data.field_links.length;
  await expect.poll(linked).toBe(2);
  await panel
    .getByRole('button', { name: /^Remove / })
    .first()
    .click();
  await expect.poll(linked).toBe(1);
});

test('offers no changes in a folder shared at View', async ({ windowOf }) => {
  const { data: users } = await api<{ uuid: string; username: string }[]>(
    'owner',
    '/security/users?limit=-1',
  );
  const shared_user_id = users.find(({ username }) => username === people.estimator)?.uuid;
  const { data: folder } = await api<Stored>('owner', '/task-management/folders', {
    method: 'POST',
    body: { name: unique('Read only'), type: 'folder' },
  });
  const task = await makeItem(unique('Read me'), { folder_id: folder.uuid });
  await api('owner', '/task-management/folders/share', {
    method: 'POST',
    body: { folder_id: folder.uuid, shared_user_id, permission: 0 },
  });
  const other = await windowOf('estimator');
  await other.goto(`/task-management/tasks-list/${folder.uuid}/0?task=${task.uuid}`);
  const panel = other.getByRole('dialog', { name: task.name });
  await expect(panel.getByText('Read-only', { exact: true })).toBeVisible();
  for (const name of ['Attach parent', 'Add sub-item', 'Upload files', 'Edit description', 'Add plan pages'])
    await expect(panel.getByRole('button', { name })).toBeHidden();
  // Read access permits comments but no files.
  await panel.getByRole('textbox', { name: 'New comment' }).click();
  await expect(panel.getByRole('button', { name: 'Bold' })).toBeVisible();
  for (const name of ['Attach file', 'Image']) await expect(panel.getByRole('button', { name })).toBeHidden();
  await noViolations(other);
});

test('bulk edits and assigns tasks in All tasks', async ({ page }) => {
  const space = await makeSpace(unique('Many'));
  const word = unique('Punch');
  const tasks: Stored[] = [];
  for (const name of ['door', 'window', 'lintel'])
    tasks.push(await makeItem(`${word} ${name}`, { space_id: space.uuid }));
  const priorities = async () =>
    (
      await Promise.all(
        tasks.map(({ uuid }) => api<{ priority: string }>('owner', `/task-management/spaces/item/${uuid}`)),
      )
    ).map(({ data }) => data.priority);
  const change = async (count: number, priority: string) => {
    await page.getByRole('button', { name: 'Edit fields…' }).click();
    const form = page.getByRole('dialog', { name: new RegExp(`^Edit ${count} tasks`) });
    await form.getByRole('button', { name: /Field to change/ }).click();
    await page.getByRole('option', { name: 'Priority' }).click();
    await form.getByRole('button', { name: /^Priority/ }).click();
    await page.getByRole('option', { name: priority }).click();
    await noViolations(page);
    await form.getByRole('button', { name: `Change ${count} tasks` }).click();
    await expect(form).toBeHidden();
  };
  await page.goto(`/task-management/all-task?q=${encodeURIComponent(word)}&limit=10`);
  const grid = page.getByRole('grid', { name: 'All tasks' });
  await expect(grid.getByRole('row')).toHaveCount(4);
  await grid.getByRole('checkbox').nth(1).check({ force: true });
  await grid.getByRole('checkbox').nth(2).check({ force: true });
  await change(2, 'Urgent');
  expect((await priorities()).filter((each) => each === 'Urgent')).toHaveLength(2);

  await grid.getByRole('checkbox').first().check({ force: true });
  await change(3, 'Low');
  expect(await priorities()).toEqual(['Low', 'Low', 'Low']);

  await grid.getByRole('checkbox').first().check({ force: true });
  await page.getByRole('button', { name: 'Assign…' }).click();
  const assign = page.getByRole('dialog', { name: /Assign/ });
  await expect(assign).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(assign).toBeHidden();
  await expect(page.getByRole('button', { name: 'Assign…' })).toBeVisible();
});

test('saves, shares and deletes a view of All tasks, and clears the selection when the view changes', async ({
  page,
  windowOf,
}) => {
  const space = await makeSpace(unique('Kept'), 1);
  const word = unique('Lintel');
  await makeItem(`${word} urgent`, { space_id: space.uuid, priority: 'Urgent' });
  await makeItem(`${word} low`, { space_id: space.uuid, priority: 'Low' });
  const name = unique('Lintels');
  await page.goto(`/task-management/all-task?q=${encodeURIComponent(word)}`);
  const grid = page.getByRole('grid', { name: 'All tasks' });
  await expect(grid.getByRole('row')).toHaveCount(3);
  await page.getByRole('button', { name: 'New view' }).click();
  const form = page.getByRole('dialog', { name: 'Save view' });
  await form.getByRole('textbox', { name: 'Name' }).fill(name);
  await form.getByRole('radio', { name: 'Everyone who opens All tasks' }).check();
  await noViolations(page);
  await form.getByRole('button', { name: 'Save view' }).click();
  await expect(form).toBeHidden();
  const view = page.getByRole('button', { name: new RegExp(`^shared ${name}$`), pressed: true });
  await expect(view).toBeVisible();
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Set as default' }).click();

  // The selection belongs to the view it was made in.
  await grid.getByRole('checkbox').nth(1).check({ force: true });
  await expect(page.getByRole('button', { name: 'Assign…' })).toBeVisible();
  await page.getByRole('button', { name: 'Done', exact: true }).first().click();
  await expect(page.getByRole('button', { name: 'Assign…' })).toBeHidden();
  await page.goto('/task-management/all-task');
  await expect(page.getByRole('button', { name: new RegExp(name), pressed: true })).toBeVisible();
  await expect(grid.getByRole('row')).toHaveCount(3);

  const other = await windowOf('estimator');
  await other.goto('/task-management/all-task');
  await other
    .getByRole('button', { name: new RegExp(name) })
    .first()
    .click();
  await expect(other.getByRole('grid', { name: 'All tasks' }).getByRole('row')).toHaveCount(3);
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Delete…' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete view' }).click();
  await expect(page.getByRole('button', { name: new RegExp(name) })).toHaveCount(0);
  await expect(other.getByRole('button', { name: new RegExp(name) })).toHaveCount(0);
});

test('fits the list into the space beside an open panel', async ({ page }) => {
  const space = await makeSpace(unique('Beside'));
  const task = await makeItem('A task with quite a long name that has to give way', { space_id: space.uuid });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/task-management/${space.uuid}/view/table?task=${task.uuid}`);
  const panel = page.getByRole('dialog', { name: task.name });
  await expect(panel.getByRole('heading', { name: 'Comments', exact: true })).toBeVisible();
  const edge = (await panel.boundingBox())?.x ?? 0;
  for (const name of ['New task', 'Share', 'New view', 'Export to Excel', 'Add filter'])
    await expect
      .poll(async () => {
        const box = await page.getByRole('main').getByRole('button', { name, exact: true }).boundingBox();
        return box ? box.x + box.width : Infinity;
      })
      .toBeLessThanOrEqual(edge);
  // The table shows fewer columns while the panel is open.
  const table = page.getByRole('treegrid', { name: space.name });
  await expect(table.getByRole('columnheader', { name: 'Priority' })).toBeHidden();
  await noViolations(page);
  await page.getByRole('main').getByRole('button', { name: 'New task' }).click();
  await expect(page.getByRole('textbox', { name: 'Add task' })).toBeFocused();
  await panel.getByRole('button', { name: 'Close' }).click();
  await expect(table.getByRole('columnheader', { name: 'Priority' })).toBeVisible();
});

test('creates, renames and deletes a view on a phone', async ({ page }) => {
  const space = await makeSpace(unique('Pocket'));
  await makeItem('Walk the roof', { space_id: space.uuid });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/task-management/${space.uuid}/view/table`);
  await page.getByRole('button', { name: 'Actions for All' }).click();
  await page.getByRole('menuitem', { name: 'New view' }).click();
  const form = page.getByRole('dialog', { name: 'Save view' });
  await form.getByRole('textbox', { name: 'Name' }).fill('Roofs');
  await form.getByRole('button', { name: 'Save view' }).click();
  await expect(form).toBeHidden();
  await expect(page.getByRole('button', { name: 'Actions for Roofs' })).toBeVisible();
  await noViolations(page);
  await page.getByRole('button', { name: 'Actions for Roofs' }).click();
  await page.getByRole('menuitem', { name: 'Rename…' }).click();
  const naming = page.getByRole('dialog', { name: 'Rename view' });
  await naming.getByRole('textbox', { name: 'Name' }).fill('Roof');
  await naming.getByRole('button', { name: 'Rename' }).click();
  await expect(naming).toBeHidden();
  await page.getByRole('button', { name: 'Actions for Roof' }).click();
  await page.getByRole('menuitem', { name: 'Delete…' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete view' }).click();
  await expect(page.getByRole('button', { name: 'Actions for All' })).toBeVisible();
});

test('steps through all tasks from an open panel, across pages and after a task left the list', async ({
  page,
}) => {
  const word = unique('Step').replace(' ', '');
  const space = await makeSpace(word);
  for (let at = 10; at < 27; at++)
    await makeItem(`${word} ${at}`, { space_id: space.uuid, due_date: `2031-01-${at}` });
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`/task-management/all-task?q=${word}`);
  await page.getByRole('rowheader', { name: `${word} 23` }).click();
  const next = page.getByRole('dialog').getByRole('button', { name: /^Next/ });
  const panelOf = (at: number) => page.getByRole('dialog', { name: `${word} ${at}` });
  await expect(panelOf(23)).toBeVisible();
  // Beside a panel on a small screen only the name column is shown.
  await expect(page.getByRole('columnheader', { name: 'Task' })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Status' })).toBeHidden();
  await next.click();
  await expect(panelOf(24)).toBeVisible();
  await next.click();
  await expect(panelOf(25)).toBeVisible();
  await expect(page).toHaveURL(/page=2/);
  await expect(page.getByRole('rowheader', { name: `${word} 25` })).toBeVisible();
  await expect(page.getByRole('row', { name: new RegExp(`${word} 25`) })).toHaveAttribute('data-current', '');

  await panelOf(25)
    .getByRole('button', { name: /^Status/ })
    .click();
  await page
    .getByRole('menuitemradio', { name: 'Done' })
    .or(page.getByRole('menuitem', { name: 'Done' }))
    .click();
  await expect(page.getByRole('rowheader', { name: `${word} 25` })).toBeHidden();
  await next.click();
  await expect(panelOf(26)).toBeVisible();
  await expect(next).toHaveAttribute('aria-disabled', 'true');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Previous/ })
    .click();
  await expect(panelOf(24)).toBeVisible();
});
