import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Account, Timeline } from '@plumbline/api';
import { readConfig } from '../core/config.ts';
import { testServer, type TestServer } from '../testing/server.ts';
import { httpSmsGateway } from './sms-gateway.ts';
import { outboxSms, smsOutcome, smsSender, SmsAway, SmsRefusal } from './sms.ts';

interface Taken {
  sid: string;
  to: string;
  body: string;
  date_created: string;
}
/** SMS gateway on loopback, with the messages that it accepted. */
const taken: Taken[] = [];
type Answer = (request: IncomingMessage, response: ServerResponse, form: URLSearchParams) => void;
const json = (response: ServerResponse, status: number, body: unknown) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
const take = (form: URLSearchParams): Taken => {
  const message = {
    sid: `SM${taken.length + 1}`,
    to: form.get('To') ?? '',
    body: form.get('Body') ?? '',
    date_created: new Date().toUTCString(),
  };
  taken.unshift(message);
  return message;
};
const takes: Answer = (_request, response, form) => json(response, 201, { sid: take(form).sid });
/** Answers to the next messages in their order; later ones are accepted. */
let answers: Answer[] = [];
const seen: { authorization?: string | undefined; form: string; path: string }[] = [];

let gateway: Server;
let url: string;
let server: TestServer;
beforeAll(async () => {
  gateway = createServer((request, response) => {
    const path = new URL(request.url ?? '', 'http://x');
    let text = '';
    request.on('data', (data: Buffer) => (text += data.toString()));
    request.on('end', () => {
      if (request.method === 'GET') {
        json(response, 200, { messages: taken.filter(({ to }) => to === path.searchParams.get('To')) });
        return;
      }
      seen.push({ authorization: request.headers.authorization, form: text, path: path.pathname });
      (answers.shift() ?? takes)(request, response, new URLSearchParams(text));
    });
  });
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`;
  server = await testServer();
});
afterAll(async () => {
  gateway.closeAllConnections();
  gateway.close();
  await server.stop();
});
afterEach(() => {
  answers = [];
  taken.length = 0;
  seen.length = 0;
});
const port = (timeoutMs = 2000) =>
  httpSmsGateway({ url, account: 'AC1', token: 'secret', from: '+15415550100' }, { timeoutMs });
const message = { to: '541-555-0142', text: 'We bid on Friday & Monday' };

describe('the SMS gateway', () => {
  test('receives number, sender and text with the account name and token', async () => {
    expect(await port().send(message)).toBe('SM1');
    expect(seen).toEqual([
      {
        path: '/2010-04-01/Accounts/AC1/Messages.json',
        authorization: `Basic ${Buffer.from('AC1:secret').toString('base64')}`,
        form: 'To=%2B15415550142&From=%2B15415550100&Body=We+bid+on+Friday+%26+Monday',
      },
    ]);
  });

  test('rejects a message with its own error text', async () => {
    answers = [
      (_r, response) =>
        json(response, 400, { code: 21610, message: 'Attempt to send to unsubscribed recipient' }),
    ];
    const refused = port().send(message);
    await expect(refused).rejects.toThrow(SmsRefusal);
    await expect(refused).rejects.toThrow('Attempt to send to unsubscribed recipient');
    answers = [(_r, response) => response.writeHead(401).end('<html>')];
    await expect(port().send(message)).rejects.toThrow('The SMS gateway answered 401.');
  });

  test.each<[string, Answer]>([
    ['is overloaded', (_r, response) => json(response, 429, {})],
    ['fails', (_r, response) => json(response, 503, {})],
    ['hangs up', (request) => request.socket.destroy()],
    ['takes too long', () => undefined],
    ['answers what is no answer', (_r, response) => response.writeHead(200).end('OK')],
    ['sends elsewhere', (_r, response) => response.writeHead(307, { location: 'http://127.0.0.1:1/' }).end()],
  ])('that %s is retried', async (what, answer) => {
    answers = [answer];
    const timeoutMs = what === 'takes too long' ? 200 : 10_000;
    await expect(port(timeoutMs).send(message)).rejects.toThrow(SmsAway);
    // A request that arrives after its timeout would take the answer of the next test.
    await vi.waitUntil(() => seen.length === 1, { timeout: 10_000 });
  });
});

describe('a message about a record', () => {
  const accounts: Account[] = [];
  const begun = async (to: string[], text = 'Hello') => {
    const account = await server.ok<Account>('owner', 'POST', '/crm/accounts', {
      name: `Dunmore ${accounts.length}`,
    });
    accounts.push(account);
    server.ports.sms = outboxSms(server.database, { sends: true, jobs: server.ports.jobs });
    await server.ok('owner', 'POST', `/crm/accounts/${account.uuid}/text`, { to, text });
    const jobs = server.jobs.splice(0).flatMap((job) => (job.kind === 'sms-send' ? [job.payload] : []));
    expect(jobs).toHaveLength(to.length);
    return {
      jobs,
      outcome: async () => {
        const { moments } = await server.ok<Timeline>(
          'viewer',
          'GET',
          `/crm/accounts/${account.uuid}/timeline`,
        );
        return moments.find(({ activity }) => activity)?.activity?.outcome;
      },
    };
  };
  const sender = (patience?: number) =>
    smsSender(server.owner, { gateway: port(patience), database: server.database });
  const notLast = { last: false };

  test('is sent once, and its timeline entry shows this', async () => {
    const { jobs, outcome } = await begun(['541-555-0142']);
    expect(await outcome()).toBe('Waiting to be sent');
    for (let again = 0; again < 2; again++) for (const job of jobs) await sender()(job, notLast);
    expect(taken).toMatchObject([{ to: '+15415550142', body: 'Hello' }]);
    expect(await outcome()).toBe('Sent');
  });

  test('whose answer was lost is found at the gateway and not sent again', async () => {
    const { jobs, outcome } = await begun(['541-555-0143']);
    answers = [(request, _response, form) => void (take(form), request.socket.destroy())];
    await expect(sender()(jobs[0] ?? { smsId: '' }, notLast)).rejects.toThrow(SmsAway);
    expect(await outcome()).toBe('Waiting to be sent');
    await sender()(jobs[0] ?? { smsId: '' }, notLast);
    expect(taken).toHaveLength(1);
    expect(await outcome()).toBe('Sent');
  });

  test('that never arrived is sent by the next attempt, although the same text was sent before', async () => {
    const before = await begun(['541-555-0144']);
    await sender()(before.jobs[0] ?? { smsId: '' }, notLast);
    const { jobs, outcome } = await begun(['541-555-0144']);
    answers = [(_r, response) => json(response, 503, {})];
    await expect(sender()(jobs[0] ?? { smsId: '' }, notLast)).rejects.toThrow(SmsAway);
    await sender()(jobs[0] ?? { smsId: '' }, notLast);
    expect(taken).toHaveLength(2);
    expect(await outcome()).toBe('Sent');
  });

  test('to several recipients reports who did not receive it, and why', async () => {
    const { jobs, outcome } = await begun(['541-555-0145', '541-555-0146', '541-555-0147']);
    answers = [takes, (_r, response) => json(response, 400, { message: 'Not a mobile number' })];
    await sender()(jobs[0] ?? { smsId: '' }, notLast);
    expect(await outcome()).toBe('Sent to 1 of 3 · 2 waiting to be sent');
    await sender()(jobs[1] ?? { smsId: '' }, notLast);
    answers = [() => undefined];
    await sender(100)(jobs[2] ?? { smsId: '' }, { last: true });
    expect(await outcome()).toBe(
      'Sent to 1 of 3 · Not sent to 541-555-0146: Not a mobile number · Not sent to 541-555-0147: The SMS gateway did not respond. The message may still have been delivered.',
    );
    // A repeated job does not send failed messages again.
    for (const job of jobs) await sender()(job, notLast);
    expect(taken).toHaveLength(1);
  });

  test('stays in the outbox without a gateway', async () => {
    const { jobs, outcome } = await begun(['541-555-0148']);
    await smsSender(server.owner, { gateway: undefined, database: server.database })(
      jobs[0] ?? { smsId: '' },
      notLast,
    );
    expect(await outcome()).toBe('Waiting to be sent');
    const { body } = await server.call(undefined, 'GET', '/dev/outbox');
    expect((body.data as { to: string }[])[0]).toMatchObject({
      channel: 'sms',
      to: '541-555-0148',
      subject: '',
      text: 'Hello',
    });
  });
});

test('the result for one recipient omits the number of recipients', () => {
  const state = { recipient: 'x', sent_at: null, failed_at: null, failure: '' };
  expect(smsOutcome([{ ...state, sent_at: new Date() }])).toBe('Sent');
  expect(smsOutcome([{ ...state, failed_at: new Date(), failure: 'No.' }])).toBe('Not sent to x: No.');
  expect(smsOutcome([])).toBe('');
});

test('an incomplete gateway configuration is rejected at startup', () => {
  expect(readConfig({}).sms).toBeUndefined();
  expect(() => readConfig({ SMS_ACCOUNT: 'AC1' })).toThrow('belong together');
  expect(readConfig({ SMS_ACCOUNT: 'AC1', SMS_TOKEN: 't', SMS_FROM: '+1' }).sms?.url).toBe(
    'https://api.twilio.com',
  );
});
