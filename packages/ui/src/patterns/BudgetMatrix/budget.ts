import { DecimalSum } from '../../data-grid/aggregate.ts';
import { decimalPattern } from '../../data-grid/format.ts';

/** Figures by column id, as decimal strings; a missing one is none. */
export type BudgetFigures = Readonly<Record<string, string | undefined>>;

export interface BudgetRow {
  id: string;
  /** Cost code: "09 22 16". */
  code?: string;
  name: string;
  /** Figures of a row without rows below it; those of other rows are the sums of theirs. */
  figures?: BudgetFigures;
  /** Ids of the columns whose figure was set by hand. */
  manual?: readonly string[];
  subRows?: readonly BudgetRow[];
}

/** A change that is not made yet: new figures by row and column id. Only rows without rows below them change. */
export interface BudgetPreview {
  /** Condition of the change, shown in the legend, e.g. "If PCO-014 is approved". */
  label: string;
  figures: Readonly<Record<string, BudgetFigures>>;
}

export interface BudgetLine {
  figures: BudgetFigures;
  /** Figures after the change, of the columns that it changes. */
  after: BudgetFigures;
}

export interface BudgetSums {
  /** Changes by row id. */
  lines: ReadonlyMap<string, BudgetLine>;
  total: BudgetLine;
  /** Number of rows without rows below them. */
  count: number;
}

/** Running sums of a row and its change, by column. */
class LineSum {
  private readonly now = new Map<string, DecimalSum>();
  private readonly next = new Map<string, DecimalSum>();
  private readonly changed = new Set<string>();

  add(columnId: string, figure: string | undefined, after: string | undefined): void {
    const next = after ?? figure;
    if (figure !== undefined) sumOf(this.now, columnId).add(figure);
    if (next !== undefined) sumOf(this.next, columnId).add(next);
    if (after !== undefined) this.changed.add(columnId);
  }

  get line(): BudgetLine {
    const written = (sums: ReadonlyMap<string, DecimalSum>, keep: (id: string) => boolean) =>
      Object.fromEntries([...sums].flatMap(([id, { sum, count }]) => (count && keep(id) ? [[id, sum]] : [])));
    return {
      figures: written(this.now, () => true),
      after: written(this.next, (id) => this.changed.has(id)),
    };
  }
}

function sumOf(sums: Map<string, DecimalSum>, columnId: string): DecimalSum {
  let sum = sums.get(columnId);
  if (!sum) sums.set(columnId, (sum = new DecimalSum()));
  return sum;
}

/**
 * Sums a tree of rows up, exact to the last digit, with the figures after a change. Text that is not a decimal counts
 * as nothing, but stays the figure of its row.
 */
export function sumBudget(
  rows: readonly BudgetRow[],
  columnIds: readonly string[],
  changes: BudgetPreview['figures'] = {},
): BudgetSums {
  const lines = new Map<string, BudgetLine>();
  const total = new LineSum();
  let count = 0;
  const visit = (row: BudgetRow, above: readonly LineSum[]): void => {
    if (row.subRows && row.subRows.length > 0) {
      const own = new LineSum();
      for (const child of row.subRows) visit(child, [...above, own]);
      lines.set(row.id, own.line);
      return;
    }
    count++;
    const after: Record<string, string> = {};
    for (const columnId of columnIds) {
      const figure = row.figures?.[columnId];
      const next = changes[row.id]?.[columnId];
      const isChange = next !== undefined && next !== figure && decimalPattern.test(next);
      if (isChange) after[columnId] = next;
      for (const sum of above) sum.add(columnId, figure, isChange ? next : undefined);
    }
    lines.set(row.id, { figures: row.figures ?? {}, after });
  };
  for (const row of rows) visit(row, [total]);
  return { lines, total: total.line, count };
}
