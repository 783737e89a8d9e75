import { api, expect, test, type Page } from './support/app.ts';
import { noViolations } from './support/axe.ts';

test.use({ who: 'harbor' });
test.describe.configure({ mode: 'serial' });

// A reused server keeps the fields of earlier runs.
const run = Date.now().toString(36);
const editor = (page: Page) => page.getByRole('region', { name: 'Account form', exact: true });

test('adds custom fields that appear in forms, lists, filters and records', async ({ page }) => {
  await page.goto('/setup/dynamic-form');
  const account = page.getByRole('link', { name: 'Account', exact: true });
  await expect(account).toBeVisible();
  await noViolations(page);
  await account.click();
  await page.getByRole('button', { name: 'Add field to Account' }).click();
  // A label that is too long is rejected at its field, and the save bar keeps its buttons.
  await page.getByRole('textbox', { name: 'Label' }).fill('L'.repeat(121));
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(editor(page).getByText('The Max number of Character must be 120')).toBeVisible();
  await page.getByRole('textbox', { name: 'Label' }).fill(`Grade ${run}`);
  await editor(page).getByRole('button', { name: /^Type/ }).click();
  await page.getByRole('option', { name: 'Select', exact: true }).click();
  await page.getByRole('button', { name: 'Add option' }).click();
  // A missing value is reported at the field and the draft is kept.
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(editor(page).getByText('Enter a name for the option')).toBeVisible();
  await page.getByRole('textbox', { name: 'Option 1' }).fill('Platinum');
  await page.getByRole('button', { name: 'Add option' }).click();
  await page.getByRole('textbox', { name: 'Option 2' }).fill('Gold');
  await page.getByRole('checkbox', { name: 'Show in lists' }).check({ force: true });
  await noViolations(page);
  // The unsaved form survives a reload.
  await page.reload();
  await expect(page.getByText(`Grade ${run} added`)).toBeVisible();
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview.getByRole('button', { name: new RegExp(`Grade ${run}`) })).toBeVisible();
  await page.getByRole('button', { name: 'Add field to Contact' }).click();
  await page.getByRole('textbox', { name: 'Label' }).fill(`Crews ${run}`);
  await editor(page).getByRole('button', { name: /^Type/ }).click();
  await page.getByRole('option', { name: 'Number', exact: true }).click();
  await page.getByRole('button', { name: 'Add field to Contact' }).click();
  await page.getByRole('textbox', { name: 'Label' }).fill(`Terms ${run}`);
  await editor(page).getByRole('button', { name: /^Type/ }).click();
  await page.getByRole('option', { name: 'Long text' }).click();
  await page.getByRole('button', { name: 'Add field to Contact' }).click();
  await page.getByRole('textbox', { name: 'Label' }).fill(`Bond ${run}`);
  await editor(page).getByRole('button', { name: /^Type/ }).click();
  await page.getByRole('option', { name: 'Money' }).click();
  // Move a field between groups with the keyboard.
  await editor(page)
    .getByRole('button', { name: `Move Bond ${run}` })
    .focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('group', { name: 'Address' }).first().getByText(`Bond ${run}`, { exact: true }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('button', { name: 'Save changes' })).toBeHidden();

  await page.goto('/crm/account');
  await expect(page.getByRole('columnheader', { name: `Grade ${run}` })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: `Bond ${run}` })).toBeHidden();
  await page.getByRole('button', { name: 'New account' }).click();
  const form = page.getByRole('dialog', { name: 'New account' });
  await form.getByRole('textbox', { name: 'Account name' }).fill(`Tidewater ${run}`);
  await form.getByRole('button', { name: new RegExp(`Grade ${run}`) }).click();
  await page.getByRole('option', { name: 'Gold' }).click();
  await form.getByRole('textbox', { name: `Bond ${run}` }).fill('125,000');
  // Input that only starts with a number is rejected.
  const crews = form.getByRole('textbox', { name: `Crews ${run}` });
  for (const wrong of ['125O', '-4']) {
    await crews.fill('');
    await crews.pressSequentially(wrong);
    await form.getByRole('button', { name: 'Create account' }).click();
    await expect(form.getByText('Fix 1 error to save')).toBeVisible();
    await expect(crews).toHaveAttribute('aria-invalid', 'true');
  }
  await crews.fill('1250.5');
  await form.getByRole('textbox', { name: `Terms ${run}` }).fill('Net 30\nRetainage 5 %');
  await form.getByRole('button', { name: 'Create account' }).click();
  await expect(form).toBeHidden();

  const filter = JSON.stringify([{ field: `custom.grade_${run}`, op: 'eq', value: 'Gold' }]);
  await page.goto(`/crm/account?filter=${encodeURIComponent(filter)}`);
  await page.getByRole('link', { name: `Tidewater ${run}` }).click();
  await expect(page.getByRole('heading', { name: `Tidewater ${run}` })).toBeVisible();
  await expect(page.getByText('$125,000.00')).toBeVisible();
  await expect(page.getByRole('button', { name: `Crews ${run} 1,250.5` })).toBeVisible();
  // Line breaks are kept.
  expect(await page.getByText(/Net 30/).innerText()).toBe('Net 30\nRetainage 5 %');
  await page.getByRole('button', { name: new RegExp(`Grade ${run}`) }).click();
  await page.getByRole('button', { name: `Grade ${run} Gold` }).press('Enter');
  await page.getByRole('option', { name: 'Platinum' }).click();
  await expect(page.getByText(`changed Grade ${run} from Gold to`)).toBeVisible();
  await noViolations(page);
});

