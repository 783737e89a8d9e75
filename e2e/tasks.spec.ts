import { api, expect, people, test, type Page } from './support/app.ts';
import { noViolations } from './support/axe.ts';

test.use({ who: 'owner' });

const run = Date.now().toString(36);
let made = 0;
const unique = (name: string) => `${name} ${run}${++made}`;
interface Stored {
  uuid: string;
  name: string;
  version: number;
  workflow_status: string;
  dependent_id?: string | null;
}
const items = '/task-management/spaces/item';
const makeSpace = async (name: string) =>
  (await api<Stored>('owner', '/task-management/spaces', { method: 'POST', body: { name } })).data;
const makeItem = async (space: string, name: string, more: object = {}) =>
  (
    await api<Stored>('owner', items, {
      method: 'POST',
      body: { name, type: 'task', space_id: space, ...more },
    })
  ).data;
const stored = async (uuid: string) => (await api<Stored>('owner', `${items}/${uuid}`)).data;
const below = async (space: string, parent?: string) =>
  (
    await api<Stored[]>('owner', `${items}/list`, {
      method: 'POST',
      body: { space_id: space, sort: 'rank', ...(parent ? { dependent_id: parent } : {}) },
    })
  ).data.map(({ name }) => name);
const panelOf = (page: Page, name: string) => page.getByRole('dialog', { name });

