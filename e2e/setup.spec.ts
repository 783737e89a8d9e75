import { api, expect, test, type Page } from './support/app.ts';
import { noViolations } from './support/axe.ts';

test.use({ who: 'owner' });

// A reused server keeps the settings of earlier runs.
const run = Date.now().toString(36);
const saved = (page: Page) =>
  expect(page.getByText('Request approved for performing operation').first()).toBeVisible();

interface List {
  statuses: { uuid: string; name: string }[];
}

test('adds, renames and reorders a status, and moves its records when it is deleted', async ({ page }) => {
  const name = `Shortlisted ${run}`;
  await page.goto('/setup/field-status-list');
  await expect(page.getByRole('grid').getByRole('link', { name: 'Opportunity' })).toBeVisible();
  await noViolations(page);
  await page.getByRole('grid').getByRole('link', { name: 'Opportunity' }).click();
  await page.getByRole('button', { name: 'New status' }).click();
  const form = page.getByRole('dialog', { name: 'New opportunity status' });
  await form.getByRole('button', { name: 'Add status' }).click();
  await expect(form.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription(
    /This field is required/,
  );
  // A duplicate name is rejected at the field and the input stays.
  await form.getByRole('textbox', { name: 'Name' }).fill('awarded');
  await form.getByRole('button', { name: 'Add status' }).click();
  await expect(form.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription(
    /Another status is named “awarded”/,
  );
  await form.getByRole('textbox', { name: 'Name' }).fill(name);
  await noViolations(page);
  await form.getByRole('button', { name: 'Add status' }).click();
  await saved(page);
  const row = page.getByRole('treeitem', { name: new RegExp(name) });
  await expect(row).toContainText('0 opportunities');

  const { data: accounts } = await api<{ uuid: string }[]>('owner', '/crm/accounts?limit=1');
  const { data: job } = await api<{ uuid: string }>('owner', '/crm/opportunities', {
    method: 'POST',
    body: { name: `Job ${run}`, account_id: accounts[0]?.uuid, stage: name },
  });
  // Alt with an arrow key moves the status; the order is saved on the server.
  const order = async () =>
    (await api<List>('owner', '/setup/status-lists/opportunity')).data.statuses.map((each) => each.name);
  const before = (await order()).indexOf(name);
  await row.focus();
  await row.press('Alt+ArrowUp');
  await row.press('Enter');
  await expect.poll(async () => (await order()).indexOf(name)).toBe(before - 1);

  await page.reload();
  await row.focus();
  await row.press('Enter');
  const edit = page.getByRole('dialog', { name });
  await edit.getByRole('textbox', { name: 'Name' }).fill(`Interview ${run}`);
  await edit.getByRole('button', { name: 'Save status' }).click();
  await saved(page);
  const stage = async () =>
    (await api<{ stage: string }>('owner', `/crm/opportunities/${job.uuid}`)).data.stage;
  expect(await stage()).toBe(`Interview ${run}`);

  const renamed = page.getByRole('treeitem', { name: new RegExp(`Interview ${run}`) });
  await renamed.click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'Delete…' }).click();
  const removing = page.getByRole('dialog', { name: `Delete “Interview ${run}”?` });
  await removing.getByRole('button', { name: 'Move 1 opportunity and delete' }).click();
  await expect(removing.getByText('This field is required')).toBeVisible();
  await removing.getByRole('button', { name: /Move them to/ }).click();
  await page.getByRole('option', { name: 'Qualified' }).click();
  await removing.getByRole('button', { name: 'Move 1 opportunity and delete' }).click();
  await expect(renamed).toBeHidden();
  expect(await stage()).toBe('Qualified');
});

