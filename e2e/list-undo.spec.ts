import { api, expect, test, type Page } from './support/app.ts';

test.use({ who: 'owner' });

interface Saved {
  uuid: string;
  version: number;
}
const run = Date.now().toString(36);
let made = 0;
const unique = (name: string) => `${name} ${run}-${++made}`;
const post = async <Row>(path: string, body: object) =>
  (await api<Row>('owner', path, { method: 'POST', body })).data;
const read = async <Row>(path: string) => (await api<Row>('owner', path)).data;
const rows = (page: Page) =>
  page
    .getByRole('grid')
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') });
const selectAll = (page: Page) =>
  page.getByRole('grid').getByRole('checkbox', { name: 'Select all rows' }).click();

test('restores deleted records by the toast and by keyboard', async ({ page }) => {
  const name = unique('Restored Works');
  for (const each of ['A', 'B']) await post('/crm/accounts', { name: `${name} ${each}`, status: 'Active' });
  await page.goto(`/crm/account?q=${encodeURIComponent(name)}`);
  await expect(rows(page)).toHaveCount(2);
  for (const undo of ['toast', 'keyboard'] as const) {
    await selectAll(page);
    await page
      .getByRole('toolbar', { name: 'Selected rows' })
      .getByRole('button', { name: 'Delete' })
      .click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete 2 accounts' }).click();
    await expect(page.getByText('Item Deleted Successfully').first()).toBeVisible();
    await expect(rows(page)).toHaveCount(0);
    if (undo === 'toast') await page.getByRole('button', { name: 'Undo', exact: true }).click();
    else await page.keyboard.press('Control+z');
    await expect(page.getByText('2 accounts restored.').first()).toBeVisible();
    await expect(rows(page)).toHaveCount(2);
  }
});

test('restores a record that was deleted on its page', async ({ page }) => {
  const { uuid } = await post<Saved>('/vendors', { name: unique('Vendor that returns') });
  await page.goto(`/vendors/${uuid}/view`);
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Delete…' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete vendor' }).click();
  await expect(page.getByText('Item Deleted Successfully')).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByText('1 vendor restored.')).toBeVisible();
  expect(await read(`/vendors/${uuid}`)).toMatchObject({ uuid });
});

test('changes records of a bulk edit back, except those that someone changed since', async ({ page }) => {
  const name = unique('Bulk Works');
  const create = (each: string, city: string) =>
    post<Saved>('/crm/accounts', { name: `${name} ${each}`, city, status: 'Active' });
  const [one, two] = [await create('A', 'Bend'), await create('B', 'Redmond')];
  await page.goto(`/crm/account?q=${encodeURIComponent(name)}`);
  await expect(rows(page)).toHaveCount(2);
  const edit = async (city: string) => {
    await selectAll(page);
    await page.getByRole('button', { name: 'Edit fields…' }).click();
    const form = page.getByRole('dialog', { name: /^Edit 2 accounts/ });
    await form.getByRole('button', { name: /Field to change/ }).click();
    await page.getByRole('option', { name: 'City' }).click();
    await form.getByRole('textbox', { name: 'City' }).fill(city);
    await form.getByRole('button', { name: 'Change 2 accounts' }).click();
    await expect(page.getByText('2 accounts changed.', { exact: true })).toBeVisible();
  };
  const cities = async () =>
    Promise.all(
      [one, two].map(async ({ uuid }) => (await read<{ city: string }>(`/crm/accounts/${uuid}`)).city),
    );
  await edit('Sisters');
  expect(await cities()).toEqual(['Sisters', 'Sisters']);
  await page.keyboard.press('Control+z');
  await expect(page.getByText('2 accounts changed back.')).toBeVisible();
  expect(await cities()).toEqual(['Bend', 'Redmond']);

  await edit('Prineville');
  const { version } = await read<Saved>(`/crm/accounts/${two.uuid}`);
  await api('owner', `/crm/accounts/${two.uuid}`, { method: 'PUT', body: { city: 'Madras', version } });
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(
    page.getByText(/1 of 2 accounts not changed back\..*changed City after this change/),
  ).toBeVisible();
  expect(await cities()).toEqual(['Bend', 'Madras']);
});

test('moves a card back to its stage with the probability that it had', async ({ page }) => {
  const name = unique('Moved back');
  const account = await post<Saved>('/crm/accounts', { name });
  const job = await post<Saved>('/crm/opportunities', {
    name,
    account_id: account.uuid,
    stage: 'Qualified',
    probability: 33,
  });
  const before = await read<object>(`/crm/opportunities/${job.uuid}`);
  await page.goto(`/crm/opportunity?as=board&q=${encodeURIComponent(name)}`);
  await page.getByRole('button', { name: new RegExp(`^${name}`) }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await expect(page.getByText(`“${name}” moved to Estimating.`)).toBeVisible();
  expect(await read(`/crm/opportunities/${job.uuid}`)).toMatchObject({
    stage: 'Estimating',
    probability: 40,
  });
  await page.keyboard.press('Control+z');
  await expect(page.getByText(`“${name}” moved back to Qualified.`)).toBeVisible();
  const after = await read<object>(`/crm/opportunities/${job.uuid}`);
  for (const field of ['stage', 'probability', 'stage_since', 'stage_dates'])
    expect(after).toHaveProperty(field, (before as Record<string, unknown>)[field]);
});

test('separates merged records again with their related records', async ({ page }) => {
  const name = unique('Merged Works');
  const [stays, goes] = [
    await post<Saved>('/crm/accounts', { name, phone: '541-555-0191' }),
    await post<Saved>('/crm/accounts', { name: `${name} Inc`, phone: '541-555-0191' }),
  ];
  const job = await post<Saved>('/crm/opportunities', { name: `${name} job`, account_id: goes.uuid });
  await page.goto(`/crm/account?q=${encodeURIComponent(name)}`);
  await expect(rows(page)).toHaveCount(2);
  await selectAll(page);
  await page.getByRole('button', { name: 'Merge…' }).click();
  await page
    .getByRole('dialog', { name: 'Merge accounts' })
    .getByRole('button', { name: /^Merge 2 accounts/ })
    .click();
  await expect(page.getByText('2 accounts merged.')).toBeVisible();
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByText('Merge undone. The 2 accounts are separate again.')).toBeVisible();
  await expect(rows(page)).toHaveCount(2);
  expect(await read(`/crm/opportunities/${job.uuid}`)).toMatchObject({ account_id: goes.uuid });
  expect(await read(`/crm/accounts/${stays.uuid}`)).toMatchObject({ name });
});

test('leads from the toast to the record that was created', async ({ page }) => {
  const name = unique('Created Works');
  await page.goto('/crm/account?new');
  const form = page.getByRole('dialog', { name: 'New account' });
  await form.getByRole('textbox', { name: 'Account name' }).fill(name);
  await form.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('Request approved for performing operation')).toBeVisible();
  await page.getByRole('button', { name: 'Open account' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
});
