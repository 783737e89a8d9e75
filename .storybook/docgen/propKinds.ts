import type { ESTree } from 'vite';
import { findType, isDeclared, itemsOfValue, keysOfValue } from './resolveNames.ts';
import type { Source } from './parseSource.ts';

/**
 * Kind of a prop's value, which decides its control in Storybook. `code` is for values that can be written in code only,
 * `unknown` for types that could not be resolved.
 */
export type Kind =
  | 'boolean'
  | 'number'
  | 'text'
  | 'options'
  | 'content'
  | 'icon'
  | 'function'
  | 'list'
  | 'object'
  | 'code'
  | 'unknown';

export interface TypeKind {
  kind: Kind;
  /** Values of `options`. */
  options?: (string | number)[];
}

type Named = ESTree.TSTypeReference['typeName'] | ESTree.TSTypeQueryExprName;

/** Parts of a dotted name: `typeof styles.tone` is `styles`, `tone`. */
export function partsOfName(name: Named): string[] {
  if (name.type === 'Identifier') return [name.name];
  if (name.type === 'TSQualifiedName') return [...partsOfName(name.left as Named), name.right.name];
  return [];
}

/** Types of React and of the design system that are known by their name. */
const byName: Record<string, Kind> = {
  ReactNode: 'content',
  ReactElement: 'content',
  IconType: 'icon',
  LucideIcon: 'icon',
  Day: 'text',
  Dispatch: 'function',
  AriaRole: 'text',
  Array: 'list',
  ReadonlyArray: 'list',
  Iterable: 'list',
  HTMLInputAutoCompleteAttribute: 'text',
  AriaAttributes: 'object',
  CSSProperties: 'object',
  Ref: 'code',
  RefObject: 'code',
  ReturnType: 'object',
  Map: 'code',
  ReadonlyMap: 'code',
  Set: 'code',
  ReadonlySet: 'code',
  Date: 'code',
  Promise: 'code',
  Element: 'code',
  HTMLElement: 'code',
  File: 'code',
  Blob: 'code',
};

const deepest = 8;
const none = new Set(['undefined', 'null', 'never']);

/** Kind of a type as it is written in a file. */
export function kindOf(source: Source, node: ESTree.TSType, depth = 0): TypeKind {
  if (depth > deepest) return { kind: 'unknown' };
  switch (node.type) {
    case 'TSBooleanKeyword':
      return { kind: 'boolean' };
    case 'TSNumberKeyword':
      return { kind: 'number' };
    case 'TSStringKeyword':
    case 'TSTemplateLiteralType':
      return { kind: 'text' };
    case 'TSLiteralType':
      return kindOfLiteral(node.literal);
    case 'TSFunctionType':
      return { kind: 'function' };
    case 'TSArrayType':
    case 'TSTupleType':
      return { kind: 'list' };
    case 'TSTypeLiteral':
    case 'TSIntersectionType':
    case 'TSMappedType':
      return { kind: 'object' };
    case 'TSParenthesizedType':
      return kindOf(source, node.typeAnnotation, depth + 1);
    case 'TSUnionType':
      return kindOfUnion(source, node, depth);
    case 'TSTypeOperator':
      return node.operator === 'keyof'
        ? kindOfKeys(source, node.typeAnnotation)
        : kindOf(source, node.typeAnnotation, depth + 1);
    case 'TSTypeReference':
      return kindOfReference(source, node, depth);
    case 'TSIndexedAccessType':
      return kindOfMember(source, node, depth);
    default:
      return { kind: 'unknown' };
  }
}

function kindOfLiteral(literal: ESTree.TSLiteralType['literal']): TypeKind {
  if (literal.type !== 'Literal') return { kind: 'text' };
  const { value } = literal;
  if (typeof value === 'boolean') return { kind: 'boolean' };
  return typeof value === 'string' || typeof value === 'number'
    ? { kind: 'options', options: [value] }
    : { kind: 'unknown' };
}

