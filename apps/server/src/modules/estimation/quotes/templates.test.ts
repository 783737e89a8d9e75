import type { PublicQuote, PublicView, Quote, QuoteTemplate, WrittenQuote } from '@plumbline/api';
import { DAY_MS } from '@plumbline/dates';
import { plainText } from '@plumbline/validation';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RecordIds } from '../../../testing/record-ids.ts';
import { makeRecords } from '../../../testing/records.ts';
import { testServer, type TestServer } from '../../../testing/server.ts';

let server: TestServer;
let records: RecordIds;
beforeAll(async () => {
  server = await testServer();
  records = await makeRecords(server, 'north');
});
afterAll(() => server.stop());

const base = '/estimations/quote-template';
const make = (values: object = {}) =>
  server.ok<QuoteTemplate>('owner', 'POST', base, {
    name: `Template ${uuidv7()}`,
    type: 'BasicTemplate',
    ...values,
  });
const readTemplate = (uuid: string) => server.ok<QuoteTemplate>('owner', 'GET', `${base}/${uuid}`);
const change = (template: QuoteTemplate, values: object) =>
  server.call('owner', 'PUT', `${base}/${template.uuid}`, { version: template.version, ...values });
const remove = (uuid: string) => server.ok('owner', 'DELETE', `${base}/${uuid}`);

const quotes = () => `/estimations/${records.estimation}/quotes`;
const quoteWith = (values: object = {}) =>
  server.ok<Quote>('editor', 'POST', quotes(), { name: 'Interiors', ...values });
const written = ({ uuid }: Pick<Quote, 'uuid'>) =>
  server.ok<WrittenQuote>('viewer', 'GET', `${quotes()}/${uuid}/document`);
const pdf = async ({ uuid }: Pick<Quote, 'uuid'>) =>
  Buffer.from((await server.call('viewer', 'GET', `${quotes()}/${uuid}/pdf`)).bytes);
/** Text of a PDF without spaces. */
async function pdfWords(bytes: Uint8Array): Promise<string> {
  const document = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  let pdfText = '';
  for (let number = 1; number <= document.numPages; number++) {
    const { items } = await (await document.getPage(number)).getTextContent();
    pdfText += items.map((item) => ('str' in item ? item.str : '')).join('');
  }
  return pdfText.replaceAll(/\s/g, '');
}
const issue = (quote: Quote) =>
  server.ok<Quote>('editor', 'POST', `${quotes()}/${quote.uuid}/issue`, { version: quote.version });
const accept = (quote: Quote) =>
  server.ok<Quote>('editor', 'POST', `${quotes()}/${quote.uuid}/decision`, {
    version: quote.version,
    decision: 'accepted',
    name: 'Kim Lee',
  });

describe('a quote template', () => {
  test('starts with a document of its kind and rejects invalid documents', async () => {
    const basic = await make();
    expect(basic.template).toContain('<div data-block="lines"></div>');
    const order = await make({ type: 'ChangeOrderTemplate' });
    expect(order.template).toContain('<span data-field="accepted_total"></span>');
    const own = await make({
      template:
        '<h1>Offer</h1><p onclick="x()">To {{Customer}}<img src=x onerror=alert(1)><script>alert(1)</script></p>',
    });
    expect(own.template).toBe('<h2>Offer</h2><p>To <span data-field="customer"></span></p>');
    const changed = await change(own, { template: '<p>{{ Total }}<iframe src="x"></iframe></p>' });
    expect((changed.body.data as QuoteTemplate).template).toBe('<p><span data-field="total"></span></p>');
  });

  test('requires a unique name and a known kind', async () => {
    const { name } = await make();
    const twice = await server.call('owner', 'POST', base, { name, type: 'BasicTemplate' });
    expect(twice.status).toBeGreaterThanOrEqual(400);
    const unknown = await server.call('owner', 'POST', base, { name: uuidv7(), type: 'Letter' });
    expect(unknown.body).toMatchObject({ errors: [{ field: 'type' }] });
  });

  test('is the only default of its kind', async () => {
    const first = await make({ is_default: true });
    const order = await make({ type: 'ChangeOrderTemplate', is_default: true });
    const second = await make({ is_default: true });
    expect((await readTemplate(first.uuid)).is_default).toBe(false);
    expect((await readTemplate(order.uuid)).is_default).toBe(true);
    // A default template stays the default when its type changes.
    expect((await change(second, { type: 'ChangeOrderTemplate' })).status).toBe(200);
    expect((await readTemplate(order.uuid)).is_default).toBe(false);
    // A restored template does not replace the current default.
    await remove(second.uuid);
    const third = await make({ type: 'ChangeOrderTemplate', is_default: true });
    await server.ok('owner', 'PUT', `${base}/restore`, { uuid: [second.uuid] });
    expect((await readTemplate(second.uuid)).is_default).toBe(false);
    expect((await readTemplate(third.uuid)).is_default).toBe(true);
    const { rows } = await server.owner.query(
      'select type from quote_template where is_default and deleted_at is null group by tenant_id, type having count(*) > 1',
    );
    expect(rows).toEqual([]);
  });
});

