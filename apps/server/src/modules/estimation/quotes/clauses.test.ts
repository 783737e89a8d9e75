import type {
  Condition,
  Estimation,
  InclusionExclusion,
  InclusionExclusionTemplate,
  PublicView,
  Quote,
  QuoteClause,
  QuoteLineFigures,
} from '@plumbline/api';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testServer, type TestServer } from '../../../testing/server.ts';
import { wallEstimate } from '../../../testing/fixtures/walls-estimate.ts';

let server: TestServer;
let parts: Awaited<ReturnType<typeof wallEstimate>>['parts'];
let estimation: string;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());
// Each test uses its own estimation with two walls, the second half as long.
beforeEach(async () => {
  ({ estimation, parts } = await wallEstimate(server, { W1: 600, W2: 300 }));
});

const at = (path: string) => `/estimations/${estimation}/${path}`;
const make = (body: object = {}) =>
  server.ok<Quote>('editor', 'POST', at('quotes'), { name: 'Interiors', ...body });
const read = ({ uuid }: Quote) => server.ok<Quote>('viewer', 'GET', at(`quotes/${uuid}`));
const put = async (quote: Quote, body: object, who: 'editor' | 'viewer' = 'editor') =>
  server.call(who, 'PUT', at(`quotes/${quote.uuid}`), { version: quote.version, ...body });
const changed = async (quote: Quote, body: object) => {
  const answer = await put(quote, body);
  expect(answer.status, answer.body.message).toBe(200);
  return answer.body.data as Quote;
};
/** Writable fields, without those that the server computes. */
const sent = ({ amount: _amount, problem: _problem, ...clause }: QuoteClause) => clause;
const pdf = async ({ uuid }: Quote) =>
  Buffer.from((await server.call('viewer', 'GET', at(`quotes/${uuid}/pdf`))).bytes);
const textOf = async (bytes: Uint8Array) => {
  const pdfjs = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const document = await pdfjs.getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const { items } = await (await document.getPage(1)).getTextContent();
  const text = items.map((item) => ('str' in item ? item.str : '')).join(' ');
  await document.loadingTask.destroy();
  return text;
};
const sum = (...values: string[]) => values.reduce((total, value) => total + Number(value), 0).toFixed(2);
const dearer = () =>
  server.ok('owner', 'POST', `/material/prices/${parts.material}`, { vendor_name: 'Dear', price: '99' });

const fee = { name: 'Survey', calculate_by: 'fixed_value', value: '350' };
const cleaning = {
  name: 'Final cleaning',
  include_on: 'assembly',
  codes: ['W1'],
  calculate_by: 'percentage',
  value: '10',
  base: 'subtotal',
};
const permits = { name: 'Permits', calculate_by: 'formula', formula: 'labor * 50% + 1000' };

