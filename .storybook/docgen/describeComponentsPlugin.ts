import { globSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { exampleModule } from './docstringExampleModule.ts';
import { componentOfStories, componentsIn, type ComponentInfo } from './readComponents.ts';

const root = path.join(import.meta.dirname, '../..');
const componentsFile = path.join(root, '.storybook/docs/describedComponents.ts');
const isComponentFile = (file: string): boolean =>
  /\/packages\/(ui|app-kit)\/src\/.*\.tsx$/.test(file) && !/\.(stories|stories\.parts|test)\.tsx$/.test(file);

/** All components of the design system that an app can import, by name. */
export function allComponents(): Record<string, ComponentInfo> {
  const parts = globSync('packages/ui/src/**/*.tsx', { cwd: root })
    .map((file) => path.join(root, file))
    .filter(isComponentFile)
    .flatMap((file) => componentsIn(file))
    .filter(({ entry }) => entry !== undefined);
  return Object.fromEntries(
    parts.toSorted((a, b) => a.name.localeCompare(b.name, 'en')).map((part) => [part.name, part]),
  );
}

/** The component with its example as a module that can be copied whole. */
const withWholeExample = (part: ComponentInfo): ComponentInfo =>
  part.example === undefined ? part : { ...part, example: exampleModule(part.example).code };

const asCode = (value: unknown): string => `JSON.parse(${JSON.stringify(JSON.stringify(value))})`;

/** Statements that attach the description to a component, or to the stories of one that they do not name. */
function statementsFor(code: string, file: string): string[] {
  if (isComponentFile(file))
    return componentsIn(file).map(
      (part) => `;${part.name}.__docgenInfo = ${asCode(withWholeExample(part))};`,
    );
  if (!file.endsWith('.stories.tsx') || !code.includes('export default meta;')) return [];
  const part = componentOfStories(file);
  return part ? [`;meta.parameters = { part: ${asCode(withWholeExample(part))}, ...meta.parameters };`] : [];
}

/**
 * Vite plugin that reads the descriptions of components from their sources. Controls take them from the component
 * (`__docgenInfo`), pages from `docs/describedComponents.ts`. It replaces Storybook's own reader, which takes seconds for
 * each component that uses a type of React.
 */
export function describeComponents(): Plugin {
  return {
    name: 'plumbline-describe-parts',
    enforce: 'pre',
    // A test has no controls and no pages.
    apply: () => process.env['VITEST'] === undefined,
    load: (id) =>
      id.split('?')[0] === componentsFile
        ? `export const allComponents = ${asCode(Object.fromEntries(Object.entries(allComponents()).map(([name, part]) => [name, withWholeExample(part)])))};`
        : undefined,
    transform(code, id) {
      const [file = ''] = id.split('?');
      const lines = statementsFor(code, file);
      // The statements are appended, so that line numbers stay.
      return lines.length > 0 ? { code: `${code}\n${lines.join('\n')}\n`, map: null } : undefined;
    },
  };
}
