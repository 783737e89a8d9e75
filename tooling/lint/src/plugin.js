import path from 'node:path';
import { refusalOf } from './rooms.js';

const root = path.join(import.meta.dirname, '../../..');

/** oxlint plugin: the directions between packages and between modules. */
export default {
  meta: { name: 'plumbline' },
  rules: {
    rooms: {
      meta: { type: 'problem', docs: { description: 'Imports go the ways the plan of the house allows.' } },
      create(context) {
        const file = path.relative(root, context.filename ?? context.getFilename()).replaceAll('\\', '/');
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
        };
      },
    },
  },
};
