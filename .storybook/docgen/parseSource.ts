import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { parseSync, type ESTree } from 'vite';

/** Imported name with its file, if it is in this repository; the name is `*` for a whole module. */
export interface ImportedName {
  file: string | undefined;
  module: string;
  name: string;
}

export type TypeDeclaration = ESTree.TSInterfaceDeclaration | ESTree.TSTypeAliasDeclaration;

/** Declarations of one file, by name. */
export interface Source {
  file: string;
  text: string;
  types: Map<string, TypeDeclaration>;
  functions: Map<string, ESTree.Function>;
  values: Map<string, ESTree.Expression>;
  imports: Map<string, ImportedName>;
  /** Local names by their exported names. */
  exported: Map<string, string>;
  /** `export { name } from`, by the exported name. */
  passedOn: Map<string, ImportedName>;
  /** Files of `export * from`. */
  passedOnWhole: string[];
  /** Docstring that ends right before a position, without its asterisks. */
  docstringBefore: (position: number) => string;
}

const packages = path.join(import.meta.dirname, '../../packages');

/** Resolves an import to a file of this repository; undefined for other packages. */
function fileOf(from: string, module: string): string | undefined {
  const entry = /^@plumbline\/ui\/(\w+)$/.exec(module);
  const library = /^@plumbline\/(\w+)$/.exec(module);
  const target = entry
    ? path.join(packages, 'ui/exports', `${entry[1] ?? ''}.ts`)
    : library
      ? path.join(packages, library[1] ?? '', 'src/index.ts')
      : module.startsWith('.')
        ? path.resolve(path.dirname(from), module)
        : undefined;
  return target !== undefined && existsSync(target) ? target : undefined;
}

const nameOf = (node: ESTree.ModuleExportName): string => (node.type === 'Literal' ? node.value : node.name);

const plain = (comment: string): string =>
  comment
    .split('\n')
    .map((line) => line.replace(/^\s*\*+ ?/, '').trimEnd())
    .join('\n')
    .trim();

function takeDeclaration(source: Source, node: ESTree.Statement | ESTree.Declaration): string[] {
  switch (node.type) {
    case 'TSInterfaceDeclaration':
    case 'TSTypeAliasDeclaration':
      source.types.set(node.id.name, node);
      return [node.id.name];
    case 'ClassDeclaration':
      return node.id ? [node.id.name] : [];
    case 'FunctionDeclaration':
      if (!node.id) return [];
      source.functions.set(node.id.name, node);
      return [node.id.name];
    case 'VariableDeclaration':
      return node.declarations.flatMap(({ id, init }) => {
        if (id.type !== 'Identifier' || !init) return [];
        source.values.set(id.name, init);
        if (init.type === 'ArrowFunctionExpression' || init.type === 'FunctionExpression')
          source.functions.set(id.name, init as ESTree.Function);
        return [id.name];
      });
    default:
      return [];
  }
}

function takeImport(source: Source, node: ESTree.ImportDeclaration): void {
  const module = node.source.value;
  const file = fileOf(source.file, module);
  for (const specifier of node.specifiers)
    source.imports.set(specifier.local.name, {
      file,
      module,
      name:
        specifier.type === 'ImportSpecifier'
          ? nameOf(specifier.imported)
          : specifier.type === 'ImportDefaultSpecifier'
            ? 'default'
            : '*',
    });
}

function takeExport(source: Source, node: ESTree.ExportNamedDeclaration): void {
  if (node.declaration)
    for (const name of takeDeclaration(source, node.declaration)) source.exported.set(name, name);
  for (const { local, exported } of node.specifiers) {
    if (node.source === null) source.exported.set(nameOf(exported), nameOf(local));
    else {
      const module = node.source.value;
      source.passedOn.set(nameOf(exported), {
        file: fileOf(source.file, module),
        module,
        name: nameOf(local),
      });
    }
  }
}

/** Reads the declarations of a file. */
export function parseSource(file: string, text: string): Source {
  const { program, comments } = parseSync(file, text);
  const docstrings = comments.filter(({ type, value }) => type === 'Block' && value.startsWith('*'));
  const source: Source = {
    file,
    text,
    types: new Map(),
    functions: new Map(),
    values: new Map(),
    imports: new Map(),
    exported: new Map(),
    passedOn: new Map(),
    passedOnWhole: [],
    docstringBefore: (position) => {
      const comment = docstrings.findLast(({ end }) => end <= position);
      if (!comment || !/^\s*(?:export\s+)?(?:default\s+)?$/.test(text.slice(comment.end, position)))
        return '';
      return plain(comment.value);
    },
  };
  for (const node of program.body) {
    if (node.type === 'ImportDeclaration') takeImport(source, node);
    else if (node.type === 'ExportNamedDeclaration') takeExport(source, node);
    else if (node.type === 'ExportAllDeclaration') {
      const target = fileOf(file, node.source.value);
      if (target !== undefined) source.passedOnWhole.push(target);
    } else takeDeclaration(source, node as ESTree.Statement);
  }
  return source;
}

const read = new Map<string, { time: number; source: Source }>();

/** Declarations of a file of the repository; read again when the file changes. */
export function sourceOf(file: string): Source {
  const time = statSync(file).mtimeMs;
  const known = read.get(file);
  if (known?.time === time) return known.source;
  const source = parseSource(file, readFileSync(file, 'utf8'));
  read.set(file, { time, source });
  return source;
}
