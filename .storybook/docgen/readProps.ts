import type { ESTree } from 'vite';
import { findType } from './resolveNames.ts';
import { kindOf, partsOfName, type TypeKind } from './propKinds.ts';
import type { Source } from './parseSource.ts';

/** Description of a prop. */
export interface Prop extends TypeKind {
  name: string;
  /** Docstring. */
  description: string;
  isRequired: boolean;
  /** Type as it is written. */
  type: string;
  /** Default as it is written. */
  defaultValue?: string;
}

/** Attributes of ARIA that parts take as they are. */
const ariaWords: Record<string, string> = {
  'aria-label': 'Accessible name, where no visible text gives one.',
  'aria-labelledby': 'Ids of the elements that name this one.',
  'aria-describedby': 'Ids of the elements that describe this one.',
  'aria-expanded': 'Whether what the control opens is open.',
  'aria-controls': 'Ids of the elements that the control changes.',
  'aria-haspopup': 'Kind of popup that the control opens.',
  'aria-pressed': 'Whether a toggle is pressed.',
  'aria-current': 'Marks the current item of a set, e.g. `page`.',
  'aria-live': 'How urgently changes of the content are announced.',
  'aria-busy': 'Whether the content is being changed.',
  'aria-hidden': 'Hides the element from assistive technology.',
};

const deepest = 8;

/** Props of a type, including those it extends, picks or omits from other types. */
export function propsOf(source: Source, node: ESTree.TSType, depth = 0): Prop[] {
  if (depth > deepest) return [];
  switch (node.type) {
    case 'TSTypeLiteral':
      return ownProps(source, node.members);
    case 'TSParenthesizedType':
      return propsOf(source, node.typeAnnotation, depth + 1);
    case 'TSIntersectionType':
      return merged(node.types.map((one) => propsOf(source, one, depth + 1)));
    case 'TSUnionType':
      return alternatives(node.types.map((one) => propsOf(source, one, depth + 1)));
    case 'TSTypeReference':
      return propsOfReference(
        source,
        partsOfName(node.typeName).join('.'),
        node.typeArguments?.params ?? [],
        depth + 1,
      );
    default:
      return [];
  }
}

const namesIn = (source: Source, node: ESTree.TSType | undefined): string[] =>
  node ? (kindOf(source, node).options ?? []).map(String) : [];

function propsOfReference(
  source: Source,
  name: string,
  [first, second]: readonly ESTree.TSType[],
  depth: number,
): Prop[] {
  if (depth > deepest) return [];
  const chosen = namesIn(source, second);
  switch (name) {
    case 'Pick':
      if (first && source.text.slice(first.start, first.end) === 'AriaAttributes')
        return chosen.map((aria) => ({
          name: aria,
          description: ariaWords[aria] ?? 'Attribute of ARIA.',
          isRequired: false,
          type: 'string',
          kind: 'text',
        }));
      return first ? propsOf(source, first, depth).filter((prop) => chosen.includes(prop.name)) : [];
    case 'Omit':
      return first ? propsOf(source, first, depth).filter((prop) => !chosen.includes(prop.name)) : [];
    case 'Partial':
      return first ? propsOf(source, first, depth).map((prop) => ({ ...prop, isRequired: false })) : [];
    case 'Required':
      return first ? propsOf(source, first, depth).map((prop) => ({ ...prop, isRequired: true })) : [];
    case 'Readonly':
      return first ? propsOf(source, first, depth) : [];
  }
  const found = findType(source, name);
  if (!found) return [];
  const { declaration } = found;
  if (declaration.type === 'TSTypeAliasDeclaration')
    return propsOf(found.source, declaration.typeAnnotation, depth);
  return merged([
    ...declaration.extends.map(({ expression, typeArguments }) =>
      expression.type === 'Identifier'
        ? propsOfReference(found.source, expression.name, typeArguments?.params ?? [], depth + 1)
        : [],
    ),
    ownProps(found.source, declaration.body.body),
  ]);
}

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').replace(/^\| /, '').trim();

function ownProps(source: Source, members: readonly ESTree.TSSignature[]): Prop[] {
  return members.flatMap((member): Prop[] => {
    if (member.type !== 'TSPropertySignature' && member.type !== 'TSMethodSignature') return [];
    const { key } = member;
    const name =
      key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : undefined;
    if (name === undefined) return [];
    const annotation =
      member.type === 'TSPropertySignature' ? member.typeAnnotation?.typeAnnotation : undefined;
    return [
      {
        name,
        description: source.docstringBefore(member.start),
        isRequired: !member.optional,
        type: annotation
          ? oneLine(source.text.slice(annotation.start, annotation.end))
          : oneLine(source.text.slice(key.end, member.end).replace(/;$/, '')),
        ...(annotation ? kindOf(source, annotation) : { kind: 'function' as const }),
      },
    ];
  });
}

/** Merges lists of props. A later prop replaces an earlier one of the same name but keeps its docstring if it has none. */
function merged(lists: readonly (readonly Prop[])[]): Prop[] {
  const byName = new Map<string, Prop>();
  for (const prop of lists.flat())
    byName.set(prop.name, {
      ...prop,
      description: prop.description || (byName.get(prop.name)?.description ?? ''),
    });
  return [...byName.values()];
}

/** Props of a union. A prop is required if every alternative requires it. */
function alternatives(lists: readonly (readonly Prop[])[]): Prop[] {
  return merged(lists).map((prop) => {
    const all = lists.map((list) => list.find(({ name }) => name === prop.name));
    const types = [...new Set(all.flatMap((one) => one?.type ?? []))];
    return { ...prop, isRequired: all.every((one) => one?.isRequired === true), type: types.join(' | ') };
  });
}
