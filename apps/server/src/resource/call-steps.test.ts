import type { Account, FormDefinition, Lead } from '@plumbline/api';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testServer, type TestServer } from '../testing/server.ts';

const unknownUser = '00000000-0000-7000-8000-000000000000';
let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

/** Makes the account's city required in the company's form. */
async function requireCity(): Promise<void> {
  const { version, groups } = await server.ok<FormDefinition>('owner', 'GET', '/setup/forms/account');
  await server.ok('owner', 'PUT', '/setup/forms/account', {
    version,
    groups: groups.map((group) => ({
      ...group,
      fields: group.fields.map((field) => (field.code === 'city' ? { ...field, required: true } : field)),
    })),
  });
}
const errorFields = async (method: 'POST' | 'PUT', path: string, body: object) => {
  const answer = await server.call('owner', method, path, body);
  expect(answer.status).toBe(422);
  return (answer.body.errors ?? []).map(({ field }) => field);
};

describe('the order of the steps', () => {
  test('checks the form before references on create, and after them on update', async () => {
    await requireCity();
    const invalid = { owner_id: unknownUser, city: '' };
    expect(await errorFields('POST', '/crm/accounts', { name: 'Alder', ...invalid })).toEqual(['city']);
    const { uuid, version } = await server.ok<Account>('owner', 'POST', '/crm/accounts', {
      name: 'Alder',
      city: 'Bend',
    });
    const path = `/crm/accounts/${uuid}`;
    expect(await errorFields('PUT', path, { version, ...invalid })).toEqual(['owner_id']);
    expect(await errorFields('PUT', path, { version, city: '' })).toEqual(['city']);
  });

  test('reports a stale version before any other error', async () => {
    const { uuid } = await server.ok<Account>('owner', 'POST', '/crm/accounts', {
      name: 'Birch',
      city: 'Bend',
    });
    const answer = await server.call('owner', 'PUT', `/crm/accounts/${uuid}`, {
      version: 7,
      owner_id: unknownUser,
    });
    expect(answer.status).toBe(409);
  });

  test('allocates a number only after the rules of the module', async () => {
    const lead = { name: 'Annex', firstname: 'Ann', lastname: 'Ito' };
    const first = await server.ok<Lead>('owner', 'POST', '/crm/leads', lead);
    expect(await errorFields('POST', '/crm/leads', lead)).toEqual(['name']);
    const second = await server.ok<Lead>('owner', 'POST', '/crm/leads', { ...lead, name: 'Depot' });
    const sequence = ({ number }: Lead) => Number(/\d+$/.exec(number ?? '')?.[0]);
    expect(sequence(second)).toBe(sequence(first) + 1);
  });
});
