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
  priority?: string;
  due_date?: string | null;
  assignees: string;
  dependent_id?: string | null;
}
const items = '/task-management/spaces/item';
const makeSpace = async (name: string) =>
  (
    await api<Stored>('owner', '/task-management/spaces', {
      method: 'POST',
      body: { name, default_level: 3 },
    })
  ).data;
const makeItem = async (space: string, name: string, more: object = {}) =>
  (
    await api<Stored>('owner', items, {
      method: 'POST',
      body: { name, type: 'task', space_id: space, ...more },
    })
  ).data;
const stored = async (uuid: string) => (await api<Stored>('owner', `${items}/${uuid}`)).data;
const listed = async (space: string) =>
  (await api<Stored[]>('owner', `${items}/list`, { method: 'POST', body: { space_id: space, sort: 'rank' } }))
    .data;
const names = async (space: string) => (await listed(space)).map(({ name }) => name);
const tableOf = (page: Page, name: string) => page.getByRole('treegrid', { name });

test('undoes the latest actions one by one with the keyboard, except in a text field', async ({ page }) => {
  const name = unique('Undo');
  const space = await makeSpace(name);
  for (const each of ['First', 'Second', 'Third']) await makeItem(space.uuid, each);
  await page.goto(`/task-management/${space.uuid}/view/table`);
  const table = tableOf(page, name);
  await table.getByRole('rowheader', { name: /Third/ }).focus();
  await page.keyboard.press('Alt+ArrowUp');
  await page.keyboard.press('Enter');
  await expect.poll(() => names(space.uuid)).toEqual(['First', 'Third', 'Second']);
  await expect(page.getByText('Third moved', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'New task' }).click();
  const adding = page.getByRole('textbox', { name: 'Add task' });
  await adding.fill('Fourth');
  await adding.press('Enter');
  await expect.poll(() => names(space.uuid)).toHaveLength(4);
  await adding.fill('Not this');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(adding).not.toHaveValue('Not this');
  expect(await names(space.uuid)).toHaveLength(4);
  await adding.press('Escape');

  await table.getByRole('rowheader', { name: /First/ }).focus();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(page.getByText('Undone: “Fourth” added')).toBeVisible();
  await expect.poll(() => names(space.uuid)).toEqual(['First', 'Third', 'Second']);
  await expect(table.getByRole('rowheader', { name: /Fourth/ })).toBeHidden();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(page.getByText('Undone: Third moved')).toBeVisible();
  await expect.poll(() => names(space.uuid)).toEqual(['First', 'Second', 'Third']);
  await expect(table.getByRole('rowheader').nth(1)).toContainText('Second');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(page.getByText('Nothing to undo.')).toBeVisible();

  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(sheet.getByText('Undo last action')).toBeVisible();
});

test('undoes edits of a panel from their notice', async ({ page }) => {
  const name = unique('Panel');
  const space = await makeSpace(name);
  const task = await makeItem(space.uuid, 'Roof', { priority: 'High' });
  await page.goto(`/task-management/${space.uuid}/view/table?task=${task.uuid}`);
  const panel = page.getByRole('dialog', { name: 'Roof' });
  await panel.getByRole('button', { name: /Status/ }).click();
  await page
    .getByRole('menuitemradio', { name: 'In review' })
    .or(page.getByRole('menuitem', { name: 'In review' }))
    .click();
  await expect(page.getByText('“Roof” changed to In review')).toBeVisible();
  await expect.poll(async () => (await stored(task.uuid)).workflow_status).toBe('In review');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByText('Undone: “Roof” changed to In review')).toBeVisible();
  await expect(panel.getByRole('button', { name: /Status/ })).toContainText('To do');
  expect(await stored(task.uuid)).toMatchObject({ workflow_status: 'To do', priority: 'High' });
  await noViolations(page);
});

