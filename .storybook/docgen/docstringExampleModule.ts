import { readdirSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';
import { sourceOf } from './parseSource.ts';
import { declaredAs } from './resolveNames.ts';

const exportsFolder = path.join(import.meta.dirname, '../../packages/ui/exports');
const hooksOfReact = ['useEffect', 'useId', 'useMemo', 'useRef', 'useState'];

interface ExportedName {
  module: string;
  isType: boolean;
}

function readExportedNames(): Map<string, ExportedName> {
  const names = new Map<string, ExportedName>(
    hooksOfReact.map((name) => [name, { module: 'react', isType: false }]),
  );
  for (const fileName of readdirSync(exportsFolder)) {
    const entry = path.basename(fileName, path.extname(fileName));
    const source = sourceOf(path.join(exportsFolder, fileName));
    const whole = source.passedOnWhole
      .map((file) => sourceOf(file))
      .flatMap(({ exported, passedOn }) => [...exported.keys(), ...passedOn.keys()]);
    for (const name of [...source.exported.keys(), ...source.passedOn.keys(), ...whole]) {
      const found = declaredAs(source, name);
      if (names.has(name) && entry !== name) continue;
      const isType = found?.source.types.has(found.name) ?? false;
      names.set(name, { module: `@plumbline/ui/${entry}`, isType });
    }
  }
  return names;
}

let exportedNames: Map<string, ExportedName> | undefined;

/** Names that code uses and may have to import. */
function usedNames(code: string): Set<string> {
  const used = new Set<string>();
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) node.forEach(visit);
    if (typeof node !== 'object' || node === null || Array.isArray(node)) return;
    const { type, name } = node as { type?: string; name?: unknown };
    if ((type === 'Identifier' || type === 'JSXIdentifier') && typeof name === 'string') used.add(name);
    for (const [key, child] of Object.entries(node)) {
      const isMember = key === 'property' && !(node as { computed?: boolean }).computed;
      const isKey = key === 'key' && !(node as { computed?: boolean }).computed;
      const isAttribute = key === 'name' && type === 'JSXAttribute';
      if (!isMember && !isKey && !isAttribute) visit(child);
    }
  };
  visit(parseSync('example.tsx', code).program.body);
  return used;
}

/**
 * An example of a docstring as a module with all imports. An example is one element, or the body of a component, that
 * imports nothing: names of the design system and hooks of React are imported here.
 */
export function exampleModule(example: string): { imports: string; code: string } {
  const isElement = example.startsWith('<');
  const lines = example
    .split('\n')
    .map((line) => (line === '' ? line : `${isElement ? '    ' : '  '}${line}`));
  const body = isElement ? `  return (\n${lines.join('\n')}\n  );` : lines.join('\n');
  const component = `export function Example() {\n${body}\n}\n`;
  exportedNames ??= readExportedNames();
  const byModule = new Map<string, string[]>();
  for (const name of usedNames(component)) {
    const found = exportedNames.get(name);
    if (found)
      byModule.set(found.module, [
        ...(byModule.get(found.module) ?? []),
        found.isType ? `type ${name}` : name,
      ]);
  }
  const imports = [...byModule]
    .toSorted(([a], [b]) => a.localeCompare(b, 'en'))
    .map(([module, names]) => `import { ${names.toSorted().join(', ')} } from '${module}';`)
    .join('\n');
  return { imports, code: `${imports}\n\n${component}` };
}
