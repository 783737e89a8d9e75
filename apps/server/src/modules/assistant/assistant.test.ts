import type { AssistantAnswer } from '@plumbline/api';
import { messages } from '@plumbline/validation';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { AssistantAway, type AssistantTurn } from '../../ports/assistant.ts';
import { testServer, type TestServer, type UserName } from '../../testing/server.ts';

let server: TestServer;
const ask = (user: UserName, user_input: string, session_id?: string) =>
  server.ok<AssistantAnswer>(user, 'POST', '/setup/ai-chat/send-message', {
    user_input,
    ...(session_id ? { session_id } : {}),
  });
const rowsOf = ({ data }: AssistantAnswer) =>
  data as { uuid: string; title: string; href: string; amount?: string }[];
const titles = (answer: AssistantAnswer) => rowsOf(answer).map(({ title }) => title);

const account = (user: UserName, name: string, more: object = {}) =>
  server.ok<{ uuid: string }>(user, 'POST', '/crm/accounts', { name, ...more });
const opportunity = (account_id: string, name: string, amount: string) =>
  server.ok<{ uuid: string }>('owner', 'POST', '/crm/opportunities', { name, account_id, amount });

let harborAccount: string;
beforeAll(async () => {
  server = await testServer();
  const cascade = await account('owner', 'Cascade Hospital', { city: 'Eugene', state: 'OR' });
  await account('owner', 'Union Yard', { city: 'Austin', state: 'TX' });
  await opportunity(cascade.uuid, 'North wing', '750000');
  await opportunity(cascade.uuid, 'South wing', '250000.50');
  harborAccount = (await account('stranger', 'Cascade of Harbor')).uuid;
});
afterAll(() => server.stop());
beforeEach(() => {
  server.ports.assistant = undefined;
});