function kindOfKeys(source: Source, node: ESTree.TSType): TypeKind {
  if (node.type !== 'TSTypeQuery') return { kind: 'unknown' };
  const keys = keysOfValue(source, partsOfName(node.exprName));
  return keys ? { kind: 'options', options: keys } : { kind: 'text' };
}

/** Kind of a union. `undefined` and `null` are ignored; of several kinds, the one that is easiest to edit is returned. */
function kindOfUnion(source: Source, node: ESTree.TSUnionType, depth: number): TypeKind {
  const kinds = node.types
    .filter((one) => !none.has(source.text.slice(one.start, one.end)))
    .map((one) => kindOf(source, one, depth + 1));
  if (kinds.length === 0) return { kind: 'code' };
  const options = kinds.flatMap((one) => one.options ?? []);
  const rest = new Set(kinds.filter(({ kind }) => kind !== 'options').map(({ kind }) => kind));
  if (rest.size === 0) return { kind: 'options', options: [...new Set(options)] };
  for (const kind of ['content', 'text', 'boolean', 'number', 'icon', 'list', 'object', 'function'] as const)
    if (rest.has(kind)) return { kind };
  return { kind: rest.has('code') ? 'code' : 'unknown' };
}

function kindOfReference(source: Source, node: ESTree.TSTypeReference, depth: number): TypeKind {
  const name = partsOfName(node.typeName).join('.');
  const known = byName[name];
  if (known) return { kind: known };
  const [first, second] = node.typeArguments?.params ?? [];
  if (['Readonly', 'NonNullable', 'NoInfer'].includes(name) && first) return kindOf(source, first, depth + 1);
  if (['Partial', 'Required', 'Pick', 'Omit', 'Record'].includes(name)) return { kind: 'object' };
  if (name === 'Extract' && second) return kindOf(source, second, depth + 1);
  const found = findType(source, name);
  const parameter = found ? undefined : parameterOf(source, name);
  if (parameter)
    return parameter.constraint ? kindOf(source, parameter.constraint, depth + 1) : { kind: 'code' };
  // An instance of a class is made in code.
  if (!found && isDeclared(source, name)) return { kind: 'code' };
  if (!found) return { kind: name.endsWith('Handler') ? 'function' : 'unknown' };
  const { declaration } = found;
  if (declaration.type === 'TSInterfaceDeclaration')
    return {
      kind: declaration.body.body.some(({ type }) => type === 'TSCallSignatureDeclaration')
        ? 'function'
        : 'object',
    };
  return kindOf(found.source, declaration.typeAnnotation, depth + 1);
}

/** Type parameter with a name, e.g. `Id` of `Props<Id extends string>`. */
function parameterOf(source: Source, name: string): ESTree.TSTypeParameter | undefined {
  for (const { typeParameters } of source.types.values())
    for (const parameter of typeParameters?.params ?? []) if (parameter.name.name === name) return parameter;
  return undefined;
}

/** `Props['name']`, and `(typeof list)[number]`. */
function kindOfMember(source: Source, node: ESTree.TSIndexedAccessType, depth: number): TypeKind {
  const { indexType } = node;
  const objectType =
    node.objectType.type === 'TSParenthesizedType' ? node.objectType.typeAnnotation : node.objectType;
  if (objectType.type === 'TSTypeQuery') {
    const items = itemsOfValue(source, partsOfName(objectType.exprName));
    return items ? { kind: 'options', options: items } : { kind: 'code' };
  }
  if (objectType.type !== 'TSTypeReference' || indexType.type !== 'TSLiteralType') return { kind: 'code' };
  const key = kindOfLiteral(indexType.literal).options?.[0];
  const found = findType(source, partsOfName(objectType.typeName).join('.'));
  if (found?.declaration.type !== 'TSInterfaceDeclaration') return { kind: 'code' };
  for (const member of found.declaration.body.body)
    if (
      member.type === 'TSPropertySignature' &&
      member.key.type === 'Identifier' &&
      member.key.name === key &&
      member.typeAnnotation
    )
      return kindOf(found.source, member.typeAnnotation.typeAnnotation, depth + 1);
  return { kind: 'code' };
}
