import { afterAll, beforeAll, expect, test } from 'vitest';
import * as xlsx from 'xlsx';
import { csv, importing } from '../../testing/imports.ts';
import { testServer, type TestServer } from '../../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());
const { upload, rowsOf, check, run } = importing(() => server);

test('reports an invalid choice in each cell and accepts choices in any case', async () => {
  const found = await upload(
    'lead',
    csv(
      'Lead,Status,Rating,Lead source,Bid date',
      'Small letters,new,hot,trade show,2026-03-31',
      'None of them,Bogus,Lukewarm,Pigeon,2026-02-30',
    ),
  );
  const checked = await check(found);
  const [small, none] = await rowsOf(found.uuid);
  expect(small?.errors).toEqual([]);
  expect(none?.errors.map(({ column, message }) => [column, message])).toEqual([
    [1, expect.stringMatching(/^Status must be one of: New, /)],
    [2, 'Rating must be one of: Hot, Warm, Cold.'],
    [3, 'Lead source must be one of: Phone, Web, Referral, Trade Show, Other.'],
    [4, '“2026-02-30” is not a date. Use the format YYYY-MM-DD.'],
  ]);
  expect(await run(checked)).toMatchObject({ created: 1, rejected: 1 });
  const [lead] = await server.ok<Record<string, unknown>[]>('owner', 'GET', '/crm/leads?search=Small');
  expect(lead).toMatchObject({ status: 'New', rating: 'Hot', lead_source: 'Trade Show' });
});

test('allows a record to be imported again with a status that no longer exists', async () => {
  await server.ok('owner', 'POST', '/crm/leads', { name: 'Old hand', status: 'Long gone' });
  const again = await check(
    await upload('lead', csv('Lead,Status,City', 'Old hand,Long gone,Boulder', 'New hand,Long gone,Boulder')),
  );
  expect((await rowsOf(again.uuid)).map(({ errors }) => errors.length)).toEqual([0, 1]);
  expect(await run(again)).toMatchObject({ updated: 1, rejected: 1 });
});

test('keeps leading zeros, date formats and dropdown choices in the template', async () => {
  const { bytes } = await server.call('owner', 'GET', '/setup/imports/lead/template');
  const book = xlsx.read(bytes, { bookFiles: true } as xlsx.ParsingOptions) as xlsx.WorkBook & {
    files: Record<string, { content: Uint8Array }>;
  };
  expect(book.SheetNames).toEqual(['Sheet1', 'Instructions', 'Choices']);
  const [head] = xlsx.utils.sheet_to_json<string[]>(book.Sheets['Sheet1'] ?? {}, { header: 1 });
  const choices = xlsx.utils.sheet_to_json<Record<string, string>>(book.Sheets['Choices'] ?? {});
  expect(choices.flatMap((row) => row['Rating'] ?? [])).toEqual(['Hot', 'Warm', 'Cold']);
  const xml = new TextDecoder().decode(
    Uint8Array.from(book.files['xl/worksheets/sheet1.xml']?.content ?? []),
  );
  const styleOf = (label: string) => {
    const at = (head ?? []).indexOf(label) + 1;
    return new RegExp(`<col min="${at}"[^>]*?(?: style="(\\d)")?/>`).exec(xml)?.[1];
  };
  expect(['ZIP', 'Bid date', 'Amount'].map(styleOf)).toEqual(['5', '3', undefined]);
  expect(xml).toMatch(
    /<dataValidation type="list"[^>]*showErrorMessage="1"[^>]*><formula1>Choices!\$[A-Z]\$2/,
  );
  expect(xml).toMatch(/<dataValidation type="date"/);
  const hints = xlsx.utils.sheet_to_json<Record<string, string>>(book.Sheets['Instructions'] ?? {});
  expect(hints.find((row) => row['Column'] === 'Rating')?.['Format']).toBe('One of: Hot, Warm, Cold');
});
