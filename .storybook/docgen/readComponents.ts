import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ESTree } from 'vite';
import { declaredAs } from './resolveNames.ts';
import { propsOf, type Prop } from './readProps.ts';
import { sourceOf, type Source } from './parseSource.ts';

const root = path.join(import.meta.dirname, '../..');
const exportsFolder = path.join(root, 'packages/ui/exports');

/** Description of a component for its page and its controls. */
export interface ComponentInfo {
  name: string;
  /** Docstring without its example. */
  description: string;
  /** Code after `@example`: one element, or the body of a component. */
  example?: string;
  /** Path within the repository. */
  file: string;
  /** Module that an app imports it from; undefined for internal components. */
  entry?: string;
  /** True if `packages/ui/api/current.md` contains it. */
  isRecorded: boolean;
  props: Prop[];
}

/** Defaults in the destructured parameter of a component. */
function defaultsOf(source: Source, parameter: ESTree.ParamPattern): Map<string, string> {
  const defaults = new Map<string, string>();
  if (parameter.type === 'ObjectPattern')
    for (const property of parameter.properties)
      if (
        property.type === 'Property' &&
        property.key.type === 'Identifier' &&
        property.value.type === 'AssignmentPattern'
      ) {
        const { start, end } = property.value.right;
        const text = source.text.slice(start, end);
        // Only literals are shown. The name of a variable would not help the reader; the docstring states such defaults.
        if (/^(['"`].*['"`]|-?[\d._]+|true|false|null|\[\]|\{\})$/.test(text))
          defaults.set(property.key.name, text);
      }
  return defaults;
}

const annotationOf = (parameter: ESTree.ParamPattern | undefined): ESTree.TSType | undefined =>
  parameter && 'typeAnnotation' in parameter ? parameter.typeAnnotation?.typeAnnotation : undefined;

/** Entries of the design system by file and name of what they export: `file#name`. */
function readEntries(): Map<string, string> {
  const entries = new Map<string, string>();
  for (const fileName of readdirSync(exportsFolder)) {
    const entry = path.basename(fileName, path.extname(fileName));
    const source = sourceOf(path.join(exportsFolder, fileName));
    const whole = source.passedOnWhole.flatMap((file) => [...sourceOf(file).exported.keys()]);
    for (const name of [...source.exported.keys(), ...source.passedOn.keys(), ...whole]) {
      const found = declaredAs(source, name);
      const key = found && `${found.source.file}#${found.name}`;
      if (key !== undefined && (!entries.has(key) || entry === name)) entries.set(key, entry);
    }
  }
  return entries;
}

let entries: Map<string, string> | undefined;
let recorded: string | undefined;

/** Parts of a docstring: text, and the code after `@example`. */
function splitDocstring(docstring: string): Pick<ComponentInfo, 'description' | 'example'> {
  const [description = '', ...examples] = docstring.split(/^@example\n/m).map((part) => part.trim());
  return examples.length > 0 ? { description, example: examples.join('\n\n') } : { description };
}

/** The component of a name in a file; undefined if there is none. */
export function partIn(file: string, name: string): ComponentInfo | undefined {
  const source = sourceOf(file);
  const component = source.functions.get(name);
  if (!component) return undefined;
  const [parameter] = component.params;
  const type = annotationOf(parameter);
  const defaults = parameter ? defaultsOf(source, parameter) : undefined;
  entries ??= readEntries();
  recorded ??= readFileSync(path.join(root, 'packages/ui/api/current.md'), 'utf8');
  const entry = entries.get(`${file}#${name}`);
  return {
    name,
    ...splitDocstring(source.docstringBefore(component.start)),
    file: path.relative(root, file),
    ...(entry !== undefined && { entry: `@plumbline/ui/${entry}` }),
    isRecorded: new RegExp(`^(export |declare )?(function|const) ${name}(_\\d+)?[<(:]`, 'm').test(recorded),
    props: (type ? propsOf(source, type) : []).map((prop) => {
      const defaultValue = defaults?.get(prop.name);
      return defaultValue === undefined ? prop : { ...prop, defaultValue };
    }),
  };
}

/** All exported components of a file. */
export const componentsIn = (file: string): ComponentInfo[] =>
  [...sourceOf(file).exported].flatMap(([exported, name]) =>
    /^[A-Z]/.test(exported) ? (partIn(file, name) ?? []) : [],
  );

/** The part that a file of stories is named after, if the file imports it: `Button.stories.tsx` shows `Button`. */
export function componentOfStories(file: string): ComponentInfo | undefined {
  const imported = sourceOf(file).imports.get(path.basename(file, '.stories.tsx'));
  if (imported?.file === undefined) return undefined;
  const found = declaredAs(sourceOf(imported.file), imported.name);
  return found && partIn(found.source.file, found.name);
}
