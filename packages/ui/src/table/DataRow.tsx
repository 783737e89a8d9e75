import { memo, type CSSProperties, type ReactNode } from 'react';
import { cx } from '../cx.ts';
import { Icon } from '../components/Icon/Icon.tsx';
import { ChevronRightIcon } from 'lucide-react';
import { CellEditor, type EditorMove } from './CellEditor.tsx';
import { GridLink, Value } from './CellValue.tsx';
import type { PlacedColumn } from './columns.ts';
import * as styles from './DataTable.css.ts';
import { scalarOf } from './format.ts';
import { GridAction } from './GridAction.tsx';
import { GridCheck } from './GridCheck.tsx';

/** What the table's rows share; stable, so that a row draws again only for what is its own. */
export interface RowContext<Row> {
  places: readonly PlacedColumn<Row>[];
  isSheet: boolean;
  hasLines: boolean;
  hasCheck: boolean;
  hasNumbers: boolean;
  hasActions: boolean;
  hasFiller: boolean;
  isTree: boolean;
  opensRows: boolean;
  rowHref?: (row: Row) => string | undefined;
  isEditable: (row: Row, columnId: string) => boolean;
  onToggleExpanded: (id: string) => void;
  onCommit: (row: Row, id: string, columnId: string, value: string, move: EditorMove) => void;
  onCancel: () => void;
  label: (row: Row) => string;
}

export interface RefusedCell {
  value: string;
  message: string;
}

interface DataRowProps<Row> {
  context: RowContext<Row>;
  row: Row;
  id: string;
  index: number;
  ariaIndex: number;
  /** Distance from the top in pixels, of a row that is placed by the virtualiser. */
  top?: number;
  number?: number;
  depth: number;
  isGroup: boolean;
  isLast: boolean;
  canExpand: boolean;
  isExpanded: boolean;
  isSelected: boolean | undefined;
  isCurrent: boolean;
  isMenuOpen: boolean;
  /** Column of the cursor, −1 when it is in another row. */
  cursor: number;
  showsCursor: boolean;
  rangeFrom: number;
  rangeTo: number;
  editingId?: string;
  typed?: string;
  /** Values on their way to the server, and those it refused, by column. */
  pending?: Readonly<Record<string, string>>;
  refused?: Readonly<Record<string, RefusedCell>>;
}