describe('assistant answers', () => {
  test('returns rows with their records, the API call and the matching list', async () => {
    const answer = await ask('owner', 'opportunities over $500k');
    expect(answer).toMatchObject({ type: 'rows', module: 'opportunities', count: 1 });
    expect(answer.text).toBe('1 opportunity where Amount is over $500,000.');
    const [row] = rowsOf(answer);
    expect(row).toMatchObject({ title: 'North wing', amount: '750000.0000' });
    expect(row?.href).toBe(`/crm/opportunity/${row?.uuid}/view`);
    expect(answer.query).toBe(
      'GET /api/crm/opportunities?filter=[{"field":"amount","op":"gt","value":"500000"}]&limit=10',
    );
    const { route, filter } = answer.list ?? {};
    expect(route).toBe('crm-opportunity');
    // The displayed query returns the same rows.
    const again = await server.call(
      'owner',
      'GET',
      `/crm/opportunities?filter=${encodeURIComponent(filter ?? '')}`,
    );
    expect((again.body.data as { name: string }[]).map(({ name }) => name)).toEqual(['North wing']);
    expect(again.body.meta?.count).toBe(answer.count);
  });

  test('returns exact counts, sums, averages and groups', async () => {
    expect((await ask('owner', 'How many accounts?')).data).toBe('2 accounts.');
    expect((await ask('owner', 'Total of opportunities')).data).toBe(
      'Total Amount: $1,000,000.50, of 2 opportunities.',
    );
    expect((await ask('owner', 'average amount of opportunities')).data).toBe(
      'Average Amount: $500,000.25, of 2 opportunities.',
    );
    const groups = await ask('owner', 'accounts by state');
    expect(groups.data).toMatchObject([
      { title: 'OR', count: 1 },
      { title: 'TX', count: 1 },
    ]);
    // The average of each group, not its sum.
    const averages = await ask('owner', 'average amount of opportunities per outcome');
    expect(averages.columns).toMatchObject([{ id: 'count' }, { id: 'average', label: 'Average Amount' }]);
    expect(averages.data).toEqual([{ title: 'Open', count: 2, average: '500000.25' }]);
    expect(titles(await ask('owner', 'accounts in Texas'))).toEqual(['Union Yard']);
    expect(titles(await ask('owner', 'top 1 opportunities by amount'))).toEqual(['North wing']);
  });

  test('shows the job title of a contact as a column beside its name', async () => {
    await server.ok('owner', 'POST', '/crm/contacts', {
      firstname: 'Ines',
      lastname: 'Quill',
      title: 'Superintendent',
      email: 'ines@quill.test',
    });
    const answer = await ask('owner', 'newest contacts');
    expect(answer.data).toMatchObject([{ title: 'Ines Quill', field_title: 'Superintendent' }]);
    expect(answer.columns).toContainEqual(expect.objectContaining({ id: 'field_title' }));
  });

  test('names the owner of a record that is found by its name', async () => {
    const answer = await ask('owner', 'who owns North wing?');
    const { data } = await server
      .call('owner', 'GET', '/crm/opportunities?search=North')
      .then(({ body }) => body);
    const [{ owner_name: owner }] = data as [{ owner_name: string }];
    expect(answer.text).toBe(`North wing: Owner: ${owner}.`);
    expect((await ask('owner', 'who owns Zzyzx?')).data).toBe(messages.chatNoData);
  });

  test('lists accounts without opportunities and without contacts', async () => {
    const answer = await ask('owner', 'customers without an opportunity');
    expect(titles(answer)).toEqual(['Union Yard']);
    expect(answer.text).toBe('1 account without opportunities.');
    // These fields are in no list.
    expect(answer.list).toBeUndefined();
    expect((await ask('owner', 'how many accounts have no opportunities')).data).toBe(
      '1 account without opportunities.',
    );
  });

  test('lists vendors without contacts when each is checked individually', async () => {
    for (const name of ['Cascade Gypsum', 'Lone Fastener'])
      await server.ok('owner', 'POST', '/vendors', { name, type: 'Supplier' });
    const { body } = await server.call('owner', 'GET', '/vendors?search=Cascade');
    const [vendor] = body.data as [{ uuid: string }];
    const contact = await server.ok<{ uuid: string }>('owner', 'POST', '/crm/contacts', {
      firstname: 'Ola',
      lastname: 'Brandt',
      email: 'ola@gypsum.test',
    });
    await server.ok('owner', 'PUT', `/vendors/${vendor.uuid}/contacts`, {
      contacts: [{ contact_id: contact.uuid }],
    });
    const answer = await ask('owner', 'vendors without contacts');
    expect(titles(answer)).toContain('Lone Fastener');
    expect(titles(answer)).not.toContain('Cascade Gypsum');
    expect(answer.query).toContain('without those that have any in GET /api/vendors/{uuid}/contacts');
  });

  test('finds tasks by a status of the company’s workflows', async () => {
    const answer = await ask('owner', 'how many tasks are in progress');
    expect(answer.query).toContain('"workflow_status","op":"eq","value":"In progress"');
  });

  test('opens an area by its displayed name', async () => {
    expect(await ask('owner', 'open map')).toMatchObject({
      text: 'Open the map.',
      module: 'map',
      opens: true,
    });
    expect((await ask('owner', 'go to work drive')).text).toBe('Open Work Drive.');
  });

  test('returns the specified text when nothing is found', async () => {
    expect(await ask('owner', 'accounts named Nowhere')).toMatchObject({
      type: 'text',
      data: messages.chatNoData,
      text: 'No accounts with “Nowhere”.',
      count: 0,
    });
    expect((await ask('owner', 'find Zzyzx')).data).toBe(messages.chatNoData);
  });

  test('finds a name in any position of the question', async () => {
    const answer = await ask('owner', 'where is Union Yard');
    expect(titles(answer)).toEqual(['Union Yard']);
    expect(answer.query).toBe('GET /api/setup/search?search=Union Yard');
  });

  test('reads “my tasks” from the user’s own task list', async () => {
    const answer = await ask('owner', 'my overdue tasks');
    expect(answer).toMatchObject({ data: messages.chatNoData, list: { route: 'my-todo' } });
    expect(answer.query).toContain('/task-management/my-todo');
  });

  test('returns the query as code', async () => {
    const { session_id } = await ask('owner', 'accounts in Texas');
    expect(await ask('owner', 'show the query', session_id)).toMatchObject({
      type: 'query',
      data: 'GET /api/crm/accounts?filter=[{"field":"state","op":"in","value":["TX","Texas"]}]',
    });
  });

  test('answers an unrecognized question with examples the user may ask', async () => {
    const answer = await ask('owner', 'qwerty uiop asdf ghjk zxcv');
    expect(answer.type).toBe('text');
    expect(answer.text).toContain('I did not understand that.');
    expect(answer.examples?.length).toBeGreaterThan(2);
    for (const example of answer.examples ?? [])
      expect((await ask('owner', example)).text).not.toContain('did not understand');
    expect((await ask('none', 'help')).examples).toEqual(['What is waiting for me?']);
  });

  test('help names lists and examples of the modules in documented order', async () => {
    const answer = await ask('owner', 'help');
    const [, named = ''] = /You can ask about ([^.]*) and \d+ other lists\./.exec(answer.text) ?? [];
    const order = ['accounts', 'contacts', 'leads', 'opportunities', 'estimations', 'tasks', 'materials'];
    const places = [...order, 'prices', 'vendors', 'customers', 'retail vendors', 'users'].map((many) =>
      named.split(', ').indexOf(many),
    );
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places).not.toContain(-1);
    expect(answer.examples).toEqual([
      'What is waiting for me?',
      'Total of open opportunities by stage',
      'Top 5 opportunities by amount',
      'My overdue tasks',
      'Accounts created this month',
    ]);
  });

  test('rejects an empty or overlong question at its field', async () => {
    for (const user_input of ['', '   ', 'x'.repeat(501)]) {
      const answer = await server.call('owner', 'POST', '/setup/ai-chat/send-message', { user_input });
      expect(answer.status).toBe(400);
      expect(answer.body.errors?.[0]?.field).toBe('user_input');
    }
  });
});

