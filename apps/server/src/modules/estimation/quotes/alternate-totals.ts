import type { Alternate, AlternateLine, AlternatePrice, EstimateTotal, ExplainStep } from '@plumbline/api';
import {
  alternateKind,
  closeAlternates,
  overlapping,
  type AlternateInput,
  type AssemblyInput,
  type EstimateResult,
} from '@plumbline/estimating';
import { Decimal } from 'decimal.js';
import type { AlternateRow } from './alternate-input.ts';
import type { ConditionRow } from '../takeoff/condition-totals.ts';
import type { LineRow } from '../estimates/estimate-line-row.ts';

interface Computed {
  row: AlternateRow;
  input: AlternateInput;
  /** Messages for missing references. */
  missing: readonly string[];
}
type Result = Pick<EstimateResult, 'alternates' | 'totals' | 'explain' | 'problems'>;

const priceOf = ({ row }: Pick<Computed, 'row'>, amount: string): AlternatePrice => ({
  uuid: row.alternate_id,
  number: row.number,
  name: row.name,
  description: row.description,
  accepted: row.accepted,
  kind: alternateKind(amount),
  amount,
});

/** Rows and derivation from the base bid to the total with accepted alternates. */
export function alternateTotals(
  { alternates: results, totals, explain }: Result,
  computed: readonly Computed[],
): { total: string; alternates: AlternatePrice[]; rows: EstimateTotal[]; explain: ExplainStep[] } {
  const alternates = computed.map((each, at) => priceOf(each, results[at]?.totalDelta ?? '0.00'));
  const { total } = closeAlternates(
    totals.total,
    alternates.map(({ amount, accepted }) => ({ amount, isAccepted: accepted })),
  );
  const accepted = alternates.filter((each) => each.accepted);
  if (accepted.length === 0) return { total, alternates, rows: [], explain };
  let running = new Decimal(totals.total);
  const steps = accepted.map(({ number, name, amount }): ExplainStep => {
    const of = new Decimal(amount);
    running = running.plus(of);
    return {
      operator: of.isNegative() ? '−' : '+',
      label: `Alternate ${number}, ${name}`,
      value: of.abs().toFixed(2),
      unit: '$',
      runningTotal: running.toFixed(2),
      runningUnit: '$',
    };
  });
  const last = explain.at(-1);
  const end = (label: string, value: string): ExplainStep => ({
    operator: '=',
    label,
    value,
    unit: '$',
    runningTotal: value,
    runningUnit: '$',
  });
  return {
    total,
    alternates,
    rows: [
      { key: 'base', label: 'Base bid', value: totals.total },
      ...accepted.map(({ uuid, number, amount }) => ({
        key: `alternate ${uuid}`,
        label: `Alternate ${number}`,
        value: amount,
      })),
    ],
    explain: [
      ...explain.slice(0, -1),
      ...(last ? [{ ...last, label: 'Base bid' }] : []),
      ...steps,
      end('Total sell', total),
    ],
  };
}

interface Names {
  base: readonly AssemblyInput[];
  conditions: ReadonlyMap<string, ConditionRow>;
  /** Assembly lines by id. */
  lines: ReadonlyMap<string, LineRow>;
}

function lineAnswer(
  { id, before, after, delta }: EstimateResult['alternates'][number]['lines'][number],
  { row }: Computed,
  { conditions, lines }: Names,
): AlternateLine {
  const figures = (line: typeof before) =>
    line && {
      quantity: line.quantity,
      unit_price: line.materialPrice,
      cost: line.cost,
      sell: line.sell,
    };
  const [left, right] = [figures(before), figures(after)];
  // Lines added by an alternate are identified by their own id.
  const [first = '', line] = id.slice(id.indexOf('+') + 1).split('/');
  const own = line === undefined ? row.lines.find(({ uuid }) => uuid === first) : undefined;
  const priced = line === undefined ? undefined : lines.get(line);
  const condition = conditions.get(first);
  return {
    ...(condition ? { condition_id: condition.condition_id } : {}),
    uuid: line ?? first,
    condition_code: condition?.code ?? '',
    name: own?.name ?? priced?.name ?? '',
    unit: own ? (own.unit ?? '') : (priced?.unit ?? ''),
    ...(left ? { before: left } : {}),
    ...(right ? { after: right } : {}),
    difference: delta,
  };
}

/** Alternates with prices, affected lines and problems. */
export function alternateAnswers(
  { alternates: results, problems }: Result,
  computed: readonly Computed[],
  names: Names,
): Alternate[] {
  const pairs = overlapping(
    computed.map(({ input }) => input),
    names.base,
  );
  const numbers = new Map(computed.map(({ row }) => [row.alternate_id, row.number]));
  return computed.flatMap((each, at): Alternate[] => {
    const result = results[at];
    if (!result) return [];
    const { row, missing } = each;
    const others = pairs.flatMap(([left, right]) =>
      left === row.alternate_id ? [right] : right === row.alternate_id ? [left] : [],
    );
    const own = new Set(result.lines.map(({ id }) => id));
    return [
      {
        ...priceOf(each, result.totalDelta),
        version: row.version,
        createdAt: row.created_at,
        updatedAt: row.updated_at,
        changes: row.changes,
        lines: row.lines,
        cost: result.cost,
        sell: result.delta,
        touched: result.lines.map((line) => lineAnswer(line, each, names)),
        problems: [
          ...missing,
          ...new Set(problems.filter(({ id }) => own.has(id)).map(({ message }) => message)),
        ],
        overlaps: others.flatMap((id) => numbers.get(id) ?? []).toSorted((left, right) => left - right),
      },
    ];
  });
}
