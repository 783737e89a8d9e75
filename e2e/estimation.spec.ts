import type { Estimate, Estimation } from '@plumbline/api';
import { api, expect, test, type Page } from './support/app.ts';
import { noViolations } from './support/axe.ts';

test.use({ who: 'estimator' });

const run = Date.now().toString(36);
const heading = (page: Page, name: string | RegExp) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
const field = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name, exact: true });
const saved = (page: Page) => expect(page.getByRole('dialog')).toHaveCount(0);

test('creates a variable and a column with it, rejects a circular reference, and shows the figure in an estimate', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const [rate, template, burden, loaded] = [
    `crew_${run}`,
    `Interiors ${run}`,
    `burden_${run}`,
    `loaded_${run}`,
  ];

  await page.goto('/estimation/configuration/variable');
  await heading(page, 'Variables');
  await expect(
    page
      .getByRole('tab', { name: 'Material Formula' })
      .or(page.getByRole('link', { name: 'Material Formula' })),
  ).toBeVisible();
  await page.getByRole('button', { name: 'New variable' }).click();
  await field(page, 'Name').fill(`Crew burden ${run}`);
  await field(page, 'Name in formulas').fill('area');
  await field(page, 'Fixed value').fill('20');
  await field(page, 'Unit').fill('$/HR');
  await page.getByRole('button', { name: 'Create variable' }).click();
  await expect(page.getByRole('dialog')).toContainText('“area” is already a built-in name');
  await expect(field(page, 'Name in formulas')).toBeFocused();
  await field(page, 'Name in formulas').fill(rate);
  await noViolations(page);
  await page.getByRole('button', { name: 'Create variable' }).click();
  await saved(page);

  await page.getByRole('link', { name: 'Calculator', exact: true }).click();
  await heading(page, 'Calculator templates');
  await page.getByRole('button', { name: 'New calculator template' }).click();
  await field(page, 'Name').fill(template);
  await page.getByRole('button', { name: 'Create calculator template' }).click();
  await saved(page);
  await page.getByRole('searchbox').fill(run);
  // The heading's row, and the one that is found.
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByRole('link', { name: template }).click();
  await heading(page, template);

  const newColumn = async (label: string, name: string) => {
    await page.getByRole('button', { name: 'New column' }).first().click();
    await field(page, 'Name').fill(label);
    await field(page, 'Name in formulas').fill(name);
    await page.getByRole('switch', { name: 'Monetary' }).click();
  };
  await newColumn('Burden', burden);
  const formula = page.getByRole('combobox', { name: 'Formula', exact: true });
  await formula.pressSequentially('hou');
  await page.getByRole('option', { name: /^hours/ }).click();
  await formula.pressSequentially(` * crew_`);
  await expect(page.getByRole('option', { name: new RegExp(rate) })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(formula).toHaveValue(`hours * ${rate}`);
  // 25 hours at $20 an hour.
  await expect(page.getByRole('dialog')).toContainText('$500');
  await noViolations(page);
  await page.getByRole('button', { name: 'Create column' }).click();
  await saved(page);

  await newColumn('Loaded', loaded);
  await formula.fill(`cost + ${burden}`);
  await expect(page.getByRole('dialog')).toContainText('$3,300');
  await page.getByRole('button', { name: 'Create column' }).click();
  await saved(page);

  // The first one cannot use the second: the link is named while it is typed, and refused when it is sent.
  await page
    .getByRole('row', { name: new RegExp(burden) })
    .getByText('Burden', { exact: true })
    .click();
  await expect(page.getByRole('dialog')).toContainText('Used by');
  await formula.fill(`${loaded} * 0.1`);
  const circle = `${burden} uses ${loaded}, which creates a circular reference: ${burden} → ${loaded} → ${burden}`;
  await expect(page.getByRole('dialog')).toContainText(circle);
  await page.getByRole('button', { name: 'Save column' }).click();
  await expect(page.getByRole('dialog')).toContainText(circle);
  await noViolations(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Discard' }).click();
  await saved(page);

  // Not the estimation whose quotes other tests send.
  const { data: estimations } = await api<Estimation[]>('estimator', '/estimations?limit=50');
  const bid = estimations.find(({ name }) => name === 'Lane County Health Annex');
  await page.goto(`/estimation/${bid?.uuid}/estimate`);
  await page.getByRole('button', { name: /Calculator template/ }).click();
  await page.getByRole('option', { name: new RegExp(template) }).click();
  await expect(page.getByRole('columnheader', { name: 'Burden' })).toBeVisible();
  const { data: estimate } = await api<Estimate>('estimator', `/estimations/${bid?.uuid}/estimate`);
  const column = estimate.calculator?.columns.find(({ variable }) => variable === burden);
  const line = estimate.groups.flatMap(({ lines }) => lines).find(({ hours }) => Number(hours) > 0);
  const figure = line?.columns?.[column?.field_id ?? ''] ?? '';
  expect(Number(figure)).toBeCloseTo(Number(line?.hours) * 20, 1);
  const shown = Number(figure).toLocaleString('en-US', { minimumFractionDigits: 2 });
  await page.getByRole('gridcell', { name: shown, exact: true }).first().click();
  await page.getByRole('button', { name: 'Why this number', exact: true }).click();
  const why = page.getByRole('dialog', { name: `Burden $${shown}` });
  await expect(why).toContainText(`Crew burden ${run}`);
  await expect(why).toContainText('Hours');
  await noViolations(page);
  await page.keyboard.press('Escape');
});

test('configures tags, clauses and templates of quotes, and filters estimations by tag', async ({ page }) => {
  const [tag, clause, template] = [`Imaging ${run}`, `Lead lining ${run}`, `Imaging suites ${run}`];
  await page.goto('/estimation/quote/tags');
  await heading(page, 'Estimation tags');
  await page.getByRole('button', { name: 'New estimation tag' }).click();
  await field(page, 'Name').fill(tag);
  await page.getByRole('button', { name: 'Create estimation tag' }).click();
  await saved(page);

  await page.getByRole('link', { name: 'Inclusion/Exclusion', exact: true }).click();
  await heading(page, 'Inclusions and exclusions');
  await page.getByRole('button', { name: 'New inclusion or exclusion' }).click();
  await field(page, 'Text').fill(clause);
  await page.getByRole('dialog').getByRole('button', { name: /^Tag/ }).click();
  await page.getByRole('option', { name: tag }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Calculation/ })
    .click();
  await page.getByRole('option', { name: 'Percentage' }).click();
  await page.getByRole('button', { name: 'Create inclusion or exclusion' }).click();
  await expect(page.getByRole('dialog')).toContainText('Enter the percentage.');
  await noViolations(page);
  await page.getByRole('textbox', { name: 'Percentage' }).fill('4.5');
  await page.getByRole('button', { name: 'Create inclusion or exclusion' }).click();
  await saved(page);
  await page.getByRole('searchbox').fill(run);
  await expect(page.getByRole('row', { name: new RegExp(clause) })).toContainText('4.5% of subtotal');

  await page.getByRole('link', { name: 'Template Inclusion/Exclusion' }).click();
  await heading(page, 'Inclusion/exclusion templates');
  await page.getByRole('button', { name: 'New inclusion/exclusion template' }).click();
  await field(page, 'Name').fill(template);
  await page.getByRole('combobox', { name: 'Inclusions' }).fill(clause);
  await page.getByRole('option', { name: new RegExp(clause) }).click();
  await page.getByRole('button', { name: 'Create template' }).click();
  await saved(page);
  await expect(page.getByRole('row', { name: new RegExp(template) })).toBeVisible();
  await noViolations(page);

  await page.goto('/estimation/dashboard');
  await heading(page, /^Estimation projects/);
  await page.getByRole('button', { name: 'Add filter' }).click();
  const editor = page.getByRole('dialog', { name: 'Add filter' });
  await editor.getByRole('button', { name: /Field/ }).click();
  await page.getByRole('option', { name: 'Tags', exact: true }).click();
  await editor.getByRole('checkbox', { name: 'Public work' }).check({ force: true });
  await editor.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByRole('grid').getByRole('link', { name: 'Lane County Health Annex' })).toBeVisible();
  await expect(page.getByRole('grid').getByRole('link', { name: 'Alder Creek Family Clinic' })).toHaveCount(
    0,
  );
});

