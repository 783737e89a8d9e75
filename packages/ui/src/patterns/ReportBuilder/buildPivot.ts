import { gatherValue, measureOf, type Gathering } from './pivotAggregate.ts';
import { decimalOf, percentOf, textOf } from './pivotDecimal.ts';
import { startOfPeriod, type WeekStart } from './pivotPeriod.ts';
import type {
  Pivot,
  PivotCell,
  PivotCells,
  PivotColumn,
  PivotEntry,
  PivotField,
  PivotGroupKey,
  PivotHead,
  PivotLayout,
  PivotMeasure,
  PivotRecord,
  PivotRow,
} from './pivotTypes.ts';
import { compareCodes, compareKeys } from './sortPivot.ts';

export interface BuildPivotOptions {
  /** Fields of the records. Entries of unknown fields are ignored. */
  fields: readonly PivotField[];
  layout: PivotLayout;
  /** First day of a week, from 1 for Monday to 7 for Sunday. @default 7 */
  weekStart?: WeekStart;
  /** Number of cells above which no rows are created. @default 200000 */
  maxCells?: number;
  /** Language for the alphabetical order of groups. @default "en-US" */
  locale?: string;
}

interface Placed {
  entry: PivotEntry;
  field: PivotField;
}

/** Group of one axis, with its groups of the next level by key. */
interface Group {
  id: string;
  path: readonly PivotGroupKey[];
  codes: readonly (string | undefined)[];
  below: Map<string, Group>;
}

interface CellData {
  count: number;
  gatherings: readonly Gathering[];
}

const maxCellsByDefault = 200_000;
const escapeKey = (key: string): string => key.replace(/[%/:]/g, (mark) => `%${mark.charCodeAt(0)}`);
/** The code is part of a group's identity, because two jobs can have the same name. */
const idPart = (key: string | null, code: string | undefined): string =>
  `/${key === null ? '' : `=${escapeKey(key)}`}${code === undefined ? '' : `:${escapeKey(code)}`}`;

/** Id of a column from the id of its group and of its value. */
const columnIdOf = (groupId: string, valueId: string): string => `${groupId}:${valueId}`;

function keyOf(record: PivotRecord, { entry, field }: Placed, weekStart: WeekStart): string | null {
  const value = record[field.id];
  if (field.type === 'date') return startOfPeriod(value, entry.period ?? 'month', weekStart);
  const text = textOf(value);
  // Numbers that are written differently belong to the same group.
  return (field.type === 'text' ? text : (decimalOf(value) ?? text)) ?? null;
}

const place = (entries: readonly PivotEntry[], byId: ReadonlyMap<string, PivotField>): Placed[] =>
  entries.flatMap((entry) => {
    const field = byId.get(entry.fieldId);
    return field ? [{ entry, field }] : [];
  });

const headOf = ({ entry, field }: Placed): PivotHead => ({
  id: entry.id,
  label: entry.label ?? field.label,
  type: field.type,
  ...(field.type === 'date' ? { period: entry.period ?? 'month' } : {}),
  ...(field.sequence ? { sequence: field.sequence } : {}),
});

const newGroup = (): Group => ({ id: '', path: [], codes: [], below: new Map() });

/** Groups of a record on one axis, from the whole axis to the innermost group; creates those that are new. */
function groupsOf(
  record: PivotRecord,
  placed: readonly Placed[],
  root: Group,
  weekStart: WeekStart,
): Group[] {
  const groups = [root];
  let group = root;
  for (const one of placed) {
    const key = keyOf(record, one, weekStart);
    const { codeFieldId } = one.field;
    const code = codeFieldId === undefined ? undefined : textOf(record[codeFieldId]);
    const part = idPart(key, code);
    let next = group.below.get(part);
    if (!next) {
      next = {
        id: group.id + part,
        path: [...group.path, { entryId: one.entry.id, fieldId: one.field.id, key }],
        codes: [...group.codes, code],
        below: new Map(),
      };
      group.below.set(part, next);
    }
    groups.push(next);
    group = next;
  }
  return groups;
}

/** Groups of the next level in order. */
function orderedBelow(group: Group, heads: readonly PivotHead[], locale: string): Group[] {
  const head = heads[group.path.length];
  if (!head) return [];
  const keyAt = (one: Group) => one.path.at(-1)?.key ?? null;
  const codes = (a: Group, b: Group) => compareCodes(a.codes.at(-1), b.codes.at(-1), locale);
  return [...group.below.values()].toSorted(
    (a, b) =>
      // A group without a value is the last, whatever its code.
      (keyAt(a) !== null && keyAt(b) !== null && codes(a, b)) ||
      compareKeys(keyAt(a), keyAt(b), head, locale) ||
      codes(a, b),
  );
}

function columnsOf(
  root: Group,
  heads: readonly PivotHead[],
  values: readonly PivotEntry[],
  locale: string,
): PivotColumn[] {
  const columns: PivotColumn[] = [];
  const put = (group: Group, kind: PivotColumn['kind']) => {
    for (const { id: valueId, isTotalOnly } of values)
      if (kind === 'total' || !isTotalOnly)
        columns.push({
          id: columnIdOf(group.id, valueId),
          kind,
          path: group.path,
          codes: group.codes,
          valueId,
        });
  };
  const walk = (group: Group) => {
    for (const below of orderedBelow(group, heads, locale)) {
      if (below.path.length === heads.length) put(below, 'group');
      else {
        walk(below);
        put(below, 'subtotal');
      }
    }
  };
  walk(root);
  put(root, 'total');
  return columns;
}

