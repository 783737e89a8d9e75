import type { MappedField } from '@plumbline/api';
import type { Conversion, ConversionTarget, LeadMapping } from '@plumbline/validation/conversion';

/** One line of the mapping: a field of the lead and one of the places that it goes to. */
export interface MappingRow {
  /** `phone`, and `phone+1` for the second place of one field. */
  id: string;
  field: string;
  place: string | null;
}
/** What a person wrote while converting, by place: `account.phone`. */
export type Typed = Readonly<Record<string, unknown>>;

export const targetOf = (place: string): ConversionTarget =>
  place.slice(0, place.indexOf('.')) as ConversionTarget;
export const codeOf = (place: string): string => place.slice(place.indexOf('.') + 1);

/**
 * The lines of a mapping. A field has as many as it goes to places now or would begin with, so that what a company sends
 * to two places can be sent there again.
 * @param begins the mapping that it began with.
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
/** The mapping that lines say. */
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

/** Where each line goes as it is shown: a value that gives way to what a record has goes nowhere. */
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
 * What follows from another choice of places.
 * @param valueOf a field of the lead, as a place takes it.
 * @param presentIn what the record that is joined has in a place.
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
      // Whoever sends a value where a record has another says that this one is right.
      if (present !== undefined && present !== null && present !== '') written[place] = valueOf(row.field);
    }
    return { ...row, place };
  });
  return { rows: changed, typed: written };
}

/** What was written into one record, by its own codes. */
export const valuesFor = (target: ConversionTarget, typed: Typed): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(typed).flatMap(([place, value]) =>
      targetOf(place) === target ? [[codeOf(place), value]] : [],
    ),
  );