test('renames a typical group by keyboard, rejects fractions, and confirms its deletion', async ({
  page,
}) => {
  const name = `Exam room ${run}`;
  const { data: estimations } = await api<Estimation[]>('estimator', '/estimations?limit=50');
  const bid = estimations.find((each) => each.name === 'Lane County Health Annex');
  await page.goto(`/estimation/${bid?.uuid}/tool`);
  await page.getByRole('link', { name: 'Measure' }).click();
  const canvas = page.getByRole('application');
  await expect(canvas).toBeVisible();
  await page.getByRole('button', { name: 'Typical groups' }).click();
  await page.getByRole('button', { name: 'New group' }).click();
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: `Rename ${name}` }).click();
  await page.keyboard.press('End');
  await page.keyboard.type(' A');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: `Rename ${name} A` })).toBeFocused();
  const times = page.getByRole('textbox', { name: `Multiplier for ${name} A` });
  await times.fill('0');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Enter a whole number from 1 to 1,000.')).toBeVisible();
  await noViolations(page);
  await times.fill('3');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Enter a whole number from 1 to 1,000.')).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Typical groups' })).toBeFocused();

  await canvas.focus();
  await page.keyboard.press('Control+a');
  await page.getByRole('button', { name: 'No group' }).click();
  await page.getByRole('menuitemradio', { name: new RegExp(`^${name} A`) }).click();
  await expect(page.getByRole('button', { name: `${name} A × 3` })).toBeVisible();
  // A failed background reload does not close the sheet that is being edited.
  await page.route('**/plans/pages**', (route) => route.abort());
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await expect(page.getByText(/^Saved/)).toBeVisible();
  await expect(canvas).toBeVisible();
  await page.unroute('**/plans/pages**');

  await page.getByRole('button', { name: 'Typical groups' }).click();
  await page.getByRole('button', { name: `Delete ${name} A` }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('stay and will count once instead of 3 times.');
  await question.getByRole('button', { name: 'Delete group' }).click();
  await expect(page.getByText('Draw a typical floor or room once and multiply it.')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 800 } });

  test('lists the calculator pages in the menu and shows the type as text', async ({ page }) => {
    await page.goto('/estimation/material-formula');
    await heading(page, 'Material formulas');
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    const menu = page.getByRole('dialog');
    await expect(menu.getByRole('link', { name: 'Material Formula' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await noViolations(page);
    await menu.getByRole('link', { name: 'Calculator', exact: true }).click();
    await heading(page, 'Calculator templates');
    await expect(page.getByText('Basic, without take-off')).toBeVisible();
  });
});
