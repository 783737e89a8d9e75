import type {
  CalculatorField,
  CalculatorTemplate,
  Change,
  Estimate,
  Estimation,
  ExplainStep,
  MaterialFormula,
  Quote,
  Variable,
} from '@plumbline/api';
import { defaultTemplates } from '@plumbline/estimating';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testServer, type TestServer } from '../../../testing/server.ts';
import { wallEstimate } from '../../../testing/fixtures/walls-estimate.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

let made = 0;
/** Unique name, because tests share the company. */
const unique = (word: string) => `${word}_${++made}`;
const add = <Row>(path: string, body: object) =>
  server.ok<Row & { uuid: string; version: number }>('owner', 'POST', path, body);
const variable = (name: string, body: object = {}) =>
  add<Variable>('/estimations/variable', { name: `Variable ${name}`, variable: name, value: '2', ...body });
const template = (body: object = {}) =>
  add<CalculatorTemplate>('/estimations/calculator-template', {
    name: unique('Template'),
    type: 'with_takeoff',
    ...body,
  });
const column = (template_id: string, name: string, body: object = {}) => ({
  template_id,
  name: `Column ${name}`,
  variable: name,
  field_type: 'number',
  unit_type: 'static',
  is_monetary_field: true,
  ...body,
});
const addColumn = (of: string, name: string, body: object) =>
  add<CalculatorField>('/estimations/calculator-field', column(of, name, body));
const refusal = async (method: string, path: string, body: object) => {
  const { status, body: answer } = await server.call('owner', method as 'POST', path, body);
  return { status, message: answer.message, field: answer.errors?.[0]?.field };
};

test('gives every company the Basic and Standard templates', async () => {
  const templates = await server.ok<CalculatorTemplate[]>(
    'viewer',
    'GET',
    '/estimations/calculator-template?sort=name',
  );
  const shipped = templates.filter(({ name }) => ['Basic', 'Standard'].includes(name));
  expect(shipped.map(({ name, type, is_default, count }) => [name, type, is_default, count])).toEqual(
    defaultTemplates.map(({ name, type, isDefault, fields }) => [name, type, isDefault, fields.length]),
  );
});

test('rejects invalid and used names at their field', async () => {
  const name = unique('rate');
  await variable(name);
  for (const [given, message] of [
    ['2nd', 'starting with a letter'],
    ['area', 'is already a built-in name'],
    ['round', 'is a function'],
    [name.toUpperCase(), `is already the name of the variable Variable ${name}`],
  ] as const) {
    const answer = await refusal('POST', '/estimations/variable', {
      name: unique('N'),
      variable: given,
      value: '1',
    });
    expect(answer).toMatchObject({ status: 422, field: 'variable' });
    expect(answer.message).toContain(message);
  }
  const formula = { name: unique('F'), formula_variable: name, unit: 'EA', formula: '1' };
  expect(await refusal('POST', '/material/formula/list', formula)).toMatchObject({
    status: 422,
    field: 'formula_variable',
  });
  const { uuid } = await template();
  expect(
    await refusal('POST', '/estimations/calculator-field', column(uuid, name, { formula: 'cost' })),
  ).toMatchObject({
    status: 422,
    field: 'variable',
  });
  expect(
    await refusal('POST', '/estimations/variable', { name: unique('N'), variable: unique('v') }),
  ).toMatchObject({
    status: 422,
    field: 'value',
  });
  expect(
    await refusal('POST', '/estimations/variable', {
      name: unique('N'),
      variable: unique('v'),
      value: '1',
      unit: 'furlong',
    }),
  ).toMatchObject({ status: 422, field: 'unit' });
});

test('rejects a circular formula with its closing reference, mismatched units and unknown names', async () => {
  const { uuid } = await template();
  const [a, b] = [unique('first'), unique('second')];
  const first = await addColumn(uuid, a, { formula: 'cost * 1.1' });
  await addColumn(uuid, b, { formula: `${a} + 1` });
  const closed = await refusal('PUT', `/estimations/calculator-field/${first.uuid}`, {
    formula: `${b} * 2`,
    version: 1,
  });
  expect(closed).toEqual({
    status: 422,
    field: 'formula',
    message: `${a} uses ${b}, which creates a circular reference: ${a} → ${b} → ${a}`,
  });
  for (const [formula, message] of [
    ['hours', 'The formula gives hours, but $ is money'],
    ['gone * 2', '“gone” is not defined'],
    ['cost *', ''],
  ] as const) {
    const answer = await refusal(
      'POST',
      '/estimations/calculator-field',
      column(uuid, unique('x'), { formula }),
    );
    expect(answer).toMatchObject({ status: 422, field: 'formula' });
    expect(answer.message).toContain(message);
  }
});

