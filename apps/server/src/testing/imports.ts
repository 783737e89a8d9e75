import type { Import, ImportRow } from '@plumbline/api';
import { expect } from 'vitest';
import { xlsxFile } from '../files/spreadsheet.ts';
import type { TestServer, UserName } from './server.ts';

export const bytesOf = async ({ file }: { file: ReadableStream<Uint8Array> }): Promise<Uint8Array> =>
  new Uint8Array(await new Response(file).arrayBuffer());
export const csv = (...lines: string[]): Uint8Array => new TextEncoder().encode(lines.join('\n'));
export const book = async (head: string[], ...rows: (string | null)[][]): Promise<Uint8Array> =>
  bytesOf(
    await xlsxFile([
      { name: 'Sheet1', columns: head.map((label) => ({ label, kind: 'text' as const })), rows },
    ]),
  );

/** Steps of an import; each resolves when its job has finished. */
export function importing(at: () => TestServer) {
  const read = (uuid: string, user: UserName = 'owner') =>
    at().ok<Import>(user, 'GET', `/setup/imports/${uuid}`);
  /** Uploads a file and waits until it is parsed. */
  async function upload(kind: string, bytes: Uint8Array, user: UserName = 'owner', name = 'file.xlsx') {
    const { uuid, url } = await at().ok<{ uuid: string; url: string }>(
      user,
      'POST',
      `/setup/imports/${kind}`,
      { name, size: bytes.length },
    );
    await at().ok(user, 'PUT', url, bytes);
    await at().runJobs();
    return read(uuid, user);
  }
  const rowsOf = (uuid: string, query = '') =>
    at().ok<ImportRow[]>('owner', 'GET', `/setup/imports/${uuid}/rows${query}`);
  /** Confirms the proposed column mapping with changes. */
  async function check(found: Import, more: Partial<Import> = {}, user: UserName = 'owner') {
    const { columns = [], version, date_order, existing } = { ...found, ...more };
    await at().ok(user, 'PUT', `/setup/imports/${found.uuid}/mapping`, {
      version,
      columns: columns.map(({ index, field }) => ({ index, field })),
      date_order,
      existing,
    });
    await at().runJobs();
    return read(found.uuid, user);
  }
  async function run(checked: Import, mode: 'all' | 'valid' = 'valid') {
    await at().ok('owner', 'POST', `/setup/imports/${checked.uuid}/run`, { version: checked.version, mode });
    await at().runJobs();
    const done = await read(checked.uuid);
    expect(done.created + done.updated + done.skipped + done.rejected).toBe(done.total);
    return done;
  }
  const undo = async (uuid: string) => {
    await at().ok('owner', 'POST', `/setup/imports/${uuid}/undo`);
    await at().runJobs();
    return read(uuid);
  };
  return { read, upload, rowsOf, check, run, undo };
}
