import { api, expect, test, type Page } from './support/app.ts';
import { noViolations } from './support/axe.ts';
import { call } from './support/company.ts';
import { createUser } from './support/create-user.ts';

test.use({ who: 'owner' });

interface Kept {
  uuid: string;
  version: number;
}

test('lists changes with user and values, filters them and restores a deletion', async ({ page }) => {
  const name = `Changed ${Date.now().toString(36)}`;
  const make = async (who: 'owner' | 'estimator', called: string) => {
    const body = { name: called, city: 'Boise' };
    return (await api<Kept>(who, '/crm/accounts', { method: 'POST', body })).data;
  };
  const { uuid, version } = await make('owner', name);
  await make('estimator', `${name} Annex`);
  const body = { city: 'Nampa', version };
  await api('owner', `/crm/accounts/${uuid}`, { method: 'PUT', body });
  await api('owner', '/crm/accounts', { method: 'DELETE', body: { uuid: [uuid] } });

  const changes = page.getByRole('grid', { name: 'Recent changes' });
  const rows = changes.getByRole('row').filter({ hasText: name });
  const find = async (words: string) => {
    const field = page.getByRole('searchbox', { name: /^Search/ });
    await field.fill(words);
    await field.press('Enter');
  };
  await page.goto('/crm/recent-changes');
  await find(name);
  await expect(rows).toHaveCount(4);
  await expect(rows.first()).toContainText('Deleted');
  await noViolations(page);

  const estimator = (await rows.filter({ hasText: 'Annex' }).textContent()) ?? '';
  await page.getByRole('button', { name: 'Add filter' }).click();
  const editor = page.getByRole('dialog', { name: 'Add filter' });
  await editor.getByRole('button', { name: /Field/ }).click();
  await page.getByRole('option', { name: 'Who', exact: true }).click();
  for (const person of await editor.getByRole('checkbox').all()) {
    const label =
      (await person.getAttribute('aria-label')) ??
      (await person.evaluate((box) => box.closest('label')?.textContent ?? ''));
    if (label && estimator.includes(label)) await person.check({ force: true });
  }
  await editor.getByRole('button', { name: 'Apply' }).click();
  await expect(rows).toHaveCount(1);
  await expect(rows.first()).toContainText('Annex');

  // Filter by day through the URL.
  const tomorrow = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
  const since = (day: string) =>
    encodeURIComponent(JSON.stringify([{ field: 'createdAt', op: 'gte', value: day }]));
  await page.goto(`/crm/recent-changes?q=${encodeURIComponent(name)}&filter=${since(tomorrow)}`);
  await expect(page.getByRole('group', { name: 'Filters' })).toContainText('When');
  await expect(rows).toHaveCount(0);
  await page.goto(`/crm/recent-changes?q=${encodeURIComponent(name)}&filter=${since('2020-01-01')}`);
  await expect(rows).toHaveCount(4);

  await rows.filter({ hasText: 'Nampa' }).getByText(name).first().click();
  const drawer = page.getByRole('dialog', { name });
  await expect(drawer.getByRole('row', { name: /City/ })).toContainText('BoiseNampa');
  await noViolations(page);
  await page.keyboard.press('Escape');

  await rows.first().getByText(name).first().click();
  await drawer.getByRole('button', { name: 'Restore' }).press('Enter');
  await expect(page.getByText('Item Restore Successfully')).toBeVisible();
  await expect(rows).toHaveCount(5);
  expect((await api('owner', `/crm/accounts/${uuid}`)).status).toBe(200);
});

