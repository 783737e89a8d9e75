import { unitCode } from '../measure/units.ts';

/** Position in a formula's text: start offset and end offset (exclusive). */
export interface Span {
  start: number;
  end: number;
}

export type BinaryOperator = '+' | '-' | '*' | '/' | '^' | '=' | '<>' | '<' | '<=' | '>' | '>=';

/** Syntax tree of a formula. */
export type FormulaNode = Span &
  (
    | { type: 'number'; text: string; unit?: string }
    | { type: 'name'; name: string }
    | { type: 'negate' | 'percent'; operand: FormulaNode }
    | { type: 'binary'; operator: BinaryOperator; left: FormulaNode; right: FormulaNode }
    | { type: 'call'; name: FunctionName; arguments: FormulaNode[] }
  );

/** Error of a formula with a message for the user. */
export interface FormulaError extends Span {
  code:
    | 'syntax'
    | 'unknown_function'
    | 'argument_count'
    | 'unknown_name'
    | 'cycle'
    | 'unit_mismatch'
    | 'division_by_zero'
    | 'domain'
    | 'overflow';
  message: string;
}

export type ParseResult = { ok: true; node: FormulaNode; text: string } | { ok: false; error: FormulaError };

/** Functions with their minimum and maximum number of arguments. */
export const formulaFunctions = {
  if: [3, 3],
  and: [1, 20],
  or: [1, 20],
  not: [1, 1],
  round: [1, 2],
  roundup: [1, 2],
  rounddown: [1, 2],
  ceil: [1, 2],
  floor: [1, 2],
  min: [1, 20],
  max: [1, 20],
  abs: [1, 1],
  sqrt: [1, 1],
  sin: [1, 1],
  cos: [1, 1],
  tan: [1, 1],
  pi: [0, 0],
} as const satisfies Record<string, readonly [number, number]>;
export type FunctionName = keyof typeof formulaFunctions;

/** Maximum length in characters and nesting depth, because formulas are untrusted. */
const MAX_LENGTH = 4000;
const maxDepth = 100;

class Refusal extends Error {
  readonly error: FormulaError;
  constructor(error: FormulaError) {
    super(error.message);
    this.error = error;
  }
}

interface Token extends Span {
  kind: 'number' | 'name' | 'operator' | 'end';
  text: string;
}

const spelled = new Map([
  ['×', '*'],
  ['·', '*'],
  ['÷', '/'],
  ['−', '-'],
  ['≤', '<='],
  ['≥', '>='],
  ['≠', '<>'],
  ['!=', '<>'],
  ['==', '='],
]);

function tokenize(text: string): Token[] {
  const pattern =
    /\s*(?:(\d+(?:\.\d*)?|\.\d+)|([A-Za-z_][A-Za-z0-9_]*(?:\.[A-Za-z_][A-Za-z0-9_]*)*)|(<=|>=|<>|!=|==|[-+*/^()=<>,%×·÷−≤≥≠]))/y;
  const tokens: Token[] = [];
  let at = 0;
  while (text.slice(at).trim() !== '') {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (match === null) {
      const start = at + (/\S/.exec(text.slice(at))?.index ?? 0);
      const character = String.fromCodePoint(text.codePointAt(start) ?? 0);
      throw new Refusal({
        code: 'syntax',
        message: `“${character}” is not allowed in a formula`,
        start,
        end: start + character.length,
      });
    }
    at = pattern.lastIndex;
    const [, number, name, operator] = match;
    const found = (number ?? name ?? operator) as string;
    tokens.push({
      kind: number !== undefined ? 'number' : name !== undefined ? 'name' : 'operator',
      text: spelled.get(found) ?? found,
      start: at - found.length,
      end: at,
    });
  }
  tokens.push({ kind: 'end', text: '', start: text.trimEnd().length, end: text.trimEnd().length });
  return tokens;
}

class Parser {
  readonly #tokens: Token[];
  #at = 0;
  #depth = 0;

  constructor(text: string) {
    this.#tokens = tokenize(text);
  }