test('creates a space, tasks and sub-items, and moves them with the keyboard', async ({ page }) => {
  const name = unique('Field operations');
  await page.goto('/setup/master-dashboard');
  await page.getByRole('button', { name: 'Launcher' }).click();
  await page.getByRole('dialog', { name: 'Launcher' }).getByRole('link', { name: /^Task/ }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Task dashboard' })).toBeVisible();
  await noViolations(page);
  await page.getByRole('link', { name: 'New space' }).click();
  await page.getByRole('button', { name: 'Create space' }).click();
  await expect(page.getByText('This field is required')).toBeVisible();
  await page.getByLabel('Space name').fill(name);
  await page.getByRole('button', { name: 'Create space' }).click();
  await expect(page).toHaveURL(/\/task-management\/[0-9a-f-]{36}\/view\/table$/);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText('No tasks yet')).toBeVisible();

  await page.getByRole('button', { name: 'New task' }).click();
  const adding = page.getByRole('textbox', { name: 'Add task' });
  for (const each of ['Permits', 'Level 2 framing', 'Safety orientation']) {
    await adding.fill(each);
    await adding.press('Enter');
    await expect(adding).toHaveValue('');
  }
  await adding.press('Escape');
  const table = page.getByRole('treegrid', { name });
  await expect(table.getByRole('row')).toHaveCount(4);
  await table.getByRole('row', { name: /Permits/ }).click({ button: 'right', position: { x: 300, y: 10 } });
  await page.getByRole('menuitem', { name: 'Add sub-item' }).click();
  const part = page.getByRole('textbox', { name: 'Add sub-item of Permits' });
  await part.fill('Plan check');
  await part.press('Enter');
  await expect(table.getByRole('row', { name: /Plan check/ })).toHaveAttribute('aria-level', '2');
  await part.press('Escape');
  await noViolations(page);

  const space = page.url().split('/')[4] ?? '';
  await table.getByRole('rowheader', { name: /Safety orientation/ }).focus();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(page.getByText(/Moving Safety orientation/).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect.poll(() => below(space)).toEqual(['Permits', 'Safety orientation', 'Level 2 framing']);
  await table.getByRole('rowheader', { name: /Level 2 framing/ }).focus();
  await page.keyboard.press('Alt+ArrowRight');
  await page.keyboard.press('Enter');
  await expect.poll(() => below(space)).toEqual(['Permits', 'Safety orientation']);
  await page.reload();
  await expect(table.getByRole('row', { name: /Safety orientation/ })).toContainText('0/1');
});

test('moves board cards by mouse and keyboard, and undoes a move', async ({ page }) => {
  const space = await makeSpace(unique('Shop'));
  const one = await makeItem(space.uuid, 'Order 20 ga. track');
  const two = await makeItem(space.uuid, 'Mock-up at C-4');
  await page.goto(`/task-management/${space.uuid}/view/kanban`);
  const board = page.getByRole('group', { name: `${space.name} by status` });
  const card = board.getByRole('button', { name: /Order 20 ga. track/ });
  await expect(card).toBeVisible();
  const from = await card.boundingBox();
  const column = await board.getByText('In progress').boundingBox();
  if (!from || !column) throw new Error('The board is not drawn');
  await page.mouse.move(from.x + 30, from.y + 20);
  await page.mouse.down();
  await page.mouse.move(from.x + 60, from.y + 30, { steps: 4 });
  await page.mouse.move(column.x + 40, from.y + 30, { steps: 8 });
  await page.mouse.up();
  await expect.poll(async () => (await stored(one.uuid)).workflow_status).toBe('In progress');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(async () => (await stored(one.uuid)).workflow_status).toBe('To do');

  await board.getByRole('button', { name: /Mock-up at C-4/ }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await expect.poll(async () => (await stored(two.uuid)).workflow_status).toBe('In progress');
  await noViolations(page);
});

test('opens a task by link, edits it, comments with a mention, and keeps the draft across a reload', async ({
  page,
}) => {
  const space = await makeSpace(unique('Office'));
  const task = await makeItem(space.uuid, unique('Head-of-wall detail'));
  await page.goto(`/task-management/all-task?task=${task.uuid}`);
  const panel = panelOf(page, task.name);
  const title = panel.getByRole('textbox', { name: 'Task name' });
  await expect(title).toHaveValue(task.name);
  await panel.getByRole('button', { name: 'Status: To do' }).click();
  await page.getByRole('menuitem', { name: 'In progress' }).click();
  await expect.poll(async () => (await stored(task.uuid)).workflow_status).toBe('In progress');
  const renamed = `${task.name}, revised`;
  await title.fill(renamed);
  await title.press('Enter');
  await expect.poll(async () => (await stored(task.uuid)).name).toBe(renamed);
  const now = panelOf(page, renamed);
  await now.getByRole('button', { name: 'Add sub-item' }).click();
  const part = now.getByRole('textbox', { name: 'Add sub-item' });
  await part.fill('Inspect mock-up');
  await part.press('Enter');
  await expect(now.getByRole('list', { name: 'Sub-items' })).toContainText('Inspect mock-up');

  const box = now.getByRole('textbox', { name: 'New comment' });
  await box.click();
  await page.keyboard.type('Hold the east wing, please. @da');
  const found = page.getByRole('listbox', { name: /People matching/ });
  await expect(found.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(box.locator('[data-mention=person]')).toBeVisible();
  await page.reload();
  await expect(box).toContainText('Hold the east wing, please.');
  await now.getByRole('button', { name: 'Post comment' }).click();
  const thread = now.getByRole('group', { name: 'Comments' });
  await expect(thread.getByRole('article')).toContainText('Hold the east wing, please.');
  await expect(now.getByRole('heading', { name: 'Comments', exact: true }).locator('..')).toHaveText(
    /Comments\s*1/,
  );
  await expect(box).toHaveText('');
  await noViolations(page);
  await now.getByRole('button', { name: 'Copy link' }).focus();
  await page.keyboard.press('Escape');
  await expect(now).toBeHidden();
  await expect(page).not.toHaveURL(/task=/);
});

test('shares a space and removes the access again', async ({ page, windowOf }) => {
  const space = await makeSpace(unique('Punch list'));
  await makeItem(space.uuid, 'Fire caulk, room 121');
  const other = await windowOf('estimator');
  const address = `/task-management/${space.uuid}/view/table`;
  await other.goto(address);
  await expect(other.getByRole('heading', { level: 1, name: space.name })).toBeHidden();

  await page.goto(address);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: /^Share/ });
  const users = await api<{ username: string; firstname: string; lastname: string }[]>(
    'owner',
    '/security/users?limit=-1',
  );
  const found = users.data.find(({ username }) => username === people.estimator);
  const person = `${found?.firstname} ${found?.lastname}`;
  await dialog.getByPlaceholder('Add people by name').fill(person);
  await page.getByRole('option', { name: person }).click();
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(page.getByText('Item shared successfully')).toBeVisible();
  await noViolations(page);
  await other.goto(address);
  await expect(other.getByRole('heading', { level: 1, name: space.name })).toBeVisible();
  await expect(other.getByRole('row', { name: /Fire caulk/ })).toBeVisible();

  await dialog.getByRole('button', { name: new RegExp(`Remove ${person}`) }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /Remove/ })
    .click();
  await expect(dialog.getByRole('button', { name: new RegExp(`Remove ${person}`) })).toBeHidden();
  await other.goto(address);
  await expect(other.getByRole('row', { name: /Fire caulk/ })).toBeHidden();
});

