import { assignInlineVars } from '@vanilla-extract/dynamic';
import {
  useCallback,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  type CSSProperties,
  type FocusEvent,
} from 'react';
import { Anchor } from '../components/Link/Anchor.tsx';
import { cx } from '../cx.ts';
import { lazyComponent } from '../lazyComponent.tsx';
import { measure } from '../tokens/measures.ts';
import * as styles from './DataTable.css.ts';
import type { DataTableProps } from './DataTable.props.ts';
import { SkeletonCards, SkeletonRows } from './SkeletonRows.tsx';
import { TableBar, TableNotice } from './TableBar.tsx';
import { TableBody } from './TableBody.tsx';
import { TableFooter } from './TableFooter.tsx';
import { TableHead } from './TableHead.tsx';
import { actionsFor, rowMenu } from './tableActions.ts';
import { useCards } from './useCards.ts';
import { useCellEditing } from './useCellEditing.ts';
import { useColumnArranging } from './useColumnArranging.ts';
import { placeOf, useGridCursor } from './useGridCursor.ts';
import { cardsBelow, useGridModel } from './useGridModel.ts';
import { useNarrowWidth } from './useNarrowWidth.ts';
import { useRowActivation } from './useRowActivation.ts';
import { useRangeSelection } from './useRangeSelection.ts';
import { useRowContext } from './useRowContext.ts';
import { useRowSelection } from './useRowSelection.ts';
import { useTableClipboard } from './useTableClipboard.ts';
import { useTableKeyboard, type GridElements } from './useTableKeyboard.ts';
import { useTablePointer } from './useTablePointer.ts';
import { useViewport } from './useViewport.ts';

const TableMenu = lazyComponent(() => import('./TableMenu.tsx').then((module) => module.TableMenu));

export type { DataTableHandle, DataTableProps } from './DataTable.props.ts';