test('keeps the values of a removed field, and requires a required field', async ({ page }) => {
  await page.goto('/setup-manager/account');
  await page.getByRole('button', { name: `Edit Grade ${run}` }).click();
  await expect(page.getByText('1 record has a value.').first()).toBeVisible();
  await page.getByRole('button', { name: 'Remove from form' }).click();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('button', { name: 'Save changes' })).toBeHidden();
  await expect(page.getByText(`Grade ${run} · Select · 1 value`)).toBeVisible();
  await page.goto('/crm/account');
  await expect(page.getByRole('columnheader', { name: 'Status' })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: `Grade ${run}` })).toBeHidden();
  // Saved views and links keep filtering by the removed field.
  const kept = JSON.stringify([{ field: `custom.grade_${run}`, op: 'eq', value: 'Platinum' }]);
  await page.goto(`/crm/account?filter=${encodeURIComponent(kept)}`);
  await expect(page.getByRole('row', { name: new RegExp(`Tidewater ${run}`) })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Filters' })).toContainText(`Grade ${run} (removed)`);

  await page.goto('/setup-manager/account');
  await page
    .getByText(`Grade ${run} · Select`)
    .locator('xpath=..')
    .getByRole('button', { name: 'Restore field' })
    .click();
  await page.getByRole('switch', { name: `Grade ${run} is required` }).check({ force: true });
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('button', { name: 'Save changes' })).toBeHidden();
  await page.goto('/crm/account?q=Tidewater');
  await expect(page.getByRole('row', { name: new RegExp(`Tidewater ${run}`) })).toContainText('Platinum');
  await page.getByRole('button', { name: 'New account' }).click();
  const form = page.getByRole('dialog', { name: 'New account' });
  await form.getByRole('textbox', { name: 'Account name' }).fill(`Second ${run}`);
  await form.getByRole('button', { name: 'Create account' }).click();
  await expect(form.getByText('This field is required').first()).toBeVisible();
  await form.getByRole('button', { name: `Grade ${run} Select` }).click();
  await page.getByRole('option', { name: 'Gold' }).click();
  await form.getByRole('button', { name: 'Create account' }).click();
  await expect(form).toBeHidden();
});

