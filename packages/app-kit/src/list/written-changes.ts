import type { FieldMeta } from '@plumbline/api/entities';

/**
 * Writable fields that differ between two states of a record, e.g. a status and the probability that followed it, with null
 * for a missing value.
 */
export function writtenChanges(
  fields: Readonly<Record<string, Pick<FieldMeta, 'write'>>>,
  from: object,
  to: object,
): { before: Record<string, unknown>; after: Record<string, unknown> } {
  const [was, is] = [
    new Map<string, unknown>(Object.entries(from)),
    new Map<string, unknown>(Object.entries(to)),
  ];
  const valueIn = (values: ReadonlyMap<string, unknown>, name: string) => values.get(name) ?? null;
  const changed = Object.keys(fields).filter(
    (name) => fields[name]?.write && JSON.stringify(valueIn(was, name)) !== JSON.stringify(valueIn(is, name)),
  );
  const pick = (values: ReadonlyMap<string, unknown>) =>
    Object.fromEntries(changed.map((name) => [name, valueIn(values, name)]));
  return { before: pick(was), after: pick(is) };
}