describe('inclusions and exclusions of a quote', () => {
  test('count inclusions in the total and exclusions not', async () => {
    const plain = await make();
    const quote = await changed(plain, { inclusions: [fee, cleaning], exclusions: [permits] });
    const [line] = quote.lines;
    const tenth = (Number(line?.amount) / 10).toFixed(2);
    expect(quote.inclusions.map(({ amount }) => amount)).toEqual(['350.00', tenth]);
    expect(quote.total).toBe(sum(plain.total, '350.00', tenth));
    expect(quote.totals.map(({ key, value }) => [key, value])).toEqual([
      ['subtotal', plain.total],
      ['inclusions', sum('350.00', tenth)],
      ['total', quote.total],
    ]);
    const figures = await server.ok<QuoteLineFigures[]>('viewer', 'GET', at(`quotes/${quote.uuid}/figures`));
    const labor = figures.reduce((total, each) => total + Number(each.labor), 0);
    expect(labor).toBeGreaterThan(0);
    expect(quote.exclusions[0]?.amount).toBe((labor / 2 + 1000).toFixed(2));
    const without = await changed(quote, { exclusions: [] });
    expect(without.total).toBe(quote.total);
    const nothing = await changed(without, { inclusions: [] });
    expect(nothing.total).toBe(plain.total);
    expect(nothing.totals).toEqual(plain.totals);
  });

  test('are added before discount, bond and tax', async () => {
    const { version } = await server.ok<{ version: number }>('owner', 'GET', at('estimate'));
    await server.ok('owner', 'PUT', at('estimate'), {
      version,
      settings: { discount_percentage: '10', tax_percentage: '8' },
    });
    const plain = await make();
    const quote = await changed(plain, { inclusions: [{ ...fee, value: '1000' }] });
    expect((Number(quote.total) - Number(plain.total)).toFixed(2)).toBe('972.00');
  });

  test('follow the figures of the quote whatever happens to prices', async () => {
    const draft = await make({ inclusions: [cleaning], exclusions: [permits] });
    await dearer();
    const moved = await changed(draft, { inclusions: [fee, ...draft.inclusions.map(sent)] });
    expect(moved.inclusions[1]).toMatchObject(draft.inclusions[0] as object);
    expect(moved.exclusions).toEqual(draft.exclusions);
    expect(moved.total).toBe(sum(draft.total, '350.00'));
    const next = await make();
    expect(Number(next.inclusions[1]?.amount)).toBeGreaterThan(Number(moved.inclusions[1]?.amount));
    expect(next.inclusions.map(({ uuid }) => uuid)).toEqual(moved.inclusions.map(({ uuid }) => uuid));
  });

  test('of an issued revision give the same PDF bytes after price changes', async () => {
    const draft = await make({ inclusions: [fee, cleaning], exclusions: [permits] });
    await server.ok('editor', 'POST', at(`quotes/${draft.uuid}/issue`), { version: draft.version });
    const [before, quote] = [await pdf(draft), await read(draft)];
    await dearer();
    expect((await pdf(draft)).equals(before)).toBe(true);
    expect(await read(draft)).toEqual(quote);
    const answer = await put(quote, { inclusions: [] });
    expect(answer.status).toBe(409);
    // Tags belong to the company.
    const { uuid } = await server.ok<{ uuid: string }>('owner', 'POST', '/estimations/tags', {
      name: `Rush ${estimation}`,
    });
    const tagged = await changed(quote, { tag_ids: [uuid] });
    expect(tagged.tags).toEqual([`Rush ${estimation}`]);
    expect((await pdf(draft)).equals(before)).toBe(true);
  });

  test('appear in the PDF and on the customer’s page with amounts but without formulas', async () => {
    const draft = await make({ inclusions: [fee, cleaning], exclusions: [permits] });
    const [, cleaned] = draft.inclusions;
    const text = await textOf(await pdf(draft));
    for (const expectedText of [
      'Survey',
      '$350.00',
      'Final cleaning (W1)',
      'not included in the total',
      'Inclusions',
    ])
      expect(text).toContain(expectedText);
    const to = `${uuidv7()}@customer.test`;
    await server.ok('editor', 'POST', at(`quotes/${draft.uuid}/issue`), {
      version: draft.version,
      letter: { to: [to], subject: 'Quote', message: 'As discussed.' },
    });
    const { rows } = await server.owner.query<{ body: string }>(
      'select body from platform.outbox where recipient = $1',
      [to],
    );
    const token = /\/access\/(\S+)/.exec(rows[0]?.body ?? '')?.[1] ?? '';
    const view = (await server.call(undefined, 'GET', `/access/${token}`)).body.data as PublicView;
    expect(view.quote?.inclusions).toEqual([
      { name: 'Survey', codes: [], amount: '350.00' },
      { name: 'Final cleaning', codes: ['W1'], amount: cleaned?.amount },
    ]);
    expect(JSON.stringify(view)).not.toContain('formula');
    expect(JSON.stringify(await read(draft))).not.toContain('"figures"');
  });

  test.each<[string, object, string, string]>([
    ['no amount', { name: 'X', calculate_by: 'fixed_value' }, 'inclusions.1.value', 'Enter the amount.'],
    ['no formula', { name: 'X', calculate_by: 'formula' }, 'inclusions.1.formula', 'Enter the formula.'],
    [
      'an unknown name',
      { name: 'X', calculate_by: 'formula', formula: 'labour * 2' },
      'inclusions.1.formula',
      '“labour” is not defined',
    ],
    [
      'no line',
      { name: 'X', include_on: 'assembly', codes: ['X9'] },
      'inclusions.1.codes',
      '“X9” is not a line of this quote.',
    ],
  ])('are rejected at their field: %s', async (_name, clause, field, message) => {
    const draft = await make({ inclusions: [fee] });
    const answer = await put(draft, { inclusions: [fee, clause] });
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toEqual([{ field, message }]);
    expect(await read(draft)).toEqual(draft);
  });

  test('are changed with edit rights and the current version only', async () => {
    const draft = await make();
    expect((await put(draft, { inclusions: [fee] }, 'viewer')).status).toBe(403);
    await changed(draft, { inclusions: [fee] });
    expect((await put(draft, { inclusions: [] })).status).toBe(409);
    expect((await read(draft)).inclusions).toHaveLength(1);
  });

  test('whose lines are gone report it and block sending', async () => {
    const first = await make({ inclusions: [cleaning] });
    const conditions = await server.ok<Condition[]>('viewer', 'GET', at('conditions'));
    const gone = conditions.find(({ code }) => code === 'W1');
    await server.ok('owner', 'DELETE', at(`conditions/${gone?.uuid}`));
    const next = await make();
    expect(next.inclusions[0]).toMatchObject({ uuid: first.inclusions[0]?.uuid, codes: [] });
    expect(next.inclusions[0]?.amount).toBeUndefined();
    expect(next.inclusions[0]?.problem).toBe('None of the lines it refers to is in this quote.');
    const issue = await server.call('editor', 'POST', at(`quotes/${next.uuid}/issue`), {
      version: next.version,
    });
    expect(issue.status).toBe(422);
    expect(issue.body.message).toContain('“Final cleaning” has no amount');
  });

  test('of older revisions are computed from the sell of their lines', async () => {
    const draft = await make();
    await server.owner.query(
      "update quote set snapshot = snapshot - 'figures' - 'rates' where quote_id = $1",
      [draft.uuid],
    );
    const quote = await changed(draft, { inclusions: [cleaning], exclusions: [permits] });
    expect(quote.total).toBe(sum(draft.total, quote.inclusions[0]?.amount ?? ''));
    expect(quote.exclusions[0]?.problem).toBe(
      'Labor is not available in this revision. Create a new revision to compute it.',
    );
  });
});

