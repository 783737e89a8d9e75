import { expect, test } from 'vitest';
import { addToRegistry } from './registry.ts';

const registry = (names: string[], entry: string) =>
  `import { other } from './other.ts';
${names.map((name) => `import { ${name} } from './modules/${name}/module.ts';`).join('\n')}

const registry = [
${names.map((name) => `  ${name},`).join('\n')}
]${entry};
`;

test.each(['', ' as const'])('adds the import in order and the module at the end of the list%s', (entry) => {
  expect(addToRegistry(registry(['admin', 'tasks'], entry), 'sample', 'sample/module.ts')).toBe(
    registry(['admin', 'tasks'], entry)
      .replace('import { tasks }', "import { sample } from './modules/sample/module.ts';\nimport { tasks }")
      .replace('  tasks,\n', '  tasks,\n  sample,\n'),
  );
});

test('rejects a file that is no registry', () => {
  expect(() => addToRegistry('export const modules = 1;\n', 'sample', 'sample/module.ts')).toThrow(
    'The registry has no imports of modules or no list.',
  );
});
