import { matcher } from '../../data-grid/rowOrder.ts';
import type { ReportField, ReportSource } from './reportTypes.ts';

/** Visible row of the fields panel. */
export type FieldRow = { id: string; level: number; parentId: string | undefined } & (
  | { kind: 'source'; source: ReportSource; isExpanded: boolean }
  | { kind: 'field'; field: ReportField }
);

interface FieldTree {
  rows: FieldRow[];
  /** Number of fields in the rows. */
  count: number;
}

/**
 * Rows of the fields panel from top to bottom. A search expands all sources with a match; a source whose own name
 * matches shows all of its fields.
 */
export function listFieldRows(
  sources: readonly ReportSource[],
  expanded: ReadonlySet<string>,
  query = '',
): FieldTree {
  const isSearch = query.trim() !== '';
  const matches = matcher(query);
  const walk = (
    siblings: readonly ReportSource[],
    level: number,
    parentId?: string,
    isShown = false,
  ): FieldRow[] =>
    siblings.flatMap((source): FieldRow[] => {
      const isLocked = source.lockedReason !== undefined;
      const own = isShown || (isSearch && matches(source.label));
      const fields = isLocked ? [] : source.fields.filter(({ label }) => own || !isSearch || matches(label));
      const below = isLocked ? [] : walk(source.sources ?? [], level + 1, source.id, own);
      if (isSearch && !own && fields.length === 0 && below.length === 0) return [];
      const isExpanded = !isLocked && (isSearch || expanded.has(source.id));
      const row: FieldRow = { kind: 'source', id: source.id, level, parentId, source, isExpanded };
      if (!isExpanded) return [row];
      return [
        row,
        ...fields.map((field): FieldRow => ({
          kind: 'field',
          id: field.id,
          level: level + 1,
          parentId: source.id,
          field,
        })),
        ...below,
      ];
    });
  const rows = walk(sources, 1);
  return { rows, count: rows.filter(({ kind }) => kind === 'field').length };
}
