import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { diskStorage } from '../ports/storage.ts';
import { testServer, type Answer, type TestServer } from '../testing/server.ts';

let server: TestServer;
let apps: string;
beforeAll(async () => {
  apps = await mkdtemp(path.join(os.tmpdir(), 'plumbline-apps-'));
  for (const name of ['suite', 'admin', 'partner', 'suite-secret']) {
    await mkdir(path.join(apps, name, 'assets'), { recursive: true });
    await writeFile(path.join(apps, name, 'index.html'), `<title>${name}</title>`);
    await writeFile(path.join(apps, name, 'assets/app-1a2b.js'), 'export {};');
  }
  server = await testServer({
    config: {
      apps: {
        suite: path.join(apps, 'suite'),
        admin: path.join(apps, 'admin'),
        partner: path.join(apps, 'partner'),
      },
    },
  });
});
afterAll(async () => {
  await server.stop();
  await rm(apps, { recursive: true });
});
const get = (url: string, headers = {}) =>
  server.app.fetch(new Request(`http://localhost${url}`, { headers }), {
    incoming: { socket: { remoteAddress: '127.0.0.1' } },
  });

describe('request bodies', () => {
  test('that are not JSON are rejected with an explanation', async () => {
    for (const body of ['{name:', '{"name":"x"', 'name=x', '\0']) {
      const answer = await server.call('owner', 'POST', '/crm/accounts', body);
      expect(answer.status).toBe(400);
      expect(answer.body.message).toBe('The body is not valid JSON.');
      expect(answer.body.request_id).toBe(answer.headers.get('x-request-id'));
    }
  });

  test('that are empty are rejected with the required field', async () => {
    const answer = await server.call('owner', 'POST', '/crm/accounts');
    expect(answer.body.errors?.[0]).toEqual({ field: 'name', message: 'This field is required' });
  });

  test('of 30 MB are rejected with or without a Content-Length header', async () => {
    const large = JSON.stringify({ name: 'x'.repeat(30 * 1024 * 1024) });
    const both: Record<string, string>[] = [{}, { 'content-length': String(large.length) }];
    for (const headers of both) {
      const answer = await server.call('owner', 'POST', '/crm/accounts', large, headers);
      expect(answer.status).toBe(413);
      expect(answer.body.message).toContain('larger than 2 MB');
    }
    expect((await server.call('owner', 'POST', '/crm/accounts', { name: 'After' })).status).toBe(200);
  });

  test('with unknown fields are rejected with their names', async () => {
    const answer = await server.call('owner', 'POST', '/crm/accounts', { name: 'x', tenant_id: 'y' });
    expect(answer.status).toBe(400);
    expect(answer.body.message).toContain('Unknown field: tenant_id');
  });

  test('cannot change a prototype', async () => {
    const answer = await server.call(
      'owner',
      'POST',
      '/crm/accounts',
      '{"name":"x","__proto__":{"is_admin":true}}',
    );
    expect([200, 400]).toContain(answer.status);
    expect(({} as Record<string, unknown>)['is_admin']).toBeUndefined();
  });
});

describe('paths', () => {
  test('that do not exist answer 404', async () => {
    for (const address of ['/nothing', '/crm/accountz', '/crm/accounts/x/y/z', '/']) {
      const answer = await server.call('owner', 'GET', address);
      expect([address, answer.status]).toEqual([address, 404]);
      expect(answer.body).toMatchObject({ success: false, message: 'This address does not exist.' });
    }
  });

  test('that exist for another method answer 405', async () => {
    for (const [method, address] of [
      ['PATCH', '/crm/accounts'],
      ['POST', '/crm/accounts/01900000-0000-7000-8000-000000000000'],
      ['DELETE', '/security/auth/login'],
      ['GET', '/security/auth/logout'],
    ] as const) {
      const answer = await server.call('owner', method, address);
      expect([address, answer.status]).toEqual([address, 405]);
      expect(answer.body.message).toContain(method);
    }
  });

  test('with an invalid id are rejected at the field', async () => {
    const answer = await server.call('owner', 'GET', '/crm/accounts/12');
    expect(answer.status).toBe(400);
    expect(answer.body.errors).toEqual([{ field: 'uuid', message: 'This is not a valid reference' }]);
  });

  test('with a fixed segment are not matched as an id', async () => {
    const answer = await server.call('owner', 'GET', '/crm/accounts/export');
    expect(answer.headers.get('content-type')).toContain('spreadsheetml');
  });
});

