/** Values of a record by field; the custom fields are in `custom`, by code. */
type FieldValues = Record<string, unknown>;

const isDecimal = (value: unknown): value is string =>
  typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value);

/** True if two values of a field are the same. Decimals are compared by value, and a missing value equals null. */
export const isEqualValue = (left: unknown, right: unknown): boolean =>
  isDecimal(left) && isDecimal(right)
    ? Number(left) === Number(right)
    : JSON.stringify(left ?? null) === JSON.stringify(right ?? null);

const valuesOf = (record: object | undefined): FieldValues => ({ ...record });
const customOf = (record: object): FieldValues => valuesOf((record as { custom?: object }).custom);

/** True if a record already has all of these values. Undefined ones are ignored, custom fields compared individually. */
export function hasValues(record: object, values: object): boolean {
  const now = valuesOf(record);
  return Object.entries(values).every(([field, value]: [string, unknown]) =>
    value === undefined
      ? true
      : field === 'custom' && typeof value === 'object' && value !== null
        ? hasValues(customOf(record), value)
        : isEqualValue(now[field], value),
  );
}

/** Names of the fields whose values differ from the record's; a custom field is `custom.<code>`. */
export function differingFields(record: object, values: object): string[] {
  const now = valuesOf(record);
  return Object.entries(values).flatMap(([field, value]: [string, unknown]) =>
    value === undefined
      ? []
      : field === 'custom' && typeof value === 'object' && value !== null
        ? differingFields(customOf(record), value).map((code) => `custom.${code}`)
        : isEqualValue(now[field], value)
          ? []
          : [field],
  );
}

/** Values that differ between two states, null where one has none. */
function differences(before: FieldValues, after: FieldValues, names: Iterable<string>) {
  const changed = [...new Set(names)].filter((name) => !isEqualValue(before[name], after[name]));
  const pick = (values: FieldValues) =>
    Object.fromEntries(changed.map((name) => [name, values[name] ?? null]));
  return { before: pick(before), after: pick(after) };
}

/**
 * Previous and resulting values of the fields that an update changed.
 * @param names fields to compare; `custom` stands for all custom fields, of which only the changed ones are included.
 */
export function changedFields(before: object, after: object, names: readonly string[]) {
  const changes = differences(
    valuesOf(before),
    valuesOf(after),
    names.filter((name) => name !== 'custom'),
  );
  if (!names.includes('custom')) return changes;
  const [was, is] = [customOf(before), customOf(after)];
  const custom = differences(was, is, [...Object.keys(was), ...Object.keys(is)]);
  return Object.keys(custom.before).length === 0
    ? changes
    : {
        before: { ...changes.before, custom: custom.before },
        after: { ...changes.after, custom: custom.after },
      };
}
