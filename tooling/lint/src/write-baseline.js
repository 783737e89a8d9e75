/**
 * Writes `baseline.json` anew from what the tree has now: `node tooling/lint/src/write-baseline.js`. It refuses to add to
 * the lists; `--grow` allows it for a limit that has just been introduced.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findCycles, readImportGraph } from './import-graph.js';
import { foreignTables } from './sql-ownership.js';

const root = path.join(import.meta.dirname, '../../..');
const file = path.join(import.meta.dirname, '../baseline.json');
const before = JSON.parse(readFileSync(file, 'utf8'));

/** Length of everything that exceeds a limit, by file: the linter is run with empty lists. */
function measure() {
  writeFileSync(file, JSON.stringify({ ...before, files: {}, functions: {} }));
  let output = '';
  try {
    output = execFileSync(path.join(root, 'node_modules/.bin/oxlint'), ['--quiet', '-f', 'json', '.'], {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 1e9,
    });
  } catch (error) {
    output = error.stdout;
  }
  const [files, functions] = [{}, {}];
  writeFileSync(file, `${JSON.stringify(before, null, 2)}\n`);
  for (const { code, message, filename } of JSON.parse(output).diagnostics) {
    if (code !== 'plumbline(structure)') continue;
    const [, what, lines] = /^A (file|function) of (\d+) lines/.exec(message) ?? [];
    if (what) (what === 'file' ? files : functions)[filename] = Number(lines);
  }
  return { files, functions };
}

const sorted = (record) =>
  Object.fromEntries(Object.entries(record).toSorted(([a], [b]) => a.localeCompare(b)));
const unknown = process.argv.slice(2).filter((argument) => argument !== '--grow');
if (unknown.length > 0) {
  console.error(`Unknown argument ${unknown.join(' ')}; only --grow is known.`);
  process.exit(1);
}
const { files, functions } = measure();
const after = {
  files: sorted(files),
  functions: sorted(functions),
  cycles: findCycles(readImportGraph()).map((group) => group.join(' ')),
  foreignTables: sorted(foreignTables()),
};
const size = ({ files: f = {}, functions: g = {}, cycles = [], foreignTables: t = {} }) => ({
  files: Object.keys(f).length,
  functions: Object.keys(g).length,
  cycles: cycles.length,
  foreignTables: Object.values(t).flat().length,
});
const [was, is] = [size(before), size(after)];
const grown = Object.keys(is).filter((list) => is[list] > was[list]);
if (grown.length > 0 && !process.argv.includes('--grow')) {
  writeFileSync(file, `${JSON.stringify(before, null, 2)}\n`);
  console.error(
    `These lists only shrink: ${grown.map((list) => `${list} ${was[list]} to ${is[list]}`).join(', ')}`,
  );
  process.exit(1);
}
writeFileSync(file, `${JSON.stringify(after, null, 2)}\n`);
process.stdout.write(`${JSON.stringify(is)}\n`);
