import { baseURL } from './support/base-url.ts';
import { api, expect, login, people, test, type Page } from './support/app.ts';
import { noViolations } from './support/axe.ts';

test.use({ who: 'owner' });

const run = Date.now().toString(36);
let made = 0;
const unique = (name: string) => `${name} ${run}${++made}`;
interface Stored {
  uuid: string;
  version: number;
  name: string;
}
const makeSpace = async () =>
  (await api<Stored>('owner', '/task-management/spaces', { method: 'POST', body: { name: unique('Live') } }))
    .data;
const makeItem = async (space: string, name: string) =>
  (
    await api<Stored>('owner', '/task-management/spaces/item', {
      method: 'POST',
      body: { name, type: 'task', space_id: space },
    })
  ).data;
/** Waits until the event stream is open. */
const listens = async (page: Page) => {
  const opened = page.waitForResponse((response) => new URL(response.url()).pathname === '/api/live');
  return async () => expect((await opened).status()).toBe(200);
};

test('shows changes of another user in lists, boards, panels and comments without a reload', async ({
  page,
}) => {
  const streaming = await listens(page);
  await page.goto('/crm/account');
  await streaming();
  const name = unique('Live Account');
  const account = await api<Stored>('estimator', '/crm/accounts', { method: 'POST', body: { name } });
  expect(account.message ?? '').toBe('');
  await page.getByRole('searchbox').last().fill(name);
  const grid = page.getByRole('grid', { name: 'Accounts' });
  await expect(grid.getByRole('link', { name, exact: true })).toBeVisible();
  const renamed = unique('Live Renamed');
  await page.getByRole('searchbox').last().fill(run);
  await api('estimator', `/crm/accounts/${account.data.uuid}`, {
    method: 'PUT',
    body: { name: renamed, version: account.data.version },
  });
  await expect(grid.getByRole('link', { name: renamed, exact: true })).toBeVisible();

  const space = await makeSpace();
  const item = await makeItem(space.uuid, unique('Pour slab'));
  await page.goto(`/task-management/${space.uuid}/view/kanban`);
  await expect(page.getByText(item.name)).toBeVisible();
  const later = await makeItem(space.uuid, unique('Cure slab'));
  await expect(page.getByText(later.name)).toBeVisible();

  await page.getByText(item.name).first().click();
  const panel = page.getByRole('dialog', { name: item.name });
  await expect(panel).toBeVisible();
  await api('owner', '/setup/comments', {
    method: 'POST',
    body: { prop_type: 'task', prop_id: item.uuid, comment: '<p>The truck is here</p>' },
  });
  await expect(panel.getByText('The truck is here')).toBeVisible();
});

test('catches up on changes made while the stream was interrupted', async ({ page, context }) => {
  const streaming = await listens(page);
  const space = await makeSpace();
  await page.goto(`/task-management/${space.uuid}/view/table`);
  await streaming();
  await expect(page.getByText('No tasks yet')).toBeVisible();
  await context.setOffline(true);
  const item = await makeItem(space.uuid, unique('Missed'));
  await context.setOffline(false);
  await expect(page.getByRole('treegrid').getByText(item.name)).toBeVisible({ timeout: 15_000 });
});

