import { sourceOf, type Source, type TypeDeclaration } from './parseSource.ts';

/** Resolves an exported name to its declaration, through files that re-export it. */
export function declaredAs(
  source: Source,
  name: string,
  seen = new Set<string>(),
): { source: Source; name: string } | undefined {
  if (seen.has(source.file)) return undefined;
  seen.add(source.file);
  const own = source.exported.get(name);
  const passed =
    source.passedOn.get(name) ??
    (own === undefined || source.types.has(own) || source.functions.has(own) || source.values.has(own)
      ? undefined
      : source.imports.get(own));
  if (passed)
    return passed.file === undefined ? undefined : declaredAs(sourceOf(passed.file), passed.name, seen);
  if (own !== undefined) return { source, name: own };
  for (const file of source.passedOnWhole) {
    const found = declaredAs(sourceOf(file), name, seen);
    if (found) return found;
  }
  return undefined;
}

/** Resolves a type name used in a file to its declaration. */
export function findType(
  source: Source,
  name: string,
): { source: Source; declaration: TypeDeclaration } | undefined {
  const own = source.types.get(name);
  if (own) return { source, declaration: own };
  const imported = source.imports.get(name);
  if (imported?.file === undefined) return undefined;
  const found = declaredAs(sourceOf(imported.file), imported.name);
  const declaration = found?.source.types.get(found.name);
  return found && declaration ? { source: found.source, declaration } : undefined;
}

/** True if a file imports the name from a file of this repository that declares it as a type or a class. */
export function isDeclared(source: Source, name: string): boolean {
  const imported = source.imports.get(name);
  return imported?.file !== undefined && declaredAs(sourceOf(imported.file), imported.name) !== undefined;
}

/** Resolves a dotted name to its value, e.g. `styles.tone` of a style sheet. */
function valueOf(source: Source, names: readonly string[]): { source: Source; value: unknown } | undefined {
  const [first = '', ...rest] = names;
  const imported = source.imports.get(first);
  if (imported) {
    if (imported.file === undefined) return undefined;
    const target = sourceOf(imported.file);
    const [name, ...more] = imported.name === '*' ? rest : [imported.name, ...rest];
    const found = name === undefined ? undefined : declaredAs(target, name);
    return found && valueOf(found.source, [found.name, ...more]);
  }
  let value: unknown = source.values.get(first);
  for (const key of rest) value = isObject(value) ? propertyOf(value, key) : undefined;
  return { source, value };
}

/** Keys of the object with a name; undefined if they are not literal. */
export function keysOfValue(source: Source, names: readonly string[]): string[] | undefined {
  const found = valueOf(source, names);
  return found && keysOf(found.source, found.value);
}

/** Items of the list with a name; undefined if they are not literal texts or numbers. */
export function itemsOfValue(source: Source, names: readonly string[]): (string | number)[] | undefined {
  const value = valueOf(source, names)?.value;
  const list = isObject(value) && value.type === 'TSAsExpression' ? value['expression'] : value;
  if (!isObject(list) || list.type !== 'ArrayExpression') return undefined;
  const items = nodesIn(list['elements']).map((item) => item['value']);
  return items.every((item) => typeof item === 'string' || typeof item === 'number') ? items : undefined;
}

interface AnyNode {
  type: string;
  [field: string]: unknown;
}
const isObject = (value: unknown): value is AnyNode =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

const nodesIn = (value: unknown): AnyNode[] =>
  Array.isArray(value) ? value.filter((one) => isObject(one)) : [];

function nameOfKey(node: AnyNode): string | undefined {
  const { key } = node;
  if (!isObject(key) || node['computed'] === true) return undefined;
  return key.type === 'Identifier'
    ? String(key['name'])
    : key.type === 'Literal'
      ? String(key['value'])
      : undefined;
}

function propertyOf(value: AnyNode, name: string): unknown {
  return nodesIn(value['properties']).find((property) => nameOfKey(property) === name)?.['value'];
}

/** Keys of an object literal, or of one that a helper maps key by key (`styleVariants({ … }, …)`). */
function keysOf(source: Source, value: unknown): string[] | undefined {
  if (!isObject(value)) return undefined;
  switch (value.type) {
    case 'ObjectExpression': {
      const keys = nodesIn(value['properties']).map((property) =>
        property.type === 'SpreadElement' ? keysOf(source, property['argument']) : nameOfKey(property),
      );
      return keys.includes(undefined) ? undefined : keys.flat().filter((key) => key !== undefined);
    }
    case 'CallExpression':
      return keysOf(source, nodesIn(value['arguments'])[0]);
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return keysOf(source, value['expression']);
    case 'Identifier':
      return keysOfValue(source, [String(value['name'])]);
    case 'MemberExpression': {
      const { object, property } = value;
      if (!isObject(object) || !isObject(property) || object.type !== 'Identifier') return undefined;
      return keysOfValue(source, [String(object['name']), String(property['name'])]);
    }
    default:
      return undefined;
  }
}