test('limits the status changes of records to the workflow of their module', async ({ page }) => {
  const { data: lists } = await api<(List & { module: string })[]>('owner', '/setup/status-lists');
  const names = lists.find(({ module }) => module === 'account')?.statuses.map((each) => each.name) ?? [];
  await page.goto('/setup/workflow');
  await page.getByRole('button', { name: 'New workflow' }).click();
  await page.getByRole('button', { name: 'Create workflow' }).click();
  await expect(page.getByRole('textbox', { name: 'Description' })).toHaveAccessibleDescription(
    /This field is required/,
  );
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(`Care ${run}`);
  await page.getByRole('textbox', { name: 'Description' }).fill('How accounts are looked after.');
  await page.getByRole('button', { name: 'Copy from a module' }).click();
  await page.getByRole('menuitem', { name: /^Account:/ }).click();
  await page.getByRole('button', { name: 'Allow neighboring statuses' }).click();
  await expect(page.getByRole('checkbox', { name: `${names[0]}: ${names[1]}` })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: `${names[0]}: ${names[2]}` })).not.toBeChecked();
  // The draft survives a reload.
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue(`Care ${run}`);
  await noViolations(page);
  await page.getByRole('button', { name: 'Create workflow' }).click();
  await expect(page.getByRole('link', { name: `Care ${run}` })).toBeVisible();

  await page.goto('/setup/module-workflow');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await noViolations(page);
  await page.getByRole('button', { name: /Workflow for every account/ }).click();
  await page.getByRole('option', { name: `Care ${run}` }).click();
  await expect(page.getByRole('link', { name: `Open Care ${run}` })).toBeVisible();
  try {
    const { data: account } = await api<{ uuid: string }>('owner', '/crm/accounts', {
      method: 'POST',
      body: { name: `Cared for ${run}`, status: names[0] },
    });
    await page.goto(`/crm/account/${account.uuid}/view`);
    const status = page
      .getByRole('complementary', { name: 'Details' })
      .getByRole('button', { name: /^Status/ });
    await status.click();
    await status.click();
    await expect(page.getByRole('option', { name: new RegExp(names[2] ?? '') })).toBeDisabled();
    await page.getByRole('option', { name: names[1], exact: true }).click();
    await expect
      .poll(async () => (await api<{ status: string }>('owner', `/crm/accounts/${account.uuid}`)).data.status)
      .toBe(names[1]);
    const refused = await api('owner', `/crm/accounts/${account.uuid}`, {
      method: 'PUT',
      body: { status: names[3], version: 2 },
    });
    expect(refused.message).toContain(`The workflow “Care ${run}” allows`);
  } finally {
    await page.goto('/setup/module-workflow');
    await page.getByRole('button', { name: /Workflow for every account/ }).click();
    await page.getByRole('option', { name: /^None/ }).click();
    await expect(page.getByText('An account can change from any status to any other.')).toBeVisible();
  }
});

test('keeps a draft of the company settings and shows errors at their fields', async ({ page }) => {
  await page.goto('/setup/company-setup');
  const city = page.getByRole('textbox', { name: 'City' });
  const before = await city.inputValue();
  await city.fill('Golden');
  await page.getByRole('textbox', { name: 'Website' }).fill('northgate');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('textbox', { name: 'Website' })).toHaveAccessibleDescription(/URL is invalid/);
  await page.reload();
  await expect(city).toHaveValue('Golden');
  await expect(page.getByText('2 unsaved changes')).toBeVisible();
  await noViolations(page);
  await page.getByRole('textbox', { name: 'Website' }).fill('https://northgate.test');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await saved(page);
  await expect(page.getByRole('button', { name: 'Save changes' })).toBeHidden();
  await page.reload();
  await expect(city).toHaveValue('Golden');
  await city.fill(before);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await saved(page);
});

test('inserts fields into a communication code, previews it and rejects unknown fields', async ({ page }) => {
  await page.goto('/setup/communication');
  await expect(page.getByRole('row', { name: /BID-DUE/ })).toBeVisible();
  await noViolations(page);
  await page.getByRole('button', { name: 'New communication code' }).click();
  const form = page.getByRole('dialog', { name: 'New communication code' });
  await form.getByRole('textbox', { name: 'Code', exact: true }).fill(`CODE-${run}`);
  await form.getByRole('button', { name: /Module/ }).click();
  await page.getByRole('option', { name: 'Account', exact: true }).click();
  await form.getByRole('textbox', { name: 'Group' }).fill('Sales');
  await form.getByRole('textbox', { name: 'Description' }).fill('Says hello.');
  await form.getByRole('textbox', { name: 'Subject' }).fill('Hello');
  const body = form.getByRole('textbox', { name: 'Body' });
  await body.fill('Dear ');
  await form.getByRole('button', { name: 'Insert field in body' }).click();
  await page.getByRole('menuitem', { name: 'Account name' }).click();
  await expect(body).toHaveValue('Dear {{name}}');
  // The preview names its sample record.
  const preview = form.getByRole('region', { name: 'Preview' });
  const whose = /Sample: (.+)\.$/.exec(await preview.getByText('Sample:').innerText())?.[1];
  await expect(preview).toContainText(`Dear ${whose}`);
  await body.fill('Dear {{salary}}');
  await form.getByRole('button', { name: 'Create communication code' }).click();
  await expect(body).toHaveAccessibleDescription(/\{\{salary\}\} is not a field of this module/);
  await noViolations(page);
  await body.fill('Dear {{owner_name}}');
  await form.getByRole('button', { name: 'Create communication code' }).click();
  await expect(page.getByRole('row', { name: new RegExp(`CODE-${run}`) })).toBeVisible();
});