test('shows custom task fields in lists and filters, and reports an invalid date once', async ({
  windowOf,
}) => {
  interface TaskForm {
    version: number;
    groups: { fields: object[] }[];
  }
  const page = await windowOf('owner');
  const formOf = async () => (await api<TaskForm>('owner', '/setup/forms/task')).data;
  const before = await formOf();
  const [first, ...rest] = before.groups;
  const field = {
    code: `pour_${run}`,
    label: `Pour ${run}`,
    kind: 'date',
    required: false,
    help: '',
    width: 'half',
    options: [],
    record: '',
    inList: true,
    isSystem: false,
  };
  const arrange = async (groups: object[]) =>
    api('owner', '/setup/forms/task', {
      method: 'PUT',
      body: { version: (await formOf()).version, groups },
    });
  await arrange([{ ...first, fields: [...(first?.fields ?? []), field] }, ...rest]);
  const { data: spaces } = await api<{ uuid: string; name: string }[]>('owner', '/task-management/spaces');
  for (const address of ['/task-management/all-task', `/task-management/${spaces[0]?.uuid}/view`]) {
    await page.goto(address);
    await expect(page.getByRole('columnheader', { name: `Pour ${run}` })).toBeAttached();
    await page.getByRole('button', { name: 'Add filter' }).click();
    await page.getByRole('dialog').getByRole('button', { name: /Field/ }).click();
    await page.getByRole('option', { name: `Pour ${run}` }).click();
    const month = page.getByRole('dialog').getByRole('spinbutton', { name: /month/ });
    await month.focus();
    await page.keyboard.type('02302026');
    await page.getByRole('dialog').getByRole('button', { name: 'Apply' }).click();
    await expect(page.getByText(/Feb 30 2026 does not exist/)).toHaveCount(1);
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  }
  await arrange(before.groups);
});

