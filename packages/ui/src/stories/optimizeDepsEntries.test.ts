import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { optimizeDepsEntries } from '../../../../.storybook/optimizeDepsEntries.ts';

const root = path.join(import.meta.dirname, '../../../..');

test('libraries are searched in files without virtual modules, because the search ends at one', async () => {
  const entries = globSync(optimizeDepsEntries, { cwd: root });
  expect(entries.length).toBeGreaterThan(200);
  const virtual: string[] = [];
  for (const entry of entries)
    if (/from '(virtual:|\0)/.test(await readFile(path.join(root, entry), 'utf8'))) virtual.push(entry);
  expect(virtual).toEqual([]);
});