describe('the document of a quote', () => {
  test('uses the default template, that of the previous revision or the chosen one', async () => {
    const usual = await make({ is_default: true });
    const order = await make({ type: 'ChangeOrderTemplate', is_default: true });
    const other = await make();
    const estimation = records.estimation;
    await server.owner.query('delete from estimate_version where estimation_id = $1', [estimation]);
    await server.owner.query('delete from quote where estimation_id = $1', [estimation]);
    const first = await quoteWith();
    expect(first).toMatchObject({ template_id: usual.uuid, template_name: usual.name });
    const second = await quoteWith({ template_id: other.uuid });
    expect(second.template_id).toBe(other.uuid);
    const third = await quoteWith();
    expect(third.template_id).toBe(other.uuid);
    const accepted = await accept(await issue(third));
    const change = await quoteWith();
    expect(change).toMatchObject({
      template_id: order.uuid,
      accepted: { number: accepted.number, revision: accepted.revision, total: accepted.total },
    });
    expect((await quoteWith({ template_id: null })).template_id).toBeNull();
    const nobody = await server.call('editor', 'POST', quotes(), { name: 'x', template_id: uuidv7() });
    expect(nobody.body).toMatchObject({ errors: [{ field: 'template_id' }] });
  });

  test('is the same in the API, for the customer and in the PDF, with empty fields listed', async () => {
    const template = await make({
      template:
        '<h2>For {{customer}}</h2><p>{{sales_tax}}</p><p>{{nonsense}} comes to {{total}}.</p><div data-block="lines"></div>',
    });
    const draft = await quoteWith({ template_id: template.uuid });
    const { document, problems } = await written(draft);
    expect(document?.html).toContain(`For ${draft.customer_name}`);
    expect(document?.html).not.toMatch(/\{\{|data-field/);
    expect(document?.html).toMatch(/ comes to \$[\d,]+\.\d\d\./);
    expect(document?.html).toContain('<div data-block="signature"></div>');
    expect(problems.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['unknown']));
    const { path } = await server.ok<{ path: string }>('editor', 'POST', `/links/quote/${draft.uuid}`, {
      expires_at: new Date(Date.now() + DAY_MS).toISOString(),
    });
    const token = /\/access\/(\S+)/.exec(path)?.[1] ?? '';
    const view = (await server.call(undefined, 'GET', `/access/${token}`)).body.data as PublicView;
    expect((view.quote as PublicQuote).document).toEqual(document);
    const plain = await quoteWith({ template_id: null });
    expect((await written(plain)).document).toBeUndefined();
    expect((await pdf(draft)).equals(await pdf(plain))).toBe(false);
    const looked = await server.call(
      'viewer',
      'GET',
      `${quotes()}/${plain.uuid}/template/${template.uuid}/pdf`,
    );
    expect(Buffer.from(looked.bytes).subarray(0, 5).toString()).toBe('%PDF-');
  });

  test('has the same text in the same order in the PDF and on screen', async () => {
    const template = await make({
      template:
        '<h2>Cover</h2><p>For <strong>{{customer}}</strong>,<br>by <em>hand</em> on {{date}}</p><ol><li><p>Net thirty</p><ul><li><p>from the <a href="https://ex.am/ple">invoice</a></p></li></ul></li></ol><div data-block="page_break"></div><h3>Close</h3><p>{{total}} and no more, {{sales_specialist}}</p>',
    });
    const draft = await quoteWith({ template_id: template.uuid });
    const pdfText = await pdfWords(await pdf(draft));
    const { document } = await written(draft);
    const screen = plainText(document?.html ?? '')
      .split('\n')
      .map((line) => line.replaceAll(/\s/g, ''));
    expect(screen.length).toBeGreaterThanOrEqual(6);
    const places = screen.map((line) => pdfText.indexOf(line));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  test('is fixed when sent, whatever happens to template, tags and company', async () => {
    const tag = await server.ok<{ uuid: string }>('owner', 'POST', '/estimations/tags', {
      name: `Tag ${uuidv7()}`,
    });
    const template = await make({ template: '<p>{{company_name}}, {{tags}}: {{total}}</p>' });
    const sent = await issue(await quoteWith({ template_id: template.uuid, tag_ids: [tag.uuid] }));
    const [before, bytes] = [await written(sent), await pdf(sent)];
    expect(before.document?.html).toContain('Tag ');
    await change(template, { template: '<p>Otherwise</p>' });
    await server.ok('editor', 'PUT', `${quotes()}/${sent.uuid}`, { version: sent.version, tag_ids: [] });
    await server.owner.query(
      `insert into setup_company (tenant_id, legal_name) values ($1, 'Moved Builders')
       on conflict (tenant_id) do update set legal_name = 'Moved Builders'`,
      [server.tenantIds.north],
    );
    await remove(template.uuid);
    expect((await written(sent)).document).toEqual(before.document);
    expect(bytes.equals(await pdf(sent))).toBe(true);
    const chosen = await server.call('editor', 'PUT', `${quotes()}/${sent.uuid}`, {
      version: sent.version + 1,
      template_id: null,
    });
    expect(chosen.status).toBe(409);
    // The customer's answer is added to the issued document.
    await accept({ ...sent, version: sent.version + 1 });
    expect((await written(sent)).document).toEqual(before.document);
    expect(bytes.equals(await pdf(sent))).toBe(false);
  });

  test('falls back to the standard layout when a draft’s template is deleted', async () => {
    const template = await make();
    const draft = await quoteWith({ template_id: template.uuid });
    expect((await readTemplate(template.uuid)).drafts).toBe(1);
    await remove(template.uuid);
    const after = await written(draft);
    expect(after.document).toBeUndefined();
    expect(after.problems).toEqual([{ kind: 'missing', text: expect.stringContaining('was deleted') }]);
    expect((await pdf(draft)).subarray(0, 5).toString()).toBe('%PDF-');
    // The next revision does not copy it.
    expect((await quoteWith()).template_id).toBeNull();
    const sent = await issue(await quoteWith({ template_id: null }));
    expect((await written(sent)).document).toBeUndefined();
  });

  test('of a change order compares with the accepted quote line by line on screen, in the PDF and for the customer', async () => {
    const template = await make({
      type: 'ChangeOrderTemplate',
      template: '<p>Now {{total}}</p><div data-block="changes"></div>',
    });
    const clause = (name: string, value: string) => ({ name, calculate_by: 'fixed_value', value });
    const first = await quoteWith({
      template_id: template.uuid,
      inclusions: [clause('Permit', '350'), clause('Survey', '900'), clause('Cleaning', '120')],
    });
    const before = await accept(await issue(first));
    const order = await quoteWith({
      template_id: template.uuid,
      inclusions: [clause('Permit', '410.5'), clause('Cleaning', '120'), clause('Lead lining', '3180')],
    });
    const { changes } = order;
    expect(changes?.lines.filter(({ name }) => name !== 'Discount, bond, tax and rounding')).toEqual([
      {
        code: '',
        name: 'Permit',
        unit: '',
        note: '',
        before: { quantity: '1', amount: '350.00' },
        after: { quantity: '1', amount: '410.50' },
        difference: '60.50',
      },
      {
        code: '',
        name: 'Lead lining',
        unit: '',
        note: 'New',
        after: { quantity: '1', amount: '3180.00' },
        difference: '3180.00',
      },
      {
        code: '',
        name: 'Survey',
        unit: '',
        note: 'Removed',
        before: { quantity: '1', amount: '900.00' },
        difference: '-900.00',
      },
    ]);
    const sum = changes?.lines.reduce((total, { difference }) => total + Number(difference), 0);
    expect(sum).toBeCloseTo(Number(order.total) - Number(before.total), 2);
    expect(changes).toMatchObject({ before: before.total, difference: sum?.toFixed(2) });
    expect((await written(order)).problems).toEqual([]);
    const pdfText = await pdfWords(await pdf(order));
    for (const text of ['Permit', '410.50', '+$60.50', 'LeadliningNew', 'Removed', '−$900.00'])
      expect(pdfText).toContain(text);
    const { path } = await server.ok<{ path: string }>('editor', 'POST', `/links/quote/${order.uuid}`, {
      expires_at: new Date(Date.now() + DAY_MS).toISOString(),
    });
    const token = /\/access\/(\S+)/.exec(path)?.[1] ?? '';
    const view = (await server.call(undefined, 'GET', `/access/${token}`)).body.data as PublicView;
    expect((view.quote as PublicQuote).changes).toEqual(changes);
    // An issued document does not change with later quotes.
    const sent = await issue(order);
    const bytes = await pdf(sent);
    await quoteWith();
    expect(bytes.equals(await pdf(sent))).toBe(true);
  });

  test('spans as many pages as it needs block by block', async () => {
    const template = await make({
      template: `<div data-block="letterhead"></div>${'<p>Many words of terms that take room on the page. </p>'.repeat(120)}<div data-block="page_break"></div><ul><li><p>One <strong>bold</strong> and <em>soft</em></p></li></ul><div data-block="lines_amounts"></div><div data-block="lines_scope"></div><div data-block="totals"></div><div data-block="clauses"></div><div data-block="logo"></div><div data-block="facts"></div>`,
    });
    const draft = await quoteWith({
      template_id: template.uuid,
      inclusions: [{ name: 'Layout' }],
      exclusions: [{ name: 'Permits' }],
    });
    const bytes = await pdf(draft);
    const pages = /\/Type \/Pages[^]*?\/Count (\d+)/.exec(bytes.toString('latin1'))?.[1];
    expect(Number(pages)).toBeGreaterThanOrEqual(5);
    expect((await pdf(draft)).equals(bytes)).toBe(true);
  });
});

describe('the template preview', () => {
  test('uses a quote of the company found by search', async () => {
    const draft = await quoteWith({ name: 'Needle in the stack' });
    const found = await server.ok<{ uuid: string }[]>(
      'viewer',
      'GET',
      '/estimation/sample-quotes?search=needle',
    );
    expect(found.map(({ uuid }) => uuid)).toEqual([draft.uuid]);
    const wild = await server.ok<unknown[]>('viewer', 'GET', '/estimation/sample-quotes?search=%25_%25');
    expect(wild).toEqual([]);
    const sample = await server.ok<{ facts: { name: string }; quote: Quote }>(
      'viewer',
      'GET',
      `${quotes()}/${draft.uuid}/sample`,
    );
    expect(sample.facts.name).toBe('Needle in the stack');
    expect(JSON.stringify(sample)).not.toMatch(/"figures"|"rates"|"estimate_total"/);
  });
});
