import { useMemo, type CSSProperties } from 'react';
import { measure } from '../tokens/measures.ts';
import { cx } from '../cx.ts';
import { useLatest } from '../hooks.ts';
import * as cells from './cells.css.ts';
import type { PlacedColumn } from './columns.ts';
import type { RowContext } from './DataRow.tsx';
import { isNumeric } from './format.ts';
import { pinnedAt } from './pinnedAt.ts';
import type { CellEditing } from './useCellEditing.ts';
import type { GridModel, GridTraits } from './useGridModel.ts';

/** The place of a column's cells; the heading has no more, the rows also the look of its type. */
function classOf<Row>(
  place: PlacedColumn<Row>,
  at: number,
  lead: number,
  { hasCheck, hasLines }: GridTraits,
): string {
  const isFirst = at === 0;
  return cx(
    cells.cell,
    cells.align[place.align],
    place.pin && cells.filled,
    place.pin && cells.pinned[place.pin],
    place.pin && place.isPinEdge && cells.pinEdge[place.pin],
    isFirst && hasCheck && cells.afterCheck,
    isFirst && lead === 0 && cells.edgeCell,
    hasLines && cells.lined,
  );
}

function lookOf<Row>(
  { column, pin }: PlacedColumn<Row>,
  at: number,
  { isSheet, wrapsName }: GridTraits,
): string {
  const type = column.type ?? 'text';
  return cx(
    isNumeric(type) && cells.numeric,
    type === 'code' && cells.code,
    wrapsName && pin === 'start' && type === 'text' && cells.twoLines,
    at === 0 && !isSheet && cells.firstText,
  );
}

/** Context shared by rows; recreated only when columns or table features change. */
export function useRowContext<Row extends object>(
  { props, traits, layout, messages, labelOf }: GridModel<Row>,
  { commit, cancel }: Pick<CellEditing<Row>, 'commit' | 'cancel'>,
): RowContext<Row> {
  const { places, firstCol, lead, hasFiller } = layout;
  const { rowHref } = props;
  const hrefOf = useLatest((row: Row) => rowHref?.(row));
  const hasHref = rowHref !== undefined;
  // Serialized, because the object is recreated on every render.
  const traitKey = JSON.stringify(traits);
  const stableTraits = useMemo(() => JSON.parse(traitKey) as GridTraits, [traitKey]);
  return useMemo(() => {
    const tail = stableTraits.hasActions ? measure.actionColumn : '0px';
    const cellStyles = places.map((place, at): CSSProperties => ({
      gridColumnStart: firstCol + at + 1,
      ...(place.pin === 'start' ? pinnedAt(place.offset) : {}),
      ...(place.pin === 'end' ? { insetInlineEnd: `calc(${tail} + ${place.offset}px)` } : {}),
    }));
    return {
      traits: stableTraits,
      places,
      headClasses: places.map((place, at) => classOf(place, at, lead, stableTraits)),
      cellClasses: places.map((place, at) =>
        cx(classOf(place, at, lead, stableTraits), lookOf(place, at, stableTraits)),
      ),
      cellStyles,
      actionStyle: { gridColumnStart: -2 },
      firstCol,
      hasFiller,
      messages,
      rowHref: hasHref ? (row: Row) => hrefOf(row) : undefined,
      onCommit: commit,
      onCancel: cancel,
      label: labelOf,
    };
  }, [stableTraits, places, firstCol, lead, hasFiller, messages, hasHref, hrefOf, commit, cancel, labelOf]);
}
