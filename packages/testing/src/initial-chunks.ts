import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** Paths of a script of a build and of all that it imports statically; what it loads on use is not among them. */
export async function initialChunks(script: string, found = new Set<string>()): Promise<Set<string>> {
  if (found.has(script)) return found;
  found.add(script);
  const code = await readFile(script, 'utf8');
  for (const [, imported = ''] of code.matchAll(/(?:\bfrom|\bimport)\s*["'](\.[^"']+\.js)["']/g))
    await initialChunks(path.join(path.dirname(script), imported), found);
  return found;
}
