import { execFileSync } from 'node:child_process';
import path from 'node:path';
import type { Row } from './result.ts';

/** The same figures as the budget that CI keeps. */
export function benchSize(): Row[] {
  let said: string;
  try {
    said = execFileSync(process.execPath, [path.join(import.meta.dirname, '../scripts/size.ts')], {
      encoding: 'utf8',
    });
  } catch (error) {
    said = (error as { stdout: string }).stdout;
  }
  return [...said.matchAll(/^(.+?)\s+([\d.]+) KB gz of (\d+)/gm)].map(([, name, size, budget]) => ({
    what: `first load, ${name}`,
    measured: `${size} KB gz of JavaScript`,
    promise: `at most ${budget} KB`,
    holds: Number(size) <= Number(budget),
  }));
}
