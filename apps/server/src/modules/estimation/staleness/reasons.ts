import type { StalenessLine, StalenessReason } from '@plumbline/api';
import type { GroupDifference, LineChange } from '@plumbline/estimating';
import { Decimal } from 'decimal.js';
import type { LineRow } from '../estimates/estimate-line-row.ts';
import { money } from './quotes.ts';

type LineDifference = GroupDifference['lines'][number];
interface Found {
  kind: StalenessReason['kind'];
  text: string;
  /** Text for several lines with different figures. */
  general?: string;
}

const figure = (value: string | undefined) => new Decimal(value ?? 0).toDecimalPlaces(4).toString();
interface Rows {
  was: LineRow | undefined;
  is: LineRow | undefined;
}
/** Stored rates, because quotients of displayed figures are rounded. */
function changedFieldReason(
  line: LineDifference,
  { field, before: shownBefore, after: shownAfter }: LineChange,
  rows: Rows,
): Found {
  const of = line.name;
  const written = (name: 'labor_unit' | 'regular_cost') => [rows.was?.[name], rows.is?.[name]];
  const [was, is] =
    field === 'labor_unit' ? written('labor_unit') : field === 'labor_rate' ? written('regular_cost') : [];
  const [before, after] = was && is && !new Decimal(was).eq(is) ? [was, is] : [shownBefore, shownAfter];
  const from = (say: (value: string) => string) => `from ${say(before ?? '0')} to ${say(after ?? '0')}`;
  switch (field) {
    case 'unit_price':
      return { kind: 'changed_price', text: `${of}: ${from(money)} per ${line.unit}.` };
    case 'labor_quantity':
      return {
        kind: 'changed_labor',
        text: `${of}: labor on ${from(figure)} ${line.unit}.`,
        general: `${of}: the quantity that labor is charged on changed.`,
      };
    case 'labor_unit':
      return { kind: 'changed_labor', text: `${of}: hours per ${line.unit} ${from(figure)}.` };
    case 'labor_rate':
      return {
        kind: 'changed_labor',
        text: `${of}: labor rate ${from(money)} per hour.`,
        general: `${of}: the labor rate changed.`,
      };
    case 'equipment':
      return {
        kind: 'changed_material',
        text: `${of}: equipment and other cost ${from(money)} per ${line.unit}.`,
      };
    case 'lump':
      return { kind: 'changed_material', text: `${of}: lump sum ${from(money)}.` };
    case 'markup':
      return { kind: 'changed_rate', text: `${of}: markup ${from(figure)}%.` };
    case 'quantity':
      return {
        kind: 'changed_material',
        text: `${of}: quantity in its assembly ${from(figure)} ${line.unit}.`,
        general: `${of}: the quantity in its assemblies changed.`,
      };
    case 'other':
      return { kind: 'changed_material', text: `${of}: the cost changed.` };
  }
}
function addedOrRemovedReason(line: LineDifference): Found {
  return line.kind === 'added'
    ? { kind: 'changed_material', text: `${line.name} was added.` }
    : { kind: 'changed_material', text: `${line.name} is no longer used.` };
}

/** Reasons for input changes, each once with the affected lines. */
export function changeReasons(
  groups: readonly GroupDifference[],
  { was, is }: { was: readonly LineRow[]; is: readonly LineRow[] },
): StalenessReason[] {
  const [wasRows, isRows] = [was, is].map((rows) => new Map(rows.map((row) => [row.line_id, row])));
  const found = new Map<
    string,
    Found & { material_id?: string; texts: Set<string>; lines: StalenessLine[] }
  >();
  const add = (key: string, says: Found, material_id: string | undefined, line: StalenessLine) => {
    const reason = found.get(key) ?? {
      ...says,
      ...(material_id ? { material_id } : {}),
      texts: new Set<string>(),
      lines: [],
    };
    reason.texts.add(says.text);
    reason.lines.push(line);
    found.set(key, reason);
  };
  for (const { condition_id, code, lines } of groups)
    for (const line of lines) {
      const rows = { was: wasRows?.get(line.uuid), is: isRows?.get(line.uuid) };
      const material = (rows.is ?? rows.was)?.material_id;
      const at = { condition_id, line_id: line.uuid, code, name: line.name };
      if (line.changes.length === 0)
        add(`${line.kind} ${line.name}`, addedOrRemovedReason(line), material, {
          ...at,
          difference: line.difference,
        });
      for (const change of line.changes)
        // Price changes are grouped by material, others by assembly line.
        add(
          `${change.field} ${change.field === 'unit_price' ? `${material} ${change.before} ${change.after}` : line.uuid}`,
          changedFieldReason(line, change, rows),
          material,
          { ...at, difference: change.difference },
        );
    }
  const deleted = new Set(
    was.flatMap(({ material_deleted, material_id }) => (material_deleted ? [material_id] : [])),
  );
  const gone = new Map(
    is.flatMap((line) =>
      line.material_deleted &&
      !deleted.has(line.material_id) &&
      was.some(({ line_id }) => line_id === line.line_id)
        ? [[line.material_id, line.name] as const]
        : [],
    ),
  );
  return [
    ...[...found.values()].map(({ kind, text, general, texts, material_id, lines }): StalenessReason => ({
      kind,
      text: texts.size > 1 && general ? general : text,
      ...(material_id ? { material_id } : {}),
      is_counted: true,
      difference: lines.reduce((sum, each) => sum.plus(each.difference), new Decimal(0)).toFixed(2),
      lines,
    })),
    ...[...gone].map(([material_id, name]): StalenessReason => ({
      kind: 'deleted_material',
      text: `${name} was deleted.`,
      material_id,
      is_counted: true,
      difference: '0.00',
      lines: [],
    })),
  ];
}