const countGroups = (group: Group, depth: number): number =>
  depth === 0 ? 1 : [...group.below.values()].reduce((sum, below) => sum + countGroups(below, depth - 1), 0);

const distinctAt = (group: Group, depth: number, parts = new Set<string>()): Set<string> => {
  for (const [part, below] of group.below) {
    if (depth === 0) parts.add(part);
    else distinctAt(below, depth - 1, parts);
  }
  return parts;
};

/**
 * Groups records to rows and columns and calculates each cell from its records, totals and subtotals as well: an
 * average is that of the records and not of averages. Sums are exact. The result does not depend on the order of the
 * records.
 */
export function buildPivot(records: readonly PivotRecord[], options: BuildPivotOptions): Pivot {
  const { layout, weekStart = 7, maxCells = maxCellsByDefault, locale = 'en-US' } = options;
  const byId = new Map(options.fields.map((field) => [field.id, field]));
  const [rowFields, columnFields, values] = [
    place(layout.rows, byId),
    place(layout.columns, byId),
    place(layout.values, byId),
  ];
  const [rowHeads, columnHeads] = [rowFields.map(headOf), columnFields.map(headOf)];
  const measures = values.map(({ entry, field }) => measureOf(entry, field));
  const [rowRoot, columnRoot] = [newGroup(), newGroup()];
  const groups = records.map((record) => ({
    rows: groupsOf(record, rowFields, rowRoot, weekStart),
    columns: groupsOf(record, columnFields, columnRoot, weekStart),
  }));
  const columns = columnsOf(
    columnRoot,
    columnHeads,
    values.map(({ entry }) => entry),
    locale,
  );
  const base = { rowHeads, columnHeads, measures, columns, recordCount: records.length };
  const cellCount = countGroups(rowRoot, rowFields.length) * Math.max(1, columns.length);
  if (cellCount > maxCells) {
    const sizes = [
      ...rowHeads.map((head, depth) => ({ head, size: distinctAt(rowRoot, depth).size })),
      ...columnHeads.map((head, depth) => ({ head, size: distinctAt(columnRoot, depth).size })),
    ];
    const widest = sizes.toSorted((a, b) => b.size - a.size)[0]?.head ?? { id: '', label: '' };
    return {
      ...base,
      columns: [],
      rows: [],
      total: {},
      excess: { cells: cellCount, limit: maxCells, widest: { id: widest.id, label: widest.label } },
    };
  }

  const data = new Map<Group, Map<Group, CellData>>();
  records.forEach((record, at) => {
    const { rows: rowGroups, columns: columnGroups } = groups[at] ?? { rows: [], columns: [] };
    for (const rowGroup of rowGroups) {
      let line = data.get(rowGroup);
      if (!line) data.set(rowGroup, (line = new Map()));
      for (const columnGroup of columnGroups) {
        let cell = line.get(columnGroup);
        if (!cell) {
          cell = {
            count: 0,
            gatherings: measures.map((measure, index) =>
              gatherValue((values[index] as Placed).field, measure.aggregate),
            ),
          };
          line.set(columnGroup, cell);
        }
        cell.count++;
        for (const gathering of cell.gatherings) gathering.add(record);
      }
    }
  });
  const cellsOf = (rowGroup: Group) => writeCells(rowGroup, { data, columns, measures, rowRoot, columnRoot });
  const rowsOf = (group: Group): PivotRow[] =>
    orderedBelow(group, rowHeads, locale).map((below) => {
      const code = below.codes.at(-1);
      return {
        id: below.id,
        path: below.path,
        ...(code === undefined ? {} : { code }),
        cells: cellsOf(below),
        ...(below.path.length < rowHeads.length ? { children: rowsOf(below) } : {}),
      };
    });
  return { ...base, rows: rowsOf(rowRoot), total: cellsOf(rowRoot) };
}

interface CellsInput {
  data: ReadonlyMap<Group, ReadonlyMap<Group, CellData>>;
  columns: readonly PivotColumn[];
  measures: readonly PivotMeasure[];
  rowRoot: Group;
  columnRoot: Group;
}

/** Cells of a row group, as values or as shares of a total. */
function writeCells(
  rowGroup: Group,
  { data, columns, measures, rowRoot, columnRoot }: CellsInput,
): PivotCells {
  const columnIds = new Set(columns.map(({ id }) => id));
  const cells: Record<string, PivotCell> = {};
  for (const [columnGroup, { count, gatherings }] of data.get(rowGroup) ?? [])
    measures.forEach((measure, at) => {
      const columnId = columnIdOf(columnGroup.id, measure.id);
      if (!columnIds.has(columnId)) return;
      const own = gatherings[at]?.value() ?? null;
      if (measure.showAs === 'value' || own === null) {
        cells[columnId] = { value: own, count };
        return;
      }
      const wholeRow = measure.showAs === 'row' ? rowGroup : rowRoot;
      const wholeColumn = measure.showAs === 'column' ? columnGroup : columnRoot;
      const whole = data.get(wholeRow)?.get(wholeColumn)?.gatherings[at]?.value() ?? '0';
      cells[columnId] = { value: percentOf(own, whole) ?? null, count };
    });
  return cells;
}