describe('hostile input', () => {
  const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
  const json = { 'content-type': 'application/json' };

  test.each([101, 5_000, 200_000])('a body nested %i deep is rejected', async (depth) => {
    const answer = await server.call(
      'owner',
      'PUT',
      '/setup/user-preferences',
      `{"key":"deep","value":${nested(depth)}}`,
      json,
    );
    expect(answer.status).toBe(400);
  });

  test('a body nested 98 deep is stored', async () => {
    const answer = await server.call(
      'owner',
      'PUT',
      '/setup/user-preferences',
      `{"key":"deep","value":${nested(98)}}`,
      json,
    );
    expect(answer.status).toBe(200);
  });

  test('a filter nested 5,000 deep is rejected', async () => {
    const filter = encodeURIComponent(`[{"field":"name","op":"eq","value":${nested(5_000)}}]`);
    expect((await server.call('owner', 'GET', `/crm/accounts?filter=${filter}`)).status).toBe(400);
  });

  test('a long forwarded address does not change the answer', async () => {
    server.address = '127.0.0.1';
    for (const forwarded of ['x'.repeat(12_000), `${'1, '.repeat(3000)}1`, '1'.repeat(5000)]) {
      const headers = { 'x-forwarded-for': forwarded };
      const body = { username: 'nobody@north.test', password: 'Wrong!2026' };
      const answer = await server.call(undefined, 'POST', '/security/auth/login', body, headers);
      expect(answer.status).toBe(401);
    }
    server.address = '203.0.113.7';
  });
});