test('rejects deletion, renaming and unit changes of names in use and lists their users', async () => {
  const rate = await variable(unique('burden'), { value: '18.75', unit: '$/HR' });
  const sheets = await add<MaterialFormula>('/material/formula/list', {
    name: unique('Sheets'),
    formula_variable: unique('sheets'),
    unit: 'EA',
    formula: 'area / 32 sf',
  });
  const { uuid, name } = await template();
  const field = await addColumn(uuid, unique('used'), {
    formula: `hours * ${rate.variable} + ${sheets.formula_variable} * unit_price`,
  });
  const removal = await refusal('DELETE', `/estimations/variable/${rate.uuid}`, {});
  expect(removal).toMatchObject({ status: 409 });
  expect(removal.message).toBe(
    `${rate.name} is used by ${field.name} (${name}). Remove “${rate.variable}” from that formula first.`,
  );
  expect((await refusal('DELETE', `/material/formula/list/${sheets.uuid}`, {})).status).toBe(409);
  expect(
    await refusal('PUT', `/estimations/variable/${rate.uuid}`, { variable: unique('other'), version: 1 }),
  ).toMatchObject({
    status: 422,
    field: 'variable',
  });
  expect(
    await refusal('PUT', `/estimations/variable/${rate.uuid}`, { unit: '$/SF', version: 1 }),
  ).toMatchObject({
    status: 422,
    field: 'unit',
  });
  expect(
    await refusal('PUT', `/estimations/calculator-template/${uuid}`, { type: 'without_takeoff', version: 1 }),
  ).toMatchObject({
    status: 422,
    field: 'type',
  });
  // Without the column the variable is unused; they can be restored in the reverse order only.
  await server.ok('owner', 'DELETE', `/estimations/calculator-field/${field.uuid}`);
  await server.ok('owner', 'DELETE', `/estimations/variable/${rate.uuid}`);
  const back = await refusal('PUT', '/estimations/calculator-field/restore', { uuid: [field.uuid] });
  expect(back).toMatchObject({ status: 409, message: `${field.name}: “${rate.variable}” is not defined` });
  await server.ok('owner', 'PUT', '/estimations/variable/restore', { uuid: [rate.uuid] });
  await server.ok('owner', 'PUT', '/estimations/calculator-field/restore', { uuid: [field.uuid] });
});

test('rejects a value that leaves formulas without a result, listing all of them and their estimates', async () => {
  const rate = await variable(unique('pieces'), { value: '32' });
  const [sheets, doubled] = [unique('sheets'), unique('doubled')];
  const formula = await add<MaterialFormula>('/material/formula/list', {
    name: `Sheets ${sheets}`,
    formula_variable: sheets,
    unit: 'SQFT',
    formula: `area / ${rate.variable}`,
  });
  const { uuid, name } = await template();
  const divided = await addColumn(uuid, unique('each'), {
    formula: `cost / (hours * 1 / 1 hr * ${rate.variable})`,
  });
  const through = await addColumn(uuid, doubled, {
    formula: `if(${rate.variable} > 0, cost / ${rate.variable}, 0)`,
  });
  const set = (value: string) =>
    refusal('PUT', `/estimations/variable/${rate.uuid}`, { value, version: rate.version });
  const nobody = await set('0');
  expect(nobody).toEqual({
    status: 422,
    field: 'value',
    message: `${formula.name} and ${divided.name} (${name}) would no longer have a result: This divides by zero: ${rate.variable} is 0.`,
  });
  const { estimation } = await wallEstimate(server, { W1: 180 });
  const path = `/estimations/${estimation}/estimate`;
  const { version } = await server.ok<Estimate>('viewer', 'GET', path);
  await server.ok('owner', 'PUT', path, { version, template_id: uuid });
  const called = (await server.ok<Estimation>('viewer', 'GET', `/estimations/${estimation}`)).name;
  expect(await set('0')).toMatchObject({
    status: 422,
    message: expect.stringContaining(` It is used in ${called}.`) as string,
  });
  // A guarded formula is accepted, and the rejected value was not saved.
  expect(through.formula).toContain('if(');
  const kept = await server.ok<Variable>('owner', 'GET', `/estimations/variable/${rate.uuid}`);
  expect(kept).toMatchObject({ value: '32', version: rate.version });
  expect((await set('16')).status).toBe(200);
});

