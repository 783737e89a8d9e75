import { readRichText, writeRichText, type RichNode } from './rich-text.ts';

/** Field in braces as other programs write it: `{{ customer }}`. */
const bracedField = /\{\{([^{}]*)\}\}/g;

const fieldName = (words: string): string =>
  words
    .trim()
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '_')
    .replace(/^[^a-z]+|_+$/g, '')
    .slice(0, 60);

function splitOnce(text: string): RichNode[] {
  const found: RichNode[] = [];
  let from = 0;
  const takeText = (until?: number) => {
    const part = text.slice(from, until).replaceAll(/\{{2,}|\}{2,}/g, '');
    if (part) found.push({ kind: 'text', text: part });
  };
  for (const match of text.matchAll(bracedField)) {
    takeText(match.index);
    const name = fieldName(match[1] ?? '');
    if (name) found.push({ kind: 'field', name });
    from = match.index + match[0].length;
  }
  takeText();
  return found;
}

/** Joins neighboring text nodes, because a field in braces may be split over several. */
const joinTextNodes = (nodes: readonly RichNode[]): RichNode[] =>
  nodes.reduce<RichNode[]>((list, node) => {
    const last = list.at(-1);
    if (node.kind === 'text' && last?.kind === 'text')
      list[list.length - 1] = { kind: 'text', text: last.text + node.text };
    else list.push(node);
    return list;
  }, []);

/**
 * Converts fields in braces to field nodes and removes empty braces. Repeats, because a removal may join other braces.
 */
const splitFields = (text: string): RichNode[] =>
  joinTextNodes(splitOnce(text)).flatMap((node) =>
    node.kind === 'text' && /\{\{|\}\}/.test(node.text) ? splitFields(node.text) : [node],
  );

const withFields = (nodes: readonly RichNode[]): RichNode[] =>
  joinTextNodes(nodes).flatMap((node) => {
    if (node.kind === 'text') return splitFields(node.text);
    if (!('children' in node)) return [node];
    const children = withFields(node.children);
    // Drop empty headings.
    const isHeading = node.kind === 'element' && (node.tag === 'h2' || node.tag === 'h3');
    return isHeading && children.length === 0 ? [] : [{ ...node, children }];
  });

/** Splits a list into its text nodes and the blocks inside it. */
function splitBlocks(nodes: readonly RichNode[]): { rest: RichNode[]; blocks: RichNode[] } {
  const blocks: RichNode[] = [];
  const rest = nodes.flatMap((node): RichNode[] => {
    if (node.kind === 'block') {
      blocks.push(node);
      return [];
    }
    if (!('children' in node)) return [node];
    const inner = splitBlocks(node.children);
    blocks.push(...inner.blocks);
    return inner.rest.length === 0 && inner.blocks.length > 0 ? [] : [{ ...node, children: inner.rest }];
  });
  return { rest, blocks };
}

/** Moves blocks to the top level; a block inside a list follows it. */
const liftBlocks = (nodes: readonly RichNode[]): RichNode[] =>
  nodes.flatMap((node) => {
    if (!('children' in node)) return [node];
    const { rest, blocks } = splitBlocks([node]);
    return [...rest, ...blocks];
  });

/** Parses HTML of any origin into a document of text, headings, lists, fields and blocks. */
export const readDocument = (html: string): RichNode[] =>
  withFields(liftBlocks(readRichText(html, 'document')));

/** Sanitizes HTML of any origin to the elements of a document; idempotent. */
export const cleanDocument = (html: string): string => writeRichText(readDocument(html));

/** Returns the distinct names of fields and blocks in order. */
export function piecesIn(nodes: readonly RichNode[], kind: 'field' | 'block'): string[] {
  const names = nodes.flatMap((node): string[] => {
    if (node.kind === kind) return [node.name];
    return 'children' in node ? piecesIn(node.children, kind) : [];
  });
  return [...new Set(names)];
}

const isEmptyNode = (node: RichNode): boolean =>
  node.kind === 'break' ||
  (node.kind === 'text' && node.text.trim() === '') ||
  ('children' in node && node.children.every(isEmptyNode));
/** Returns true if a document has neither text nor fields and blocks. */
export const isEmptyDocument = (html: string): boolean => readDocument(html).every(isEmptyNode);

const hasFields = (nodes: readonly RichNode[]): boolean => piecesIn(nodes, 'field').length > 0;
const areEmptyNodes = (nodes: readonly RichNode[]): boolean => nodes.every(isEmptyNode);

function filledIn(nodes: readonly RichNode[], values: ReadonlyMap<string, string>): RichNode[] {
  return nodes.flatMap((node): RichNode[] => {
    if (node.kind === 'field') {
      const lines = (values.get(node.name) ?? '').split('\n');
      return lines.flatMap((text, at): RichNode[] => [
        ...(at > 0 ? [{ kind: 'break' } as const] : []),
        ...(text ? [{ kind: 'text', text } as const] : []),
      ]);
    }
    if (!('children' in node)) return [node];
    const children = filledIn(node.children, values);
    // Drop lines that consist only of an empty field.
    return hasFields(node.children) && areEmptyNodes(children) ? [] : [{ ...node, children }];
  });
}

/** Replaces the fields of a document with text; empty fields and lines of only such fields are removed. */
export const fillDocument = (
  nodes: readonly RichNode[],
  values: Readonly<Record<string, string>>,
): RichNode[] => joinTextNodes(filledIn(nodes, new Map(Object.entries(values))));