test('creates a territory with people and ZIP codes, and renames it on its accounts', async ({ page }) => {
  await page.goto('/setup/territory');
  await expect(page.getByRole('grid', { name: 'Territories' }).getByRole('checkbox')).toHaveCount(0);
  await page.getByRole('button', { name: 'New territory' }).click();
  const form = page.getByRole('dialog', { name: 'New territory' });
  await form.getByRole('textbox', { name: 'Name' }).fill(`Mesa ${run}`);
  await form.getByRole('textbox', { name: 'Description' }).fill('The south-west.');
  await form.getByRole('textbox', { name: 'ZIP codes' }).fill('81301-8139');
  await form.getByRole('button', { name: 'Create territory' }).click();
  await expect(form.getByRole('textbox', { name: 'ZIP codes' })).toHaveAccessibleDescription(
    /is not a ZIP code/,
  );
  // ZIP codes of another territory cause a warning, not an error.
  await form.getByRole('textbox', { name: 'ZIP codes' }).fill('81390-81399, 84000-84001');
  await expect(form.getByText('84000-84001 overlaps 84000-84799 of Wasatch.')).toBeVisible();
  await form.getByRole('textbox', { name: 'ZIP codes' }).fill('81301-81399');
  await expect(form.getByText(/of Wasatch/)).toBeHidden();
  await form.getByRole('button', { name: 'Create territory' }).click();
  await page.getByRole('link', { name: `Mesa ${run}` }).click();
  await page.getByRole('combobox', { name: 'Add person' }).fill('Dana');
  await page.getByRole('option', { name: /Dana Whitfield/ }).click();
  await page.getByRole('button', { name: /Access for Dana Whitfield/ }).click();
  await page.getByRole('option', { name: 'Full Access' }).click();
  await expect(page.getByRole('button', { name: /Access for Dana Whitfield/ })).toContainText('Full Access');

  // Type-ahead on the closed select passes through another option: both changes are saved in order.
  const access = page.getByRole('button', { name: /Access for Dana Whitfield/ });
  await access.focus();
  await page.keyboard.type('view/');
  await expect(access).toContainText('View/Edit');
  const accessKept = async () => {
    const { data } = await api<{ members: { access: string }[] }>(
      'owner',
      `/setup/territory/${page.url().split('/').at(-1) ?? ''}`,
    );
    return data.members.map((member) => member.access);
  };
  await expect.poll(accessKept).toEqual(['edit']);
  await expect(page.getByText(/^Someone else changed/)).toBeHidden();
  await noViolations(page);
  const { data: account } = await api<{ uuid: string }>('owner', '/crm/accounts', {
    method: 'POST',
    body: { name: `In Mesa ${run}`, territory: `Mesa ${run}` },
  });
  await page.getByRole('button', { name: 'Edit territory' }).click();
  const edit = page.getByRole('dialog', { name: `Mesa ${run}` });
  await edit.getByRole('textbox', { name: 'Name' }).fill(`Grand Mesa ${run}`);
  await edit.getByRole('button', { name: 'Save territory' }).click();
  await expect(page.getByRole('heading', { name: `Grand Mesa ${run}` })).toBeVisible();
  expect((await api<{ territory: string }>('owner', `/crm/accounts/${account.uuid}`)).data.territory).toBe(
    `Grand Mesa ${run}`,
  );
});

