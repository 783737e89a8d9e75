import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { allComponents } from '../../../../.storybook/docgen/describeComponentsPlugin.ts';
import { exampleModule } from '../../../../.storybook/docgen/docstringExampleModule.ts';
import { componentOfStories } from '../../../../.storybook/docgen/readComponents.ts';

const root = path.join(import.meta.dirname, '../../../..');
const folder = path.join(root, 'packages/ui/.cache/docstring-examples');
const examples = Object.values(allComponents()).flatMap(({ name, example }) =>
  example === undefined ? [] : [{ name, example }],
);

test('every part with a page has an example in its docstring', () => {
  const without = globSync('packages/ui/src/**/*.stories.tsx', { cwd: root }).flatMap((file) => {
    const part = componentOfStories(path.join(root, file));
    return part?.entry !== undefined && part.example === undefined ? [part.name] : [];
  });
  expect(without.toSorted()).toEqual([]);
});

test.each(examples)(
  'the example of $name uses the part, in at most 20 lines of 100 characters',
  ({ name, example }) => {
    expect(example).toMatch(new RegExp(`<${name}\\b`));
    const lines = example.split('\n');
    expect(lines.length).toBeLessThanOrEqual(20);
    expect(lines.filter((line) => line.length > 100)).toEqual([]);
  },
);

test('examples have no type error', { timeout: 120_000 }, () => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const { name, example } of examples)
    writeFileSync(path.join(folder, `${name}.tsx`), exampleModule(example).code);
  writeFileSync(
    path.join(folder, 'tsconfig.json'),
    JSON.stringify({
      extends: '../../tsconfig.json',
      compilerOptions: { noEmit: true },
      include: ['*.tsx'],
    }),
  );
  const { stdout, status } = spawnSync(path.join(root, 'node_modules/.bin/tsc'), ['-p', folder], {
    encoding: 'utf8',
  });
  expect(stdout).toBe('');
  expect(status).toBe(0);
});

test('an example is completed with what it imports', () => {
  const { code } = exampleModule('<Button icon={PlusIcon} onPress={() => window.print()}>Text</Button>');
  expect(code).toBe(
    [
      "import { Button } from '@plumbline/ui/Button';",
      "import { PlusIcon } from '@plumbline/ui/icons';",
      '',
      'export function Example() {',
      '  return (',
      '    <Button icon={PlusIcon} onPress={() => window.print()}>Text</Button>',
      '  );',
      '}',
      '',
    ].join('\n'),
  );
});
