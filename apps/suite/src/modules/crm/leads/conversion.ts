import type { MappedField } from '@plumbline/api';
import type { Conversion, ConversionTarget, LeadMapping } from '@plumbline/validation/conversion';

/** Row of the mapping: a lead field and one target field, `account.phone` for example. */
export interface MappingRow {
  /** `phone`, and `phone+1` for the second target of the same field. */
  id: string;
  field: string;
  place: string | null;
}
/** Values entered during the conversion, by target path such as `account.phone`. */
export type Typed = Readonly<Record<string, unknown>>;

export const targetOf = (place: string): ConversionTarget =>
  place.slice(0, place.indexOf('.')) as ConversionTarget;
export const codeOf = (place: string): string => place.slice(place.indexOf('.') + 1);

/**
 * Builds the rows of a mapping. A field has one row for each current or initial target, so that a removed second target
 * can be set again.
 * @param begins initial mapping.
 */
export function rowsOf(fields: readonly string[], mapping: LeadMapping, begins: LeadMapping): MappingRow[] {
  return fields.flatMap((field) => {
    const places = mapping[field] ?? [];
    const count = Math.max(1, places.length, begins[field]?.length ?? 0);
    return Array.from({ length: count }, (_, at) => ({
      id: at === 0 ? field : `${field}+${at}`,
      field,
      place: places[at] ?? null,
    }));
  });
}
/** Builds the mapping from its rows. */
export const mappingOfRows = (rows: readonly MappingRow[]): Record<string, string[]> => {
  const mapping = new Map<string, string[]>();
  for (const { field, place } of rows)
    if (place !== null) mapping.set(field, [...(mapping.get(field) ?? []), place]);
  return Object.fromEntries(mapping);
};

export const listed = (mapping: LeadMapping): MappedField[] =>
  Object.entries(mapping).map(([field, to]) => ({ field, to: [...to] }));
export const byField = (mapping: readonly MappedField[]): LeadMapping =>
  Object.fromEntries(mapping.map(({ field, to }) => [field, to]));
const ordered = (mapping: LeadMapping): string =>
  JSON.stringify(
    Object.entries(mapping)
      .filter(([, to]) => to.length > 0)
      .map(([field, to]) => [field, to.toSorted()] as const)
      .toSorted(([a], [b]) => a.localeCompare(b)),
  );
export const sameMapping = (a: LeadMapping, b: LeadMapping): boolean => ordered(a) === ordered(b);

/** Target of each row as shown; null for a value that an existing value of the record takes precedence over. */
export function shownMap(
  rows: readonly MappingRow[],
  { conflicts }: Pick<Conversion, 'conflicts'>,
): Record<string, string | null> {
  const kept = new Set(conflicts.map(({ from, to }) => `${from} ${to}`));
  return Object.fromEntries(
    rows.map(({ id, field, place }) => [id, place !== null && kept.has(`${field} ${place}`) ? null : place]),
  );
}

/**
 * Applies a change of targets to the rows and the entered values.
 * @param valueOf returns the value of a lead field.
 * @param presentIn returns the value that the existing record has at a target path.
 */
export function chosen(
  rows: readonly MappingRow[],
  shown: Readonly<Record<string, string | null>>,
  next: Readonly<Record<string, string | null>>,
  typed: Typed,
  { valueOf, presentIn }: { valueOf: (field: string) => unknown; presentIn: (place: string) => unknown },
): { rows: MappingRow[]; typed: Typed } {
  const written = { ...typed };
  const changed = rows.map((row) => {
    const place = next[row.id] ?? null;
    if (place === (shown[row.id] ?? null)) return row;
    if (row.place !== null) delete written[row.place];
    if (place !== null) {
      delete written[place];
      const present = presentIn(place);
      // Mapping a value onto a field that already has one overwrites it.
      if (present !== undefined && present !== null && present !== '') written[place] = valueOf(row.field);
    }
    return { ...row, place };
  });
  return { rows: changed, typed: written };
}

/** Entered values of one target record, by field code. */
export const valuesFor = (target: ConversionTarget, typed: Typed): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(typed).flatMap(([place, value]) =>
      targetOf(place) === target ? [[codeOf(place), value]] : [],
    ),
  );