test('shows changed fields by their labels, with formatted dates and percentages', async ({ page }) => {
  const name = `Dated ${Date.now().toString(36)}`;
  const { data: account } = await api<Kept>('owner', '/crm/accounts', {
    method: 'POST',
    body: { name: `${name} Owner` },
  });
  const body = { name, account_id: account.uuid, bid_date: '2027-03-05', probability: 20 };
  const { uuid, version } = (await api<Kept>('owner', '/crm/opportunities', { method: 'POST', body })).data;
  const change = { bid_date: '2027-04-01', probability: 40, version };
  await api('owner', `/crm/opportunities/${uuid}`, { method: 'PUT', body: change });
  await page.goto(`/crm/recent-changes?q=${encodeURIComponent(name)}`);
  const row = page
    .getByRole('grid', { name: 'Recent changes' })
    .getByRole('row')
    .filter({ hasText: 'Updated' });
  await expect(row).toContainText('Bid date from Mar 05, 2027 to Apr 01, 2027');
  await expect(row).toContainText('Probability from 20% to 40%');
  await row.getByText(name).first().click();
  const drawer = page.getByRole('dialog', { name });
  await expect(drawer.getByRole('row', { name: /Bid date/ })).toContainText('Apr 01, 2027');
});

test('logs Setup changes with labels and restores deletions', async ({ page }) => {
  const name = `Rigger ${Date.now().toString(36)}`;
  const { uuid } = (await api<Kept>('owner', '/setup/designation', { method: 'POST', body: { name } })).data;
  await api('owner', `/setup/designation/${uuid}`, { method: 'DELETE' });
  const folder = `Shop drawings ${name}`;
  await api('owner', '/setup/estimation-folder', {
    method: 'POST',
    body: { name: folder, description: 'For the shop.' },
  });
  await page.goto(`/setup/logs?q=${encodeURIComponent(name)}`);
  const rows = page.getByRole('grid', { name: 'Logs' }).getByRole('row').filter({ hasText: name });
  await expect(rows.filter({ hasText: folder })).toContainText('Estimation folder');
  await page.getByRole('button', { name: 'Add filter' }).click();
  const editor = page.getByRole('dialog', { name: 'Add filter' });
  await editor.getByRole('button', { name: /Field/ }).click();
  await page.getByRole('option', { name: 'Record type', exact: true }).click();
  await editor.getByRole('textbox').fill('Desig');
  await editor.getByRole('checkbox', { name: 'Designation' }).check({ force: true });
  await editor.getByRole('button', { name: 'Apply' }).click();
  await expect(rows).toHaveCount(2);
  await rows.first().getByText(name).first().click();
  const drawer = page.getByRole('dialog', { name });
  await expect(drawer).toContainText('Deleted this designation');
  await noViolations(page);
  await drawer.getByRole('button', { name: 'Restore' }).press('Enter');
  await expect(page.getByText('Item Restore Successfully')).toBeVisible();
  expect((await api('owner', `/setup/designation/${uuid}`)).status).toBe(200);
});

interface Area {
  page: string;
  /** API path. */
  records: string;
  read?: string;
  make: object;
  change: object;
  /** Changed field with old and new value as displayed. */
  text: string;
  kind: string;
  /** Deletes the record like its screen. */
  remove: (uuid: string) => Promise<unknown>;
}
const areas: Readonly<Record<string, Area>> = {
  vendors: {
    page: '/vendors/recent-changes',
    records: '/vendors',
    make: { city: 'Boise' },
    change: { city: 'Nampa' },
    text: 'City from Boise to Nampa',
    kind: 'Vendor',
    remove: (uuid) => api('owner', '/vendors', { method: 'DELETE', body: { uuid: [uuid] } }),
  },
  materials: {
    page: '/material-recent-changes',
    records: '/material/list',
    make: { unit_of_measure: 'EA', waste_percentage: '5' },
    change: { waste_percentage: '7' },
    text: 'Waste from 5% to 7%',
    kind: 'Material',
    remove: (uuid) => api('owner', '/material/list', { method: 'DELETE', body: { uuid: [uuid] } }),
  },
  estimation: {
    page: '/estimation/recent-changes',
    records: '/estimations',
    make: { description: 'Level 5 finish' },
    change: { description: 'Level 4 finish' },
    text: 'Description from Level 5 finish to Level 4 finish',
    kind: 'Estimation',
    remove: (uuid) => api('owner', '/estimations', { method: 'DELETE', body: { uuid: [uuid] } }),
  },
  drive: {
    page: '/work-drive/recent-changes',
    records: '/workdrive/',
    read: '/workdrive/item',
    make: { type: 0, parent_id: null },
    change: {},
    text: 'Name from',
    kind: 'Folder',
    remove: (uuid) => api('owner', '/workdrive/trash', { method: 'PUT', body: { uuid: [uuid] } }),
  },
};