describe('assistant permissions', () => {
  test('answers users with view rights and names the missing right and its grantor to others', async () => {
    expect((await ask('viewer', 'How many accounts?')).data).toBe('2 accounts.');
    const denied = await ask('none', 'How many accounts?');
    expect(denied.data).toBe(
      'You need the permission “Accounts: View” in CRM. An administrator of your company can grant it.',
    );
    expect(denied).not.toHaveProperty('count');
    expect(denied).not.toHaveProperty('query');
  });

  test('never includes rows of another company', async () => {
    for (const question of [
      'accounts',
      'find Cascade',
      'accounts named Cascade',
      'How many accounts?',
      'accounts by name',
    ]) {
      const north = JSON.stringify(await ask('owner', question));
      expect(north).not.toContain(harborAccount);
      expect(north).not.toContain('of Harbor');
      expect(JSON.stringify(await ask('stranger', question))).not.toContain('Hospital');
    }
    expect(titles(await ask('stranger', 'accounts'))).toEqual(['Cascade of Harbor']);
  });

  test('never writes data, whatever the question', async () => {
    const before = await server.owner.query('select count(*)::int as count from audit_change');
    for (const question of [
      'delete all accounts',
      'create account Evil',
      "accounts'; drop table crm_account; --",
    ])
      await ask('owner', question);
    expect((await ask('owner', 'How many accounts?')).data).toBe('2 accounts.');
    expect((await server.owner.query('select count(*)::int as count from audit_change')).rows).toEqual(
      before.rows,
    );
  });
});

describe('an assistant conversation', () => {
  test('continues for its owner only and expires', async () => {
    const first = await ask('owner', 'accounts');
    const { session_id } = first;
    const second = await ask('owner', 'only Texas', session_id);
    expect(second.session_id).toBe(session_id);
    expect(titles(second)).toEqual(['Union Yard']);
    // The same id of another user starts a new conversation.
    for (const other of ['viewer', 'stranger'] as const) {
      const answer = await ask(other, 'show the query', session_id);
      expect(answer.session_id).not.toBe(session_id);
      expect(answer.data).toBe('You have not asked anything in this conversation yet.');
    }
    await server.owner.query("update assistant_question set asked_at = asked_at - interval '3 hours'");
    expect((await ask('owner', 'show the query', session_id)).session_id).not.toBe(session_id);
    expect((await ask('owner', 'accounts', 'no id at all')).type).toBe('rows');
  });

  test('does not store the text of questions', async () => {
    await ask('owner', 'accounts named Secretword');
    const { rows } = await server.owner.query<{ row: string }>(
      "select (to_jsonb(q) - 'plan')::text as row from assistant_question q",
    );
    expect(rows.length).toBeGreaterThan(0);
    for (const { row } of rows) expect(row).not.toContain('Secretword');
  });

  test('rejects requests above the rate limit', async () => {
    server.config.assistantRateLimit = 3;
    await server.owner.query('delete from assistant_question');
    try {
      for (let count = 0; count < 3; count++) await ask('viewer', 'accounts');
      const over = await server.call('viewer', 'POST', '/setup/ai-chat/send-message', {
        user_input: 'accounts',
      });
      expect(over.status).toBe(429);
      expect((await ask('owner', 'accounts')).type).toBe('rows');
    } finally {
      server.config.assistantRateLimit = 1_000_000;
    }
  });
});

