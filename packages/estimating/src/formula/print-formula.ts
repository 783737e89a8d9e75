import type { BinaryOperator, FormulaNode } from './parse.ts';

const ranks: Record<BinaryOperator, number> = {
  '=': 1,
  '<>': 1,
  '<': 1,
  '<=': 1,
  '>': 1,
  '>=': 1,
  '+': 2,
  '-': 2,
  '*': 3,
  '/': 3,
  '^': 5,
};
const rankOf = (node: FormulaNode): number =>
  node.type === 'binary' ? ranks[node.operator] : node.type === 'negate' ? 4 : 6;

/** Maximum length of a part quoted in a message. */
const MAX_LENGTH = 40;

/** Prints a part of a formula, e.g. `length * height`. */
export function printFormula(node: FormulaNode): string {
  const text = spell(node);
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH - 1).trimEnd()}…` : text;
}

function spell(node: FormulaNode): string {
  const inner = (child: FormulaNode, least: number): string =>
    rankOf(child) < least ? `(${spell(child)})` : spell(child);
  switch (node.type) {
    case 'number':
      return node.unit === undefined ? node.text : `${node.text} ${node.unit}`;
    case 'name':
      return node.name;
    case 'negate':
      return `-${inner(node.operand, 5)}`;
    case 'percent':
      return `${inner(node.operand, 6)}%`;
    case 'call':
      return `${node.name}(${node.arguments.map(spell).join(', ')})`;
    case 'binary': {
      const rank = ranks[node.operator];
      return `${inner(node.left, rank)} ${node.operator} ${inner(node.right, rank + 1)}`;
    }
  }
}
