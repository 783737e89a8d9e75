import { parseHtml, type RawElement, type RawNode } from './rich-text-parse.ts';

/** Tags of rich text; headings only in documents. */
export type RichTag = 'p' | 'strong' | 'em' | 'u' | 'ul' | 'ol' | 'li' | 'h2' | 'h3';

/** Flavor of rich text: `words` for comments and descriptions; `document` with headings, fields and blocks but no images and mentions. */
export type RichUse = 'words' | 'document';

/** Sanitized rich text tree, which is rendered and serialized to HTML. */
export type RichNode =
  | { kind: 'text'; text: string }
  | { kind: 'break' }
  | { kind: 'element'; tag: RichTag; children: RichNode[] }
  | { kind: 'link'; href: string; children: RichNode[] }
  | { kind: 'image'; src: string; alt: string }
  | { kind: 'mention'; sort: MentionSort; id: string; label: string }
  | { kind: 'field'; name: string }
  | { kind: 'block'; name: string };

/** Mention of a person (`@`) or record (`#`). */
export type MentionSort = 'person' | 'record';

export interface MentionRef {
  sort: MentionSort;
  id: string;
  label: string;
}

/** Allowed elements and their output tags. Other elements are replaced with their content. */
export const allowedElements: Readonly<Record<string, RichTag>> = {
  b: 'strong',
  em: 'em',
  i: 'em',
  ins: 'u',
  li: 'li',
  ol: 'ol',
  p: 'p',
  strong: 'strong',
  u: 'u',
  ul: 'ul',
};

/** Block elements that become paragraphs. */
const paragraphs = new Set([
  'address',
  'article',
  'blockquote',
  'dd',
  'div',
  'dt',
  'figure',
  'footer',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'header',
  'main',
  'pre',
  'section',
  'tr',
]);

const isControl = (character: string) => character <= ' ' || (character >= '\u007f' && character <= '\u00a0');
/** An address without the characters that browsers ignore; angle brackets, which addresses do not have, are encoded. */
const compact = (address: string) =>
  [...address]
    .filter((character) => !isControl(character))
    .join('')
    .replaceAll('<', '%3C')
    .replaceAll('>', '%3E');
/**
 * A text for an attribute without the ends of comments and raw text elements. They are harmless in HTML, but end the
 * attribute where the same text is read as XML or inside `svg`; DOMPurify drops such attributes.
 */
const attributeText = (text: string) =>
  text
    .replace(/(--!?|\])>+/g, '$1')
    .replace(/<\/(?=style|script|title|xmp|textarea|noscript|iframe|noembed|noframes)/gi, '<');

