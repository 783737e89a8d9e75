import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Lines that a file should not exceed, and those that it never does. */
export const MAX_FILE_LINES = 300;
export const HARD_MAX_FILE_LINES = 500;
/** Lines that a function should not exceed. */
export const MAX_FUNCTION_LINES = 120;

/**
 * Files that exceeded a limit when it was introduced, with the lines of the file or of its longest function. The lists only
 * shrink: a file may not become longer than its entry, and a test refuses entries that are not needed any more.
 * @returns {{ files: Record<string, number>, functions: Record<string, number>, cycles: string[], foreignTables: Record<string, string[]> }}
 */
export const readBaseline = () =>
  JSON.parse(readFileSync(path.join(import.meta.dirname, '../baseline.json'), 'utf8'));

const isTest = (file) => /\.(test|spec|stories)(\.parts)?\.tsx?$|\/testing\/|^e2e\/|^bench\//.test(file);

/**
 * @param {string} file
 * @returns {string | undefined} why a source file does not belong where it is
 */
export function misplacedReason(file) {
  if (/^packages\/app-kit\/src\/[^/]+\.tsx?$/.test(file) && !file.endsWith('/index.ts'))
    return 'app-kit keeps its files in folders by role; only index.ts is directly in src.';
  if (/^apps\/[^/]+\/src\/modules\/[^/]+\.tsx?$/.test(file)) return 'A module is a folder of src/modules.';
  if (/^apps\/server\/src\/[^/]+\.ts$/.test(file) && !/\/(main|compose|modules)\.ts$|\.test\.ts$/.test(file))
    return 'Files of the server stand on a floor; only main, compose and modules are directly in src.';
  return undefined;
}

/** A docstring with an example: lines of the text, lines of the example. */
const docstringWithExample = /^\/\*\*\n((?: \*(?!\/).*\n)*?) \*\n \* @example\n(?: \*(?!\/).*\n)* \*\/\n/gm;

/**
 * Lines of a file without the examples of its docstrings, which are documentation. A text of one line counts as one.
 * @param {string} text
 * @returns {number}
 */
export const linesOfFile = (text) =>
  text
    .replaceAll(docstringWithExample, (_, docstring) =>
      docstring.split('\n').length === 2 ? `/**${docstring.slice(2)}` : `/**\n${docstring} */\n`,
    )
    .split('\n').length;

/**
 * @param {string} file
 * @param {number} lines lines of the file, from `linesOfFile`
 * @param {{ files: Record<string, number> }} baseline
 * @returns {string | undefined} why a file is too long
 */
export function lengthProblem(file, lines, baseline) {
  if (isTest(file) || lines <= MAX_FILE_LINES) return undefined;
  if (lines <= (baseline.files[file] ?? 0)) return undefined;
  return `A file of ${lines} lines: ${MAX_FILE_LINES} are the limit. Divide it by what it does.`;
}
