import path from 'node:path';
import type { Plugin } from 'vite';
import { allComponents } from './describeComponentsPlugin.ts';
import { exampleModule } from './docstringExampleModule.ts';

const moduleName = 'virtual:docstring-examples';
const root = path.join(import.meta.dirname, '../..');
/** Folder of the modules, which exist in memory only; extension and folder make Vite treat them as source. */
const folder = path.join(root, 'packages/ui/docstring-examples');

/**
 * Vite plugin: `virtual:docstring-examples` exports `examples`, components that render the example of a docstring, by the
 * name of the part.
 */
export function docstringExamples(): Plugin {
  const code = new Map<string, string>();
  return {
    name: 'plumbline-docstring-examples',
    enforce: 'pre',
    resolveId(id) {
      if (id === moduleName) return `\0${moduleName}`;
      // Vite's own requests are relative to the root.
      return [id, path.join(root, id)].find((file) => code.has(file));
    },
    load(id) {
      if (id !== `\0${moduleName}`) return code.get(id);
      for (const { name, example } of Object.values(allComponents()))
        if (example !== undefined) code.set(path.join(folder, `${name}.tsx`), exampleModule(example).code);
      const files = [...code.keys()];
      return [
        ...files.map((file, at) => `import { Example as example${at} } from ${JSON.stringify(file)};`),
        `export const examples = {`,
        ...files.map((file, at) => `  ${path.basename(file, '.tsx')}: example${at},`),
        `};`,
      ].join('\n');
    },
  };
}
