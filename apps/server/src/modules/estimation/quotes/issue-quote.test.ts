import type { Estimation, PublicQuote, PublicView, Quote } from '@plumbline/api';
import { addDays, DAY_MS, utcDay } from '@plumbline/dates';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
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
beforeEach(() => {
  server.clock.offset = 0;
});

const dayIn = (days: number) => addDays(utcDay(new Date()), days);
const base = () => `/estimations/${records.estimation}`;
const make = (body: object = {}) =>
  server.ok<Quote>('editor', 'POST', `${base()}/quotes`, { name: 'Interiors', ...body });
const read = ({ uuid }: Pick<Quote, 'uuid'>) => server.ok<Quote>('viewer', 'GET', `${base()}/quotes/${uuid}`);
const issue = (quote: Quote, letter?: object, who: 'editor' | 'viewer' = 'editor') =>
  server.call(who, 'POST', `${base()}/quotes/${quote.uuid}/issue`, {
    version: quote.version,
    ...(letter ? { letter } : {}),
  });
const letters = async (to: string) =>
  (
    await server.owner.query<{ subject: string; body: string }>(
      'select subject, body from platform.outbox where recipient = $1 order by created_at',
      [to],
    )
  ).rows;
const strokes = [
  [
    { x: 4, y: 30 },
    { x: 40, y: 8 },
    { x: 90, y: 36 },
  ],
];
const signed = {
  decision: 'accepted',
  name: 'Kim Lee',
  title: 'Owner',
  signature: { mode: 'drawn', strokes },
};
/** A quote sent by email, and the token of its link. */
async function sent(
  to = `${uuidv7()}@customer.test`,
  body: object = {},
): Promise<{ quote: Quote; token: string }> {
  const draft = await make(body);
  const answer = await issue(draft, { to: [to], subject: 'Our quote', message: 'As discussed.' });
  expect(answer.status).toBe(200);
  const [letter] = await letters(to);
  const token = /\/access\/(\S+)/.exec(letter?.body ?? '')?.[1] ?? '';
  return { quote: answer.body.data as Quote, token };
}
const answer = (token: string, body: object) =>
  server.call(undefined, 'POST', `/access/${token}/quote`, body);
const shown = async (token: string) =>
  ((await server.call(undefined, 'GET', `/access/${token}`)).body.data as PublicView).quote as PublicQuote;

describe('sending a revision', () => {
  test('keeps the typeface of revisions sent before Inter was introduced', async () => {
    const quote = await make({ valid_until: dayIn(20) });
    const pdf = async () =>
      new TextDecoder('latin1').decode(
        (await server.call('viewer', 'GET', `${base()}/quotes/${quote.uuid}/pdf`)).bytes,
      );
    expect(await pdf()).toContain('Inter-Regular');
    await issue(quote);
    expect(await pdf()).toContain('Inter-Regular');
    await server.owner.query(`update quote_issue set head = head - 'typeface' where quote_id = $1`, [
      quote.uuid,
    ]);
    const before = await pdf();
    expect(before).toContain('LiberationSans-Bold');
    expect(before).not.toContain('Inter-');
  });
  test('freezes it, stores the letterhead and records it in the audit log', async () => {
    const quote = await make({ valid_until: dayIn(20) });
    const done = await issue(quote);
    expect(done.body.data).toMatchObject({ status: 'Sent', version: quote.version + 1, sent_to: [] });
    const pdf = async () =>
      Buffer.from((await server.call('viewer', 'GET', `${base()}/quotes/${quote.uuid}/pdf`)).bytes);
    const before = await pdf();
    await server.owner.query(
      `insert into setup_company (tenant_id, legal_name, street, city) values ($1, 'Moved Builders', '9 Far St', 'Reno')
       on conflict (tenant_id) do update set legal_name = 'Moved Builders', street = '9 Far St'`,
      [server.tenantIds.north],
    );
    expect(before.equals(await pdf())).toBe(true);
    const changed = await server.call('editor', 'PUT', `${base()}/quotes/${quote.uuid}`, {
      version: quote.version + 1,
      name: 'Otherwise',
    });
    expect(changed.status).toBe(409);
    expect((await issue({ ...quote, version: quote.version + 1 })).body.message).toBe(
      'This revision is already sent.',
    );
  });

  test('with copies sends one email to all, stores the copies and records them', async () => {
    const [one, two, copy] = ['c.buyer@customer.test', 'd.buyer@customer.test', 'site@customer.test'];
    const quote = await make();
    const done = await issue(quote, {
      to: [one, two],
      cc: [copy, one, copy],
      subject: 'Our quote',
      message: 'As discussed.',
    });
    expect(done.body.data).toMatchObject({ sent_to: [one, two], sent_cc: [copy] });
    expect(await read(quote)).toMatchObject({ sent_cc: [copy] });
    const { rows } = await server.owner.query<{ recipient: string; copies: string }>(
      `select recipient, copies from platform.outbox where recipient like $1`,
      [`%${one}%`],
    );
    expect(rows).toEqual([{ recipient: `${one}, ${two}`, copies: copy }]);
    const { rows: entries } = await server.owner.query<{ changes: { field: string; after: string }[] }>(
      `select changes from audit_change where entity_id = $1 and action = 'issued'`,
      [quote.uuid],
    );
    expect(entries[0]?.changes).toContainEqual({ field: 'sent_cc', after: copy });
  });

  test('rejects a copy to something that is no email address', async () => {
    const refused = await issue(await make(), {
      to: ['e.buyer@customer.test'],
      cc: ['nobody'],
      subject: 'Our quote',
      message: '',
    });
    expect(refused.status).toBe(400);
    expect(refused.body.errors).toMatchObject([{ field: 'letter.cc.0' }]);
  });

  test('by email sends each address the link once', async () => {
    const [one, two] = ['a.buyer@customer.test', 'b.buyer@customer.test'];
    const quote = await make();
    await issue(quote, { to: [one, two, one], subject: 'Our quote', message: 'As discussed.' });
    for (const to of [one, two]) {
      const got = await letters(to);
      expect(got).toHaveLength(1);
      expect(got[0]?.subject).toBe('Our quote');
      expect(got[0]?.body).toMatch(
        /^As discussed\.\n\nView the quote and respond here:\nhttp\S+\/access\/\S+/,
      );
    }
    expect(await read(quote)).toMatchObject({ status: 'Sent', sent_to: [one, two] });
  });

  test('is rejected when stale, replaced, expired or without permission', async () => {
    const first = await make({ valid_until: dayIn(1) });
    expect((await issue(first, undefined, 'viewer')).status).toBe(403);
    expect((await issue({ ...first, version: 9 })).status).toBe(409);
    server.clock.offset = 3 * DAY_MS;
    expect((await issue(first)).status).toBe(422);
    server.clock.offset = 0;
    await make();
    expect((await issue(first)).body.message).toContain('This revision was replaced by a newer one.');
    const bad = await make();
    expect((await issue(bad, { to: ['nobody'], subject: 'x', message: '' })).status).toBe(400);
    expect(await read(bad)).toMatchObject({ status: 'Draft' });
  });
});

