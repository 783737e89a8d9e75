/** Fails if regenerating the contract changes a file. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const api = path.join(import.meta.dirname, '../packages/api');
const kept = mkdtempSync(path.join(tmpdir(), 'plumbline-contract-'));
const parts = [
  'openapi.yaml',
  'spec/modules.tsp',
  'src/generated',
  '../validation/src/generated',
  '../permissions/src/generated',
];
for (const part of parts)
  cpSync(path.join(api, part), path.join(kept, part.replace('../', '')), { recursive: true });
let differs = '';
try {
  execFileSync(process.execPath, ['scripts/generate.ts'], {
    cwd: api,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  for (const part of parts) {
    try {
      execFileSync(
        'git',
        ['diff', '--no-index', '--stat', path.join(kept, part.replace('../', '')), path.join(api, part)],
        {
          stdio: ['ignore', 'pipe', 'inherit'],
        },
      );
    } catch (error) {
      differs += String((error as { stdout?: Buffer }).stdout ?? '');
    }
  }
} finally {
  rmSync(kept, { recursive: true, force: true });
}
if (differs) {
  console.error(
    `The generated contract differs from the TypeSpec sources. Commit the generated files:\n${differs}`,
  );
  process.exit(1);
}
console.log('unchanged');