test('makes an open panel read-only when the share level drops, and empties it when the share is removed', async ({
  windowOf,
}) => {
  const { data: space } = await api<{ uuid: string }>('owner', '/task-management/spaces', {
    method: 'POST',
    body: { name: unique('Private') },
  });
  const task = await makeItem(space.uuid, unique('Retainage letter'));
  const { data: users } = await api<{ uuid: string; username: string }[]>(
    'owner',
    '/security/users?limit=-1',
  );
  const colleague = users.find(({ username }) => username === people.estimator)?.uuid ?? '';
  const sharing = `/task-management/spaces/item/share/${task.uuid}`;
  await api('owner', sharing, { method: 'POST', body: { user_id: colleague, type: 2 } });
  const other = await windowOf('estimator');
  await other.goto(`/task-management/all-task?task=${task.uuid}`);
  const panel = panelOf(other, task.name);
  await expect(panel.getByRole('button', { name: 'Add sub-item' })).toBeVisible();
  await api('owner', `${sharing}/permission/${colleague}`, { method: 'PUT', body: { permission: 1 } });
  await expect(panel.getByText('Read-only')).toBeVisible();
  for (const name of ['Add sub-item', 'Upload files', 'Attach parent'])
    await expect(panel.getByRole('button', { name })).toBeHidden();
  await api('owner', sharing, { method: 'DELETE', body: { user_ids: [colleague] } });
  await expect(other.getByRole('heading', { name: 'No Task Available', exact: true })).toBeVisible();
  await expect(panel).toBeHidden();
  const left = other.getByRole('dialog', { name: 'Task', exact: true });
  await expect(left.getByText('Read-only')).toBeHidden();
  for (const name of ['Copy link', 'Share', 'More actions'])
    await expect(left.getByRole('button', { name, exact: true })).toBeHidden();
  await expect(left.getByRole('button', { name: 'Close' })).toBeVisible();
  await noViolations(other);
});

test('keeps the full width of the panel across a reload and from task to task', async ({ page }) => {
  const space = await makeSpace(unique('Wide'));
  const one = await makeItem(space.uuid, unique('Long description'));
  const two = await makeItem(space.uuid, unique('Many sub-items'));
  await page.goto(`/task-management/${space.uuid}/view/table?task=${one.uuid}`);
  const width = async (name: string) => Math.round((await panelOf(page, name).boundingBox())?.width ?? 0);
  await expect.poll(() => width(one.name)).toBe(720);
  await panelOf(page, one.name).getByRole('button', { name: 'Full width' }).click();
  await expect.poll(() => width(one.name)).toBe(1440);
  await page.reload();
  await expect.poll(() => width(one.name)).toBe(1440);
  await panelOf(page, one.name).getByRole('button', { name: 'Next' }).click();
  await expect.poll(() => width(two.name)).toBe(1440);
  await panelOf(page, two.name).getByRole('button', { name: 'Close' }).click();
  await page
    .getByRole('row', { name: new RegExp(one.name) })
    .getByRole('link')
    .click();
  await expect.poll(() => width(one.name)).toBe(720);
});