  get #token(): Token {
    return this.#tokens[this.#at] as Token;
  }

  #is(...operators: string[]): boolean {
    return this.#token.kind === 'operator' && operators.includes(this.#token.text);
  }

  #next(): Token {
    const token = this.#token;
    this.#at++;
    return token;
  }

  #refuse(message: string, span: Span = this.#token, code: FormulaError['code'] = 'syntax'): never {
    throw new Refusal({ code, message, start: span.start, end: Math.max(span.end, span.start) });
  }

  /** Limits the nesting, because each level uses the call stack. */
  #nested<T>(parse: () => T): T {
    if (++this.#depth > maxDepth) this.#refuse(`The formula nests deeper than ${maxDepth} levels`);
    const result = parse();
    this.#depth--;
    return result;
  }

  formula(): FormulaNode {
    const node = this.#comparison();
    if (this.#token.kind === 'end') return node;
    if (this.#is(')')) this.#refuse('This closing parenthesis has no opening parenthesis');
    if (this.#is(',')) this.#refuse('A comma can only separate function arguments');
    if (this.#is('=', '<', '>', '<=', '>=', '<>'))
      this.#refuse('Compare two values at a time. Combine comparisons with and(…)');
    this.#refuse(`An operator is missing before “${this.#token.text}”`);
  }

  #binary(operator: Token, left: FormulaNode, right: FormulaNode): FormulaNode {
    return {
      type: 'binary',
      operator: operator.text as BinaryOperator,
      left,
      right,
      start: left.start,
      end: right.end,
    };
  }

  #comparison(): FormulaNode {
    const left = this.#sum();
    if (!this.#is('=', '<>', '<', '<=', '>', '>=')) return left;
    const operator = this.#next();
    return this.#binary(operator, left, this.#sum());
  }

  #sum(): FormulaNode {
    let left = this.#product();
    while (this.#is('+', '-')) {
      const operator = this.#next();
      left = this.#binary(operator, left, this.#product());
    }
    return left;
  }

  #product(): FormulaNode {
    let left = this.#signed();
    while (this.#is('*', '/')) {
      const operator = this.#next();
      left = this.#binary(operator, left, this.#signed());
    }
    return left;
  }

  /** Parses a sign, which binds weaker than a power: −2^2 is −4. */
  #signed(): FormulaNode {
    if (!this.#is('-', '+')) return this.#power();
    const sign = this.#next();
    const operand = this.#nested(() => this.#signed());
    return sign.text === '+' ? operand : { type: 'negate', operand, start: sign.start, end: operand.end };
  }

  #power(): FormulaNode {
    const base = this.#postfix();
    if (!this.#is('^')) return base;
    const operator = this.#next();
    return this.#binary(
      operator,
      base,
      this.#nested(() => this.#signed()),
    );
  }

  #postfix(): FormulaNode {
    let operand = this.#primary();
    while (this.#is('%')) {
      const { end } = this.#next();
      operand = { type: 'percent', operand, start: operand.start, end };
    }
    return operand;
  }

  #primary(): FormulaNode {
    const token = this.#token;
    if (token.kind === 'number') {
      this.#next();
      const after = this.#token;
      const follower = this.#tokens[this.#at + 1];
      if (after.kind === 'name' && unitCode(after.text) !== undefined && follower?.text !== '(') {
        this.#next();
        return { type: 'number', text: token.text, unit: after.text, start: token.start, end: after.end };
      }
      return { type: 'number', text: token.text, start: token.start, end: token.end };
    }
    if (token.kind === 'name') {
      this.#next();
      if (this.#is('(')) return this.#call(token);
      if (token.text.toLowerCase() === 'pi') {
        return { type: 'call', name: 'pi', arguments: [], start: token.start, end: token.end };
      }
      return { type: 'name', name: token.text, start: token.start, end: token.end };
    }
    if (this.#is('(')) {
      this.#next();
      const inner = this.#nested(() => this.#comparison());
      if (!this.#is(')')) this.#unclosed(token);
      const { end } = this.#next();
      return { ...inner, start: token.start, end };
    }
    if (token.kind === 'end') {
      this.#refuse(this.#at === 0 ? 'The formula is empty' : 'A value is missing at the end of the formula');
    }
    this.#refuse(`A value is missing before “${token.text}”`);
  }

  #unclosed(open: Span): never {
    if (this.#token.kind === 'end') this.#refuse('This parenthesis is not closed', open);
    this.#refuse(`An operator is missing before “${this.#token.text}”`);
  }

  #call(name: Token): FormulaNode {
    const lowerName = name.text.toLowerCase();
    if (!Object.hasOwn(formulaFunctions, lowerName)) {
      this.#refuse(`There is no function “${name.text}”`, name, 'unknown_function');
    }
    const open = this.#next();
    const list: FormulaNode[] = [];
    if (!this.#is(')')) {
      do list.push(this.#nested(() => this.#comparison()));
      while (this.#is(',') && this.#next());
    }
    if (!this.#is(')')) this.#unclosed(open);
    const { end } = this.#next();
    const [least, most] = formulaFunctions[lowerName as FunctionName];
    if (list.length < least || list.length > most) {
      const expectedCount = least === most ? `${least}` : `${least} to ${most}`;
      this.#refuse(
        `${lowerName} takes ${expectedCount} ${most === 1 ? 'argument' : 'arguments'}, not ${list.length}`,
        { start: name.start, end },
        'argument_count',
      );
    }
    return { type: 'call', name: lowerName as FunctionName, arguments: list, start: name.start, end };
  }
}

/**
 * Parses a formula: decimal numbers with an optional unit (`16 in`), `+ − * / ^`, percent, parentheses, comparisons,
 * functions by name and variables (letters, digits, underscore, dotted).
 * @returns the tree, or the first error with position and message.
 */
export function parseFormula(text: string): ParseResult {
  try {
    if (text.length > MAX_LENGTH) {
      throw new Refusal({
        code: 'syntax',
        message: `A formula can have at most ${MAX_LENGTH} characters`,
        start: MAX_LENGTH,
        end: text.length,
      });
    }
    return { ok: true, node: new Parser(text).formula(), text };
  } catch (error) {
    if (error instanceof Refusal) return { ok: false, error: error.error };
    throw error;
  }
}

/** Names in a tree with their positions, in reading order. */
export function formulaNames(node: FormulaNode): { name: string; start: number; end: number }[] {
  switch (node.type) {
    case 'number':
      return [];
    case 'name':
      return [{ name: node.name, start: node.start, end: node.end }];
    case 'negate':
    case 'percent':
      return formulaNames(node.operand);
    case 'binary':
      return [...formulaNames(node.left), ...formulaNames(node.right)];
    case 'call':
      return node.arguments.flatMap(formulaNames);
  }
}

/** Variables of a formula, once each in reading order; none if it does not parse. */
export function formulaVariables(formula: string | FormulaNode): string[] {
  const parsed = typeof formula === 'string' ? parseFormula(formula) : { ok: true as const, node: formula };
  return parsed.ok ? [...new Set(formulaNames(parsed.node).map(({ name }) => name))] : [];
}
