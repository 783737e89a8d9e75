import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { csv, importing } from '../../testing/imports.ts';
import { testServer, type TestServer } from '../../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
  for (const name of [apart('Bughunt Müller'), 'O’Neil Concrete', 'D\'Arcy "Best" Tile'])
    await server.ok('owner', 'POST', '/crm/accounts', { name });
});
afterAll(() => server.stop());

/** The text with letters and accents apart, as macOS writes names. */
const apart = (text: string) => text.normalize('NFD');
const { upload, rowsOf, check } = importing(() => server);
const namesFor = async (query: string) =>
  (await server.ok<{ name: string }[]>('owner', 'GET', `/crm/accounts?limit=-1&${query}`)).map(
    ({ name }) => name,
  );
const search = (text: string) => namesFor(`search=${encodeURIComponent(text)}`);
const filter = (op: string, value: string) =>
  namesFor(`filter=${encodeURIComponent(JSON.stringify([{ field: 'name', op, value }]))}`);

describe('texts in different Unicode forms', () => {
  test('are stored in form NFC and found in both', async () => {
    for (const text of ['müller', apart('müller'), 'MÜLLER'])
      expect(await search(text)).toEqual(['Bughunt M\u00FCller']);
    expect(await filter('eq', apart('Bughunt Müller'))).toEqual(['Bughunt M\u00FCller']);
    // An escaped accent inside of a JSON text composes after the text is parsed.
    expect(
      await namesFor(
        `filter=${encodeURIComponent('[{"field":"name","op":"ilike","value":"mu\\u0308ller"}]')}`,
      ),
    ).toEqual(['Bughunt M\u00FCller']);
  });

  test('are one name in a folder of the drive', async () => {
    const folder = (name: string) =>
      server.call('owner', 'POST', '/workdrive/', { name, type: 0, parent_id: null });
    const [first, second] = [await folder(apart('élévation')), await folder('élévation')];
    expect([first.status, second.status]).toEqual([200, 409]);
  });

  test('are one reference in an import', async () => {
    const found = await check(
      await upload(
        'contact',
        csv('First name,Last name,Account', `Ada,Ref,${apart('Bughunt Müller')}`, "Bea,Ref,O'Neil Concrete"),
      ),
    );
    expect((await rowsOf(found.uuid)).map(({ errors }) => errors)).toEqual([[], []]);
  });
});

describe('apostrophes and quotation marks', () => {
  test('find each other in lists, filters, the search and mentions', async () => {
    expect(await search("o'neil")).toEqual(['O’Neil Concrete']);
    expect(await search('d’arcy “best”')).toEqual(['D\'Arcy "Best" Tile']);
    expect(await filter('ilike', "o'neil")).toEqual(['O’Neil Concrete']);
    const hits = await server.ok<{ title: string }[]>(
      'owner',
      'GET',
      `/setup/search?search=${encodeURIComponent("o'neil con")}`,
    );
    expect(hits.map(({ title }) => title)).toContain('O’Neil Concrete');
    const mentions = await server.ok<{ name: string }[]>(
      'owner',
      'GET',
      `/setup/comments/mentions?sign=%23&search=${encodeURIComponent("o'neil")}`,
    );
    expect(mentions.map(({ name }) => name)).toContain('O’Neil Concrete');
  });
  test('stay as they were written', async () => {
    expect(await filter('eq', 'O’Neil Concrete')).toHaveLength(1);
    expect(await filter('eq', "O'Neil Concrete")).toHaveLength(0);
  });
});

test('wildcards of a search are characters', async () => {
  expect(await search('%')).toEqual([]);
  expect(await search('_')).toEqual([]);
});