async function narrowTo(page: Page, field: string, choice: string) {
  await page.getByRole('button', { name: 'Add filter' }).click();
  const editor = page.getByRole('dialog', { name: 'Add filter' });
  await editor.getByRole('button', { name: /Field/ }).click();
  await page.getByRole('option', { name: field, exact: true }).click();
  const search = editor.getByRole('textbox', { name: `Search ${field}` });
  if (await search.isVisible()) await search.fill(choice);
  await editor.getByRole('checkbox', { name: choice, exact: true }).check({ force: true });
  await editor.getByRole('button', { name: 'Apply' }).click();
}

for (const [name, area] of Object.entries(areas))
  test(`filters recent changes of ${name} by user, record and day, and restores a deletion`, async ({
    page,
  }) => {
    const word = `Told ${name} ${Date.now().toString(36)}`;
    const code = { code: `T-${Date.now().toString(36)}` };
    const more = name === 'materials' ? code : {};
    const other = await createUser('Ilse');
    await call(area.records, {
      token: other.signedIn.token,
      body: {
        ...area.make,
        ...more,
        ...(name === 'materials' ? { code: `${code.code}-2` } : {}),
        name: `${word} two`,
      },
    });
    const { data: made } = await api<Kept>('owner', area.records, {
      method: 'POST',
      body: { ...area.make, ...more, name: word },
    });
    const address = `${area.read ?? area.records}/${made.uuid}`;
    const { data: kept } = await api<Kept>('owner', address);
    const changed = name === 'drive' ? `${word} renamed` : word;
    await api('owner', address, {
      method: 'PUT',
      body: { ...area.change, ...(name === 'drive' ? { name: changed } : {}), version: kept.version },
    });
    await area.remove(made.uuid);

    const rows = page
      .getByRole('grid', { name: 'Recent changes' })
      .getByRole('row')
      .filter({ hasText: word });
    // Search by record name.
    await page.goto(`${area.page}?q=${encodeURIComponent(word)}`);
    await expect(rows.first()).toContainText('Deleted');
    await expect(rows.filter({ hasText: 'Updated' })).toContainText(area.text);
    await expect(rows.first()).toContainText('Maya Lindqvist');
    const all = await rows.count();
    await noViolations(page);

    // Filter by user and type.
    await narrowTo(page, 'Who', other.name);
    await expect(rows).toHaveCount(1);
    await expect(rows.first()).toContainText(`${word} two`);
    await page.goto(`${area.page}?q=${encodeURIComponent(word)}`);
    await narrowTo(page, 'Record type', area.kind);
    await expect(rows).toHaveCount(all);
    await expect(rows.first()).toContainText(area.kind);

    // Filter by a typed date.
    const days = (value: string) =>
      encodeURIComponent(JSON.stringify([{ field: 'createdAt', op: 'lte', value }]));
    await page.goto(`${area.page}?q=${encodeURIComponent(word)}&filter=${days('2020-01-01')}`);
    await expect(page.getByRole('group', { name: 'Filters' })).toContainText('When');
    await expect(rows).toHaveCount(0);
    await page.goto(`${area.page}?q=${encodeURIComponent(word)}`);

    // Details of the change and its undo.
    const drawer = page.getByRole('dialog', { name: changed });
    await rows.first().getByText(word).first().click();
    await expect(drawer).toContainText(`Deleted this ${area.kind.toLowerCase()}`);
    await noViolations(page);
    await drawer.getByRole('button', { name: 'Restore' }).press('Enter');
    await expect(page.getByText('Item Restore Successfully')).toBeVisible();
    await expect(rows).toHaveCount(all + 1);
    await expect(rows.first()).toContainText('Restored');
    expect((await api('owner', address)).status).toBe(200);
    // A restored record cannot be restored again.
    await rows.filter({ hasText: 'Deleted' }).getByText(word).first().click();
    await expect(drawer).toBeVisible();
    await expect(drawer.getByRole('button', { name: 'Restore' })).toBeHidden();
  });