test('catches up on creates, renames, completions, comments and deletions after a minute offline', async ({
  page,
  context,
}) => {
  const space = await makeSpace();
  const [kept, gone, done] = await Promise.all(
    ['Kept', 'Gone', 'Finished'].map((name) => makeItem(space.uuid, unique(name))),
  );
  if (!kept || !gone || !done) throw new Error('nothing was made');
  await page.clock.install();
  const streaming = await listens(page);
  await page.goto(`/task-management/${space.uuid}/view/table?task=${kept.uuid}`);
  await streaming();
  const list = page.getByRole('treegrid');
  // The last part of the panel is rendered, so the screen is complete.
  await expect(
    page.getByRole('dialog', { name: kept.name }).getByRole('textbox', { name: 'New comment' }),
  ).toBeVisible();
  await expect(list.getByText(gone.name)).toBeVisible();

  await context.setOffline(true);
  const renamed = unique('Renamed');
  const change = (item: Stored, body: object) =>
    api('owner', `/task-management/spaces/item/${item.uuid}`, { method: 'PUT', body });
  const made: Stored[] = [];
  for (const name of ['First', 'Second', 'Third']) made.push(await makeItem(space.uuid, unique(name)));
  await change(kept, { name: renamed, version: kept.version });
  await change(done, { workflow_status: 'Done', version: done.version });
  await api('owner', '/task-management/spaces/item', { method: 'DELETE', body: { uuid: [gone.uuid] } });
  await api('owner', '/setup/comments', {
    method: 'POST',
    body: { prop_type: 'space_items', prop_id: kept.uuid, comment: '<p>The crane is booked</p>' },
  });
  await page.clock.fastForward('01:00');
  await expect(list.getByText(gone.name)).toBeVisible();
  await context.setOffline(false);

  const panel = page.getByRole('dialog', { name: renamed });
  await expect(panel).toBeVisible();
  await expect(panel.getByText('The crane is booked')).toBeVisible();
  for (const each of made) await expect(list.getByText(each.name)).toBeVisible();
  await expect(list.getByText(gone.name)).toHaveCount(0);
  await expect(list.getByRole('row').filter({ hasText: done.name })).toContainText('Done');
});

test('shares one stream between windows and moves it to another when its window closes', async ({
  page,
  context,
}) => {
  const streams: string[] = [];
  context.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/live') streams.push(request.url());
  });
  const space = await makeSpace();
  const streaming = await listens(page);
  await page.goto(`/task-management/${space.uuid}/view/table`);
  await streaming();
  const second = await context.newPage();
  await second.goto(`/task-management/${space.uuid}/view/table`);
  await expect(second.getByText('No tasks yet')).toBeVisible();
  const first = await makeItem(space.uuid, unique('Told to both'));
  for (const each of [page, second])
    await expect(each.getByRole('treegrid').getByText(first.name)).toBeVisible();
  expect(streams).toHaveLength(1);
  const taken = await listens(second);
  await page.close();
  await taken();
  const next = await makeItem(space.uuid, unique('Told after'));
  await expect(second.getByRole('treegrid').getByText(next.name)).toBeVisible();
});

test('asks to sign in at once when the session is ended elsewhere', async ({ windowOf }) => {
  const own = await login('viewer');
  const page = await windowOf(undefined);
  await page.goto('/login');
  await page.evaluate(({ token, session, cache }) => {
    localStorage.setItem('token', token);
    localStorage.setItem('session', session);
    localStorage.setItem('cache', JSON.stringify(cache));
  }, own);
  const streaming = await listens(page);
  await page.goto('/setup/master-dashboard');
  await streaming();
  const response = await fetch(`${baseURL}/api/security/sessions`, {
    headers: { 'access-token': own.token },
  });
  const { data } = (await response.json()) as { data: { uuid: string; current: boolean }[] };
  const session = data.find(({ current }) => current)?.uuid ?? '';
  await api('viewer', `/security/sessions/${session}`, { method: 'DELETE' });
  await expect(page).toHaveURL(/\/login\?ended=1/);
});

test('shows who else has a task open until they close its panel', async ({ page, windowOf }) => {
  const space = await makeSpace();
  const item = await makeItem(space.uuid, unique('Walk the roof'));
  const { data: users } = await api<{ uuid: string; username: string }[]>(
    'owner',
    '/security/users?limit=-1',
  );
  const estimator = users.find(({ username }) => username === people.estimator)?.uuid;
  await api('owner', `/task-management/spaces/${space.uuid}/shares`, {
    method: 'PUT',
    body: { user_ids: [estimator], permission: 2 },
  });
  const place = `/task-management/${space.uuid}/view/table`;
  await page.goto(place);
  await page.getByRole('treegrid').getByText(item.name).click();
  const panel = page.getByRole('dialog', { name: item.name });
  await expect(panel).toBeVisible();
  const here = panel.getByRole('img', { name: /^Also viewing: / });
  await expect(here).toHaveCount(0);
  const other = await windowOf('estimator');
  await other.goto(place);
  await other.getByRole('treegrid').getByText(item.name).click();
  await expect(
    other.getByRole('dialog', { name: item.name }).getByRole('img', { name: /^Also viewing: / }),
  ).toBeVisible();
  await expect(here).toBeVisible();
  await noViolations(page);
  await other.close();
  await expect(here).toHaveCount(0);
});
