import * as xlsx from 'xlsx';
import type { Material, MaterialPrice } from '@plumbline/api';
import { api, expect, test, type Page } from './support/app.ts';
import { noViolations } from './support/axe.ts';

test.use({ who: 'owner' });

const run = Date.now().toString(36).toUpperCase();
const heading = (page: Page, name: string | RegExp) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
/** Open drawer by title. */
const drawer = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
const field = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name });
const choose = async (page: Page, label: string, option: string | RegExp) => {
  await page
    .getByRole('button', { name: new RegExp(`${label}`) })
    .last()
    .click();
  await page.getByRole('option', { name: option }).click();
};
const find = async (page: Page, label: string, words: string) => {
  const box = page.getByRole('combobox', { name: label });
  await box.fill(words);
  await page
    .getByRole('option', { name: new RegExp(words) })
    .first()
    .click();
};
const saved = (page: Page) => expect(page.getByRole('dialog')).toHaveCount(0);

test('creates a unit, a category and a material, prices it with two vendors and lists its assemblies', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const [unit, category, code] = [`PK${run}`.slice(0, 12), `Panels ${run}`, `PNL-${run}`];

  await page.goto('/setup/material/measurements');
  await heading(page, 'Units');
  await page.getByRole('button', { name: 'New unit' }).click();
  await field(page, 'Name').fill('Pack of panels');
  await field(page, 'Value').fill(unit);
  await field(page, 'Conversion factor').fill('many');
  await choose(page, 'Conversion unit', /^SHT/);
  await page.getByRole('button', { name: 'Create unit' }).click();
  await expect(drawer(page, 'New unit')).toContainText(`The factor of ${unit} must be a number above 0`);
  await field(page, 'Conversion factor').fill('20');
  await expect(drawer(page, 'New unit')).toContainText(`1 ${unit} = 20 SHT = 640 SF`);
  await noViolations(page);
  await page.getByRole('button', { name: 'Create unit' }).click();
  await saved(page);

  await page.getByRole('link', { name: 'Categories' }).click();
  await heading(page, 'Categories');
  await page.getByRole('button', { name: 'New category' }).click();
  await field(page, 'Name').fill(category);
  await find(page, 'Parent group', 'Finishes');
  await page.getByRole('button', { name: 'Create category' }).click();
  await saved(page);
  await expect(page.getByRole('treeitem', { name: new RegExp(category) })).toBeVisible();
  await noViolations(page);

  await page.goto('/material-management?new');
  await field(page, 'Material').fill(code);
  await field(page, 'Code').fill(code.toLowerCase());
  await choose(page, 'Unit', new RegExp(`^${unit}`));
  await choose(page, 'Category', category);
  await page.getByRole('button', { name: 'Create material' }).click();
  await expect(drawer(page, 'New material')).toContainText('Material name and code should not be same.');
  await field(page, 'Material').fill(`Wall panel ${run}`);
  await page.getByRole('button', { name: 'Create material' }).click();
  await saved(page);
  await page.getByRole('searchbox', { name: 'Search materials' }).fill(run);
  await page.getByRole('searchbox', { name: 'Search materials' }).press('Enter');
  const unpriced = page.getByRole('row').filter({ hasText: `Wall panel ${run}` });
  await expect(unpriced).toContainText('No price');
  await expect(unpriced).not.toContainText('$');
  await page.getByRole('link', { name: `Wall panel ${run}` }).click();
  await heading(page, `Wall panel ${run}`);
  await expect(page.getByRole('main')).toContainText('No price yet');

  const price = async (vendor: string, amount: string, freight: string) => {
    await page.getByRole('button', { name: 'Add price' }).click();
    await find(page, 'Vendor', vendor);
    await field(page, `Price per ${unit}`).fill(amount);
    await field(page, 'Freight (0-100)').fill(freight);
  };
  await price('Cascade Flooring', '100', '105');
  await page.getByRole('button', { name: 'Add price' }).last().click();
  await expect(drawer(page, /New price/)).toContainText('Enter number between 0 and 100');
  await field(page, 'Freight (0-100)').fill('5');
  await field(page, 'Cushion (0-100)').fill('10');
  await expect(drawer(page, /New price/)).toContainText('$115.50');
  await noViolations(page);
  await page.getByRole('button', { name: 'Add price' }).last().click();
  await saved(page);
  await expect(page.getByRole('main')).toContainText('Latest price from the only vendor.');

  await price('Pacific Acoustics', '90', '0');
  await field(page, 'Cushion (0-100)').fill('0');
  await page.getByRole('button', { name: 'Add price' }).last().click();
  await saved(page);
  await expect(page.getByRole('main')).toContainText('Latest price from any vendor.');
  // Making the first vendor preferred puts its price back in force.
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await find(page, 'Preferred vendor', 'Cascade Flooring');
  await page.getByRole('button', { name: 'Save material' }).click();
  await saved(page);
  await expect(page.getByRole('main')).toContainText('Cascade Flooring is the preferred vendor');
  const [material] = (await api<Material[]>('owner', `/material/list?search=${code}`)).data;
  expect(material).toMatchObject({ estimate_price: '115.5000', category });
  await api('owner', `/material/prices/${material?.uuid ?? ''}`, {
    method: 'POST',
    body: { vendor_name: 'Cascade Flooring', price: '95', last_price_date: '2026-01-15' },
  });
  await page.reload();
  await expect(page.getByRole('figure', { name: /Landed price/ })).toBeVisible();
  await expect(page.getByRole('grid', { name: 'Prices' })).toContainText('+10.53%');

  await page.getByRole('button', { name: 'Edit' }).last().click();
  await field(page, 'UPC').fill(`UPC-${run}`);
  await page.getByRole('button', { name: 'Save identifiers' }).click();
  await saved(page);
  await expect(page.getByRole('main')).toContainText(`UPC-${run}`);

  await page.goto('/material-assemblies?new');
  await field(page, 'Assembly').fill(`Panel wall ${run}`);
  await field(page, 'Code').fill(`PW${run}`);
  await page.getByRole('button', { name: 'Add material' }).click();
  await find(page, 'Material 1', `Wall panel ${run}`);
  await field(page, 'Quantity formula').fill('area / 640 sf');
  await page.getByRole('button', { name: 'Create assembly' }).click();
  await saved(page);
  await page.goto(`/material-management/${material?.uuid ?? ''}/view?tab=assemblies`);
  await expect(page.getByRole('main')).toContainText(`Panel wall ${run}`);
  await noViolations(page);
});