/** Returns the address of a link if it is safe: http(s), mailto, tel or a path of the app. */
export function safeHref(href: string): string | undefined {
  const address = compact(href);
  if (/^(?:https?:\/\/|mailto:|tel:)[^\s]+$/i.test(address)) return address;
  return /^(?:[/#](?![/\\])|\?)/.test(address) ? address : undefined;
}

/** Returns the address of an image if it is safe: http(s), the app's storage or data; never SVG, which can contain scripts. */
export function safeSource(src: string): string | undefined {
  const address = compact(src);
  if (/^https?:\/\/[^\s]+$/i.test(address)) return address;
  if (/^data:image\/(?:png|jpeg|gif|webp);base64,[a-z\d+/=]+$/i.test(address)) return address;
  return /^\/(?![/\\])/.test(address) ? address : undefined;
}

const sortOf = (value: string | undefined): MentionSort | undefined =>
  value === 'person' || value === 'record' ? value : undefined;

const blockTags: ReadonlySet<RichTag> = new Set(['p', 'ul', 'ol', 'h2', 'h3']);
const isBlock = (node: RichNode): boolean =>
  node.kind === 'block' || (node.kind === 'element' && blockTags.has(node.tag));
const headingOf = (name: string): 'h2' | 'h3' | undefined =>
  /^h[12]$/.test(name) ? 'h2' : /^h[3-6]$/.test(name) ? 'h3' : undefined;
/** Matches the valid names of fields and blocks. */
const placeholderName = (value: string | undefined): string | undefined =>
  value !== undefined && /^[a-z][a-z\d_]{0,59}$/.test(value) ? value : undefined;

/** Parses the elements that only documents have; undefined for others. */
function placeholderNode({ name, attributes, children }: RawElement): RichNode[] | undefined {
  const field = placeholderName(attributes['data-field']);
  if (name === 'span' && field) return [{ kind: 'field', name: field }];
  const block = placeholderName(attributes['data-block']);
  if (name === 'div' && block) return [{ kind: 'block', name: block }];
  if (name === 'img') return [];
  const heading = headingOf(name);
  if (!heading) return undefined;
  const inside = cleanNodes(children, 'document');
  if (inside.some((child) => child.kind === 'block')) return asBlocks(inside);
  const words = inline(inside);
  return words.length === 0 ? [] : [element(heading, words)];
}

const element = (tag: RichTag, children: RichNode[]): RichNode => ({ kind: 'element', tag, children });

/** Flattens nested paragraphs and wraps text beside paragraphs. */
function asBlocks(nodes: readonly RichNode[]): RichNode[] {
  const blocks: RichNode[] = [];
  let line: RichNode[] = [];
  const end = () => {
    const hasSome = line.some((node) => node.kind !== 'text' || node.text.trim() !== '');
    if (hasSome) blocks.push(element('p', line));
    line = [];
  };
  for (const node of nodes) {
    if (isBlock(node)) {
      end();
      blocks.push(node);
    } else if (node.kind === 'element' && node.tag === 'li') {
      end();
      blocks.push(element('ul', [node]));
    } else line.push(node);
  }
  end();
  return blocks;
}

const textOf = (nodes: readonly RawNode[]): string =>
  nodes.map((node) => (typeof node === 'string' ? node : textOf(node.children))).join('');

function isHidden(node: RawElement): boolean {
  return /display\s*:\s*none|mso-list\s*:\s*ignore/i.test(node.attributes['style'] ?? '');
}

/** Reads bold and italic from inline styles of pasted text. */
function marked(node: RawElement, children: RichNode[]): RichNode[] {
  const look = node.attributes['style'] ?? '';
  let inner = children;
  if (inner.some(isBlock)) return inner;
  if (/font-weight\s*:\s*(?:bold|[6-9]00)/i.test(look)) inner = [element('strong', inner)];
  if (/font-style\s*:\s*italic/i.test(look)) inner = [element('em', inner)];
  if (/text-decoration[^;]*underline/i.test(look)) inner = [element('u', inner)];
  return inner;
}

function cleanNode(node: RawNode, use: RichUse): RichNode[] {
  if (typeof node === 'string') return node === '' ? [] : [{ kind: 'text', text: node }];
  const { name, attributes } = node;
  if (isHidden(node)) return [];
  const piece = use === 'document' ? placeholderNode(node) : undefined;
  if (piece) return piece;
  const sort = sortOf(attributes['data-mention']);
  if (use === 'words' && name === 'span' && sort && attributes['data-id']) {
    const label = textOf(node.children).replace(/^[@#]/, '').trim();
    return label === '' ? [] : [{ kind: 'mention', sort, id: attributeText(attributes['data-id']), label }];
  }
  if (name === 'br') return [{ kind: 'break' }];
  if (name === 'img') {
    const src = safeSource(attributes['src'] ?? '');
    return src === undefined ? [] : [{ kind: 'image', src, alt: attributeText(attributes['alt'] ?? '') }];
  }
  const children = cleanNodes(node.children, use);
  if (name === 'a') {
    const href = safeHref(attributes['href'] ?? '');
    // Nested links are dropped.
    return href === undefined || children.some((child) => child.kind === 'link' || isBlock(child))
      ? children
      : [{ kind: 'link', href, children }];
  }
  if (name === 'td' || name === 'th') return [...inline(children), { kind: 'text', text: ' ' }];
  const tag = paragraphs.has(name) ? 'p' : allowedElements[name];
  if (tag === undefined) return marked(node, children);
  if (tag === 'p')
    return children.some(isBlock) ? asBlocks(children) : [element('p', marked(node, children))];
  if (tag === 'ul' || tag === 'ol') {
    const items = children
      .filter((child) => child.kind !== 'text' || child.text.trim() !== '')
      .map((child) =>
        child.kind === 'element' && child.tag === 'li' ? child : element('li', asBlocks([child])),
      );
    return items.length === 0 ? [] : [element(tag, items)];
  }
  if (tag === 'li') return [element('li', asBlocks(children))];
  return children.some(isBlock) ? children : [element(tag, children)];
}

const inline = (nodes: readonly RichNode[]): RichNode[] =>
  nodes.flatMap((node) => (node.kind === 'element' && isBlock(node) ? inline(node.children) : [node]));

const cleanNodes = (nodes: readonly RawNode[], use: RichUse): RichNode[] =>
  nodes.flatMap((node) => cleanNode(node, use));

/** Parses HTML of any origin into a sanitized tree. */
export const readRichText = (html: string, use: RichUse = 'words'): RichNode[] =>
  asBlocks(cleanNodes(parseHtml(html), use));

const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');

const serialize = (node: RichNode): string => {
  switch (node.kind) {
    case 'text':
      return escaped(node.text);
    case 'break':
      return '<br>';
    case 'image':
      return `<img src="${escaped(node.src)}" alt="${escaped(node.alt)}">`;
    case 'link':
      return `<a href="${escaped(node.href)}">${writeRichText(node.children)}</a>`;
    case 'mention':
      return `<span data-mention="${node.sort}" data-id="${escaped(node.id)}">${node.sort === 'person' ? '@' : '#'}${escaped(node.label)}</span>`;
    case 'field':
      return `<span data-field="${escaped(node.name)}"></span>`;
    case 'block':
      return `<div data-block="${escaped(node.name)}"></div>`;
    case 'element':
      return `<${node.tag}>${writeRichText(node.children)}</${node.tag}>`;
  }
};

/** Serializes the tree to HTML; parsing it returns the same tree. */
export const writeRichText = (nodes: readonly RichNode[]): string => nodes.map(serialize).join('');

/** Sanitizes HTML of any origin by the allow-list; idempotent. */
export const cleanHtml = (html: string, use: RichUse = 'words'): string =>
  writeRichText(readRichText(html, use));

const collectNodes = <Found>(
  nodes: readonly RichNode[],
  pick: (node: RichNode) => Found | undefined,
): Found[] =>
  nodes.flatMap((node) => {
    const found = pick(node);
    if (found !== undefined) return [found];
    return 'children' in node ? collectNodes(node.children, pick) : [];
  });

/** Returns the distinct mentions. */
export function mentionsIn(html: string): MentionRef[] {
  const all = collectNodes(readRichText(html), (node) =>
    node.kind === 'mention' ? { sort: node.sort, id: node.id, label: node.label } : undefined,
  );
  return [...new Map(all.map((mention) => [`${mention.sort} ${mention.id}`, mention])).values()];
}

/** Returns the distinct image addresses. */
export const imagesIn = (html: string): string[] => [
  ...new Set(collectNodes(readRichText(html), (node) => (node.kind === 'image' ? node.src : undefined))),
];

/** Returns true if there is no visible content; whitespace counts as empty. */
export const isEmptyHtml = (html: string): boolean =>
  collectNodes(readRichText(html), (node) =>
    node.kind === 'image' || node.kind === 'mention' || (node.kind === 'text' && node.text.trim() !== '')
      ? true
      : undefined,
  ).length === 0;

/** Converts to plain text, one line per paragraph, for previews, notifications and titles. */
export function plainText(html: string): string {
  const lineOf = (node: RichNode): string => {
    if (node.kind === 'text') return node.text;
    if (node.kind === 'break') return '\n';
    if (node.kind === 'image') return node.alt;
    if (node.kind === 'field' || node.kind === 'block') return '';
    if (node.kind === 'mention') return `${node.sort === 'person' ? '@' : '#'}${node.label}`;
    const inner = node.children.map(lineOf).join('');
    return isBlock(node) || (node.kind === 'element' && node.tag === 'li') ? `${inner.trim()}\n` : inner;
  };
  return readRichText(html).map(lineOf).join('').replace(/\n+/g, '\n').trim();
}