test('reports a removed share of an open folder and space instead of a wrong address', async ({
  windowOf,
}) => {
  const { data: users } = await api<{ uuid: string; username: string }[]>(
    'owner',
    '/security/users?limit=-1',
  );
  const shared_user_id = users.find(({ username }) => username === people.estimator)?.uuid ?? '';
  const { data: folder } = await api<Stored>('owner', '/task-management/folders', {
    method: 'POST',
    body: { name: unique('Bid desk'), type: 'folder' },
  });
  await api('owner', '/task-management/folders/share', {
    method: 'POST',
    body: { folder_id: folder.uuid, shared_user_id, permission: 1 },
  });
  const space = await makeSpace(unique('Bid room'));
  const give = (permission: number) =>
    api('owner', `/task-management/spaces/${space.uuid}/shares`, {
      method: 'PUT',
      body: { user_ids: [shared_user_id], permission },
    });
  await give(2);
  const takenBack = { name: 'You no longer have access to this page' };
  const other = await windowOf('estimator');
  await other.goto(`/task-management/tasks-list/${folder.uuid}/1`);
  await expect(other.getByRole('heading', { level: 1, name: folder.name })).toBeVisible();
  await api(
    'owner',
    `/task-management/folders/share?folder_id=${folder.uuid}&shared_user_id=${shared_user_id}`,
    { method: 'DELETE' },
  );
  await expect(other.getByRole('heading', takenBack)).toBeVisible();
  await expect(other.getByText(/is no longer shared with you/)).toBeVisible();
  const tabs = other.getByRole('navigation', { name: 'Open records' });
  await expect(tabs.getByRole('link', { name: folder.name })).toBeHidden();
  await noViolations(other);

  await other.goto(`/task-management/${space.uuid}/view/table`);
  await expect(other.getByRole('heading', { level: 1, name: space.name })).toBeVisible();
  await expect(tabs.getByRole('link', { name: space.name })).toBeVisible();
  await give(0);
  await expect(other.getByRole('heading', takenBack)).toBeVisible();
  await expect(tabs.getByRole('link', { name: space.name })).toBeHidden();
  // A user who only follows an old link gets the not-found page.
  await other.goto(`/task-management/tasks-list/${folder.uuid}/1`);
  await expect(other.getByRole('heading', { name: 'Page not found' })).toBeVisible();
});

test('shows the difference when two users change the same text, and lets the second choose', async ({
  page,
}) => {
  const space = await makeSpace(unique('Two at once'));
  const task = await makeItem(space.uuid, unique('Head of wall'), { details: '<p>Gap 1 in.</p>' });
  const write = async (body: object) => {
    const { version } = await stored(task.uuid);
    await api('owner', `${items}/${task.uuid}`, { method: 'PUT', body: { ...body, version } });
  };
  const details = async () => (await api<{ details: string }>('owner', `${items}/${task.uuid}`)).data.details;
  await page.goto(`/task-management/all-task?task=${task.uuid}`);
  const panel = panelOf(page, task.name);
  await panel.getByRole('button', { name: 'Edit description' }).click();
  const prose = panel.getByRole('textbox', { name: 'Description' });
  await prose.press('Control+End');
  await page.keyboard.type(' Ask the architect.');
  // The draft survives a reload.
  await page.reload();
  await expect(prose).toHaveText('Gap 1 in. Ask the architect.');
  await write({ details: '<p>Gap 1-1/2 in.</p>' });
  await panel.getByRole('button', { name: 'Save' }).click();
  const question = page.getByRole('dialog', { name: /has changed/ });
  await expect(question).toContainText('Gap 1-1/2 in.');
  await noViolations(page);
  await question.getByRole('radio', { name: /Ask the architect/ }).click();
  await question.getByRole('button', { name: 'Save with my choices' }).click();
  await expect.poll(details).toBe('<p>Gap 1 in. Ask the architect.</p>');
  await expect(prose).toBeHidden();

  // A concurrent rename does not discard the input.
  const title = panel.getByRole('textbox', { name: 'Task name' });
  await title.press('End');
  await page.keyboard.type(' at C-4');
  const theirs = unique('Deflection track');
  await write({ name: theirs });
  await title.press('Enter');
  await expect(question).toContainText(theirs);
  await question.getByRole('button', { name: 'Use theirs' }).click();
  await page.getByRole('button', { name: 'Discard and use theirs' }).click();
  await expect(panelOf(page, theirs).getByRole('textbox', { name: 'Task name' })).toHaveValue(theirs);
});