test('imports a price workbook once when it is uploaded twice, and undoes the import', async ({ page }) => {
  // Each run needs its own file: importing the same one adds nothing.
  const cents = (Date.now() % 10_000) / 10_000;
  const book = xlsx.utils.book_new();
  const rows = [
    ['Material', 'Vendor', 'Price', 'Freight (0-100)', 'Last price', 'Expires'],
    ['10-1400-110', 'Pacific Acoustics', 62 + cents, 4, '2026-05-02', '2026-12-31'],
    ['10-2600-120', 'Pacific Acoustics', 37 + cents, 4, '2026-05-02', '2026-12-31'],
    ['09-2900-999', 'Pacific Acoustics', 1, 4, '2026-05-02', ''],
  ];
  xlsx.utils.book_append_sheet(book, xlsx.utils.aoa_to_sheet(rows), 'Prices');
  const bytes = xlsx.write(book, { type: 'buffer' }) as Buffer;
  const mine = async () => {
    const { data } = await api<MaterialPrice[]>(
      'owner',
      '/crm/import/materialsprice?search=Pacific&limit=-1',
    );
    return data.filter((each) => each.last_price_date === '2026-05-02').length;
  };
  const before = await mine();
  const read = async () => {
    await page.goto('/material-management/prices');
    await heading(page, 'Prices');
    await page.getByRole('link', { name: 'Import from Excel' }).click();
    await heading(page, 'Import prices');
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'prices.xlsx', mimeType: 'application/octet-stream', buffer: bytes });
    await expect(page.getByRole('button', { name: /^Vendor/ })).toBeVisible();
    // Prices are only added, so there is no question about existing rows.
    await expect(page.getByText('Update them from the file')).toHaveCount(0);
    await page.getByRole('button', { name: 'Check rows' }).click();
    await expect(page.getByText('1 of 3 rows has errors.')).toBeVisible();
    await expect(page.getByRole('grid', { name: /^Rows in/ })).toContainText(
      'No material named “09-2900-999”.',
    );
    await page.getByRole('button', { name: 'Import 2 rows' }).click();
    await expect(page.getByRole('heading', { name: 'Imported', level: 2 })).toBeVisible();
  };
  await read();
  await noViolations(page);
  expect(await mine()).toBe(before + 2);
  const first = page.url();
  await read();
  expect(await mine()).toBe(before + 2);
  await page.goto(first);
  await page.getByRole('button', { name: 'Undo import' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo import' }).click();
  await expect(page.getByRole('heading', { name: 'Undone', level: 2 })).toBeVisible();
  expect(await mine()).toBe(before);
});