test('distinguishes formulas that already had no result from those that lose it', async () => {
  const places = await variable(unique('places'), { value: '2' });
  const { uuid, name } = await template();
  const rounded = await addColumn(uuid, unique('rounded'), { formula: `round(cost, ${places.variable})` });
  // A value that could be stored before the limit was introduced.
  await server.owner.query('update estimation_variable set value = 40 where variable = $1', [
    places.variable,
  ]);
  const set = (value: string) =>
    refusal('PUT', `/estimations/variable/${places.uuid}`, { value, version: places.version });
  const refused = await set('50');
  expect(refused).toMatchObject({ status: 422, field: 'value' });
  expect(refused.message).toContain(
    `${rounded.name} (${name}) would still have no result: The number of decimals must be a whole number up to 30`,
  );
  expect((await set('2')).status).toBe(200);
});

test('rejects a formula without a result for the company’s values at its field', async () => {
  const rate = await variable(unique('none'), { value: '0' });
  const { uuid } = await template();
  for (const [formula, message] of [
    [`cost / ${rate.variable}`, `This divides by zero: ${rate.variable} is 0`],
    ['round(cost, 2.5)', 'The number of decimals must be a whole number up to 30'],
    ['ceil(cost, -$5)', ''],
    ['ceil(cost, 0)', 'The step must be above 0'],
  ] as const) {
    const answer = await refusal(
      'POST',
      '/estimations/calculator-field',
      column(uuid, unique('x'), { formula }),
    );
    expect(answer, formula).toMatchObject({ status: 422, field: 'formula' });
    expect(answer.message).toContain(message);
  }
});

test('replaces the previous default and limits some columns to one', async () => {
  const before = (
    await server.ok<CalculatorTemplate[]>('owner', 'GET', '/estimations/calculator-template')
  ).find(({ is_default }) => is_default);
  const own = await template({ is_default: true });
  const defaults = (
    await server.ok<CalculatorTemplate[]>('owner', 'GET', '/estimations/calculator-template')
  ).filter(({ is_default }) => is_default);
  expect(defaults.map(({ uuid }) => uuid)).toEqual([own.uuid]);
  await addColumn(own.uuid, unique('sell'), { formula: 'cost', sell_column: true });
  expect(
    await refusal(
      'POST',
      '/estimations/calculator-field',
      column(own.uuid, unique('sell'), { formula: 'cost', sell_column: true }),
    ),
  ).toMatchObject({ status: 422, field: 'sell_column' });
  const again = await server.ok<CalculatorTemplate>(
    'owner',
    'GET',
    `/estimations/calculator-template/${before?.uuid}`,
  );
  await server.ok('owner', 'PUT', `/estimations/calculator-template/${before?.uuid}`, {
    is_default: true,
    version: again.version,
  });
});