describe('every response', () => {
  test.each(['/api/health', '/api/nothing', '/api/crm/accounts', '/login', '/assets/none.js', '/api/docs'])(
    '%s carries the security headers',
    async (url) => {
      const { headers } = await get(url);
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy).toContain("default-src 'self'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).toContain("object-src 'none'");
      expect(policy).not.toMatch(/script-src[^;]*'unsafe-/);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('same-origin');
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
      const features = headers.get('permissions-policy')?.split(', ') ?? [];
      expect(features).toEqual(expect.arrayContaining(['camera=(self)', 'clipboard-write=(self)']));
      expect(features).toEqual(expect.arrayContaining(['geolocation=()', 'microphone=()', 'payment=()']));
      expect(headers.get('x-powered-by')).toBeNull();
    },
  );

  test('has a request id for the log, taken from the caller if it is valid', async () => {
    const own = await get('/api/health', { 'x-request-id': 'from-a-proxy-1234' });
    expect(own.headers.get('x-request-id')).toBe('from-a-proxy-1234');
    for (const odd of ['short', 'with spaces in it', 'x'.repeat(200)]) {
      const { headers } = await get('/api/health', { 'x-request-id': odd });
      expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    }
    const sheet = await server.call('owner', 'GET', '/crm/contacts/export', undefined, {
      'x-request-id': 'of-a-file-123',
    });
    expect(sheet.headers.get('x-request-id')).toBe('of-a-file-123');
  });

  test('of the API is not kept by caches', async () => {
    for (const url of ['/api/health', '/api/nothing'])
      expect((await get(url)).headers.get('cache-control')).toBe('no-store');
  });

  test('to an unexpected error logs all details and returns none', async () => {
    const broken = await testServer();
    try {
      await broken.owner.query('alter table crm_account rename to hidden_table');
      const answer = await broken.call('owner', 'POST', '/crm/accounts', { name: 'x' });
      expect(answer.status).toBe(500);
      expect(JSON.stringify(answer.body)).not.toMatch(/hidden|relation|select|insert|\.ts/i);
      expect(answer.body.message).toBe('An error occur, please try again later');
      expect(JSON.stringify(broken.failures)).toContain(answer.body.request_id);
    } finally {
      await broken.stop();
    }
  });
});

describe('health', () => {
  test('answers 200 while all components work, and names a failing one', async () => {
    const good = await server.call(undefined, 'GET', '/health');
    expect(good.body.data).toMatchObject({ database: true, storage: true, jobs: true });
    const { ready } = server.ports.storage;
    server.ports.storage.ready = () => Promise.reject(new Error('no disk'));
    const bad = await server.call(undefined, 'GET', '/health');
    server.ports.storage.ready = ready;
    expect(bad.status).toBe(503);
    expect(bad.body.message).toContain('storage');
  });
});

describe('the apps', () => {
  test.each([
    ['/', 'suite'],
    ['/crm/account/1/view', 'suite'],
    ['/admin', 'admin'],
    ['/admin/dashboard', 'admin'],
    ['/partner/login', 'partner'],
    ['/administrator', 'suite'],
    ['/partnership', 'suite'],
  ])('%s is a page of the %s', async (url, name) => {
    const answer = await get(url);
    expect(await answer.text()).toBe(`<title>${name}</title>`);
    expect(answer.headers.get('cache-control')).toBe('no-cache');
  });

  test('assets are cached permanently, and a missing one is never answered with a page', async () => {
    const asset = await get('/assets/app-1a2b.js', { 'accept-encoding': 'gzip' });
    expect(asset.status).toBe(200);
    expect(asset.headers.get('content-encoding')).toBe('gzip');
    expect(asset.headers.get('cache-control')).toContain('immutable');
    expect((await get('/assets/gone-1a2b.js')).status).toBe(404);
  });

  test.each([
    '/../suite-secret/index.html',
    '/%2e%2e/suite-secret/index.html',
    '/..%2fsuite-secret%2findex.html',
    '/%2e%2e%2f%2e%2e%2fetc%2fpasswd.txt',
    '/assets/..%5c..%5csecret.txt',
    '/%00.js',
    '/%E0%A4%A.js',
  ])('%s is not found', async (url) => {
    const answer = await get(url);
    expect(await answer.text()).not.toContain('secret');
    expect(answer.status).toBeLessThan(500);
  });
});

describe('the API reference', () => {
  test('is generated from the contract and loads nothing from other hosts', async () => {
    const page = await (await get('/api/docs')).text();
    expect(page).not.toMatch(/https?:\/\//);
    for (const [, address = ''] of page.matchAll(/(?:src|href)="([^"]+)"/g))
      expect((await get(address)).status).toBe(200);
    expect(await (await get('/api/openapi.yaml')).text()).toContain('openapi: 3.1');
  });
});

describe('a full disk', () => {
  const message =
    'The server has no disk space left, so nothing was saved. Ask its operator to free some, then try again.';
  const health = () => server.call(undefined, 'GET', '/health');
  const expectFull = async (answer: Answer) => {
    expect([answer.status, answer.body.message]).toEqual([503, message]);
    expect((await health()).status).toBe(503);
    server.clock.offset += 61_000;
    expect((await health()).status).toBe(200);
  };
  afterEach(() => {
    server.clock.offset = 0;
  });

  test('of the database is reported, nothing is stored, and health goes down', async () => {
    await server.owner.query(`create function full_disk() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`);
    await server.owner.query(
      'create trigger full_disk after insert on crm_account for each row execute function full_disk()',
    );
    const answer = await server.call('owner', 'POST', '/crm/accounts', { name: 'No space' });
    await server.owner.query('drop trigger full_disk on crm_account');
    await expectFull(answer);
    const list = await server.call('owner', 'GET', '/crm/accounts?search=No%20space');
    expect(list.body.meta?.count).toBe(0);
  });

  test('of the storage is reported, and health goes down', async () => {
    const { put } = server.ports.storage;
    server.ports.storage.put = () =>
      Promise.reject(Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' }));
    const png = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    );
    const answer = await server.call('owner', 'PUT', '/security/users/picture', png);
    server.ports.storage.put = put;
    await expectFull(answer);
  });

  test('is reported by health before a write fails', async () => {
    const folder = path.join(server.config.dataFolder, 'files');
    expect(await diskStorage(folder).ready()).toBe(true);
    expect(await diskStorage(folder, Number.MAX_SAFE_INTEGER).ready()).toBe(false);
  });
});