test('undoes a bulk update for each task, except those changed by others since', async ({ page }) => {
  const name = unique('Bulk');
  const space = await makeSpace(name);
  const roof = await makeItem(space.uuid, 'Roof', { priority: 'High', due_date: '2026-05-04' });
  const wall = await makeItem(space.uuid, 'Wall', { priority: 'Low' });
  await page.goto(`/task-management/${space.uuid}/view/table`);
  const table = tableOf(page, name);
  const choose = async () => {
    for (const each of ['Roof', 'Wall'])
      await table
        .getByRole('row', { name: new RegExp(each) })
        .getByRole('checkbox')
        .click();
    await page.getByRole('button', { name: 'Edit fields…' }).click();
  };
  await choose();
  const drawer = page.getByRole('dialog', { name: 'Edit 2 tasks' });
  const add = async (field: string) => {
    await drawer.getByRole('button', { name: /Field to change/ }).click();
    await page.getByRole('option', { name: field, exact: true }).click();
  };
  await drawer.getByRole('button', { name: /Field to change/ }).click();
  for (const field of ['Workflow', 'Assignees', 'Description', 'Parent', 'Space or folder'])
    await expect(page.getByRole('option', { name: field, exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await add('Priority');
  await drawer.getByRole('button', { name: /^Priority/ }).click();
  await page.getByRole('option', { name: 'Urgent' }).click();
  // A chosen field gets the focus, and a status cannot be cleared.
  await add('Description');
  await expect(drawer.getByRole('textbox', { name: 'Description' })).toBeFocused();
  await page.keyboard.type('All of it');
  await expect(drawer.getByRole('textbox', { name: 'Description' })).toHaveText('All of it');
  await add('Status');
  await drawer.getByRole('button', { name: 'Change 2 tasks' }).click();
  await expect(drawer.getByText('This field is required')).toBeVisible();
  await drawer.getByRole('button', { name: 'Remove Status' }).click();
  await noViolations(page);
  await drawer.getByRole('button', { name: 'Change 2 tasks' }).click();
  await expect(page.getByText('2 tasks changed.', { exact: true })).toBeVisible();
  await expect
    .poll(async () => (await listed(space.uuid)).map(({ priority }) => priority))
    .toEqual(['Urgent', 'Urgent']);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByText('Undone: 2 tasks changed.')).toBeVisible();
  await expect
    .poll(async () => (await listed(space.uuid)).map(({ priority }) => priority))
    .toEqual(['High', 'Low']);

  await choose();
  await add('Priority');
  await drawer.getByRole('button', { name: /^Priority/ }).click();
  await page.getByRole('option', { name: 'Urgent' }).click();
  await drawer.getByRole('button', { name: 'Change 2 tasks' }).click();
  await expect(page.getByText('2 tasks changed.', { exact: true })).toBeVisible();
  // A concurrent change by another user.
  const { version } = await stored(wall.uuid);
  await api('estimator', `${items}/${wall.uuid}`, { method: 'PUT', body: { priority: 'Normal', version } });
  await table.getByRole('rowheader', { name: /Roof/ }).focus();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(page.getByText(/has since changed “Wall”: Priority\. Nothing was undone\./)).toBeVisible();
  expect((await stored(wall.uuid)).priority).toBe('Normal');
  expect((await stored(roof.uuid)).priority).toBe('Urgent');
});

test('undoes a status change of a card with the keyboard and restores its position', async ({ page }) => {
  const name = unique('Board');
  const space = await makeSpace(name);
  await makeItem(space.uuid, 'Upper');
  const card = await makeItem(space.uuid, 'Middle');
  await makeItem(space.uuid, 'Lower');
  await page.goto(`/task-management/${space.uuid}/view/kanban`);
  const board = page.getByRole('group', { name: `${name} by status` });
  await board
    .getByRole('button', { name: /Middle/ })
    .first()
    .click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'Status' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.getByRole('menuitem', { name: 'Done' }).click();
  await expect.poll(async () => (await stored(card.uuid)).workflow_status).toBe('Done');
  await expect(page.getByText('“Middle” changed to Done')).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('ControlOrMeta+z');
  await expect.poll(async () => (await stored(card.uuid)).workflow_status).toBe('To do');
  await expect.poll(() => names(space.uuid)).toEqual(['Upper', 'Middle', 'Lower']);
});

test('bulk edits tasks in My to-do', async ({ page }) => {
  const name = unique('Mine');
  const space = await makeSpace(name);
  const { data: users } = await api<{ uuid: string; username: string }[]>(
    'owner',
    '/security/users?limit=-1',
  );
  const me = users.find(({ username }) => username === people.owner)?.uuid ?? '';
  const tasks = [await makeItem(space.uuid, unique('Call')), await makeItem(space.uuid, unique('Write'))];
  for (const { uuid } of tasks)
    await api('owner', `${items}/assign/${uuid}`, { method: 'POST', body: { assignee_ids: [me] } });
  await page.goto('/task-management/my-todo');
  await page.getByRole('button', { name: 'Select tasks' }).click();
  for (const { name: title } of tasks) {
    await page.getByRole('checkbox', { name: `Select ${title}` }).focus();
    await page.keyboard.press(' ');
  }
  await expect(page.getByText('2 selected')).toBeVisible();
  await noViolations(page);
  await page.getByRole('button', { name: 'Edit fields…' }).click();
  const drawer = page.getByRole('dialog', { name: 'Edit 2 tasks' });
  await drawer.getByRole('button', { name: /Field to change/ }).click();
  await page.getByRole('option', { name: 'Priority', exact: true }).click();
  await drawer.getByRole('button', { name: /^Priority/ }).click();
  await page.getByRole('option', { name: 'Urgent' }).click();
  await drawer.getByRole('button', { name: 'Change 2 tasks' }).click();
  const priorities = async () =>
    Promise.all(tasks.map(async ({ uuid }) => (await stored(uuid)).priority ?? ''));
  await expect.poll(priorities).toEqual(['Urgent', 'Urgent']);
  await page.keyboard.press('ControlOrMeta+z');
  await expect.poll(priorities).toEqual(['', '']);
});

test('restores removed reminders, comments, files and shares from their notice', async ({ page }) => {
  const space = await makeSpace(unique('Removed'));
  const task = await makeItem(space.uuid, 'Flashing', { due_date: '2031-05-04' });
  await api('owner', `${items}/${task.uuid}/reminders`, { method: 'POST', body: { days_before: 1 } });
  await api('owner', '/setup/comments', {
    method: 'POST',
    body: { prop_type: 'space_items', prop_id: task.uuid, comment: '<p>Which gauge?</p>' },
  });
  const { data: users } = await api<{ uuid: string; username: string }[]>(
    'owner',
    '/security/users?limit=-1',
  );
  const colleague = users.find(({ username }) => username === people.estimator)?.uuid ?? '';
  const sharing = `${items}/share/${task.uuid}`;
  await api('owner', sharing, { method: 'POST', body: { user_id: colleague, type: 2 } });
  const isOwn = async () =>
    (
      await api<{ uuid: string; permission: number; inherited_from?: unknown }[]>('owner', `${sharing}/users`)
    ).data.some(
      ({ uuid, permission, inherited_from: from }) => uuid === colleague && permission === 2 && !from,
    );
  await page.goto(`/task-management/${space.uuid}/view/table?task=${task.uuid}`);
  const panel = page.getByRole('dialog', { name: 'Flashing' });
  const undo = page.getByRole('button', { name: 'Undo', exact: true });

  const reminder = panel.getByRole('button', { name: /^Remove reminder: / });
  await reminder.click();
  await expect(page.getByText(/^Reminder removed: .+$/)).toBeVisible();
  await expect(reminder).toBeHidden();
  await undo.click();
  await expect(reminder).toBeVisible();

  const comment = panel.getByText('Which gauge?');
  await panel
    .getByRole('button', { name: /Actions|More/ })
    .last()
    .click();
  await page.getByRole('menuitem', { name: /Delete/ }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /Delete/ })
    .click();
  await expect(comment).toBeHidden();
  await undo.click();
  await expect(comment).toBeVisible();

  const choosing = page.waitForEvent('filechooser');
  await panel.getByRole('button', { name: 'Upload files' }).click();
  await (
    await choosing
  ).setFiles({ name: 'gauge.txt', mimeType: 'text/plain', buffer: Buffer.from('24 gauge') });
  const file = panel.getByRole('button', { name: 'Delete gauge.txt' });
  await file.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete file' }).click();
  await expect(file).toBeHidden();
  await undo.click();
  await expect(file).toBeVisible();

  expect(await isOwn()).toBe(true);
  await panel.getByRole('button', { name: 'Share', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: /Share/ }).last();
  await dialog
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Remove/ })
    .click();
  await expect.poll(isOwn).toBe(false);
  await undo.click();
  await expect(page.getByText(/^Access restored for .+$/)).toBeVisible();
  expect(await isOwn()).toBe(true);
  // The notice is above the open dialog, which updates.
  await expect(dialog.getByRole('button', { name: /^Remove/ }).first()).toBeVisible();
});

