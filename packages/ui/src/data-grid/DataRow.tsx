import { Fragment, memo, type CSSProperties, type ReactNode } from 'react';
import { cx } from '../cx.ts';
import { CellEditor, type EditorMove } from './CellEditor.tsx';
import { editText, parseCell } from './cellText.ts';
import { GridLink, showValue, type CellContent } from './CellValue.tsx';
import * as cells from './cells.css.ts';
import type { PlacedColumn } from './columns.ts';
import * as styles from './DataTable.css.ts';
import type { dataTableMessages } from './DataTable.messages.ts';
import { scalarOf } from './format.ts';
import { GridAction } from './GridAction.tsx';
import { GridCheck } from './GridCheck.tsx';
import type { EditingCell, RowEdits } from './useCellEditing.ts';
import type { GridTraits } from './useGridModel.ts';
import { drawTreeCell } from './drawTreeCell.tsx';
import type { CellMarks, RowMarks } from './types.ts';
import { drawCellError } from './drawCellError.tsx';

/** Context shared by all rows; stable, so that a row re-renders only for its own changes. */
export interface RowContext<Row> {
  traits: GridTraits;
  places: readonly PlacedColumn<Row>[];
  /** Classes and place of the cells of each column, the same in every row. */
  cellClasses: readonly string[];
  headClasses: readonly string[];
  cellStyles: readonly (CSSProperties | undefined)[];
  /** Style of the action column, where columns are left out of the document. */
  actionStyle: CSSProperties | undefined;
  firstCol: number;
  hasFiller: boolean;
  messages: typeof dataTableMessages;
  rowHref?: (row: Row) => string | undefined;
  onCommit: (row: Row, id: string, columnId: string, value: string, move: EditorMove) => void;
  onCancel: () => void;
  label: (row: Row) => string;
}

interface DataRowProps<Row> {
  context: RowContext<Row>;
  row: Row;
  id: string;
  index: number;
  ariaIndex: number;
  /** Distance from the top in pixels, of a row that is placed by its number. */
  top?: number;
  /** Index range of the rendered scrolling columns. */
  from: number;
  to: number;
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
  editing?: EditingCell;
  edits?: RowEdits;
  /** Marks of other users. */
  marks?: RowMarks;
  drawMarks?: CellMarks['draw'];
}

function DataRowView<Row>(props: DataRowProps<Row>) {
  const { context, row, id, index, ariaIndex, top, from, to, number, depth, isGroup, isLast } = props;
  const { canExpand, isExpanded, isSelected, isCurrent, isMenuOpen, cursor, showsCursor, editing, edits } =
    props;
  const { traits, places, firstCol } = context;
  const { isSheet, hasLines, hasCheck, hasNumbers, hasActions, isTree } = traits;
  const isCursorRow = cursor >= 0;
  const isEdited = isSheet && isCursorRow && showsCursor;
  const label = hasCheck || hasActions || editing ? context.label(row) : '';
  const lastCol = firstCol + places.length;

  const drawn: ReactNode[] = [];
  for (let at = 0; at < places.length; at++) {
    const place = places[at] as PlacedColumn<Row>;
    const col = at + firstCol;
    const isInView = place.pin !== undefined || (at >= from && at < to);
    // The cell with the cursor stays in the document, or scrolling away would drop the focus.
    if (isInView || cursor === col || editing?.columnId === place.column.id)
      drawn.push(drawCell(props, place, at));
  }
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
      data-current-row={isEdited ? '' : undefined}
      data-menu-open={isMenuOpen ? '' : undefined}
      data-lifted={editing || edits?.refused || props.marks ? '' : undefined}
      className={cx(
        styles.row,
        isGroup && styles.groupRow,
        (!isSheet || hasCheck) && styles.dataRow,
        traits.opensRows && styles.opens,
        isEdited && !isGroup && styles.editedRow,
        top !== undefined && styles.floating,
      )}
      style={top === undefined ? undefined : { top }}
    >
      {hasCheck && (
        <div
          role="gridcell"
          aria-colindex={1}
          data-col={0}
          tabIndex={cursor === 0 ? 0 : -1}
          className={cx(cells.cell, cells.filled, cells.checkCell, cells.pinned.start)}
        >
          {/* Called, not mounted: every row has one and it keeps no state. */}
          {isSelected !== undefined && GridCheck({ isSelected, label: context.messages.selectRow(label) })}
        </div>
      )}
      {hasNumbers && (
        <div
          role="gridcell"
          aria-colindex={1}
          data-col={0}
          tabIndex={cursor === 0 ? 0 : -1}
          className={cx(
            cells.cell,
            cells.numberCell,
            cells.pinned.start,
            hasLines ? cells.lined : cells.numberPlain,
            isGroup && cells.unlined,
          )}
        >
          {number}
        </div>
      )}
      {drawn}
      {context.hasFiller && <div role="presentation" className={cells.cell} />}
      {hasActions && (
        <div
          role="gridcell"
          aria-colindex={lastCol + 1}
          data-col={lastCol}
          tabIndex={cursor === lastCol ? 0 : -1}
          className={cx(cells.cell, cells.actionCell)}
          style={context.actionStyle}
        >
          {GridAction({ label: context.messages.actionsFor(label), isOpen: isMenuOpen })}
        </div>
      )}
    </div>
  );
}

