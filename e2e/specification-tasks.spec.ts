import { api, expect, people, test, type Page } from './support/app.ts';

const run = Date.now().toString(36);
const eror = 'An eror occur, please try again later';

/** Answers a call as a server that failed. */
const fail = (page: Page, method: string, address: string) =>
  page.route(address, (route) =>
    route.request().method() === method
      ? route.fulfill({
          status: 500,
          json: { success: false, message: 'An error occur, please try again later' },
        })
      : route.fallback(),
  );
const makeSpace = async (name: string) =>
  (
    await api<{ uuid: string; name: string }>('owner', '/task-management/spaces', {
      method: 'POST',
      body: { name: `${name} ${run}` },
    })
  ).data;
const makeTask = async (space_id: string, name: string, more: object = {}) =>
  (
    await api<{ uuid: string; name: string }>('owner', '/task-management/spaces/item', {
      method: 'POST',
      body: { name, type: 'task', space_id, ...more },
    })
  ).data;

test('the panel has the documented sections in order', async ({ windowOf }) => {
  const space = await makeSpace('Sections');
  const account = (await api<{ uuid: string }[]>('owner', '/crm/accounts?limit=1')).data[0];
  const task = await makeTask(space.uuid, `Sections ${run}`, {
    related_type: 'account',
    related_id: account?.uuid,
  });
  const page = await windowOf('owner');
  await page.goto(`/task-management/all-task?task=${task.uuid}`);
  const panel = page.getByRole('dialog', { name: task.name });
  const parts = [
    panel.getByRole('textbox', { name: 'Task name' }),
    panel.getByRole('button', { name: 'Attach parent' }),
    panel.getByRole('button', { name: /^Status/ }),
    panel.getByText('Assignees', { exact: true }),
    panel.getByText('Description', { exact: true }).first(),
    panel.getByRole('heading', { name: /^Sub-items/ }),
    panel.getByRole('heading', { name: /^Files/ }),
    panel.getByRole('textbox', { name: 'New comment' }),
  ];
  await expect(parts.at(-1) ?? panel).toBeVisible();
  const tops: number[] = [];
  for (const part of parts) tops.push((await part.boundingBox())?.y ?? Number.NaN);
  expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  // The related record opens beside the task.
  const related = panel.getByRole('link', { name: /^Account/ });
  await expect(related).toHaveAttribute('target', '_blank');
  await expect(related).toHaveAttribute('href', `/crm/account/${account?.uuid}/view`);
});

test('dialogs have the documented widths', async ({ windowOf }) => {
  const space = await makeSpace('Widths');
  const page = await windowOf('owner');
  const expectWidth = async (name: string | RegExp, width: number) => {
    const dialog = page.getByRole('dialog', { name });
    await expect.poll(async () => Math.round((await dialog.boundingBox())?.width ?? 0)).toBe(width);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  };
  await page.goto(`/task-management/${space.uuid}/view/table`);
  await page.getByRole('button', { name: 'New project or folder' }).click();
  await expectWidth('New project', 950);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await expectWidth(/^Share/, 650);
  await page.goto('/task-management/folder-tasks');
  await page.getByRole('main').getByRole('button', { name: 'Add Folder', exact: true }).click();
  await expectWidth('Add Folder', 600);
});

test('comments are cleared, not posted when empty, and edited in a dialog', async ({ windowOf }) => {
  const space = await makeSpace('Comments');
  const task = await makeTask(space.uuid, `Commented ${run}`);
  const page = await windowOf('owner');
  await page.goto(`/task-management/all-task?task=${task.uuid}`);
  const panel = page.getByRole('dialog', { name: task.name });
  const box = panel.getByRole('textbox', { name: 'New comment' });
  const thread = panel.getByRole('group', { name: 'Comments' });
  await box.click();
  const tools = panel.getByRole('toolbar', { name: 'Formatting' });
  for (const name of ['Bold', 'Italic', 'Underline', 'Bulleted list', 'Numbered list', 'Link', 'Image'])
    await expect(tools.getByRole('button', { name, exact: true })).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await expect(thread.getByRole('article')).toHaveCount(0);
  await page.keyboard.type('Hold the east wing');
  await panel.getByRole('button', { name: 'Clear', exact: true }).click();
  await expect(box).toHaveText('');
  await box.click();
  await page.keyboard.type('Hold the west wing');
  await panel.getByRole('button', { name: 'Post comment' }).click();
  await expect(thread.getByRole('article')).toHaveCount(1);
  for (const close of ['Escape', 'outside'] as const) {
    await thread.getByRole('button', { name: /^Actions for the comment/ }).click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit comment' });
    await expect.poll(async () => Math.round((await dialog.boundingBox())?.width ?? 0)).toBe(670);
    if (close === 'Escape') await page.keyboard.press('Escape');
    else await page.mouse.click(20, 20);
    await expect(dialog).toBeHidden();
  }
});