test('computes the rate of a labor cost template while typing and when a labor cost changes', async ({
  page,
}) => {
  const name = `Template ${run}`;
  await page.goto('/setup/labor-cost-template?new');
  await field(page, 'Name').fill(name);
  await page.getByRole('button', { name: 'Create labor cost template' }).click();
  await saved(page);
  await page.getByRole('link', { name }).click();
  await heading(page, name);
  await page.getByRole('button', { name: 'Add item' }).first().click();
  await field(page, 'Name').fill('Two carpenters');
  await choose(page, 'Labor cost 1', /^Carpenter/);
  await page.getByRole('textbox', { name: 'Count', exact: true }).fill('2');
  await field(page, 'Indirect cost').fill('20');
  await field(page, 'Profit').fill('10');
  // 59.25 × 1.2 × 1.1
  await expect(drawer(page, 'New item')).toContainText('$78.21');
  await field(page, 'Formula').fill('labor * burden');
  await expect(drawer(page, 'New item')).toContainText('“burden” is not defined');
  await noViolations(page);
  await field(page, 'Formula').fill('labor * (1 + indirect)');
  await expect(drawer(page, 'New item')).toContainText('$71.10');
  await page.getByRole('button', { name: 'Add item' }).last().click();
  await saved(page);
  await expect(page.getByRole('main')).toContainText('$71.10');
  await noViolations(page);
});

test('updates the hours of an assembly line when its productivity changes', async ({ page }) => {
  const post = async <Row>(path: string, body: object) =>
    (await api<Row>('owner', path, { method: 'POST', body })).data;
  const board = await post<Material>('/material/list', {
    name: `Cement board ${run}`,
    code: `CB-${run}`,
    unit_of_measure: 'SF',
  });
  const productivity = await post<{ uuid: string; version: number }>('/setup/materials/labor-productivity', {
    name: `Set cement board ${run}`,
    code: `SCB-${run}`,
    value: '25',
    unit: 'h',
    work_unit: 'SF',
  });
  const name = `Tub surround ${run}`;
  const { uuid } = await post<{ uuid: string }>('/material/assembly/list', {
    name,
    code: `TS-${run}`,
    take_off_type: 'area',
    materials: [{ material_id: board.uuid, formula: 'area' }],
  });
  const open = async () => {
    await page.goto(`/material-assemblies?q=${encodeURIComponent(name)}`);
    await page.getByRole('row', { name: new RegExp(name) }).click();
    return drawer(page, new RegExp(name));
  };
  const form = await open();
  await choose(page, 'Productivity', new RegExp(`SCB-${run}`));
  const hours = form.getByRole('textbox', { name: 'Labor hours per unit' });
  await expect(hours).toHaveValue('0.04');
  await expect(form.getByText('Set by the productivity.')).toBeVisible();
  await noViolations(page);
  await form.getByRole('button', { name: 'Save assembly' }).click();
  await saved(page);
  await api('owner', `/setup/materials/labor-productivity/${productivity.uuid}`, {
    method: 'PUT',
    body: { version: productivity.version, value: '50' },
  });
  await open();
  await expect(form.getByRole('button', { name: /Set cement board/ })).toBeVisible();
  await expect(hours).toHaveValue('0.02');
  // Entered hours detach the line from its productivity.
  await hours.fill('0.5');
  await expect(form.getByText('Set by the productivity.')).toBeHidden();
  // Equipment, other cost and lump sum are stored apart from labor.
  const equipment = form.getByRole('textbox', { name: 'Equipment per unit' });
  await expect(equipment).toHaveValue('');
  await equipment.fill('0.35');
  await form.getByRole('textbox', { name: 'Other cost per unit' }).fill('0.1');
  await form.getByRole('textbox', { name: 'Lump sum, once per condition' }).fill('350');
  await choose(page, 'Charge labor on', /Ordered quantity/);
  await form.getByRole('button', { name: 'Save assembly' }).click();
  await saved(page);
  const { data } = await api<{ materials: object[] }>('owner', `/material/assembly/list/${uuid}`);
  expect(data.materials).toMatchObject([
    {
      labor_unit: '0.500000',
      labor_basis: 'ordered',
      labor_productivity_id: null,
      equipment_cost: '0.3500',
      other_cost: '0.1000',
      lump_cost: '350.0000',
    },
  ]);
});

