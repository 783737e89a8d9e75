/** Parsed HTML before sanitizing. Names are in lower case, entities are decoded. */
export type RawNode = string | RawElement;

export interface RawElement {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: RawNode[];
}

/** Void elements. */
const voidElements = new Set([
  'area',
  'base',
  'br',
  'col',
  'embed',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'source',
  'wbr',
]);
/** Elements whose content is no HTML and is skipped to the closing tag. */
const skippedElements = new Set([
  'iframe',
  'math',
  'noembed',
  'noframes',
  'noscript',
  'object',
  'script',
  'select',
  'style',
  'svg',
  'template',
  'textarea',
  'title',
  'xmp',
]);

const named: Readonly<Record<string, string>> = {
  amp: '&',
  apos: "'",
  bull: '•',
  colon: ':',
  copy: '©',
  deg: '°',
  gt: '>',
  hellip: '…',
  ldquo: '“',
  lpar: '(',
  lsquo: '‘',
  lt: '<',
  mdash: '—',
  middot: '·',
  nbsp: ' ',
  ndash: '–',
  newline: '\n',
  quot: '"',
  rdquo: '”',
  rpar: ')',
  rsquo: '’',
  tab: '\t',
};

/** Decodes entities; unknown ones stay as written. */
export const decodeEntities = (text: string): string =>
  text.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|([a-z]{2,8}));?/gi, (match, hex, decimal, name) => {
    if (name !== undefined) return named[String(name).toLowerCase()] ?? match;
    const code = Number.parseInt(hex ?? decimal, hex === undefined ? 10 : 16);
    return code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff)
      ? String.fromCodePoint(code)
      : '';
  });

const attribute = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g;

/** Returns the end of the tag that starts at `from`, or −1. Quoted values may contain `>`. */
function endOfTag(html: string, from: number): number {
  let quote = '';
  for (let at = from; at < html.length; at++) {
    const character = html[at];
    if (quote !== '') {
      if (character === quote) quote = '';
    } else if (character === '>') return at;
    else if (character === '"' || character === "'") quote = character;
  }
  return -1;
}

function readAttributes(text: string): Record<string, string> {
  const found: Record<string, string> = Object.create(null) as Record<string, string>;
  for (const [, name = '', double, single, bare] of text.matchAll(attribute)) {
    const key = name.toLowerCase();
    if (!(key in found)) found[key] = decodeEntities(double ?? single ?? bare ?? '');
  }
  return found;
}

/**
 * Parses HTML into a tree without a browser. It may differ from browsers on malformed markup: the source is never passed to
 * a browser, elements are built from the tree.
 */
export function parseHtml(html: string): RawNode[] {
  const root: RawElement = { name: '', attributes: {}, children: [] };
  const open = [root];
  let text = '';
  const lower = html.toLowerCase();
  const flush = () => {
    if (text !== '') open.at(-1)?.children.push(decodeEntities(text));
    text = '';
  };
  let at = 0;
  while (at < html.length) {
    const next = html.indexOf('<', at);
    if (next < 0) {
      text += html.slice(at);
      break;
    }
    text += html.slice(at, next);
    at = next;
    if (html.startsWith('<!--', at)) {
      const end = html.indexOf('-->', at + 4);
      at = end < 0 ? html.length : end + 3;
      continue;
    }
    if (html.startsWith('<!', at) || html.startsWith('<?', at)) {
      const end = html.indexOf('>', at);
      at = end < 0 ? html.length : end + 1;
      continue;
    }
    if (!/^<\/?[a-z]/i.test(html.slice(at, at + 3))) {
      text += '<';
      at += 1;
      continue;
    }
    const endOf = endOfTag(html, at);
    if (endOf < 0) {
      // An unclosed tag and everything after it is text.
      text += html.slice(at);
      break;
    }
    flush();
    const isClosing = html[at + 1] === '/';
    const inside = html.slice(at + (isClosing ? 2 : 1), endOf);
    const nameEnds = inside.search(/[\s/]/);
    const name = (nameEnds < 0 ? inside : inside.slice(0, nameEnds)).toLowerCase();
    const rest = nameEnds < 0 ? '' : inside.slice(nameEnds);
    at = endOf + 1;
    if (isClosing) {
      const index = open.findLastIndex((element) => element.name === name);
      if (index > 0) open.length = index;
      continue;
    }
    if (skippedElements.has(name)) {
      const close = lower.indexOf(`</${name}`, at);
      const end = close < 0 ? -1 : html.indexOf('>', close);
      at = end < 0 ? html.length : end + 1;
      continue;
    }
    const element: RawElement = { name, attributes: readAttributes(rest), children: [] };
    open.at(-1)?.children.push(element);
    // Elements beyond this depth become siblings.
    if (!voidElements.has(name) && !rest.endsWith('/') && open.length < 100) open.push(element);
  }
  flush();
  return root.children;
}
