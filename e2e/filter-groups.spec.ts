import { api, expect, test, type Page } from './support/app.ts';

test.use({ who: 'owner' });

const run = Date.now().toString(36);
let made = 0;
const unique = (name: string) => `${name} ${run}-${++made}`;
const rows = (page: Page) =>
  page
    .getByRole('grid')
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') });
const choose = async (page: Page, label: RegExp, option: string) => {
  await page.getByRole('dialog').getByRole('button', { name: label }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
};

test('composes alternatives in the filter bar, keeps them in the URL and in a saved view', async ({
  page,
}) => {
  const name = unique('Alternatives');
  const account = async (each: string, more: object) =>
    (
      await api<{ uuid: string }>('owner', '/crm/accounts', {
        method: 'POST',
        body: { name: `${name} ${each}`, ...more },
      })
    ).data;
  await account('near', { city: 'Bend', status: 'Active' });
  await account('prospect', { city: 'Redmond', status: 'Prospect', state: 'OR' });
  await account('other prospect', { city: 'Boise', status: 'Prospect', state: 'ID' });
  await account('other', { city: 'Madras', status: 'Active' });
  await page.goto(`/crm/account?q=${encodeURIComponent(name)}`);
  await expect(rows(page)).toHaveCount(4);

  await page.getByRole('button', { name: 'Add filter' }).click();
  await choose(page, /Field/, 'City');
  await page.getByRole('dialog').getByRole('textbox', { name: 'Value' }).fill('Bend');
  await page.getByRole('dialog').getByRole('button', { name: 'Or' }).click();
  await choose(page, /Field/, 'Status');
  await page.getByRole('dialog').getByRole('checkbox', { name: 'Prospect' }).check({ force: true });
  await page.getByRole('dialog').getByRole('button', { name: 'Apply' }).click();
  const second = page.getByRole('group', { name: 'Alternative 2' });
  await second.getByRole('button', { name: 'And' }).click();
  await choose(page, /Field/, 'State');
  await page.getByRole('dialog').getByRole('textbox', { name: 'Value' }).fill('OR');
  await page.getByRole('dialog').getByRole('button', { name: 'Apply' }).click();
  await expect(second).toContainText('State');
  await page.getByRole('dialog').getByRole('button', { name: 'Apply' }).click();
  const chip = page.getByRole('group', { name: 'Filters' }).getByRole('button', { name: /^Any of/ });
  await expect(chip).toHaveText(
    'Any ofCity contains Bend or Status is any of Prospect and State contains OR',
  );
  await expect(rows(page)).toHaveCount(2);

  // A link has the group, and the export and the reports read the same text.
  const filter = new URL(page.url()).searchParams.get('filter') ?? '';
  expect(JSON.parse(filter)).toEqual([
    {
      any: [
        { field: 'city', op: 'ilike', value: 'Bend' },
        {
          all: [
            { field: 'status', op: 'in', value: ['Prospect'] },
            { field: 'state', op: 'ilike', value: 'OR' },
          ],
        },
      ],
    },
  ]);
  await page.reload();
  await expect(rows(page)).toHaveCount(2);
  const views = page.getByRole('group', { name: 'Saved views' });
  await views.getByRole('button', { name: 'New view' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save view' });
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByRole('button', { name: 'Save view' }).click();
  await expect(dialog).toBeHidden();
  await page.goto('/crm/account');
  // Views of other tests may leave no room for it beside the others.
  const tab = views.getByRole('button', { name }).first();
  const more = views.getByRole('button', { name: /^More/ });
  await expect(rows(page).first()).toBeVisible();
  await expect(tab.or(more).first()).toBeVisible();
  if (await tab.isVisible()) await tab.click();
  else {
    await more.click();
    await page.getByRole('menuitem', { name }).click();
  }
  await expect(chip).toBeVisible();
  await expect(rows(page)).toHaveCount(2);

  // With one alternative left, the group is an ordinary filter again.
  await chip.click();
  await second.getByRole('button', { name: /^Remove State/ }).click();
  await second.getByRole('button', { name: /^Remove Status/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Apply' }).click();
  await expect(chip).toBeHidden();
  await expect(page.getByRole('group', { name: 'Filters' })).toContainText(/City.*contains.*Bend/);
  await expect(rows(page)).toHaveCount(1);
});
