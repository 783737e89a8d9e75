import { readRichText, writeRichText, type RichNode } from './rich-text.ts';

/** A braced name, as other programs write fields: `{{ customer }}`. */
const braced = /\{\{([^{}]*)\}\}/g;

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
  const words = (until?: number) => {
    const part = text.slice(from, until).replaceAll(/\{{2,}|\}{2,}/g, '');
    if (part) found.push({ kind: 'text', text: part });
  };
  for (const match of text.matchAll(braced)) {
    words(match.index);
    const name = fieldName(match[1] ?? '');
    if (name) found.push({ kind: 'field', name });
    from = match.index + match[0].length;
  }
  words();
  return found;
}

/** Neighbouring words are one: what is typed between braces may have come in pieces. */
const joined = (nodes: readonly RichNode[]): RichNode[] =>
  nodes.reduce<RichNode[]>((list, node) => {
    const last = list.at(-1);
    if (node.kind === 'text' && last?.kind === 'text')
      list[list.length - 1] = { kind: 'text', text: last.text + node.text };
    else list.push(node);
    return list;
  }, []);

/**
 * Words with the fields that are typed between braces; braces that name nothing go. Taking some away may bring others
 * together.
 */
const splitFields = (text: string): RichNode[] =>
  joined(splitOnce(text)).flatMap((node) =>
    node.kind === 'text' && /\{\{|\}\}/.test(node.text) ? splitFields(node.text) : [node],
  );

const withFields = (nodes: readonly RichNode[]): RichNode[] =>
  joined(nodes).flatMap((node) => {
    if (node.kind === 'text') return splitFields(node.text);
    if (!('children' in node)) return [node];
    const children = withFields(node.children);
    // A heading of nothing heads nothing.
    const isHeading = node.kind === 'element' && (node.tag === 'h2' || node.tag === 'h3');
    return isHeading && children.length === 0 ? [] : [{ ...node, children }];
  });

/** What of a list is no block, and the blocks that stood in it. */
function parted(nodes: readonly RichNode[]): { rest: RichNode[]; blocks: RichNode[] } {
  const blocks: RichNode[] = [];
  const rest = nodes.flatMap((node): RichNode[] => {
    if (node.kind === 'block') {
      blocks.push(node);
      return [];
    }
    if (!('children' in node)) return [node];
    const inner = parted(node.children);
    blocks.push(...inner.blocks);
    return inner.rest.length === 0 && inner.blocks.length > 0 ? [] : [{ ...node, children: inner.rest }];
  });
  return { rest, blocks };
}

/** Blocks stand at the top of a document; one in a list follows it. */
const lifted = (nodes: readonly RichNode[]): RichNode[] =>
  nodes.flatMap((node) => {
    if (!('children' in node)) return [node];
    const { rest, blocks } = parted([node]);
    return [...rest, ...blocks];
  });

/** Reads HTML of any origin as a document: words, headings, lists, fields in them, and blocks between them. */
export const readDocument = (html: string): RichNode[] => withFields(lifted(readRichText(html, 'document')));

/** HTML of any origin with only what a document has. Cleaning what is clean changes nothing. */
export const cleanDocument = (html: string): string => writeRichText(readDocument(html));

/** The names of fields and blocks that are placed, each once, in their order. */
export function piecesIn(nodes: readonly RichNode[], kind: 'field' | 'block'): string[] {
  const names = nodes.flatMap((node): string[] => {
    if (node.kind === kind) return [node.name];
    return 'children' in node ? piecesIn(node.children, kind) : [];
  });
  return [...new Set(names)];
}

const isNothing = (node: RichNode): boolean =>
  node.kind === 'break' ||
  (node.kind === 'text' && node.text.trim() === '') ||
  ('children' in node && node.children.every(isNothing));
/** Whether a document has neither words nor pieces. */
export const isEmptyDocument = (html: string): boolean => readDocument(html).every(isNothing);

const hasFields = (nodes: readonly RichNode[]): boolean => piecesIn(nodes, 'field').length > 0;
const saysNothing = (nodes: readonly RichNode[]): boolean => nodes.every(isNothing);

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
    // A line that was there for a field that is empty is not there without it.
    return hasFields(node.children) && saysNothing(children) ? [] : [{ ...node, children }];
  });
}

/** A document with its fields as words: those without a value are gone, and with them lines of nothing else. */
export const fillDocument = (
  nodes: readonly RichNode[],
  values: Readonly<Record<string, string>>,
): RichNode[] => joined(filledIn(nodes, new Map(Object.entries(values))));