/**
 * Table for lists, spreadsheets and trees. Follows the keyboard patterns of an ARIA grid and of spreadsheets (arrows,
 * Home, End, Page Up and Down, Enter to open or edit, typing to edit, Space to select, Shift to extend) and renders
 * only visible rows.
 *
 * @example
 * <DataTable
 *   label="Bids"
 *   rows={[
 *     { id: '1', name: 'Riverside Clinic', amount: '482000.00' },
 *     { id: '2', name: 'Lincoln School', amount: '1240000.00' },
 *   ]}
 *   columns={[
 *     { id: 'name', header: 'Name', accessor: (bid) => bid.name },
 *     { id: 'amount', header: 'Amount', type: 'money', accessor: (bid) => bid.amount },
 *   ]}
 * />
 */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { label, variant = 'list', rowLines = 1, frame = 'page', fills, loadingState = 'idle' } = props;
  const { skeletonRows = 10, emptyState, error, cardView, hasCardActions, rowCount, ref } = props;
  const rootRef = useRef<HTMLDivElement>(null);
  const gridRef = useRef<HTMLDivElement>(null);
  const scrollRef = useRef<HTMLDivElement>(null);
  const headRef = useRef<HTMLDivElement>(null);
  const rowSentinel = useRef<HTMLSpanElement>(null);
  const groupSentinel = useRef<HTMLSpanElement>(null);
  const linkRef = useRef<HTMLAnchorElement>(null);
  const narrowWidth = useNarrowWidth(rootRef, cardsBelow);
  const [announcement, setAnnouncement] = useState('');
  const [notice, setNotice] = useState('');
  const [hasFocus, setHasFocus] = useState(false);
  const announce = useCallback(
    (message: string, isSeen?: boolean) => {
      setAnnouncement(message);
      setNotice(isSeen ? message : '');
    },
    [setAnnouncement, setNotice],
  );

  const model = useGridModel(props, narrowWidth);
  const { state, traits, layout, lines, messages } = model;
  const wantsCards = cardView !== undefined && narrowWidth !== undefined;
  const drawCards = useCards<Row>(wantsCards);
  const showsCards = wantsCards && drawCards !== null;
  const viewport = useViewport(
    model,
    { root: rootRef, scroller: scrollRef, head: headRef, rowSentinel, groupSentinel },
    !showsCards,
  );
  const cursor = useGridCursor(gridRef, lines.length, layout.colCount, layout.firstCol);
  const selection = useRowSelection(model);
  const ranges = useRangeSelection(model, cursor);
  const editing = useCellEditing(model, cursor, announce);
  const arranging = useColumnArranging(model, gridRef, announce);
  const clipboard = useTableClipboard(model, cursor, ranges, selection, editing, announce);
  const opening = useRowActivation(model, linkRef);
  const parts: GridElements<Row> = {
    cursor,
    ranges,
    selection,
    editing,
    arranging,
    clipboard,
    opening,
    viewport,
  };
  const onKeyDown = useTableKeyboard(model, parts);
  const pointer = useTablePointer(model, parts);
  const context = useRowContext(model, editing);

  // A new order is read from its beginning.
  const sortSignature = state.sort.map(({ columnId, direction }) => `${columnId} ${direction}`).join();
  const drawnSort = useRef(sortSignature);
  const { scrollToTop } = viewport;
  useLayoutEffect(() => {
    if (drawnSort.current === sortSignature) return;
    drawnSort.current = sortSignature;
    scrollToTop();
  }, [sortSignature, scrollToTop]);
  useImperativeHandle(ref, () => ({
    scrollToTop,
    focusRow: (rowId) => {
      for (let index = 0; index < lines.length; index++) {
        const row = lines.rowAt(index);
        if (row === undefined || model.idOf(row) !== rowId) continue;
        cursor.moveTo({ row: index, col: layout.firstCol });
        return;
      }
    },
  }));

  const onFocus = (event: FocusEvent<HTMLElement>) => {
    const place = placeOf(event.target);
    if (place) cursor.noteFocus(place);
    setHasFocus(true);
  };
  const onBlur = (event: FocusEvent<HTMLElement>) => {
    if (event.currentTarget.contains(event.relatedTarget)) return;
    setHasFocus(false);
    cursor.noteLeft(event.relatedTarget);
  };
  TableMenu.usePreload();
  const isLoading = loadingState === 'loading';
  const hasRows = !isLoading && !error && lines.length > 0;
  const hasTotals =
    layout.places.some(({ column }) => column.footer !== undefined) ||
    (props.showTotals === true && layout.places.some(({ column }) => column.aggregate !== undefined));
  const hasBar = traits.hasCheck && selection.count > 0 && actionsFor(props.actions, 'bulk').length > 0;
  const message = error ?? (!isLoading && lines.length === 0 ? emptyState : undefined);
  const density = state.density ?? (traits.hasLines && rowLines === 1 ? 'compact' : undefined);
  const gridStyle: CSSProperties = assignInlineVars({
    [styles.tracks]: layout.trackList(),
    [styles.gridWidth]: `calc(${layout.width}px + ${traits.hasActions ? measure.actionColumn : '0px'})`,
  });
  const { menu } = opening;
  return (
    <div
      ref={rootRef}
      className={cx(
        styles.root,
        styles.sizing[traits.isTall ? 'tall' : variant],
        frame === 'card' && styles.framed,
        fills && styles.fills,
      )}
      data-density={density}
    >
      <span ref={rowSentinel} className={styles.sentinel} aria-hidden />
      <span ref={groupSentinel} className={styles.sentinelGroup} aria-hidden />
      <div
        ref={scrollRef}
        className={cx(
          styles.scroller,
          viewport.isVirtual && !fills && styles.bounded,
          fills && styles.pageEnd,
        )}
        style={{
          scrollPaddingBottom: hasTotals ? viewport.heights.row : undefined,
          scrollPaddingInlineStart: layout.startWidth,
          scrollPaddingInlineEnd: layout.endWidth || undefined,
        }}
      >
        {showsCards && hasRows ? (
          drawCards?.({
            model,
            cardView,
            ...(hasCardActions && traits.hasActions ? { openMenu: opening.openMenu } : {}),
            opening,
            scrollRef,
            isVirtual: viewport.isVirtual,
          })
        ) : wantsCards && (message !== undefined || (isLoading && showsCards)) ? (
          message === undefined && <SkeletonCards label={label} count={skeletonRows} />
        ) : (
          <div
            ref={gridRef}
            role={traits.isTree || state.groupBy.length > 0 ? 'treegrid' : 'grid'}
            aria-label={label}
            aria-rowcount={(rowCount ?? lines.length) + layout.headRows + (hasTotals ? 1 : 0)}
            aria-colcount={layout.colCount}
            aria-multiselectable={traits.hasCheck || undefined}
            aria-busy={loadingState !== 'idle' || undefined}
            className={styles.grid}
            style={gridStyle}
            onKeyDown={onKeyDown}
            onFocus={onFocus}
            onBlur={onBlur}
            onClick={pointer.onClick}
            onPointerDown={pointer.onPointerDown}
            onContextMenu={pointer.onContextMenu}
            onDoubleClick={pointer.onDoubleClick}
            onMouseOver={pointer.onMouseOver}
            onCopy={clipboard.onCopy}
            onCut={clipboard.onCut}
            onPaste={clipboard.onPaste}
          >
            <TableHead ref={headRef} model={model} parts={parts} context={context} place={cursor.place} />
            {hasRows && (
              <TableBody
                model={model}
                parts={parts}
                context={context}
                place={cursor.place}
                hasFocus={hasFocus}
                isFloor={(frame === 'card' || !fills) && !hasTotals}
              />
            )}
            {isLoading && <SkeletonRows count={skeletonRows} context={context} layout={layout} />}
            {hasTotals && hasRows && <TableFooter model={model} context={context} store={viewport.store} />}
          </div>
        )}
        {message !== undefined && <div className={styles.state}>{message}</div>}
      </div>
      {hasBar && <TableBar model={model} selection={selection} isNarrow={narrowWidth !== undefined} />}
      {notice !== '' && (
        <TableNotice closeLabel={messages.closeNotice} onClose={() => setNotice('')}>
          {notice}
        </TableNotice>
      )}
      <span className={styles.live} aria-live="polite">
        {announcement}
      </span>
      {opening.goingTo !== undefined && (
        <span hidden>
          <Anchor ref={linkRef} href={opening.goingTo}>
            {label}
          </Anchor>
        </span>
      )}
      {menu && (
        <TableMenu
          label={
            menu.kind === 'row'
              ? messages.actionsFor(model.labelOf(menu.row))
              : messages.columnMenu(props.columns.find((column) => column.id === menu.id)?.header ?? '')
          }
          items={(columnMenu) =>
            menu.kind === 'row'
              ? rowMenu(props.rowActions?.(menu.row) ?? [], props.actions, menu.row, menu.id)
              : columnMenu(model, arranging, menu.id)
          }
          anchor={menu.anchor}
          onClose={opening.closeMenu}
        />
      )}
    </div>
  );
}