test('saves number patterns, plugins and email setup, and lists them in the logs', async ({ page }) => {
  await page.goto('/setup/dynamic-ids');
  await page.getByRole('row', { name: /Accounts/ }).click();
  const form = page.getByRole('dialog', { name: 'Edit account numbers' });
  const pattern = form.getByRole('textbox', { name: 'Pattern' });
  const usual = await pattern.inputValue();
  await pattern.fill('K-{YYYY}');
  await expect(form.getByText('Include the counter exactly once')).toBeVisible();
  await pattern.fill('K{YYYY}-####');
  await expect(form.getByText(/The next account is K\d{4}-\d{4}/)).toBeVisible();
  await pattern.fill(usual);
  await form.getByRole('textbox', { name: 'Next number' }).fill('1');
  await form.getByRole('button', { name: 'Save pattern' }).click();
  const next = form.getByRole('textbox', { name: 'Next number' });
  // Match the number, because the help text of the field mentions numbers in use as well.
  await expect(next).toHaveAccessibleDescription(
    /ACC-\d+ is in use\. The next number must be at least \d+\./,
  );
  await noViolations(page);
  const free = /The next number must be at least (\d+)/.exec((await form.innerText()) ?? '')?.[1] ?? '';
  await next.fill(String(Number(free) + 5));
  await form.getByRole('button', { name: 'Save pattern' }).click();
  await saved(page);
  await expect(form).toHaveCount(0);
  await expect(page.getByRole('row', { name: /Accounts/ })).toContainText(String(Number(free) + 5));

  const { data: plugins } = await api<{ name: string; hasSecret: boolean }[]>(
    'owner',
    '/plugins/plugin-detail',
  );
  const secret = page.getByLabel('Client secret');
  await page.goto('/setup/plugins?name=salesforce');
  await page.getByRole('textbox', { name: 'Client ID' }).fill(`north ${Date.now()}`);
  if (!plugins.find(({ name }) => name === 'salesforce')?.hasSecret) {
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(secret).toHaveAccessibleDescription(/This field is required/);
  }
  await secret.fill(`secret ${run}`);
  await page.getByRole('textbox', { name: 'Salesforce URL' }).fill('https://north.my.salesforce.com');
  await page.getByRole('textbox', { name: 'Redirect URI' }).fill('https://north.test/callback');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await saved(page);
  await page.reload();
  await expect(secret).toHaveValue('');
  await expect(page.getByText('A secret is saved and encrypted')).toBeVisible();
  await noViolations(page);

  // Numeric settings that the form stores as text are saved as well.
  for (const [address, name, option] of [
    ['/setup/company-setup', /^Fiscal year/, 'July'],
    ['/setup/email-setup', /^Port/, '465'],
  ] as const) {
    await page.goto(address);
    const choice = page.getByRole('button', { name });
    const before = (await choice.innerText()).trim();
    for (const wanted of [option, before]) {
      await choice.click();
      await page.getByRole('option', { name: wanted, exact: true }).click();
      await page.getByRole('button', { name: 'Save changes' }).click();
      await expect(page.getByRole('button', { name: 'Save changes' })).toHaveCount(0);
      await page.reload();
      await expect(choice).toContainText(wanted);
    }
  }
  await page.goto('/setup/email-setup');
  await page.getByRole('button', { name: 'Send test email' }).click();
  await expect(page.getByText('The email is saved but cannot be sent')).toBeVisible();
  await noViolations(page);

  await page.goto('/setup/logs?q=Salesforce');
  await expect(page.getByRole('row', { name: /Salesforce/ }).first()).toContainText('Setup');
  await noViolations(page);
  await page.goto('/setup/modules');
  await page.getByRole('link', { name: 'Manufacturing' }).click();
  await expect(page.getByText('$300.00')).toBeVisible();
  await noViolations(page);
});

test('hides Setup from users without rights and names the missing right', async ({ windowOf }) => {
  const page = await windowOf('viewer');
  await page.goto('/setup/company-setup');
  await expect(page.getByText('You need the permission “Company: View” in Setup.')).toBeVisible();
});

