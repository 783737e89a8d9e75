import path from 'node:path';
import { refusalOf } from './boundaries.js';
import {
  lengthProblem,
  linesOfFile,
  MAX_FUNCTION_LINES,
  misplacedReason,
  readBaseline,
} from './structure.js';

const root = path.join(import.meta.dirname, '../../..');
const fileOf = (context) =>
  path.relative(root, context.filename ?? context.getFilename()).replaceAll('\\', '/');
const baseline = readBaseline();

/** oxlint plugin: import boundaries, and where files belong and how long they are. */
export default {
  meta: { name: 'plumbline' },
  rules: {
    boundaries: {
      meta: {
        type: 'problem',
        docs: { description: 'Imports follow the boundaries between packages and modules.' },
      },
      create(context) {
        const file = fileOf(context);
        const check = (node, source) => {
          if (typeof source !== 'string') return;
          const why = refusalOf(file, source);
          if (why) context.report({ node, message: `${why} (“${source}”).` });
        };
        return {
          ImportDeclaration: (node) => check(node, node.source.value),
          ExportAllDeclaration: (node) => check(node, node.source.value),
          ExportNamedDeclaration: (node) => node.source && check(node, node.source.value),
          ImportExpression: (node) => check(node, node.source.value),
          TSImportType: (node) => check(node, node.source?.value ?? node.argument?.literal?.value),
        };
      },
    },
    structure: {
      meta: { type: 'problem', docs: { description: 'Files stand in a folder with a role and stay short.' } },
      create(context) {
        const file = fileOf(context);
        const source = context.sourceCode ?? context.getSourceCode();
        const longest = { lines: 0, node: undefined };
        const measure = (node) => {
          const lines = node.loc.end.line - node.loc.start.line + 1;
          if (lines > longest.lines) Object.assign(longest, { lines, node });
        };
        return {
          FunctionDeclaration: measure,
          FunctionExpression: measure,
          ArrowFunctionExpression: measure,
          'Program:exit': (node) => {
            const why = misplacedReason(file) ?? lengthProblem(file, linesOfFile(source.text), baseline);
            if (why) context.report({ node, message: why });
            if (/\.(test|spec|stories)\./.test(file) || longest.lines <= MAX_FUNCTION_LINES) return;
            if (longest.lines > (baseline.functions[file] ?? 0))
              context.report({
                node: longest.node,
                message: `A function of ${longest.lines} lines: ${MAX_FUNCTION_LINES} are the limit.`,
              });
          },
        };
      },
    },
  },
};
