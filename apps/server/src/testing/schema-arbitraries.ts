import { utcDay } from '@plumbline/dates';
import fc, { type Arbitrary } from 'fast-check';
import type { ZodType } from 'zod';

/** Part of zod's schema definition that the generated contract uses. */
interface Definition {
  type: string;
  shape?: Record<string, ZodType>;
  innerType?: ZodType;
  element?: ZodType;
  options?: ZodType[];
  entries?: Record<string, string | number>;
  values?: unknown[];
  keyType?: ZodType;
  valueType?: ZodType;
  coerce?: boolean;
  format?: string;
  pattern?: RegExp;
  checks?: { _zod: { def: Check } }[];
}
interface Check {
  check: string;
  minimum?: number;
  maximum?: number;
  value?: number;
  inclusive?: boolean;
  format?: string;
  pattern?: RegExp;
}
export const definition = (schema: ZodType): Definition =>
  (schema as unknown as { _zod: { def: Definition } })._zod.def;

/** Text that commonly causes errors. */
const awkward = [
  '',
  ' ',
  'O’Brien & “Söhne” ″',
  "'; drop table crm_account; --",
  '%_\\',
  '\0',
  'a\u0000b',
  '\ud800',
  '日本語',
  '😀',
  'constructor',
  '__proto__',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '{"field":"name","op":"eq","value":1}',
  '[{"field":"name","op":"constructor","value":1}]',
  '[{"field":"__proto__","op":"eq","value":1}]',
  '[null]',
  '{}',
  '-name,__proto__',
  'x'.repeat(3000),
  'NaN',
  '1e999',
];
const free = fc.oneof(fc.constantFrom(...awkward), fc.string({ maxLength: 40, unit: 'grapheme' }));

function texts(def: Definition): Arbitrary<string> {
  let [min, max] = [0, 10_000];
  let patterns = def.pattern ? [def.pattern] : [];
  let format = def.format;
  for (const each of def.checks ?? []) {
    const check = each._zod.def;
    if (check.check === 'min_length') min = check.minimum ?? 0;
    if (check.check === 'max_length') max = check.maximum ?? max;
    if (check.check === 'string_format') {
      if (check.pattern) patterns = [...patterns, check.pattern];
      if (check.format && check.format !== 'regex') format ??= check.format;
    }
  }
  if (format === 'uuid') return fc.uuid({ version: [4, 7] });
  if (format === 'email') return fc.nat(1e6).map((n) => `person${n}@example.test`);
  if (format === 'date' || patterns.some((each) => each.source.includes('{4}-[0-9]{2}-[0-9]{2}')))
    return fc
      .date({ min: new Date('1990-01-01'), max: new Date('2090-01-01'), noInvalidDate: true })
      .map((each) => utcDay(each));
  if (format === 'datetime')
    return fc
      .date({ min: new Date('1990-01-01'), max: new Date('2090-01-01'), noInvalidDate: true })
      .map((each) => each.toISOString());
  const special = patterns.filter((each) => each.source !== '\\S');
  if (special[0]) {
    const [first] = special;
    return fc
      .stringMatching(new RegExp(first.source))
      .filter((text) => text.length >= min && text.length <= max && special.every((each) => each.test(text)));
  }
  const needsWords = patterns.length > 0 || min > 0;
  return free
    .map((text) => (needsWords && !/\S/.test(text) ? 'Word' : text))
    .map((text) => text.slice(0, max))
    .filter((text) => text.length >= min && patterns.every((each) => each.test(text)));
}

function numbers(def: Definition): Arbitrary<number> {
  let [min, max] = [-Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER];
  let isInteger = def.format?.includes('int') ?? false;
  for (const each of def.checks ?? []) {
    const check = each._zod.def;
    if (check.check === 'number_format') isInteger = true;
    if (check.check === 'greater_than') min = check.value ?? min;
    if (check.check === 'less_than') max = check.value ?? max;
  }
  if (isInteger)
    return fc.oneof(
      fc.integer({ min: Math.max(min, -3), max: Math.min(max, 200) }),
      fc.integer({ min, max }),
    );
  return fc.oneof(
    fc.double({ min: Math.max(min, -5000), max: Math.min(max, 5000), noNaN: true }),
    fc.double({ min: Math.max(min, -1e300), max: Math.min(max, 1e300), noNaN: true }),
  );
}

/** Values that a schema accepts, including edge cases. */
export function valid(schema: ZodType, depth = 0): Arbitrary<unknown> {
  const def = definition(schema);
  const list = (of: ZodType, min: number, max: number) =>
    fc.array(valid(of, depth + 1), {
      minLength: min,
      maxLength: Math.min(max, Math.max(min, depth > 2 ? 2 : 4)),
    });
  switch (def.type) {
    case 'object': {
      const entries = Object.entries(def.shape ?? {});
      const optional = (each: ZodType) => ['optional', 'default'].includes(definition(each).type);
      return fc.record(Object.fromEntries(entries.map(([name, each]) => [name, valid(each, depth + 1)])), {
        requiredKeys: entries.filter(([, each]) => !optional(each)).map(([name]) => name),
      });
    }
    case 'optional':
    case 'default':
      return valid(def.innerType as ZodType, depth);
    case 'nullable':
      return fc.oneof(fc.constant(null), valid(def.innerType as ZodType, depth));
    case 'null':
      return fc.constant(null);
    case 'union':
      return fc.oneof(...(def.options ?? []).map((each) => valid(each, depth)));
    case 'string':
      return texts(def);
    case 'number':
    case 'int':
      return numbers(def);
    case 'boolean':
      return fc.boolean();
    case 'enum':
      return fc.constantFrom(...Object.values(def.entries ?? {}));
    case 'literal':
      return fc.constantFrom(...(def.values ?? []));
    case 'array': {
      let [min, max] = [0, 4];
      for (const each of def.checks ?? []) {
        const check = each._zod.def;
        if (check.check === 'min_length') min = check.minimum ?? 0;
        if (check.check === 'max_length') max = Math.min(max, check.maximum ?? max);
      }
      return list(def.element as ZodType, min, max);
    }
    case 'record':
      return fc.dictionary(fc.string({ maxLength: 8 }), valid(def.valueType as ZodType, depth + 1), {
        maxKeys: 3,
      });
    case 'unknown':
    case 'any':
      return fc.jsonValue({ maxDepth: 2 });
    default:
      throw new Error(`no values are known for a schema of type ${def.type}: add it to arbitrary.ts`);
  }
}

/** JSON bodies that the schema rejects: wrong type, missing field, unknown field. */
export function invalid(schema: ZodType): Arbitrary<unknown> {
  const spoiled = fc
    .tuple(valid(schema), fc.nat(), fc.constantFrom('type', 'missing', 'extra', 'null'))
    .map(([value, at, how]) => {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return 'not an object';
      const copy = { ...(value as Record<string, unknown>) };
      const names = Object.keys(copy);
      const name = names[at % Math.max(names.length, 1)];
      if (how === 'extra' || name === undefined) copy['no_such_field'] = 1;
      else if (how === 'missing') delete copy[name];
      else copy[name] = how === 'null' ? null : { wrong: [] };
      return copy;
    });
  return fc
    .oneof(fc.constantFrom<unknown>(null, 1, 'text', [], [{}]), spoiled)
    .filter((value) => !schema.safeParse(value).success);
}