describe('the quote configuration', () => {
  const configure = (body: object) =>
    server.ok<InclusionExclusion>('owner', 'POST', '/estimations/inclusion-exclusion', {
      default_inclusion: 'inclusion',
      include_on: 'project_level',
      calculate_by: 'no_calculation',
      ...body,
      name: `${(body as { name: string }).name} ${estimation}`,
    });

  test('reports invalid formulas with a message and computes none of them', async () => {
    const cleaned = await configure({
      name: 'Cleaning',
      calculate_by: 'percentage',
      value: '2.50',
      base: 'labor',
    });
    expect(cleaned).toMatchObject({ calculation: '2.5% of labor', templates: 0 });
    expect((await configure({ name: 'Fee', calculate_by: 'fixed_value', value: '1234.5' })).calculation).toBe(
      '$1,234.50',
    );
    const answer = await server.call('owner', 'PUT', `/estimations/inclusion-exclusion/${cleaned.uuid}`, {
      version: cleaned.version,
      calculate_by: 'formula',
      formula: 'labor *',
    });
    expect(answer.status).toBe(422);
    expect(answer.body.errors?.[0]?.field).toBe('formula');
    const tag = await server.call('owner', 'PUT', `/estimations/inclusion-exclusion/${cleaned.uuid}`, {
      version: cleaned.version,
      tag: 'Nowhere',
    });
    expect(tag.body.errors).toEqual([{ field: 'tag', message: 'The tag “Nowhere” does not exist.' }]);
  });

  test('copies clauses of a template in order, unaffected by later template changes', async () => {
    const [one, two, three] = [
      await configure({ name: 'One', calculate_by: 'fixed_value', value: '100' }),
      await configure({ name: 'Two', include_on: 'assembly' }),
      await configure({
        name: 'Three',
        default_inclusion: 'exclusion',
        calculate_by: 'fixed_value',
        value: '5',
      }),
    ];
    const template = await server.ok<InclusionExclusionTemplate>(
      'owner',
      'POST',
      '/estimations/inclusion-exclusion-template',
      {
        name: `Medical ${estimation}`,
        is_default: true,
        inclusion_exclusion: [two, three, one].map(({ uuid }) => uuid),
      },
    );
    expect(template).toMatchObject({ included: 2, excluded: 1 });
    const first = await make();
    expect(first.inclusions).toMatchObject([
      { name: two.name, codes: ['W1', 'W2'], source_id: two.uuid },
      { name: one.name, amount: '100.00', source_id: one.uuid },
    ]);
    expect(first.exclusions).toMatchObject([{ name: three.name, amount: '5.00' }]);
    await server.ok('owner', 'PUT', `/estimations/inclusion-exclusion/${one.uuid}`, {
      version: one.version,
      value: '900',
    });
    expect(await read(first)).toEqual(first);
    // A new quote starts with the clauses of the previous one, of a requested template, or with none.
    const kept = await changed(first, { inclusions: [], exclusions: first.exclusions.map(sent) });
    expect((await make()).inclusions).toEqual(kept.inclusions);
    const chosen = await make({ clause_template_id: template.uuid });
    expect(chosen.inclusions[1]?.amount).toBe('900.00');
    expect((await make({ clause_template_id: null })).exclusions).toEqual([]);
    const wrong = await server.call('editor', 'POST', at('quotes'), {
      name: 'X',
      clause_template_id: uuidv7(),
    });
    expect(wrong.body.errors?.[0]?.field).toBe('clause_template_id');
    // Only one default exists at a time.
    const other = await server.ok<InclusionExclusionTemplate>(
      'owner',
      'POST',
      '/estimations/inclusion-exclusion-template',
      { name: `Office ${estimation}`, is_default: true },
    );
    const path = '/estimations/inclusion-exclusion-template';
    expect(await server.ok('owner', 'GET', `${path}/${template.uuid}`)).toMatchObject({ is_default: false });
    await server.ok('owner', 'DELETE', path, { uuid: [other.uuid] });
    await server.ok('owner', 'DELETE', path, { uuid: [template.uuid] });
    await server.ok('owner', 'PUT', `${path}/restore`, { uuid: [other.uuid, template.uuid] });
    expect(await server.ok('owner', 'GET', `${path}/${other.uuid}`)).toMatchObject({ is_default: false });
    const unknown = await server.call('owner', 'POST', path, {
      name: `Bad ${estimation}`,
      inclusion_exclusion: [uuidv7()],
    });
    expect(unknown.body.errors?.[0]?.field).toBe('inclusion_exclusion');
  });

  test('groups estimations by tag, renames tags everywhere and blocks deletion while used', async () => {
    const name = `Healthcare ${estimation}`;
    const tag = await server.ok<{ uuid: string; version: number }>('owner', 'POST', '/estimations/tags', {
      name,
    });
    const { version } = await server.ok<Estimation>('owner', 'GET', `/estimations/${estimation}`);
    const tagged = await server.ok<Estimation>('owner', 'PUT', `/estimations/${estimation}`, {
      version,
      tag_ids: [tag.uuid],
    });
    expect(tagged.tags).toEqual([name]);
    const found = async (op: string, value: unknown) =>
      (
        await server.ok<Estimation[]>(
          'viewer',
          'GET',
          `/estimations?limit=-1&filter=${encodeURIComponent(JSON.stringify([{ field: 'tags', op, value }]))}`,
        )
      ).map(({ uuid }) => uuid);
    expect(await found('in', [name])).toEqual([estimation]);
    expect(await found('nin', [name])).not.toContain(estimation);
    const clause = await configure({ name: 'Barriers', tag: name });
    const refused = await server.call('owner', 'DELETE', `/estimations/tags/${tag.uuid}`);
    expect(refused.status).toBe(409);
    expect(refused.body.message).toContain('Give it another tag first.');
    await server.ok('owner', 'PUT', `/estimations/tags/${tag.uuid}`, {
      version: tag.version,
      name: `${name} care`,
    });
    expect(await server.ok('owner', 'GET', `/estimations/inclusion-exclusion/${clause.uuid}`)).toMatchObject({
      tag: `${name} care`,
    });
    const wrong = await server.call('owner', 'PUT', `/estimations/${estimation}`, {
      version: tagged.version,
      tag_ids: [uuidv7()],
    });
    expect(wrong.body.errors).toEqual([{ field: 'tag_ids', message: 'One of these tags does not exist.' }]);
  });
});