test('applies a template to an estimate: columns, overrides, sell, derivations, quotes and totals', async () => {
  const { estimation, at, conditions } = await wallEstimate(server, { W1: 600 });
  const [wall] = conditions;
  const read = () => server.ok<Estimate>('viewer', 'GET', at('estimate'));
  const change = async (body: object) =>
    server.ok<Estimate>('owner', 'PUT', at('estimate'), { version: (await read()).version, ...body });
  // The default is preselected, and its figures equal those of the estimate.
  const begun = await read();
  expect(begun.calculator?.name).toBe('Standard');
  expect(begun.columns).toMatchObject(
    Object.fromEntries(
      (begun.calculator?.columns ?? []).flatMap(({ field_id, formula }) =>
        formula === 'material'
          ? [[field_id, begun.material]]
          : formula === 'labor'
            ? [[field_id, begun.labor]]
            : [],
      ),
    ),
  );
  const plain = await change({ template_id: null });
  expect(plain.calculator).toBeUndefined();
  expect(plain.total).toBe(begun.total);

  const own = await template();
  const [extra, sell, note] = [unique('extra'), unique('ours'), unique('note')];
  const extras = await addColumn(own.uuid, extra, {
    formula: 'cost * 0.1',
    is_editable: true,
    show_in_quote: true,
    budget_column: true,
  });
  await addColumn(own.uuid, sell, { formula: `(cost + ${extra}) * 2`, sell_column: true });
  const notes = await addColumn(own.uuid, note, {
    field_type: 'text',
    is_monetary_field: false,
    is_editable: true,
  });
  const chosen = await change({ template_id: own.uuid });
  const line = chosen.groups[0]?.lines[0];
  const cents = (value: string | undefined) => Math.round(Number(value) * 100);
  const tenth = Math.round(cents(line?.cost) / 10);
  expect(cents(line?.columns?.[extras.uuid])).toBe(tenth);
  expect(cents(line?.sell)).toBe((cents(line?.cost) + tenth) * 2);
  expect(cents(chosen.budget)).toBe(
    chosen.groups
      .flatMap(({ lines }) => lines)
      .reduce((sum, each) => sum + cents(each.columns?.[extras.uuid]), 0),
  );
  const stored = await server.ok<Estimation>('viewer', 'GET', `/estimations/${estimation}`);
  expect(Number(stored.total)).toBe(Number(chosen.total));

  const target = { condition_id: wall, line_id: line?.uuid };
  const set = await change({
    values: [
      { ...target, field_id: extras.uuid, value: '500' },
      { ...target, field_id: notes.uuid, value: 'Level 4' },
    ],
  });
  expect(set.groups[0]?.lines[0]).toMatchObject({
    columns: { [extras.uuid]: '500.00', [notes.uuid]: 'Level 4' },
    set_columns: expect.arrayContaining([extras.uuid, notes.uuid]),
  });
  const why = async (field: string) =>
    server.ok<ExplainStep[]>(
      'viewer',
      'GET',
      at(`estimate/why?condition_id=${wall}&line_id=${line?.uuid}&field_id=${field}`),
    );
  expect(await why(extras.uuid)).toMatchObject([{ label: 'Entered manually', value: '500.00' }]);
  const back = await change({ values: [{ ...target, field_id: extras.uuid, value: null }] });
  expect(cents(back.groups[0]?.lines[0]?.columns?.[extras.uuid])).toBe(tenth);
  expect((await why(extras.uuid)).map(({ operator, label }) => `${operator} ${label}`.trim())).toEqual(
    expect.arrayContaining(['Cost']),
  );
  const [ourSell] = chosen.calculator?.columns.filter(({ sell_column }) => sell_column) ?? [];
  for (const [field_id, value] of [
    [ourSell?.field_id, '1'],
    [extras.uuid, 'much'],
    [uuidv7(), '1'],
  ])
    expect(
      (
        await refusal('PUT', at('estimate'), {
          version: back.version,
          values: [{ ...target, field_id, value }],
        })
      ).status,
    ).toBe(422);

  const quote = await server.ok<Quote>('owner', 'POST', at('quotes'), { name: 'Base bid' });
  expect(quote.lines[0]?.description).toContain(`Column ${extra} $`);
  expect((await refusal('DELETE', `/estimations/calculator-template/${own.uuid}`, {})).message).toContain(
    'One estimation uses',
  );
  // A changed formula updates the stored total.
  await server.ok('owner', 'PUT', `/estimations/calculator-field/${extras.uuid}`, {
    formula: 'cost * 0.2',
    version: extras.version,
  });
  await server.runJobs();
  const later = await server.ok<Estimation>('viewer', 'GET', `/estimations/${estimation}`);
  expect(Number(later.total)).toBeGreaterThan(Number(stored.total));
  expect(Number(later.total)).toBe(Number((await read()).total));
  const changes = await server.ok<Change[]>('owner', 'GET', '/estimation/recent-changes?limit=100');
  expect(changes.map(({ entity }) => entity)).toEqual(
    expect.arrayContaining(['calculatorField', 'calculatorTemplate', 'estimate']),
  );
});
