import { api, expect, test, type Page } from './support/app.ts';
import { noViolations } from './support/axe.ts';

test.use({ who: 'owner' });

interface Lead {
  uuid: string;
  name: string;
  version: number;
  converted_opportunity_id?: string;
}
interface Opportunity {
  uuid: string;
  name: string;
  stage: string;
  account_name: string;
}
const run = Date.now().toString(36);
let made = 0;
const unique = (name: string) => `${name} ${run}-${++made}`;
const create = async (name: string, more: object = {}) =>
  (
    await api<Lead>('owner', '/crm/leads', {
      method: 'POST',
      body: { name, company: `${name} Group`, firstname: 'Ann', lastname: 'Ito', amount: '120000', ...more },
    })
  ).data;
const drawer = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
const card = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) });
const column = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
async function search(page: Page, words: string, what: string) {
  const field = page.getByRole('searchbox', { name: `Search ${what}` });
  await field.fill(words);
  await field.press('Enter');
}

test('rejects a duplicate lead name, converts the lead and moves its opportunity on the board', async ({
  page,
}) => {
  const taken = unique('Taken Hall');
  await create(taken);
  const name = unique('Orchard Clinic');
  await page.goto('/crm/lead');
  await page.getByRole('button', { name: 'New lead' }).click();
  const form = drawer(page, 'New lead');
  await form.getByRole('textbox', { name: 'Lead name' }).fill(taken.toUpperCase());
  await expect(form.getByText('Another lead has this name.')).toBeVisible();
  await form.getByRole('textbox', { name: 'Lead name' }).fill(name);
  await expect(form.getByText('Another lead has this name.')).toBeHidden();
  await form.getByRole('textbox', { name: 'Company' }).fill(`${name} Partners`);
  await form.getByRole('textbox', { name: 'First name' }).fill('Nora');
  await form.getByRole('textbox', { name: 'Amount' }).fill('250000');
  await form.getByRole('button', { name: 'Create lead' }).click();
  await expect(form).toBeHidden();

  await search(page, name, 'leads');
  await page.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await noViolations(page);
  await page.getByRole('link', { name: 'Convert', exact: true }).click();
  await expect(page).toHaveURL(/\/convert\/new$/);

  // The missing required field must be filled in before converting.
  const convert = page.getByRole('button', { name: 'Convert lead' });
  await page.getByRole('textbox', { name: 'Last name (contact)' }).fill('Vance');
  await expect(page.getByText('Every required field has a value')).toBeVisible();
  await noViolations(page);
  await convert.click();
  await expect(page).toHaveURL(/\/crm\/opportunity\/[^/]+\/view/);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText(new RegExp(`created this opportunity from the lead ${name}`))).toBeVisible();

  await page.goto('/crm/opportunity?as=board');
  await search(page, name, 'opportunities');
  await expect(column(page, 'Qualified')).toContainText('$250,000');
  await noViolations(page);
  await card(page, name).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await expect(column(page, 'Estimating')).toContainText('+ $250,000');
  await page.keyboard.press('Space');
  await expect(column(page, 'Estimating')).toContainText(name);
  await expect
    .poll(async () => {
      const found = await api<Opportunity[]>(
        'owner',
        `/crm/opportunities?search=${encodeURIComponent(name)}`,
      );
      return found.data[0]?.stage;
    })
    .toBe('Estimating');
  // The workflow rejects the move while the card is still lifted.
  await card(page, name).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText(/The workflow .* allows Estimating to change to/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(column(page, 'Estimating')).toContainText(name);

  await page.getByRole('radio', { name: 'Table' }).click();
  await expect(page).not.toHaveURL(/as=board/);
  await expect(page.getByRole('grid', { name: 'Opportunities' })).toContainText(name);
});

