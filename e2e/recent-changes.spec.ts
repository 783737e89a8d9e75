import { api, expect, test } from './support/app.ts';
import { noViolations } from './support/axe.ts';

test.use({ who: 'owner' });

interface Kept {
  uuid: string;
  version: number;
}

test('recent changes say who changed what from what to what, are narrowed, and bring a deletion back', async ({
  page,
}) => {
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

  // By day, as a link has it.
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

test('the logs tell of Setup in words, and bring back what was deleted there', async ({ page }) => {
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
  await page.getByRole('option', { name: 'Kind', exact: true }).click();
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