test('sets global fields, a group and field widths, and shows them in the record form', async ({ page }) => {
  const savedForm = () => expect(page.getByRole('button', { name: 'Save changes' })).toBeHidden();
  // Add a field to the global form.
  await page.goto('/setup/global-form');
  await expect(page.getByRole('heading', { name: 'Global form', level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Add field to More fields' }).click();
  await page.getByRole('textbox', { name: 'Label' }).fill(`Permit ${run}`);
  await noViolations(page);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await savedForm();

  // The Fields screen finds the field by name and opens it in its form.
  await page.getByRole('link', { name: 'Fields', exact: true }).click();
  await page.getByRole('searchbox', { name: 'Search fields' }).fill(`Permit ${run}`);
  const field = page
    .getByRole('grid', { name: 'Fields' })
    .getByRole('row', { name: new RegExp(`Permit ${run}`) });
  await expect(field).toContainText('Every form');
  await expect(field).toContainText('In the form');
  await noViolations(page);
  await field.getByRole('link', { name: `Permit ${run}` }).press('Enter');
  await expect(page.getByRole('textbox', { name: 'Label' })).toHaveValue(`Permit ${run}`);

  // Add a group with two fields to the account form.
  await page.goto('/setup/form-group');
  const groups = page.getByRole('grid', { name: 'Form groups' });
  await expect(groups.getByRole('row', { name: /Address/ }).first()).toBeVisible();
  await noViolations(page);
  await groups
    .getByRole('row', { name: /Account/ })
    .first()
    .getByRole('link')
    .press('Enter');
  await page.getByRole('button', { name: 'Add group' }).click();
  await page.getByRole('button', { name: 'Group names' }).click();
  await page
    .getByRole('textbox', { name: /^Group \d/ })
    .last()
    .fill(`Surety ${run}`);
  for (const label of ['Bonding agent', 'Bond limit']) {
    await page.getByRole('button', { name: `Add field to Surety ${run}` }).click();
    await page.getByRole('textbox', { name: 'Label' }).fill(`${label} ${run}`);
  }
  await page.getByRole('button', { name: 'Save changes' }).click();
  await savedForm();
  await page.goto('/setup/form-group');
  await expect(groups.getByRole('row', { name: new RegExp(`Surety ${run}`) })).toContainText(
    `Bonding agent ${run}, Bond limit ${run}`,
  );

  // The record form shows both fields side by side in their group, and the global field.
  const places = async () => {
    await page.goto('/crm/account?new');
    const form = page.getByRole('dialog', { name: 'New account' });
    await expect(form.getByText(`Surety ${run}`, { exact: true })).toBeVisible();
    await expect(form.getByRole('textbox', { name: `Permit ${run}` })).toBeVisible();
    // Both in one reading: what loads above them moves them together.
    const fields = form.getByRole('textbox', { name: new RegExp(`^Bond(ing agent| limit) ${run}$`) });
    await expect(fields).toHaveCount(2);
    const [agent, limit] = await fields.evaluateAll((inputs) =>
      inputs.map(
        (input) => input.getBoundingClientRect().toJSON() as { x: number; y: number; width: number },
      ),
    );
    if (!agent || !limit) throw new Error('The form lacks one of the two fields.');
    return { agent, limit };
  };
  const before = await places();
  expect(before.limit.y).toBe(before.agent.y);
  expect(before.limit.x).toBeGreaterThan(before.agent.x);

  // Full width moves the second field to the next line.
  await page.goto('/setup/alignment?form=account');
  const width = page.getByRole('radiogroup', { name: `Width of Bonding agent ${run}` });
  await width.getByRole('radio', { name: 'Full' }).check({ force: true });
  await noViolations(page);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('button', { name: 'Save changes' })).toHaveAccessibleDescription(
    'No changes to save.',
  );
  const after = await places();
  expect(after.agent.width).toBeGreaterThan(before.agent.width * 1.8);
  expect(after.limit.y).toBeGreaterThan(after.agent.y);

  const form = page.getByRole('dialog', { name: 'New account' });
  await form.getByRole('textbox', { name: 'Account name' }).fill(`Bonded ${run}`);
  await form.getByRole('textbox', { name: `Permit ${run}` }).fill('B-2211');
  await form.getByRole('textbox', { name: `Bonding agent ${run}` }).fill('Granite Surety');
  await form.getByRole('button', { name: `Grade ${run} Select` }).click();
  await page.getByRole('option', { name: 'Gold' }).click();
  await form.getByRole('button', { name: 'Create account' }).press('Enter');
  await expect(form).toBeHidden();
  await page.goto(`/crm/account?q=${encodeURIComponent(`Bonded ${run}`)}`);
  await page.getByRole('link', { name: `Bonded ${run}` }).press('Enter');
  await expect(page.getByText('B-2211')).toBeVisible();
  await expect(page.getByText('Granite Surety')).toBeVisible();
  await noViolations(page);

  // Remove the global field for the tests that follow.
  const { data: every } = await api<{ version: number; groups: { fields: object[] }[] }>(
    'harbor',
    '/setup/forms/global',
  );
  const bare = every.groups.map((group) => ({ ...group, fields: [] }));
  expect(
    (
      await api('harbor', '/setup/forms/global', {
        method: 'PUT',
        body: { version: every.version, groups: bare },
      })
    ).status,
  ).toBe(200);
});

test('restores a deleted record from the recent changes', async ({ page }) => {
  const { data } = await api<{ uuid: string }[]>(
    'harbor',
    `/crm/accounts?search=${encodeURIComponent(`Second ${run}`)}`,
  );
  const uuid = data[0]?.uuid ?? '';
  await page.goto(`/crm/account/${uuid}/view`);
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Delete…' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete account' }).click();
  await expect(page.getByText('Item Deleted Successfully')).toBeVisible();
  await page.goto('/crm/recent-changes');
  await page.getByText(`Second ${run}`).first().click();
  const drawer = page.getByRole('dialog', { name: `Second ${run}` });
  await expect(drawer.getByText('Deleted this account')).toBeVisible();
  await noViolations(page);
  await drawer.getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByText('Item Restore Successfully')).toBeVisible();
  expect((await api('harbor', `/crm/accounts/${uuid}`)).status).toBe(200);
  // Reset the company for the tests that follow.
  const { data: form } = await api<{
    version: number;
    groups: { fields: { code: string; isSystem: boolean }[] }[];
  }>('harbor', '/setup/forms/account');
  const groups = form.groups
    .map((group) => ({ ...group, fields: group.fields.filter(({ isSystem }) => isSystem) }))
    .filter(({ fields }) => fields.length > 0);
  expect(
    (await api('harbor', '/setup/forms/account', { method: 'PUT', body: { version: form.version, groups } }))
      .status,
  ).toBe(200);
});