describe('the older chat call', () => {
  test('returns rows or plain text for either header', async () => {
    expect(await server.ok('owner', 'POST', '/ai-chat/query', { q: 'accounts in Texas' })).toMatchObject([
      { title: 'Union Yard' },
    ]);
    expect(await server.ok('owner', 'POST', '/ai-chat/query', { q: 'How many?', c: 'Accounts' })).toBe(
      '2 accounts.',
    );
    const older = await server.call(
      undefined,
      'POST',
      '/ai-chat/query',
      { q: 'How many accounts?' },
      {
        'x-token': server.tokens.owner,
      },
    );
    expect(older.body.data).toBe('2 accounts.');
    const elsewhere = await server.call(undefined, 'GET', '/crm/accounts', undefined, {
      'x-token': server.tokens.owner,
    });
    expect(elsewhere.status).toBe(401);
  });
});

describe('an external language model', () => {
  const hard = 'zorp the frobnicated quux of blarg everywhere';
  let turns: readonly AssistantTurn[] = [];
  const says = (reply: string) => {
    turns = [];
    server.ports.assistant = {
      complete: async (given) => {
        turns = given;
        return reply;
      },
    };
  };

  test('interprets unrecognized questions, and its plan runs with the user’s rights', async () => {
    says('{"intent":"rows","entity":"account","conditions":[{"field":"state","op":"eq","value":"TX"}]}');
    expect(titles(await ask('owner', hard))).toEqual(['Union Yard']);
    const prompt = turns.map(({ content }) => content).join('\n');
    expect(prompt).toContain('account (accounts)');
    // The model receives field names, never values.
    expect(prompt).not.toContain('Union Yard');
    await ask('owner', 'accounts in Texas');
    expect(turns.at(-1)?.content).toBe(hard);
  });

  test.each([
    'not JSON',
    '{"intent":"none"}',
    '{"intent":"rows","entity":"secret","conditions":[]}',
    '{"intent":"rows","entity":"account","conditions":[{"field":"tenant_id","op":"eq","value":"x"}]}',
    '{"intent":"rows","entity":"account","conditions":[{"field":"name","op":"or 1=1","value":"x"}]}',
    '{"intent":"delete","entity":"account","conditions":[]}',
  ])('returns the specified text when the model answers %s', async (answerText) => {
    says(answerText);
    const answer = await server.call('owner', 'POST', '/setup/ai-chat/send-message', { user_input: hard });
    expect([answer.status, answer.body.message]).toEqual([502, messages.chatNotFound]);
  });

  test('returns the specified text when the model is unreachable, and still answers known questions', async () => {
    server.ports.assistant = { complete: () => Promise.reject(new AssistantAway('nobody is there')) };
    const answer = await server.call('owner', 'POST', '/setup/ai-chat/send-message', { user_input: hard });
    expect([answer.status, answer.body.message]).toEqual([502, messages.chatNotFound]);
    expect((await ask('owner', 'How many accounts?')).data).toBe('2 accounts.');
  });

  test('returns the older call’s specified failure text', async () => {
    server.ports.assistant = { complete: () => Promise.reject(new AssistantAway('nobody is there')) };
    const answer = await server.call('owner', 'POST', '/ai-chat/query', { q: hard });
    expect([answer.status, answer.body.data]).toEqual([200, messages.chatFetchError]);
  });

  test('does not receive lists that the user cannot open', async () => {
    says('{"intent":"rows","entity":"account","conditions":[]}');
    const answer = await server.call('none', 'POST', '/setup/ai-chat/send-message', { user_input: hard });
    expect(answer.status).toBe(502);
    expect(turns[0]?.content).not.toContain('accounts)');
  });
});
