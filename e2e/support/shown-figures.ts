import { Decimal } from 'decimal.js';
import type { Locator } from 'playwright/test';

/** A figure as it is shown, such as $1,234.50 or −3. */
export const decimal = (shown: string): Decimal =>
  new Decimal(shown.replaceAll(/[$,%\s]/g, '').replace('−', '-') || 0);

/** Rounds to cents, halves up, as every amount is shown. */
export const cents = (figure: Decimal): Decimal => figure.toDecimalPlaces(2, Decimal.ROUND_HALF_UP);

/** Amount as it is written in a table. */
export const amountText = (figure: Decimal): string => figure.toFixed(2).replaceAll(/\B(?=(\d{3})+\.)/g, ',');

export const sumOf = (figures: readonly Decimal[]): Decimal =>
  figures.reduce((sum, figure) => sum.plus(figure), new Decimal(0));

/** Row of a table: its texts by column header, and its level in a tree. */
export interface ShownRow {
  cells: Record<string, string>;
  /** From 1; 0 outside of a tree. */
  level: number;
}

/** Rows of a table or grid as they are shown. */
export const shownRows = (table: Locator): Promise<ShownRow[]> =>
  table.evaluate((element) => {
    const text = (node: Element) => (node.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
    const heads = new Map<string, string>();
    const grid = element.getAttribute('role') !== null;
    if (grid)
      for (const head of element.querySelectorAll('[role=columnheader]'))
        heads.set(head.getAttribute('aria-colindex') ?? '', head.getAttribute('title') ?? text(head));
    else
      for (const [index, head] of [...element.querySelectorAll('thead tr > *')].entries())
        heads.set(String(index), text(head));
    const rows = grid
      ? [...element.querySelectorAll('[role=row]')].filter((row) => row.querySelector('[role=rowheader]'))
      : [...element.querySelectorAll('tbody tr')];
    return rows.map((row) => {
      const cells: Record<string, string> = {};
      for (const [index, cell] of [...row.children].entries()) {
        const key = grid ? (cell.getAttribute('aria-colindex') ?? '') : String(index);
        // The name of a line is the first part of its cell; its description follows.
        const name = cell.matches('th, [role=rowheader]') ? cell.querySelector('span:not(:has(span))') : null;
        cells[heads.get(key) ?? key] = text(name ?? cell);
      }
      return { cells, level: Number(row.getAttribute('aria-level')) };
    });
  });

/** Totals by label, each with its percentage if it has one. */
export const shownTotals = async (
  list: Locator,
): Promise<Record<string, { value: Decimal; percentage: Decimal }>> => {
  const totals = await list.evaluate((element) =>
    [...element.querySelectorAll('dt')].map((term) => {
      const note = (term.querySelector('span')?.textContent ?? '').trim();
      const label = (term.textContent ?? '').replace(note, '').trim();
      return { label, note, value: term.nextElementSibling?.textContent ?? '' };
    }),
  );
  return Object.fromEntries(
    totals.map(({ label, note, value }) => [
      label.replace(/, \d+ items?$/, ''),
      { value: decimal(value), percentage: note.endsWith('%') ? decimal(note) : new Decimal(0) },
    ]),
  );
};