test('undoes a changed share level, unless another user changed it since', async ({ page }) => {
  const space = await makeSpace(unique('Levels'));
  const task = await makeItem(space.uuid, unique('Parapet'));
  const { data: users } = await api<
    { uuid: string; username: string; firstname: string; lastname: string }[]
  >('owner', '/security/users?limit=-1');
  const person = (who: 'estimator' | 'viewer') => {
    const found = users.find(({ username }) => username === people[who]);
    if (!found) throw new Error(`${people[who]} is not in the company`);
    return { uuid: found.uuid, name: `${found.firstname} ${found.lastname}` };
  };
  const [colleague, other] = [person('viewer'), person('estimator')];
  const sharing = `${items}/share/${task.uuid}`;
  await api('owner', sharing, { method: 'POST', body: { user_id: colleague.uuid, type: 2 } });
  const level = async () =>
    (await api<{ uuid: string; permission: number }[]>('owner', `${sharing}/users`)).data.find(
      ({ uuid }) => uuid === colleague.uuid,
    )?.permission;
  await page.goto(`/task-management/${space.uuid}/view/table?task=${task.uuid}`);
  await page
    .getByRole('dialog', { name: task.name })
    .getByRole('button', { name: 'Share', exact: true })
    .click();
  const dialog = page.getByRole('dialog', { name: `Share “${task.name}”` });
  const chosen = dialog.getByRole('button', { name: new RegExp(`Permission for ${colleague.name}`) });
  const undo = page.getByRole('button', { name: 'Undo', exact: true });
  const choose = async (label: string) => {
    await chosen.click();
    await page.getByRole('option', { name: label }).click();
    await expect(page.getByText('Permission Updated successfully', { exact: true })).toBeVisible();
    await expect(chosen).toContainText(label);
  };

  await expect(chosen).toContainText('Editor');
  await choose('Read');
  await expect.poll(level).toBe(1);
  await undo.click();
  await expect(page.getByText(`Access for ${colleague.name} restored to “Editor”`)).toBeVisible();
  await expect.poll(level).toBe(2);
  await expect(chosen).toContainText('Editor');

  await choose('Read');
  await api('estimator', `${sharing}/permission/${colleague.uuid}`, {
    method: 'PUT',
    body: { permission: 3 },
  });
  await undo.click();
  await expect(
    page.getByText(
      `${other.name} has since changed the access of ${colleague.name} to “${task.name}”: Full access. Nothing was undone.`,
    ),
  ).toBeVisible();
  expect(await level()).toBe(3);
  // The open dialog shows the current level.
  await expect(chosen).toContainText('Full access');
  await noViolations(page);
});

