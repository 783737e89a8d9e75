/**
 * Adds a module to a registry: its import and its line at the end of the list.
 * @throws when the registry does not have the expected shape
 */
export function addToRegistry(text: string, name: string, file: string): string {
  const imports = [...text.matchAll(/^import \{ \w+ \} from '\.\/modules\/[^']+';\n/gm)];
  const last = imports.at(-1);
  const end = /\n\](?: as const)?;/.exec(text);
  if (!last || !end) throw new Error('The registry has no imports of modules or no list.');
  const line = `import { ${name} } from './modules/${file}';\n`;
  const after = imports.find(([each]) => each > line);
  const importAt = after ? after.index : last.index + last[0].length;
  return `${text.slice(0, importAt)}${line}${text.slice(importAt, end.index)}\n  ${name},${text.slice(end.index)}`;
}