test('copies assemblies and materials, and explains the missing right to copy', async ({
  page,
  windowOf,
}) => {
  const word = `Soffit ${run}`;
  const { data: board } = await api<Material>('owner', '/material/list', {
    method: 'POST',
    body: { name: `${word} board`, code: `SB${run}`, unit_of_measure: 'SF', waste_percentage: '8' },
  });
  await api('owner', '/material/assembly/list', {
    method: 'POST',
    body: {
      name: word,
      code: `SO${run}`,
      take_off_type: 'area',
      materials: [{ material_id: board.uuid, formula: 'area' }],
    },
  });
  await page.goto(`/material-assemblies?q=${encodeURIComponent(word)}`);
  const row = page.getByRole('grid', { name: 'Assemblies' }).getByRole('row', { name: new RegExp(word) });
  await row.first().click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'Make a copy' }).press('Enter');
  await expect(page.getByText(`${word} copy created.`)).toBeVisible();
  // The copy opens so that it can be renamed.
  const editor = drawer(page, new RegExp(`${word} copy`));
  await expect(field(page, 'Quantity formula')).toHaveValue('area');
  await noViolations(page);
  await field(page, 'Assembly').fill(`${word} at the stair`);
  await editor.getByRole('button', { name: 'Save assembly' }).press('Enter');
  await saved(page);
  await expect(row).toHaveCount(2);
  await expect(row.filter({ hasText: 'at the stair' })).toContainText(`SO${run} copy`);

  await page.goto(`/material-management/${board.uuid}/view`);
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Make a copy' }).press('Enter');
  await heading(page, `${word} board copy`);
  await expect(page.getByRole('main')).toContainText(`SB${run} copy`);

  const looking = await windowOf('viewer');
  await looking.goto(`/material-management/${board.uuid}/view`);
  await looking.getByRole('button', { name: 'More actions' }).click();
  await expect(looking.getByRole('menuitem', { name: 'Make a copy' })).toContainText(
    'You need the permission “Materials: Copy”',
  );
});

test('marks several materials inactive, hides them from assemblies and resets them', async ({ page }) => {
  const { data } = await api<Material[]>('owner', '/material/list?search=Mirror');
  await api('owner', '/material/list/active', {
    method: 'PUT',
    body: { uuid: data.map(({ uuid }) => uuid), is_active: true },
  });
  await page.goto('/material-management?q=Mirror');
  await page
    .getByRole('row', { name: /Mirror/ })
    .getByRole('checkbox')
    .check();
  await page.getByRole('button', { name: 'Mark inactive' }).click();
  await expect(page.getByRole('grid', { name: 'Materials' })).not.toContainText('Mirror');
  await page.goto('/material-management?view=inactive&q=Mirror');
  await page
    .getByRole('row', { name: /Mirror/ })
    .getByRole('checkbox')
    .check();
  await page.getByRole('button', { name: 'Reset', exact: true }).click();
  await expect(page.getByRole('alertdialog')).toContainText('order quantity 1, waste 0%');
  await page.getByRole('button', { name: 'Reset values' }).click();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(page.getByRole('row', { name: /Mirror/ }).getByRole('checkbox')).not.toBeChecked();
  await page
    .getByRole('row', { name: /Mirror/ })
    .getByRole('checkbox')
    .check();
  await page.getByRole('button', { name: 'Mark active' }).click();
  await expect(page.getByRole('grid', { name: 'Materials' })).not.toContainText('Mirror');
});

for (const [name, path, title] of [
  ['brands', '/material-brand', 'Brands'],
  ['assembly notes', '/assembly-notes', 'Assembly notes'],
  ['labor costs', '/setup/labor-cost', 'Labor costs'],
  ['productivities', '/setup/labor-productivity', 'Labor productivities'],
  ['identifiers', '/setup/material-identifier', 'Identifiers'],
  ['characteristics', '/setup/material-characteristics', 'Characteristics'],
] as const)
  test(`${name} has no accessibility violations`, async ({ page }) => {
    await page.goto(path);
    await heading(page, title);
    await expect(page.getByRole('grid', { name: title }).getByRole('row').nth(1)).toBeVisible();
    await noViolations(page);
  });
