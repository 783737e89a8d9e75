import { readRichText, writeRichText, type RichNode } from './clean.ts';
import { parseHtml, type RawElement, type RawNode } from './parse.ts';

const isWordItem = (node: RawElement): boolean =>
  node.name === 'p' &&
  (/MsoListParagraph/i.test(node.attributes['class'] ?? '') ||
    /mso-list\s*:\s*l\d/i.test(node.attributes['style'] ?? ''));

const textOf = (node: RawNode): string =>
  typeof node === 'string' ? node : node.children.map(textOf).join('');

const markerOf = (node: RawElement): string => {
  const find = (child: RawNode): string | undefined => {
    if (typeof child === 'string') return undefined;
    if (/mso-list\s*:\s*ignore/i.test(child.attributes['style'] ?? '')) return textOf(child).trim();
    for (const inner of child.children) {
      const found = find(inner);
      if (found !== undefined) return found;
    }
    return undefined;
  };
  return find(node) ?? '';
};

/** Word writes a list as paragraphs with a drawn bullet; they become a list again. */
function relist(nodes: readonly RawNode[]): RawNode[] {
  const out: RawNode[] = [];
  for (const node of nodes) {
    if (typeof node === 'string') out.push(node);
    else if (isWordItem(node)) {
      const name = /^\(?[\da-z]{1,3}[.)]/i.test(markerOf(node)) ? 'ol' : 'ul';
      const item: RawElement = { name: 'li', attributes: {}, children: node.children };
      const last = out.findLast((other) => typeof other !== 'string' || other.trim() !== '');
      if (typeof last === 'object' && last.name === name && last.attributes['data-word'] === '')
        last.children.push(item);
      else out.push({ name, attributes: { 'data-word': '' }, children: [item] });
    } else out.push({ ...node, children: relist(node.children) });
  }
  return out;
}

/** Google Docs wraps copied content in a bold element that is not bold. */
const unwrap = (nodes: readonly RawNode[]): RawNode[] =>
  nodes.flatMap((node) =>
    typeof node !== 'string' &&
    /font-weight\s*:\s*normal/i.test(node.attributes['style'] ?? '') &&
    node.name === 'b'
      ? unwrap(node.children)
      : [typeof node === 'string' ? node : { ...node, children: unwrap(node.children) }],
  );

const tidy = (nodes: readonly RichNode[]): RichNode[] =>
  nodes
    .map((node): RichNode => {
      if (node.kind === 'text') return { kind: 'text', text: node.text.replace(/\s+/g, ' ') };
      return 'children' in node ? { ...node, children: tidy(node.children) } : node;
    })
    .filter((node) => !(node.kind === 'element' && node.tag !== 'li' && node.children.length === 0));

const raw = (node: RawNode): string => {
  if (typeof node === 'string') return node.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const attributes = Object.entries(node.attributes)
    .map(([name, value]) => ` ${name}="${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`)
    .join('');
  return `<${node.name}${attributes}>${node.children.map(raw).join('')}</${node.name}>`;
};

/**
 * Cleans pasted HTML from Word, Excel, emails and web pages: restores lists, joins cells of a row on one line, and
 * removes styles and comments.
 */
export function cleanPaste(html: string): string {
  const body = /<!--StartFragment-->([\s\S]*?)<!--EndFragment-->/i.exec(html)?.[1] ?? html;
  const nodes = relist(unwrap(parseHtml(body)));
  return writeRichText(tidy(readRichText(nodes.map(raw).join(''))));
}