test('a blank name is not saved', async ({ windowOf }) => {
  const space = await makeSpace('Names');
  const task = await makeTask(space.uuid, `Named ${run}`);
  const page = await windowOf('owner');
  await page.goto(`/task-management/all-task?task=${task.uuid}`);
  const title = page.getByRole('dialog', { name: task.name }).getByRole('textbox', { name: 'Task name' });
  await title.fill('   ');
  await title.blur();
  await expect(title).toHaveValue(task.name);
  const { data } = await api<{ name: string; version: number }>(
    'owner',
    `/task-management/spaces/item/${task.uuid}`,
  );
  expect(data).toMatchObject({ name: task.name, version: 1 });
});

test('a project needs a name, and has a range of dates that a folder has not', async ({ windowOf }) => {
  const space = await makeSpace('Projects');
  const page = await windowOf('owner');
  await page.goto(`/task-management/${space.uuid}/view/table`);
  await page.getByRole('button', { name: 'New project or folder' }).click();
  const dialog = page.getByRole('dialog', { name: 'New project' });
  await expect(dialog.getByText('Date Range', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Create project' }).click();
  await expect(dialog.getByText('This field is required')).toBeVisible();
  await fail(page, 'POST', '**/api/task-management/spaces/item');
  await dialog.getByLabel('Project name').fill('East wing');
  await dialog.getByRole('button', { name: 'Create project' }).click();
  await expect(dialog.getByText(eror)).toBeVisible();
  await dialog.getByRole('radio', { name: /^Folder/ }).click();
  const folder = page.getByRole('dialog', { name: 'New folder' });
  await expect(folder.getByRole('button', { name: 'Create folder' })).toBeVisible();
  await expect(folder.getByText('Date Range', { exact: true })).toBeHidden();
});

test('failures of folders have the specified messages', async ({ windowOf }) => {
  const page = await windowOf('owner');
  await page.goto('/task-management/folder-tasks');
  await expect(page.getByRole('link', { name: 'Back', exact: true })).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Add Folder', exact: true }).click();
  const form = page.getByRole('dialog', { name: 'Add Folder', exact: true });
  await form.getByRole('button', { name: 'Add Folder', exact: true }).click();
  await expect(form.getByText('This field is required')).toBeVisible();
  const name = `Failures ${run}`;
  await fail(page, 'POST', '**/api/task-management/folders');
  await form.getByRole('textbox', { name: 'Folder name' }).fill(name);
  await form.getByRole('button', { name: 'Add Folder', exact: true }).click();
  await expect(form.getByText('Please try again later')).toBeVisible();
  await page.unroute('**/api/task-management/folders');
  await form.getByRole('button', { name: 'Add Folder', exact: true }).click();
  const folder = page.getByRole('treeitem', { name: new RegExp(name) });
  await fail(page, 'PUT', '**/api/task-management/folders/**');
  await folder.click({ button: 'right' });
  await page.getByRole('menuitem', { name: /^Rename/ }).click();
  const title = page.getByRole('textbox', { name: `New name for ${name}` });
  await title.fill(`${name} again`);
  await title.press('Enter');
  await expect(page.getByText(eror).first()).toBeVisible();
});

test('a failed change of a permission has the specified message', async ({ windowOf }) => {
  const space = await makeSpace('Permissions');
  const { data: users } = await api<
    { uuid: string; username: string; firstname: string; lastname: string }[]
  >('owner', '/security/users?limit=-1');
  const found = users.find(({ username }) => username === people.estimator);
  await api('owner', `/task-management/spaces/${space.uuid}/shares`, {
    method: 'PUT',
    body: { user_ids: [found?.uuid], permission: 1 },
  });
  const page = await windowOf('owner');
  await page.goto(`/task-management/${space.uuid}/view/table`);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: /^Share/ });
  const level = dialog.getByRole('button', { name: new RegExp(`Permission for ${found?.firstname}`) });
  await fail(page, 'PUT', '**/api/task-management/spaces/*/shares');
  await level.click();
  await page
    .getByRole('listbox')
    .getByRole('option', { name: /^Full access/ })
    .click();
  await expect(page.getByText(eror).first()).toBeVisible();
  await expect(level).toContainText('Read');
});