test('undoes an edit of a comment, unless it was edited again', async ({ page }) => {
  const space = await makeSpace(unique('Said'));
  const task = await makeItem(space.uuid, unique('Coping'));
  const of = { prop_type: 'space_items', prop_id: task.uuid };
  const { data: comment } = await api<{ uuid: string }>('owner', '/setup/comments', {
    method: 'POST',
    body: { ...of, comment: '<p>Which gauge?</p>' },
  });
  const path = `/task-management/${space.uuid}/view/table?task=${task.uuid}`;
  const thread = page.getByRole('dialog', { name: task.name }).getByRole('group', { name: 'Comments' });
  const edit = async (more: string) => {
    await thread.getByRole('button', { name: /^Actions for the comment/ }).click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    const changing = page.getByRole('dialog', { name: 'Edit comment' });
    const words = changing.getByRole('textbox', { name: 'Edit comment' });
    await words.press('Control+End');
    await page.keyboard.type(more);
    await changing.getByRole('button', { name: 'Save' }).click();
    await expect(changing).toBeHidden();
    await expect(page.getByText('Comment edited', { exact: true })).toBeVisible();
  };
  await page.goto(path);
  const commentArticle = thread.getByRole('article');
  await edit(' 24 or 22?');
  await expect(commentArticle).toContainText('Which gauge? 24 or 22?');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByText('Previous comment text restored')).toBeVisible();
  await expect(commentArticle).not.toContainText('24 or 22?');
  await expect(commentArticle).toContainText('Which gauge?');
  // A comment with its original text is not marked as edited.
  await expect(commentArticle).not.toContainText(/edited/i);

  await edit(' In steel?');
  // The same user edits again in another window before the notice closes.
  await api('owner', `/setup/comments/${comment.uuid}`, {
    method: 'PUT',
    body: { ...of, comment: '<p>Which gauge? In steel? Or copper?</p>' },
  });
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByText('You have since changed this comment. Nothing was undone.')).toBeVisible();
  await expect(commentArticle).toContainText('Which gauge? In steel? Or copper?');
  const { data: left } = await api<{ uuid: string; comment: string }[]>('owner', '/setup/comments/list', {
    method: 'POST',
    body: of,
  });
  expect(left.find(({ uuid }) => uuid === comment.uuid)?.comment).toContain('Or copper?');
});
