import type { Alternate, AlternateChange, AlternateLine, EstimateGroup } from '@plumbline/api';
import { formatDecimal } from '@plumbline/ui/decimal';
import { formatMoney, formatPercent } from '@plumbline/ui/format';
import { alternatesMessages } from './messages.ts';

export type ChangeKind = AlternateChange['kind'];

/** Labels of the change types. */
export const changeKinds: Readonly<Record<ChangeKind, string>> = {
  quantity: alternatesMessages.changeQuantity,
  unit_price: alternatesMessages.changeUnitPrice,
  markup: alternatesMessages.changeMarkup,
  remove: 'Omit',
  assembly: alternatesMessages.replaceAssembly,
};

/** Row of an alternate's list of changes. */
export interface ChangeRow {
  id: string;
  name: string;
  detail: string;
  before: string;
  after: string;
  difference: string;
  /** Index in the alternate's changes or own lines. */
  of: { kind: 'change'; at: number } | { kind: 'line'; at: number };
}

const sum = (lines: readonly AlternateLine[], of: 'before' | 'after'): number =>
  lines.reduce((total, line) => total + Number(line[of]?.sell ?? 0), 0);
const money = (value: number, isThere: boolean) => (isThere ? formatMoney(value.toFixed(2)) : '–');

function detailOf(change: AlternateChange, unit: string): string {
  const value = formatDecimal(change.value ?? '0', 0, 4);
  switch (change.kind) {
    case 'quantity':
      return `quantity ${value} ${unit}`.trim();
    case 'unit_price':
      return alternatesMessages.costPerUnit(formatMoney(change.value ?? '0'), unit);
    case 'markup':
      return `markup ${formatPercent(change.value ?? '0', 0, 4)}`;
    case 'remove':
      return 'omitted';
    case 'assembly':
      return 'another assembly';
  }
}

/** Rows of an alternate's changes and own lines with their prices in the base bid and in the alternate. */
export function changeRows(alternate: Alternate, groups: readonly EstimateGroup[]): ChangeRow[] {
  const byCondition = new Map(groups.map((group) => [group.condition_id, group]));
  const row = (
    id: string,
    touched: readonly AlternateLine[],
    texts: Pick<ChangeRow, 'name' | 'detail' | 'of'>,
  ): ChangeRow => {
    const [before, after] = [sum(touched, 'before'), sum(touched, 'after')];
    return {
      id,
      ...texts,
      before: money(
        before,
        touched.some((line) => line.before),
      ),
      after: money(
        after,
        touched.some((line) => line.after),
      ),
      difference: (after - before).toFixed(2),
    };
  };
  const seen = new Set<string>();
  return [
    ...alternate.changes.map((change, at): ChangeRow => {
      const group = byCondition.get(change.condition_id);
      const line = group?.lines.find(({ uuid }) => uuid === change.line_id);
      const touched = alternate.touched.filter(
        ({ condition_id, uuid }) =>
          condition_id === change.condition_id && (change.line_id === undefined || uuid === change.line_id),
      );
      // Several changes of one line have one combined difference, shown with the first.
      const key = `${change.condition_id} ${change.line_id ?? ''}`;
      const isRepeated = seen.has(key);
      seen.add(key);
      return row(`change ${at}`, isRepeated ? [] : touched, {
        name: line?.name ?? (group ? `${group.code} ${group.name}` : 'No longer in the estimate'),
        detail: [line && group?.code, detailOf(change, line?.unit ?? '')].filter(Boolean).join(', '),
        of: { kind: 'change', at },
      });
    }),
    ...alternate.lines.map((line, at) =>
      row(
        `line ${line.uuid ?? at}`,
        alternate.touched.filter(({ uuid, condition_id }) => !condition_id && uuid === line.uuid),
        {
          name: line.name,
          detail: `added, ${formatDecimal(line.quantity, 0, 4)} ${line.unit ?? ''}`.trim(),
          of: { kind: 'line', at },
        },
      ),
    ),
  ];
}