test('rejects sending a negative total and allows it after correction', async () => {
  const credit = (value: string) => [{ name: 'Credit', calculate_by: 'fixed_value', value }];
  const below = await make({ inclusions: credit('-999999999') });
  expect(Number(below.total)).toBeLessThan(0);
  const refused = await issue(below);
  expect([refused.status, refused.body.message]).toEqual([
    422,
    'The total is below zero. Check the amounts of the inclusions.',
  ]);
  const mended = await server.ok<Quote>('editor', 'PUT', `${base()}/quotes/${below.uuid}`, {
    version: below.version,
    inclusions: credit('-1'),
  });
  expect((await issue(mended)).status).toBe(200);
});

describe('a customer with the quote link', () => {
  test('reads the same as the PDF, signs, and decides once', async () => {
    const { quote, token } = await sent();
    const view = await shown(token);
    expect(view).toMatchObject({
      number: quote.number,
      total: quote.total,
      status: 'Sent',
      lines: quote.lines,
    });
    expect(view.closed).toBeUndefined();
    const done = await answer(token, { ...signed, note: 'Start on Monday.' });
    expect(done.status).toBe(200);
    expect((done.body.data as PublicView).quote).toMatchObject({
      status: 'Accepted',
      decision: {
        decision: 'accepted',
        name: 'Kim Lee',
        title: 'Owner',
        by: 'customer',
        signature: { mode: 'drawn' },
      },
      closed: 'This quote is already accepted.',
    });
    for (const again of [signed, { decision: 'declined', name: 'Kim Lee' }])
      expect((await answer(token, again)).status).toBe(409);
    expect(await read(quote)).toMatchObject({ status: 'Accepted', decision: { note: 'Start on Monday.' } });
    const { estimation_status: status } = await server.ok<Estimation>('viewer', 'GET', base());
    const { rows } = await server.owner.query<{ outcome: string }>(
      "select outcome from setup_status where tenant_id = $1 and module = 'estimation' and name = $2",
      [server.tenantIds.north, status],
    );
    expect(rows[0]?.outcome).toBe('won');
    const { rows: recipients } = await server.owner.query<{ user_id: string }>(
      "select user_id from notification where data->>'prop_id' = $1 and data->>'name' = $2",
      [quote.uuid, `${quote.number} was accepted`],
    );
    expect(recipients.map(({ user_id }) => user_id)).toContain(server.userIds.editor);
    const { rows: history } = await server.owner.query<{ user_id: string | null; user_name: string }>(
      'select user_id, user_name from audit_change where entity_id = $1 order by change_id desc limit 1',
      [quote.uuid],
    );
    expect(history[0]).toEqual({ user_id: null, user_name: 'Kim Lee' });
  });

  test('decides once with two concurrent answers', async () => {
    const { token } = await sent();
    const answers = await Promise.all([
      answer(token, signed),
      answer(token, { decision: 'declined', name: 'Somebody else' }),
      answer(token, signed),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  });

  test('must sign and enter a name to accept, with a limited signature size', async () => {
    const { quote, token } = await sent();
    const refused = async (body: object, field: string, as = 422) => {
      const { status, body: answered } = await answer(token, body);
      expect(status).toBe(as);
      expect(answered.errors?.[0]?.field).toBe(field);
    };
    await refused({ decision: 'accepted', name: 'Kim Lee' }, 'signature');
    await refused({ ...signed, signature: { mode: 'drawn', strokes: [] } }, 'signature');
    await refused({ ...signed, name: '' }, 'name', 400);
    const long = [Array.from({ length: 5001 }, (_, x) => ({ x: x % 400, y: 1 }))];
    await refused({ ...signed, signature: { mode: 'drawn', strokes: long } }, 'signature');
    expect(await read(quote)).toMatchObject({ status: 'Sent' });
    expect((await answer(token, { ...signed, signature: { mode: 'typed' } })).status).toBe(200);
  });

  test('can decline without a signature, and the estimate stays open', async () => {
    const { quote, token } = await sent();
    expect((await answer(token, { decision: 'declined', name: 'Kim Lee', note: 'Too dear.' })).status).toBe(
      200,
    );
    expect(await read(quote)).toMatchObject({ status: 'Declined', decision: { note: 'Too dear.' } });
  });

  test('can read but not decide an expired or replaced revision', async () => {
    const { quote, token } = await sent(undefined, { valid_until: dayIn(2) });
    server.clock.offset = 2 * DAY_MS;
    expect((await shown(token)).closed).toBeUndefined();
    server.clock.offset = 4 * DAY_MS;
    expect(await shown(token)).toMatchObject({
      status: 'Expired',
      closed: 'This quote has expired.',
    });
    expect((await answer(token, signed)).status).toBe(409);
    server.clock.offset = 0;
    expect((await issue(await make())).status).toBe(200);
    expect((await shown(token)).closed).toBe('This quote was replaced by a newer revision.');
    expect((await answer(token, signed)).status).toBe(409);
    expect(await read(quote)).toMatchObject({ status: 'Sent' });
  });

  test('keeps the active revision while a new one is drafted, until the newest draft is sent', async () => {
    const { quote, token } = await sent();
    const drafts = [await make(), await make()] as const;
    const force = async () =>
      (await Promise.all([quote, ...drafts].map(read))).map((each) => [each.is_active, each.is_newest]);
    expect(await force()).toEqual([
      [true, false],
      [false, false],
      [false, true],
    ]);
    expect((await shown(token)).closed).toBeUndefined();
    expect((await issue(drafts[0])).body.message).toContain('This revision was replaced by a newer one.');
    expect((await issue(drafts[1])).status).toBe(200);
    expect(await force()).toEqual([
      [false, false],
      [false, false],
      [true, true],
    ]);
    expect((await shown(token)).closed).toBe('This quote was replaced by a newer revision.');
  });

  test('can accept the active revision while a new one is drafted', async () => {
    const { quote, token } = await sent();
    const draft = await make();
    expect((await answer(token, signed)).status).toBe(200);
    expect(await read(quote)).toMatchObject({ status: 'Accepted', is_active: true });
    expect(await read(draft)).toMatchObject({ status: 'Draft', is_active: false, is_newest: true });
  });

  test('cannot decide through a link to a file or an unknown link', async () => {
    const { path } = await server.ok<{ path: string }>('owner', 'POST', `/links/file/${records.file}`, {});
    expect((await answer(path.replace('/access/', ''), signed)).status).toBe(404);
    expect((await answer('forged', signed)).status).toBe(404);
  });
});

describe('a response outside the link', () => {
  test('is recorded by a user, also after the validity date', async () => {
    const quote = await make({ valid_until: dayIn(1) });
    const decide = (version: number, who: 'editor' | 'viewer' = 'editor') =>
      server.call(who, 'POST', `${base()}/quotes/${quote.uuid}/decision`, {
        version,
        decision: 'accepted',
        name: 'Kim Lee',
        note: 'By phone.',
      });
    expect((await decide(quote.version)).body.message).toBe('This quote is not sent yet.');
    const issued = (await issue(quote)).body.data as Quote;
    expect((await decide(issued.version, 'viewer')).status).toBe(403);
    expect((await decide(quote.version)).status).toBe(409);
    server.clock.offset = 5 * DAY_MS;
    expect((await decide(issued.version)).body.data).toMatchObject({
      status: 'Accepted',
      decision: { by: 'staff', recorded_by: 'editor Tester', note: 'By phone.' },
    });
  });
});