test('converts a lead into an existing account and rejects a second conversion', async ({ page }) => {
  const firm = unique('Halvorsen Yard');
  const { data: account } = await api<{ uuid: string }>('owner', '/crm/accounts', {
    method: 'POST',
    body: { name: firm, phone: '541-555-0101' },
  });
  const lead = await create(unique('Annex'), { company: `${firm}, Inc.`, phone: '541-555-0199' });
  await page.goto(`/crm/lead/${lead.uuid}/convert/new`);
  await page.getByRole('button', { name: new RegExp(`Use this record.*${firm}|${firm}.*Use`) }).click();
  await expect(page).toHaveURL(new RegExp(`/convert/${account.uuid}$`));
  await page.reload();
  const phone = page.getByRole('button', { name: /^Target for Phone(?! \(second)/ });
  await expect(phone).toContainText('Do not map');
  await expect(
    page.getByRole('region', { name: 'Account', exact: true }).getByText('541-555-0101'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Convert lead' }).click();
  await expect(page).toHaveURL(/\/crm\/opportunity\/[^/]+\/view/);
  const { data: kept } = await api<{ phone: string; name: string }>('owner', `/crm/accounts/${account.uuid}`);
  expect(kept).toMatchObject({ phone: '541-555-0101', name: firm });

  await page.goto(`/crm/lead/${lead.uuid}/account`);
  await expect(page).toHaveURL(/tab=account/);
  await page.getByRole('link', { name: firm }).first().click();
  await expect(page).toHaveURL(new RegExp(`/crm/account/${account.uuid}/view`));
  await page.goto(`/crm/lead/${lead.uuid}/convert/new`);
  await expect(page.getByText('This lead was already converted.')).toBeVisible();
});

test('edits several leads at once and reports why converted ones are rejected', async ({ page }) => {
  const word = unique('Bulk');
  const [one, two, done] = [
    await create(`${word} one`),
    await create(`${word} two`),
    await create(`${word} done`),
  ];
  await api('owner', `/crm/leads/${done.uuid}/convert`, {
    method: 'POST',
    body: { version: 1, account: {}, mapping: [{ field: 'company', to: ['account.name'] }] },
  });
  await page.goto('/crm/lead?view=all');
  await search(page, word, 'leads');
  const grid = page.getByRole('grid', { name: 'Leads' });
  await expect(grid).toContainText(done.name);
  await grid.getByRole('checkbox').first().check({ force: true });
  await page.getByRole('button', { name: 'Edit fields…' }).click();
  const form = drawer(page, /^Edit 3 leads/);
  await form.getByRole('button', { name: /Field to change/ }).click();
  await page.getByRole('option', { name: 'Rating' }).click();
  await form.getByRole('button', { name: /^Rating/ }).click();
  await page.getByRole('option', { name: 'Hot' }).click();
  await noViolations(page);
  await form.getByRole('button', { name: 'Change 3 leads' }).click();
  const outcome = drawer(page, '1 lead not changed');
  await expect(outcome).toContainText('2 leads changed.');
  await expect(outcome).toContainText(/is already converted/);
  await outcome.getByRole('button', { name: 'Close' }).first().click();
  for (const { uuid } of [one, two]) {
    const { data } = await api<{ rating: string }>('owner', `/crm/leads/${uuid}`);
    expect(data.rating).toBe('Hot');
  }
});

test('merges two leads with their activities, which stay after the conversion', async ({ page }) => {
  const name = unique('Larch House');
  const stays = await create(name, { phone: '541-555-0171', zip: '97703', city: 'Bend', state: 'OR' });
  const goes = await create(`${name} annex`, { phone: '541-555-0171', email: 'ann@larch.test' });
  await page.goto(`/crm/lead/${goes.uuid}/view`);
  const composer = page.getByRole('textbox', { name: 'Log an activity' });
  await composer.fill('Wants two prices.');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('wrote a note')).toBeVisible();

  await page.goto(`/crm/lead/${stays.uuid}/view`);
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Merge duplicates…' }).click();
  const dialog = drawer(page, 'Merge leads');
  await dialog.getByRole('button', { name: 'Merge with this' }).first().click();
  await noViolations(page);
  await dialog.getByRole('button', { name: /^Merge 2 leads/ }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: /^Email.*ann@larch\.test/ })).toBeVisible();
  await expect(page.getByText('Wants two prices.')).toBeVisible();

  await page.goto('/crm/lead');
  await search(page, name, 'leads');
  await expect(page).toHaveURL(/q=/);
  await page.getByRole('link', { name: 'Map', exact: true }).last().click();
  await expect(page).toHaveURL(/\/crm\/map\/view\?.*layers=lead/);
  await expect(page.getByRole('searchbox', { name: 'Search Map' })).toHaveValue(name);
  await expect(page.getByText('1 of 1 in view').first()).toBeVisible();

  await page.goto(`/crm/lead/${stays.uuid}/convert/new`);
  await page.getByRole('button', { name: 'Convert lead' }).click();
  await expect(page).toHaveURL(/\/crm\/opportunity\/[^/]+\/view/);
  await expect(page.getByText('Wants two prices.')).toBeVisible();
});

test('merges two opportunities with their estimations', async ({ page }) => {
  const firm = unique('Alder District');
  const post = async <Row>(path: string, body: object) =>
    (await api<Row>('owner', path, { method: 'POST', body })).data;
  const account = await post<{ uuid: string }>('/crm/accounts', { name: firm });
  const job = { name: `${firm} gym`, account_id: account.uuid };
  const stays = await post<Opportunity>('/crm/opportunities', { ...job, amount: '1000' });
  const goes = await post<Opportunity>('/crm/opportunities', { ...job, amount: '2500' });
  await post('/estimations', { name: `${firm} gym, base bid`, opportunity_id: goes.uuid });
  // Creating a third one with the same name shows the duplicate notice.
  await page.goto('/crm/opportunity?new');
  const form = drawer(page, 'New opportunity');
  await form.getByRole('textbox', { name: 'Opportunity name' }).fill(job.name);
  await expect(form.getByText('This may already exist', { exact: true })).toBeVisible();
  await page.goto(`/crm/opportunity/${stays.uuid}/view`);
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Merge duplicates…' }).click();
  const dialog = drawer(page, 'Merge opportunities');
  await dialog.getByRole('button', { name: 'Merge with this' }).first().click();
  await dialog.getByRole('radio', { name: /2,500/ }).check({ force: true });
  await noViolations(page);
  await dialog.getByRole('button', { name: /^Merge 2 opportunities/ }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('$2,500.00').first()).toBeVisible();
  await expect(page.getByRole('gridcell', { name: `${firm} gym, base bid` })).toBeVisible();
  await expect(page.getByText(`merged ${job.name} into this opportunity`)).toBeVisible();
});
