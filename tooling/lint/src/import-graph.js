import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '../../..');

/** Source files below a folder of the repository, without tests, stories and generated code. */
function sourcesIn(folder) {
  const found = [];
  for (const entry of readdirSync(path.join(root, folder), { withFileTypes: true })) {
    const file = `${folder}/${entry.name}`;
    if (entry.isDirectory()) {
      if (!/^(node_modules|dist|generated|testing|__screenshots__)$/.test(entry.name))
        found.push(...sourcesIn(file));
    } else if (/\.tsx?$/.test(file) && !/\.(test|spec|stories)(\.parts)?\.tsx?$/.test(file)) found.push(file);
  }
  return found;
}

/**
 * Relative imports of all source files, type imports included.
 * @returns {Map<string, string[]>} imported files by importing file, as paths of the repository
 */
export function readImportGraph() {
  const graph = new Map();
  for (const folder of ['packages', 'apps'])
    for (const name of readdirSync(path.join(root, folder)))
      for (const file of sourcesIn(`${folder}/${name}/src`)) {
        const text = readFileSync(path.join(root, file), 'utf8');
        const imports = [...text.matchAll(/(?:from|import\()\s*'(\.[^']+)'/g)].map(([, source]) =>
          path.posix.join(path.posix.dirname(file), source),
        );
        graph.set(file, imports);
      }
  return graph;
}

/**
 * Groups of files that import each other in a circle (Tarjan's strongly connected components of two or more).
 * @param {ReadonlyMap<string, readonly string[]>} graph
 * @returns {string[][]} sorted groups of sorted paths
 */
export function findCycles(graph) {
  let next = 0;
  const index = new Map();
  const low = new Map();
  const stack = [];
  const onStack = new Set();
  const cycles = [];
  const visit = (node) => {
    index.set(node, next);
    low.set(node, next++);
    stack.push(node);
    onStack.add(node);
    for (const target of graph.get(node) ?? []) {
      if (!graph.has(target)) continue;
      if (!index.has(target)) {
        visit(target);
        low.set(node, Math.min(low.get(node), low.get(target)));
      } else if (onStack.has(target)) low.set(node, Math.min(low.get(node), index.get(target)));
    }
    if (low.get(node) !== index.get(node)) return;
    const group = [];
    let last;
    do {
      last = stack.pop();
      onStack.delete(last);
      group.push(last);
    } while (last !== node);
    if (group.length > 1) cycles.push(group.toSorted());
  };
  for (const node of graph.keys()) if (!index.has(node)) visit(node);
  return cycles.toSorted((a, b) => a[0].localeCompare(b[0]));
}
