import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useId, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { cellOf, laneFigures, laneOf } from './board.ts';
import type { BoardLayoutProps } from './BoardColumns.tsx';
import { BoardLaneView } from './BoardLaneView.tsx';
import { BoardLanesHeader } from './BoardLanesHeader.tsx';
import { BoardLanesFooter } from './BoardLanesFooter.tsx';
import { estimatedListHeight } from './estimatedCardHeight.ts';
import type { BoardLane } from './boardTypes.ts';
import { stickySpace } from './Board.css.ts';
import * as styles from './BoardLanes.css.ts';

interface BoardLanesProps extends BoardLayoutProps {
  lanes: readonly BoardLane[];
  isLaneShut: (laneId: string) => boolean;
  onToggleLane: (laneId: string) => void;
  /** Lane whose head has the tab stop. */
  activeLaneId?: string;
  onFocusLane: (laneId: string) => void;
  scroller: HTMLElement | null;
}

/** Estimated heights in pixels until they are measured: head of a lane, and the cells around and without cards. */
const laneHeadHeight = 41;
const cellSpace = 9;
const emptyCell = 41;

/** Height of an element in pixels, followed while it changes. */
function useHeight(initial: number): [RefObject<HTMLDivElement | null>, number] {
  const ref = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState(initial);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const measure = () => setHeight(element.offsetHeight);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, height];
}

function useLaneVirtualizer(props: BoardLanesProps, scrollMargin: number) {
  const { columns, lanes, grid, context, drag, isColumnShut, isLaneShut, scroller } = props;
  const indexOf = (laneId: string | undefined) => lanes.findIndex((lane) => lane.id === laneId);
  const laneOfCard = (cardId: string | undefined) =>
    cardId === undefined ? undefined : grid.places.get(cardId)?.laneId;
  // These lanes hold the focus, the dragged card and its target.
  const kept = [
    indexOf(props.activeLaneId),
    indexOf(laneOfCard(context.activeId)),
    indexOf(laneOfCard(context.draggedId)),
    drag ? indexOf(laneOf(drag.move)) : -1,
  ].filter((index) => index >= 0);
  return useVirtualizer({
    count: lanes.length,
    getScrollElement: () => scroller,
    estimateSize: (at) => {
      const lane = lanes[at];
      if (!lane || isLaneShut(lane.id)) return laneHeadHeight;
      const lists = columns
        .filter(({ id }) => !isColumnShut(id))
        .map(({ id }) => estimatedListHeight(cellOf(grid, lane.id, id)) + cellSpace);
      return laneHeadHeight + Math.max(emptyCell, ...lists);
    },
    overscan: 2,
    scrollMargin,
    initialRect: { width: 1200, height: 800 },
    getItemKey: (at) => lanes[at]?.id ?? at,
    rangeExtractor: (range) =>
      [...new Set([...defaultRangeExtractor(range), ...kept])].toSorted((a, b) => a - b),
  });
}

/** Content of a board with lanes, in one scroller: heads of the columns above the lanes that are in view. */
export function BoardLanes(props: BoardLanesProps) {
  const { columns, lanes, grid, drag, held, isColumnShut, isLaneShut, scroller } = props;
  const id = useId();
  const [heads, headsHeight] = useHeight(64);
  const virtualizer = useLaneVirtualizer(props, headsHeight);
  const titleIds = new Map(columns.map((column, at) => [column.id, `${id}-${at}`]));
  const shut = columns.filter((column) => isColumnShut(column.id)).length;
  return (
    <div
      className={styles.canvas}
      style={assignInlineVars({
        [styles.openColumns]: String(columns.length - shut),
        [styles.shutColumns]: String(shut),
        [styles.template]: columns
          .map((column) => (isColumnShut(column.id) ? styles.shutTrack : 'minmax(0, 1fr)'))
          .join(' '),
        [styles.headsHeight]: `${headsHeight}px`,
        [stickySpace]: `${headsHeight + laneHeadHeight + 8}px`,
      })}
    >
      <BoardLanesHeader {...props} titleIds={titleIds} ref={heads} />
      <div className={styles.lanes} style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ index, start, key }) => {
          const lane = lanes[index];
          if (!lane) return null;
          const isTarget = drag !== undefined && laneOf(drag.move) === lane.id;
          return (
            <div
              key={key}
              ref={virtualizer.measureElement}
              data-index={index}
              data-lane={lane.id}
              className={styles.lane}
              // Sticky heads do not work in an element that is moved by a transform.
              style={{ insetBlockStart: start - headsHeight }}
            >
              <BoardLaneView
                lane={lane}
                columns={columns}
                cells={grid.cells.get(lane.id) ?? new Map()}
                figures={laneFigures(grid, lane, held)}
                context={props.context}
                formatSum={props.formatSum}
                isShut={isLaneShut(lane.id)}
                isColumnShut={isColumnShut}
                onToggle={() => props.onToggleLane(lane.id)}
                isActive={props.activeLaneId === lane.id}
                onFocusHead={() => props.onFocusLane(lane.id)}
                target={
                  isTarget
                    ? { ...drag.move, height: drag.height, isRefused: drag.refusal !== undefined }
                    : undefined
                }
                titleIds={titleIds}
                scroller={scroller}
                offset={start + laneHeadHeight}
              />
            </div>
          );
        })}
      </div>
      <BoardLanesFooter {...props} />
    </div>
  );
}
