import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { componentOfStories } from '../../../../.storybook/docgen/readComponents.ts';
import { allComponents } from '../../../../.storybook/docgen/describeComponentsPlugin.ts';
import { parseSource, sourceOf } from '../../../../.storybook/docgen/parseSource.ts';

const root = path.join(import.meta.dirname, '../../../..');

/** Storybook alone reads these; their types are checked with those of the design system. */
export type Pages = [
  typeof import('../../../../.storybook/docs/Welcome.tsx'),
  typeof import('../../../../.storybook/docs/TokenReference.tsx'),
  typeof import('../../../../.storybook/docs/ScreenArchetypes.tsx'),
  typeof import('../../../../.storybook/docs/examples/AppRoot.tsx'),
  typeof import('../../../../.storybook/main.ts'),
];

const parts = Object.values(allComponents());

describe('description of the parts', () => {
  test('resolves names, picks, omits and defaults', () => {
    const button = allComponents()['Button'];
    const prop = (name: string) => button?.props.find((one) => one.name === name);
    expect(button?.entry).toBe('@plumbline/ui/Button');
    expect(prop('variant')).toMatchObject({
      kind: 'options',
      defaultValue: "'secondary'",
      isRequired: false,
    });
    expect(prop('children')).toMatchObject({ kind: 'content', isRequired: true });
    expect(prop('icon')?.kind).toBe('icon');
    expect(prop('onPress')?.kind).toBe('function');
    expect(prop('aria-label')?.kind).toBe('text');
    const linkProps = allComponents()['LinkButton']?.props.map(({ name }) => name) ?? [];
    expect(linkProps).toContain('href');
    expect(linkProps).not.toContain('isPending');
  });
  test('finds the type of every prop', () => {
    expect(
      parts.flatMap(({ name, props }) =>
        props.filter(({ kind }) => kind === 'unknown').map((prop) => `${name}.${prop.name}: ${prop.type}`),
      ),
    ).toEqual([]);
  });
  test('reads a docstring only if it stands right before', () => {
    const source = parseSource('a.tsx', '/** One. */\nexport interface A {}\nexport interface B {}\n');
    expect(source.docstringBefore(source.text.indexOf('interface A'))).toBe('One.');
    expect(source.docstringBefore(source.text.indexOf('interface B'))).toBe('');
  });
});

interface Literal {
  type: string;
  properties?: {
    type: string;
    key?: { name?: string };
    value?: { params?: unknown[] };
    argument?: { type: string };
  }[];
}

/** `fixed`: the story draws without its args, so that no control changes it. */
function renderOf(value: unknown): 'fixed' | 'args' | undefined {
  const object = (value as { expression?: unknown } | undefined)?.expression ?? value;
  for (const property of (object as Literal | undefined)?.properties ?? []) {
    // The playground is spread into its story.
    if (property.type === 'SpreadElement' && property.argument?.type === 'CallExpression') return 'args';
    if (property.key?.name === 'render') return property.value?.params?.length === 0 ? 'fixed' : 'args';
  }
  return (object as Literal | undefined)?.type === 'CallExpression' ? 'args' : undefined;
}

/** True if the first story of a page has controls that change it. */
function hasWorkingControls(file: string): boolean {
  const source = sourceOf(file);
  const meta = renderOf(source.values.get('meta'));
  const stories = [...source.exported.keys()].filter((name) => /^[A-Z]/.test(name));
  const [first = ''] = stories.includes('Playground') ? ['Playground'] : stories;
  return (renderOf(source.values.get(first)) ?? meta ?? 'args') === 'args';
}

/**
 * Parts whose stories are fixed, most of them because they are pages made of other parts: their props are elements that
 * no control can write. The list only shrinks.
 */
const withoutControls = [
  'ClauseList',
  'DocumentLayout',
  'DocumentPaper',
  'FileArea',
  'FormLayout',
  'Launcher',
  'RecordLayout',
  'SettingsLayout',
  'WorksheetLayout',
];

describe('controls', () => {
  test('change the first story of every part', () => {
    const fixed = globSync('packages/ui/src/**/*.stories.tsx', { cwd: root })
      .map((file) => path.join(root, file))
      .filter((file) => (componentOfStories(file)?.props.length ?? 0) > 0 && !hasWorkingControls(file))
      .map((file) => path.basename(file, '.stories.tsx'));
    expect(fixed.toSorted()).toEqual(withoutControls);
  });
});

describe('examples of the first page', () => {
  const folder = path.join(root, '.storybook/docs/examples');
  test.each(['BidList', 'AccountForm', 'DeleteBid'])(
    '%s has at most ten lines and imports the package only',
    (name) => {
      const lines = readFileSync(path.join(folder, `${name}.tsx`), 'utf8')
        .split('\n')
        .filter((line) => line.trim() !== '');
      const imports = lines.filter((line) => line.startsWith('import'));
      expect(lines.length - imports.length).toBeLessThanOrEqual(10);
      for (const line of imports) expect(line).toMatch(/ from '(@plumbline\/ui\/\w+|react)';$/);
    },
  );
});
