import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '../../..');
const catalogue = path.join(root, 'packages/validation/src/messages.ts');
const isProduct = (file: string) =>
  /\.tsx?$/.test(file) &&
  !/\.(test|stories|pictures|browser|ssr)\.|\.parts\.|[\\/](dist|testing|stories|generated|node_modules)[\\/]/.test(
    file,
  );

/** Sources of the product without tests and stories. */
function productSources(): string[] {
  const folders = ['apps', 'packages'].flatMap((kind) =>
    readdirSync(path.join(root, kind)).map((name) => path.join(root, kind, name, 'src')),
  );
  return folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((file) => path.join(folder, file))
      .filter((file) => isProduct(file) && file !== catalogue)
      .map((file) => readFileSync(file, 'utf8')),
  );
}

/** Key of a message in the catalogue of the product, e.g. `minValue0001` for `min-value-0-001`. */
const catalogueKey = (key: string) =>
  key.replaceAll(/-(\d+)/g, '$1').replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** Finds texts of messages in the product. */
export function messageFinder() {
  const all = productSources().join('\n');
  const known = readFileSync(catalogue, 'utf8');
  const isLiteralIn = (source: string, text: string) =>
    ["'", '"', '`'].some((quote) => source.includes(quote + text + quote));
  /** True if a screen or the server uses the exact text: by itself, or from the catalogue. */
  return (key: string, text: string): boolean => {
    if (text !== '' && isLiteralIn(all, text)) return true;
    const name = catalogueKey(key);
    const isKnown = text === '' ? known.includes(`  ${name}:`) : isLiteralIn(known, text);
    return isKnown && new RegExp(`essages\\.${name}\\b|'${name}'`).test(all);
  };
}