test.describe('in the dark theme', () => {
  test.use({ colorScheme: 'dark' });
  for (const path of [
    '/setup/organization',
    '/setup/designation',
    '/setup/status?module=opportunity',
    '/setup/workflow',
    '/setup/module-workflow',
    '/setup/company-setup',
    '/setup/dynamic-ids',
    '/setup/email-setup',
    '/setup/alignment',
    '/setup/form-group',
  ])
    test(`${path} has no accessibility violations`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText(/^Loading/)).toHaveCount(0);
      await noViolations(page);
    });
});

test('warns the second user who renames the same status', async ({ page }) => {
  const name = `Walked ${run}`;
  const { data: list } = await api<{ statuses: { uuid: string; name: string; version: number }[] }>(
    'owner',
    '/setup/status-lists/opportunity',
    { method: 'POST', body: { name, tone: 'wait' } },
  );
  const status = list.statuses.find((each) => each.name === name);
  const address = `/setup/status-lists/opportunity/${status?.uuid ?? ''}`;
  const row = (of: string) => page.getByRole('treeitem', { name: new RegExp(of) });
  await page.goto('/setup/status?module=opportunity');
  await row(name).focus();
  await row(name).press('Enter');
  const form = page.getByRole('dialog', { name });
  await expect(form).toBeVisible();
  // A concurrent change by another session.
  const theirs = `Visited ${run}`;
  await api('owner', address, { method: 'PUT', body: { name: theirs, version: status?.version } });

  const mine = `Site seen ${run}`;
  await form.getByRole('textbox', { name: 'Name' }).fill(mine);
  await form.getByRole('button', { name: 'Save status' }).click();
  await expect(form.getByText('Someone else changed this while you were editing.')).toBeVisible();
  await expect(form.getByRole('textbox', { name: 'Name' })).toHaveValue(mine);
  const names = async () =>
    (await api<List>('owner', '/setup/status-lists/opportunity')).data.statuses.map((each) => each.name);
  expect(await names()).toContain(theirs);
  await form.getByRole('button', { name: 'Save status' }).click();
  await expect(form).toBeHidden();
  expect(await names()).toContain(mine);
  await api('owner', address, { method: 'DELETE' });
});

test('lists what replacing a concurrently saved form undoes, and counts one moved field as one change', async ({
  page,
}) => {
  interface Form {
    version: number;
    groups: { id: string; fields: { label: string; help: string; required: boolean }[] }[];
  }
  const form = async () => (await api<Form>('owner', '/setup/forms/contact')).data;
  const write = async (groups: Form['groups']) =>
    api('owner', '/setup/forms/contact', {
      method: 'PUT',
      body: { version: (await form()).version, groups },
    });
  const before = await form();
  const labels = (before.groups[0]?.fields ?? []).map(({ label }) => label);
  const [first = '', second = ''] = labels;
  try {
    await page.goto('/setup-manager/contact');
    await page.getByRole('button', { name: `Move ${first}`, exact: true }).focus();
    await page.keyboard.press('Space');
    for (const _ of labels.slice(1)) await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    // Only the moved field counts as changed, although it passed all others.
    await expect(page.getByText(`1 change: ${first} moved`)).toBeVisible();

    const help = before.groups.map((group, at) => ({
      ...group,
      fields: group.fields.map((field, index) =>
        at === 0 && index === 1 ? { ...field, help: `Theirs ${run}` } : field,
      ),
    }));
    expect((await write(help)).status).toBe(200);
    await page.getByRole('button', { name: 'Save changes' }).click();
    const conflictNotice = page.getByText(`Replacing the saved version undoes: ${second} changed.`);
    await expect(conflictNotice).toBeVisible();
    await noViolations(page);
    // The draft and the conflict banner survive a reload.
    await page.reload();
    await expect(conflictNotice).toBeVisible();
    await page.getByRole('button', { name: 'Replace their version' }).click();
    await saved(page);
    await expect(conflictNotice).toBeHidden();
    const after = await form();
    expect(after.groups[0]?.fields.map(({ label }) => label)).toEqual([...labels.slice(1), first]);
    expect(after.groups[0]?.fields.find(({ label }) => label === second)?.help).not.toBe(`Theirs ${run}`);
  } finally {
    expect((await write(before.groups)).status).toBe(200);
  }
});