/** Content of a cell: the saved value, or one that is pending or was refused. */
function contentOf<Row>(
  { context, row, edits }: DataRowProps<Row>,
  { column }: PlacedColumn<Row>,
): CellContent & { isOwn?: boolean } {
  const unsaved = edits?.refused?.[column.id]?.value ?? edits?.pending?.[column.id];
  if (unsaved !== undefined) {
    const editor = column.editor;
    // Text that cannot be parsed is shown as typed, because a partial date would look like a complete one.
    if (editor && 'problem' in parseCell(editor, unsaved)) return { text: unsaved, isQuiet: false };
    const label =
      editor?.kind === 'select'
        ? editor.options.find((option) => option.value === unsaved)?.label
        : undefined;
    const value =
      editor?.kind === 'tags' ? { tags: unsaved.split(', ').filter(Boolean) } : (label ?? unsaved);
    return showValue(column, row, value, context.messages);
  }
  if (column.cell) return { node: column.cell(row), isOwn: true };
  return showValue(column, row, column.accessor?.(row), context.messages);
}

function drawCell<Row>(props: DataRowProps<Row>, place: PlacedColumn<Row>, at: number): ReactNode {
  const {
    context,
    row,
    id,
    index,
    depth,
    isGroup,
    canExpand,
    isExpanded,
    cursor,
    showsCursor,
    editing,
    edits,
  } = props;
  const { traits } = context;
  const { column } = place;
  const col = at + context.firstCol;
  const isFirst = at === 0;
  const isEditing = editing?.columnId === column.id;
  const refusal = edits?.refused?.[column.id];
  const marks = props.marks?.[column.id];
  const marked = marks && props.drawMarks?.(marks, index === 0);
  const content = contentOf(props, place);
  const isText = 'text' in content;
  const href = isFirst ? context.rowHref?.(row) : undefined;
  // Custom cell components can have state, so they are keyed by row, whatever element they are rendered in.
  let inner: ReactNode = isText ? (
    content.text
  ) : content.isOwn ? (
    <Fragment key={id}>{content.node}</Fragment>
  ) : (
    content.node
  );
  if (href !== undefined)
    inner = (
      <GridLink href={href} rowLink>
        {inner}
      </GridLink>
    );
  // Rows of a group are indented from its heading.
  const indent = isFirst && depth > 0 ? `${(depth + (traits.isTree ? 0 : 1)) * 1.25}rem` : undefined;
  const isInTree = isFirst && (traits.isTree || (indent !== undefined && (!isText || href !== undefined)));
  // Plain text is truncated by its cell; beside a toggle, in a link or below an editor it needs a box.
  const isPlain = isText && href === undefined && !isInTree && !isEditing && !refusal && !marked;
  if (isText && href === undefined && !isPlain) inner = <span className={cells.text}>{inner}</span>;
  // A row that was just added has nothing yet to be called by.
  const names = isFirst && (column.accessor === undefined || (scalarOf(column.accessor(row)) ?? '') !== '');
  const body = isInTree
    ? drawTreeCell(inner, indent, traits.isTree, canExpand ? isExpanded : undefined)
    : inner;
  const isCursor = cursor === col;
  const isPending = edits?.pending?.[column.id] !== undefined;
  return (
    <div
      key={column.id}
      role={names ? 'rowheader' : 'gridcell'}
      aria-colindex={col + 1}
      aria-readonly={
        column.editor && (!traits.canEdit || column.isEditable?.(row) === false) ? true : undefined
      }
      aria-invalid={refusal ? true : undefined}
      aria-busy={isPending || undefined}
      tabIndex={isCursor ? 0 : -1}
      data-col={col}
      data-column={column.id}
      data-text={isPlain ? '' : undefined}
      data-range={col >= props.rangeFrom && col <= props.rangeTo ? '' : undefined}
      className={cx(
        context.cellClasses[at],
        isPlain && cells.textCell,
        isText && (content.isQuiet || isPending) && cells.muted,
        isGroup && cells.unlined,
        traits.selectsCells && showsCursor && isCursor && cells.cursorCell,
        refusal && cells.invalidCell,
        marked?.className,
      )}
      style={
        marked || (indent !== undefined && isPlain)
          ? { ...context.cellStyles[at], textIndent: isPlain ? indent : undefined, ...marked?.style }
          : context.cellStyles[at]
      }
      title={marked?.title}
      data-marked={marked?.['data-marked']}
    >
      {marked?.flags}
      {isEditing || refusal ? (
        <>
          {body}
          {isEditing && column.editor && (
            <CellEditor
              editor={column.editor}
              label={context.messages.editing(column.header, context.label(row))}
              value={refusal?.value ?? editText(column, row)}
              typed={editing.typed}
              error={refusal?.message}
              alignEnd={place.align === 'end'}
              isFirstRow={index === 0}
              onCommit={(next, move) => context.onCommit(row, id, column.id, next, move)}
              onCancel={context.onCancel}
            />
          )}
          {refusal && !isEditing && drawCellError(refusal.message, index === 0, place.align === 'end')}
        </>
      ) : (
        // Text that is an only child creates no separate fiber in React.
        body
      )}
    </div>
  );
}

export const DataRow = memo(DataRowView) as typeof DataRowView;
