import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';

const root = path.join(import.meta.dirname, '../../..');

/** Titles of a test file: as they stand in the source, with `${}` for expressions, and all texts of the file. */
export interface TestTitles {
  titles: ReadonlySet<string>;
  texts: ReadonlySet<string>;
}

type SyntaxNode = Readonly<Record<string, unknown>> & { type: string; start: number; end: number };
const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && typeof (value as SyntaxNode).type === 'string';

/** Text of a literal or template; undefined for other expressions. */
function textOf(node: unknown): string | undefined {
  if (!isNode(node)) return undefined;
  if (node.type === 'Literal') return typeof node['value'] === 'string' ? node['value'] : undefined;
  if (node.type !== 'TemplateLiteral') return undefined;
  return (node['quasis'] as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join('${}');
}

/** Functions that declare a test, a group or a step. */
const declaring = /^(test|it|describe)\b|(^|\.)step$/;

/** Reads the titles of a source text. @param file decides the language and, for stories, that exports are titles. */
export function readTitles(file: string, source: string): TestTitles {
  const [titles, texts] = [new Set<string>(), new Set<string>()];
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) for (const each of node) visit(each);
    if (!isNode(node)) return;
    const text = textOf(node);
    if (text !== undefined) texts.add(text);
    if (node.type === 'CallExpression' && isNode(node['callee'])) {
      const { start, end } = node['callee'];
      const title = textOf((node['arguments'] as unknown[])[0]);
      if (title !== undefined && declaring.test(source.slice(start, end))) titles.add(title);
    }
    if (
      node.type === 'ExportNamedDeclaration' &&
      file.endsWith('.stories.tsx') &&
      isNode(node['declaration'])
    )
      for (const { id } of (node['declaration']['declarations'] ?? []) as { id: { name: string } }[])
        titles.add(id.name);
    for (const value of Object.values(node)) visit(value);
  };
  visit(parseSync(file, source).program);
  return { titles, texts };
}

const known = new Map<string, TestTitles | undefined>();
/** Titles of a file of the project; undefined if it does not exist. */
export function titlesOf(file: string): TestTitles | undefined {
  if (!known.has(file)) {
    let source: string | undefined;
    try {
      source = readFileSync(path.join(root, file), 'utf8');
    } catch {
      // The file does not exist.
    }
    known.set(file, source === undefined ? undefined : readTitles(file, source));
  }
  return known.get(file);
}

const placeholder = /%[sdifjo#]|\$\{\}|\$[a-z]+/g;
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/**
 * True if the file has a test of this title: one that stands in the source, or one of a table whose values are texts of the
 * file.
 */
export function hasTitle({ titles, texts }: TestTitles, title: string): boolean {
  if (titles.has(title)) return true;
  return [...titles].some((template) => {
    const parts = template.split(placeholder);
    if (parts.length === 1) return false;
    const found = new RegExp(`^${parts.map(escaped).join('(.+)')}$`, 's').exec(title);
    return found !== null && found.slice(1).every((value) => texts.has(value));
  });
}