test('keeps the drafts of a reply and of an edited comment across a reload', async ({ page }) => {
  const space = await makeSpace(unique('Drafts'));
  const task = await makeItem(space.uuid, unique('Mock-up'));
  await api('owner', '/setup/comments', {
    method: 'POST',
    body: {
      prop_type: 'space_items',
      prop_id: task.uuid,
      comment: '<p>Track is up.</p>',
      tagged_users: [],
      attachments: [],
    },
  });
  await page.goto(`/task-management/all-task?task=${task.uuid}`);
  const thread = panelOf(page, task.name).getByRole('group', { name: 'Comments' });
  await thread.getByRole('button', { name: /^Reply to/ }).click();
  const answer = thread.getByRole('textbox', { name: /^Your reply to/ });
  await answer.click();
  await page.keyboard.type('Walk it on Monday');
  await thread.getByRole('button', { name: /^Actions for the comment/ }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  const changed = page.getByRole('dialog', { name: 'Edit comment' });
  const words = changed.getByRole('textbox', { name: 'Edit comment' });
  await words.press('Control+End');
  await page.keyboard.type(' At C-4.');
  await expect(words).toHaveText('Track is up. At C-4.');
  await page.reload();
  await expect(answer).toHaveText('Walk it on Monday');
  await thread.getByRole('button', { name: 'Continue editing' }).click();
  await expect(words).toHaveText('Track is up. At C-4.');
  await changed.getByRole('button', { name: 'Save' }).click();
  await thread.getByRole('button', { name: 'Reply', exact: true }).click();
  await expect(thread.getByRole('article')).toHaveCount(2);
  await expect(thread.getByRole('article').first()).toContainText('Track is up. At C-4.');
  await noViolations(page);
  await page.reload();
  await expect(thread.getByRole('article')).toHaveCount(2);
  await expect(answer).toBeHidden();
  await expect(thread.getByRole('button', { name: 'Continue editing' })).toBeHidden();
});

test('restores a deleted space and a deleted folder from Recent changes', async ({ page }) => {
  const space = await makeSpace(unique('Gone space'));
  const folder = (
    await api<Stored>('owner', '/task-management/folders', {
      method: 'POST',
      body: { name: unique('Gone folder'), type: 'folder' },
    })
  ).data;
  await api('owner', `/task-management/spaces/${space.uuid}`, { method: 'DELETE' });
  await api('owner', '/task-management/folders', { method: 'DELETE', body: { uuid: [folder.uuid] } });
  await page.goto('/task-management/recent-changes');
  for (const { name } of [space, folder]) {
    const row = page.getByRole('row', { name: new RegExp(name) }).filter({ hasText: 'Deleted' });
    await row.click({ button: 'right' });
    await page.getByRole('menuitem', { name: 'Restore' }).click();
    await expect(
      page.getByRole('row', { name: new RegExp(name) }).filter({ hasText: 'Restored' }),
    ).toBeVisible();
  }
  await page.goto(`/task-management/${space.uuid}/view/table`);
  await expect(page.getByRole('heading', { level: 1, name: space.name })).toBeVisible();
  await page.goto(`/task-management/folder-tasks/${folder.uuid}`);
  await expect(page.getByRole('heading', { level: 1, name: folder.name })).toBeVisible();
});

test('expands sub-items and opens their menu on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const space = await makeSpace(unique('Phone'));
  const whole = await makeItem(space.uuid, 'Permits');
  await makeItem(space.uuid, 'Plan check', { dependent_id: whole.uuid });
  await page.goto(`/task-management/${space.uuid}/view/table`);
  await page.getByRole('button', { name: 'Expand Permits' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Plan check' })).toBeVisible();
  await noViolations(page);
  await page.getByRole('button', { name: 'Collapse Permits' }).click();
  await expect(page.getByText('Plan check')).toBeHidden();
  await page
    .getByRole('button', { name: /Permits/ })
    .last()
    .click();
  await page.getByRole('menuitem', { name: 'Add sub-item' }).click();
  await expect(page.getByRole('textbox', { name: 'Add sub-item of Permits' })).toBeFocused();
});
