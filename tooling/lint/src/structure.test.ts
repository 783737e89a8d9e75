import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { findCycles, readImportGraph } from './import-graph.js';
import { foreignTables, ownerOf } from './sql-ownership.js';
import {
  HARD_MAX_FILE_LINES,
  lengthProblem,
  linesOfFile,
  misplacedReason,
  readBaseline,
} from './structure.js';

const root = path.join(import.meta.dirname, '../../..');
const baseline = readBaseline();

describe('placement of files', () => {
  test.each([
    'packages/app-kit/src/helpers.ts',
    'apps/server/src/modules/helpers.ts',
    'apps/suite/src/modules/helpers.tsx',
    'apps/server/src/helpers.ts',
  ])('refuses %s', (file) => {
    expect(misplacedReason(file)).toBeDefined();
  });
  test.each([
    'packages/app-kit/src/index.ts',
    'packages/app-kit/src/list/ListScreen.tsx',
    'apps/server/src/modules.ts',
    'apps/server/src/modules/crm/module.ts',
    'apps/suite/src/menus.ts',
  ])('accepts %s', (file) => {
    expect(misplacedReason(file)).toBeUndefined();
  });
});

describe('length of files', () => {
  test('accepts 300 lines and refuses 301', () => {
    expect(lengthProblem('apps/suite/src/a.tsx', 300, baseline)).toBeUndefined();
    expect(lengthProblem('apps/suite/src/a.tsx', 301, baseline)).toMatch(/300 are the limit/);
  });
  test('does not count the examples of docstrings', () => {
    expect(linesOfFile('/**\n * A.\n *\n * @example\n * <A />\n *\n * <B />\n */\nconst a = 1;\n')).toBe(3);
    expect(linesOfFile('/**\n * A.\n * B.\n *\n * @example\n * <A />\n */\nconst a = 1;\n')).toBe(6);
    expect(linesOfFile('/** A. */\nconst a = 1;\n')).toBe(3);
  });
  test('lets a listed file stay as it is and not grow', () => {
    const list = { files: { 'apps/suite/src/a.tsx': 350 } };
    expect(lengthProblem('apps/suite/src/a.tsx', 350, list)).toBeUndefined();
    expect(lengthProblem('apps/suite/src/a.tsx', 351, list)).toBeDefined();
  });
  test('lists only files that exist and are too long', () => {
    for (const file of [...Object.keys(baseline.files), ...Object.keys(baseline.functions)])
      expect([file, existsSync(path.join(root, file))]).toEqual([file, true]);
    const gone = Object.keys(baseline.files).filter(
      (file) => linesOfFile(readFileSync(path.join(root, file), 'utf8')) <= 300,
    );
    expect(gone).toEqual([]);
  });
  test('lists no more files beyond the hard limit than when it was introduced', () => {
    const beyond = Object.entries(baseline.files).filter(([, lines]) => lines > HARD_MAX_FILE_LINES);
    expect(beyond.length).toBeLessThanOrEqual(4);
  });
});

describe('circles of imports, types included', () => {
  test('are found', () => {
    const graph = new Map([
      ['a', ['b']],
      ['b', ['c']],
      ['c', ['a', 'd']],
      ['d', []],
    ]);
    expect(findCycles(graph)).toEqual([['a', 'b', 'c']]);
  });
  test('are those of the list, which only shrinks', () => {
    expect(findCycles(readImportGraph()).map((group: string[]) => group.join(' '))).toEqual(baseline.cycles);
  });
});

describe('tables of other modules in SQL', () => {
  test('belong to the module with the longest matching prefix', () => {
    expect(ownerOf('material_price')).toBe('materials');
    expect(ownerOf('material_formula')).toBe('estimation');
    expect(ownerOf('record_status')).toBeUndefined();
  });
  test('are those of the list, which only shrinks', () => {
    expect(foreignTables()).toEqual(baseline.foreignTables);
  });
});

// Here and not beside the other tests of boundaries, because the tests above read the folder that it writes into.
describe('boundaries between packages', () => {
  test('are enforced by the linter that CI runs', () => {
    const folder = mkdtempSync(path.join(root, 'apps/server/src/modules/lint-probe-'));
    try {
      writeFileSync(path.join(folder, 'bad.ts'), "import '@plumbline/ui/Button';\n");
      let output = '';
      try {
        execFileSync(path.join(root, 'node_modules/.bin/oxlint'), [folder], { cwd: root, encoding: 'utf8' });
      } catch (error) {
        output = (error as { stdout: string }).stdout;
      }
      expect(output).toContain('may not use @plumbline/ui');
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
