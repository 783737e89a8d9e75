import type { PivotEntry, PivotField, PivotSort } from './pivotTypes.ts';
import type {
  ReportField,
  ReportLayout,
  ReportLimits,
  ReportRefusal,
  ReportSlot,
  ReportSource,
} from './reportTypes.ts';

export const reportSlots: readonly ReportSlot[] = ['rows', 'columns', 'values'];
const usualLimits: Required<ReportLimits> = { rows: 3, columns: 2, values: 10 };

export const emptyReportLayout: ReportLayout = { rows: [], columns: [], values: [], sort: [] };

/** Fields of sources and of those related to them, without those of locked sources. */
export const fieldsOf = (sources: readonly ReportSource[]): ReportField[] =>
  sources.flatMap(({ fields, sources: related, lockedReason }) =>
    lockedReason === undefined ? [...fields, ...fieldsOf(related ?? [])] : [],
  );

export const findEntry = (
  layout: ReportLayout,
  entryId: string,
): { slot: ReportSlot; index: number; entry: PivotEntry } | undefined => {
  for (const slot of reportSlots) {
    const index = layout[slot].findIndex(({ id }) => id === entryId);
    const entry = layout[slot][index];
    if (entry) return { slot, index, entry };
  }
  return undefined;
};

/** Entries of a field in all slots. */
export const entriesOf = (layout: ReportLayout, fieldId: string): PivotEntry[] =>
  reportSlots.flatMap((slot) => layout[slot].filter((entry) => entry.fieldId === fieldId));

/**
 * Reason why a field cannot be put into a slot: the slot is full, or the field already groups rows or columns. A date
 * may group by several periods.
 * @param entryId entry that is moved, which does not count
 */
export function refuseEntry(
  layout: ReportLayout,
  slot: ReportSlot,
  field: PivotField,
  limits: ReportLimits = {},
  entryId?: string,
): ReportRefusal | undefined {
  const others = (in_: ReportSlot) => layout[in_].filter(({ id }) => id !== entryId);
  if (slot !== 'values' && field.type !== 'date')
    for (const axis of ['rows', 'columns'] as const)
      if (others(axis).some(({ fieldId }) => fieldId === field.id)) return { kind: 'duplicate', slot: axis };
  const limit = limits[slot] ?? usualLimits[slot];
  return others(slot).length >= limit ? { kind: 'full', slot, limit } : undefined;
}

/** Slot for a field that is added without choosing one: numbers are calculated, other fields group. */
export function suggestSlot(layout: ReportLayout, field: PivotField, limits: ReportLimits = {}): ReportSlot {
  const isNumeric = field.type === 'number' || field.type === 'money' || field.type === 'percent';
  if (isNumeric) return 'values';
  const order: ReportSlot[] = ['rows', 'columns', 'values'];
  return order.find((slot) => !refuseEntry(layout, slot, field, limits)) ?? 'rows';
}

/** Id of a new entry: that of its field, with a number if it is taken. */
export function newEntryId(layout: ReportLayout, fieldId: string): string {
  const taken = new Set(reportSlots.flatMap((slot) => layout[slot].map(({ id }) => id)));
  let id = fieldId;
  for (let number = 2; taken.has(id); number++) id = `${fieldId} ${number}`;
  return id;
}

const inserted = (entries: readonly PivotEntry[], entry: PivotEntry, index: number): PivotEntry[] => {
  const at = Math.max(0, Math.min(index, entries.length));
  return [...entries.slice(0, at), entry, ...entries.slice(at)];
};

export const addEntry = (
  layout: ReportLayout,
  slot: ReportSlot,
  entry: PivotEntry,
  index = layout[slot].length,
): ReportLayout => ({ ...layout, [slot]: inserted(layout[slot], entry, index) });

/** Moves an entry. The index counts the entries of the slot without the moved one. */
export function moveEntry(
  layout: ReportLayout,
  entryId: string,
  slot: ReportSlot,
  index: number,
): ReportLayout {
  const found = findEntry(layout, entryId);
  if (!found) return layout;
  const without = { ...layout, [found.slot]: layout[found.slot].filter(({ id }) => id !== entryId) };
  return addEntry(without, slot, found.entry, index);
}

/** Removes an entry with its sorts. */
export function removeEntry(layout: ReportLayout, entryId: string): ReportLayout {
  const without = (entries: readonly PivotEntry[]) => entries.filter(({ id }) => id !== entryId);
  return {
    rows: without(layout.rows),
    columns: without(layout.columns),
    values: without(layout.values),
    sort: layout.sort.filter((sort) => sort.entryId !== entryId),
  };
}

/** Changes settings of an entry; undefined restores the usual one. */
export function updateEntry(
  layout: ReportLayout,
  entryId: string,
  change: { [Key in keyof Omit<PivotEntry, 'id' | 'fieldId'>]?: PivotEntry[Key] | undefined },
): ReportLayout {
  const found = findEntry(layout, entryId);
  if (!found) return layout;
  const merged = Object.entries({ ...found.entry, ...change }).filter(([, value]) => value !== undefined);
  const next = Object.fromEntries(merged) as unknown as PivotEntry;
  return {
    ...layout,
    [found.slot]: layout[found.slot].map((entry) => (entry.id === entryId ? next : entry)),
  };
}

/** Sorts by an entry, or no longer. A new sort has the least weight. */
export function setSort(
  layout: ReportLayout,
  entryId: string,
  direction: PivotSort['direction'] | undefined,
): ReportLayout {
  if (direction === undefined)
    return { ...layout, sort: layout.sort.filter((sort) => sort.entryId !== entryId) };
  if (!layout.sort.some((sort) => sort.entryId === entryId))
    return { ...layout, sort: [...layout.sort, { entryId, direction }] };
  return {
    ...layout,
    sort: layout.sort.map((sort) => (sort.entryId === entryId ? { ...sort, direction } : sort)),
  };
}

/** Changes the weight of a sort. The index counts without the moved one. */
export function moveSort(layout: ReportLayout, entryId: string, index: number): ReportLayout {
  const sort = layout.sort.find((one) => one.entryId === entryId);
  if (!sort) return layout;
  const others = layout.sort.filter((one) => one !== sort);
  const at = Math.max(0, Math.min(index, others.length));
  return { ...layout, sort: [...others.slice(0, at), sort, ...others.slice(at)] };
}