function DataRowView<Row>({
  context,
  row,
  id,
  index,
  ariaIndex,
  top,
  number,
  depth,
  isGroup,
  isLast,
  canExpand,
  isExpanded,
  isSelected,
  isCurrent,
  isMenuOpen,
  cursor,
  showsCursor,
  rangeFrom,
  rangeTo,
  editingId,
  typed,
  pending,
  refused,
}: DataRowProps<Row>) {
  const { places, isSheet, hasLines, hasCheck, hasNumbers, hasActions, hasFiller, isTree } = context;
  const href = context.rowHref?.(row);
  const isCursorRow = cursor >= 0;
  let col = 0;

  const stop = (at: number) => ({
    'data-col': at,
    'aria-colindex': at + 1,
    tabIndex: cursor === at ? 0 : -1,
  });

  const value = (place: PlacedColumn<Row>, isFirst: boolean): ReactNode => {
    const { column } = place;
    const type = column.type ?? 'text';
    const unsaved = refused?.[column.id]?.value ?? pending?.[column.id];
    if (unsaved !== undefined) {
      const label =
        column.editor?.kind === 'select'
          ? column.editor.options.find((option) => option.value === unsaved)?.label
          : undefined;
      return <Value type={type} value={label ?? unsaved} isMuted={column.isMuted} />;
    }
    const content = column.cell ? (
      column.cell(row)
    ) : (
      <Value type={type} value={column.accessor?.(row)} isMuted={column.isMuted} />
    );
    if (isFirst && href !== undefined) {
      return (
        <GridLink href={href} rowLink>
          {content}
        </GridLink>
      );
    }
    return content;
  };

  return (
    <div
      role="row"
      aria-rowindex={ariaIndex}
      aria-level={isTree ? depth + 1 : undefined}
      aria-expanded={canExpand ? isExpanded : undefined}
      aria-selected={isSelected}
      data-row={index}
      data-id={id}
      data-kind={isGroup ? 'group' : undefined}
      data-last={isLast ? '' : undefined}
      data-current={isCurrent ? '' : undefined}
      data-current-row={isSheet && isCursorRow && showsCursor ? '' : undefined}
      data-menu-open={isMenuOpen ? '' : undefined}
      className={cx(
        styles.row,
        isGroup && styles.groupRow,
        (!isSheet || hasCheck) && styles.dataRow,
        context.opensRows && styles.opens,
        isSheet && isCursorRow && showsCursor && !isGroup && styles.editedRow,
        top !== undefined && styles.floating,
      )}
      style={top === undefined ? undefined : { top }}
    >
      {hasCheck && (
        <div role="gridcell" className={cx(styles.cell, styles.checkCell, styles.pinned)} {...stop(col++)}>
          {isSelected !== undefined && (
            <GridCheck isSelected={isSelected} label={`Select ${context.label(row)}`} />
          )}
        </div>
      )}
      {hasNumbers && (
        <div
          role="gridcell"
          className={cx(
            styles.cell,
            styles.numberCell,
            styles.pinned,
            !hasLines && styles.numberPlain,
            hasLines && styles.lined,
            isGroup && styles.unlined,
          )}
          {...stop(col++)}
        >
          {number}
        </div>
      )}
      {places.map((place, placeIndex) => {
        const { column } = place;
        const at = col++;
        const isFirst = placeIndex === 0;
        const isEditing = editingId === column.id;
        const refusal = refused?.[column.id];
        const isInRange = at >= rangeFrom && at <= rangeTo;
        const offset: CSSProperties | undefined = place.isPinned
          ? { insetInlineStart: place.offset }
          : undefined;
        const content = value(place, isFirst);
        // A row that was just added has nothing yet to be called by.
        const names =
          isFirst && (column.accessor === undefined || (scalarOf(column.accessor(row)) ?? '') !== '');
        return (
          <div
            key={column.id}
            role={names ? 'rowheader' : 'gridcell'}
            aria-readonly={column.editor && !context.isEditable(row, column.id) ? true : undefined}
            aria-invalid={refusal ? true : undefined}
            data-range={isInRange ? '' : undefined}
            data-column={column.id}
            className={cx(
              styles.cell,
              styles.align[place.align],
              place.isPinned && styles.pinned,
              place.isLastPinned && styles.lastPinned,
              isFirst && hasCheck && styles.afterCheck,
              isFirst && !hasCheck && !hasNumbers && styles.edgeCell,
              isFirst && !isSheet && styles.firstText,
              hasLines && styles.lined,
              isGroup && styles.unlined,
              isSheet && showsCursor && cursor === at && styles.cursorCell,
              refusal && styles.invalidCell,
            )}
            style={offset}
            {...stop(at)}
          >
            {isTree && isFirst ? (
              <span className={styles.tree} style={{ paddingInlineStart: `${depth * 1.25}rem` }}>
                {canExpand ? (
                  <span
                    className={cx(styles.twist, isExpanded && styles.twistOpen)}
                    data-twist
                    onClick={(event) => {
                      event.stopPropagation();
                      context.onToggleExpanded(id);
                    }}
                  >
                    <Icon icon={ChevronRightIcon} size={14} directional={!isExpanded} />
                  </span>
                ) : (
                  <span className={styles.twistSpace} />
                )}
                {content}
              </span>
            ) : (
              content
            )}
            {isEditing && column.editor && (
              <CellEditor
                editor={column.editor}
                label={`${column.header}, ${context.label(row)}`}
                value={String(refusal?.value ?? scalarOf(column.accessor?.(row)) ?? '')}
                typed={typed}
                error={refusal?.message}
                alignEnd={place.align === 'end'}
                isFirstRow={index === 0}
                onCommit={(next, move) => context.onCommit(row, id, column.id, next, move)}
                onCancel={context.onCancel}
              />
            )}
            {refusal && !isEditing && (
              <span
                className={cx(
                  styles.cellError,
                  index === 0 && styles.errorBelow,
                  place.align === 'end' && styles.errorAtEnd,
                )}
              >
                {refusal.message}
              </span>
            )}
          </div>
        );
      })}
      {hasFiller && <div role="presentation" className={styles.cell} />}
      {hasActions && (
        <div role="gridcell" className={cx(styles.cell, styles.actionCell)} {...stop(col++)}>
          <span className={styles.actionReveal}>
            <GridAction label={`Actions for ${context.label(row)}`} isOpen={isMenuOpen} />
          </span>
        </div>
      )}
    </div>
  );
}

export const DataRow = memo(DataRowView) as typeof DataRowView;
