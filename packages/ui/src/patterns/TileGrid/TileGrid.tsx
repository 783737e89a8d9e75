import { assignInlineVars } from '@vanilla-extract/dynamic';
import { Info } from 'lucide-react';
import { useId, useMemo, useRef, type ReactNode } from 'react';
import { EmptyState, ErrorState } from '../../components/Feedback/States.tsx';
import { Skeleton } from '../../components/Feedback/Skeleton.tsx';
import * as field from '../../components/Field/Field.css.ts';
import { Icon } from '../../components/Icon/Icon.tsx';
import { VisuallyHidden } from '../../components/Layout/Layout.tsx';
import { cx } from '../../cx.ts';
import { KeyboardDragLine } from '../../dnd/KeyboardDragLine.tsx';
import { useWidth } from '../../hooks.ts';
import { useMergedRef } from '../../useMergedRef.ts';
import { packTiles, reflowTiles, tabletColumns, tileColumns, type TilePlace } from './tileLayout.ts';
import { tileMenu } from './tileMenu.ts';
import { listTiles } from './tileOrder.ts';
import { landingPlace } from './tileMoveSteps.ts';
import { placeVars, TileView } from './TileView.tsx';
import type { Tile, TileChange } from './tileTypes.ts';
import type { TileDrag } from './useTileDrag.ts';
import { useTileEditing } from './useTileEditing.ts';
import { useTileAnnouncements, type TileAnnouncements } from './useTileAnnouncements.ts';
import * as styles from './TileGrid.css.ts';

export type { Tile, TileChange } from './tileTypes.ts';
export type { TileLimits, TilePlace } from './tileLayout.ts';

/** Width in pixels from which the grid has all columns; narrower it has half of them, then one. */
const wideFrom = 900;
const tabletFrom = 560;

export interface TileGridProps {
  /** Accessible name of the grid. */
  label: string;
  /** Content of the tiles; those without a place in the layout are not shown. */
  tiles: readonly Tile[];
  /** Places on the twelve columns. Overlaps, gaps and sizes outside of the limits are repaired when it is shown. */
  layout: readonly TilePlace[];
  /** Called after a tile was moved, sized or removed. Without it nothing can be changed. */
  onLayoutChange?: (layout: TilePlace[], change: TileChange) => void;
  /** Lets the user arrange the tiles; their content is inert meanwhile. */
  isEditing?: boolean;
  /** Ids of the tiles in their order on a phone; the reading order of the layout by default. */
  phoneOrder?: readonly string[];
  /** Called after a tile was moved on a phone, which leaves the layout as it is. */
  onPhoneOrderChange?: (order: string[]) => void;
  /** Id of the selected tile, e.g. for a panel with its settings; null for none. */
  selectedId?: string | null;
  /** Initial selection when uncontrolled. */
  defaultSelectedId?: string | null;
  /** Called when another tile is selected while the grid is edited. */
  onSelectedIdChange?: (id: string | null) => void;
  /** Called on Ctrl+Z or ⌘Z while the grid is edited. */
  onUndo?: () => void;
  /** Called on Ctrl+Shift+Z or ⌘⇧Z while the grid is edited. */
  onRedo?: () => void;
  /** Shows placeholders at the places of the layout. */
  isLoading?: boolean;
  /** Explanation of an error that is shown instead of the tiles. */
  error?: string;
  /** Called to load the tiles again after an error; shows a button. */
  onRetry?: () => void;
  /** Shown if there are no tiles; explains by default that tiles appear here. */
  empty?: ReactNode;
}

/**
 * Grid of tiles that the user arranges on twelve columns. On a narrower screen the tiles keep their reading order on six
 * columns, on a phone in one, without changing the layout.
 *
 * Keyboard while it is edited: Tab reaches the handle and the menu of one tile, arrow keys, Home and End go to the
 * handles of the others. Enter or Space picks the tile up; arrow keys then move it, Shift with an arrow key changes its
 * size, Enter or Space drops it, Escape and Tab put it back. Delete removes a tile, Ctrl+Z and Ctrl+Shift+Z call
 * `onUndo` and `onRedo`. Every step is announced. By touch, a tile is dragged after a long press.
 *
 * @example
 * <TileGrid
 *   label="Dashboard"
 *   tiles={[{ id: 'backlog', title: 'Backlog', children: <Money value="18420000" /> }]}
 *   layout={[{ id: 'backlog', x: 0, y: 0, width: 3, height: 2 }]}
 * />
 */
export function TileGrid(props: TileGridProps) {
  const { label, tiles, isEditing = false, isLoading, error, onRetry } = props;
  const [measureWidth, width = wideFrom] = useWidth();
  const grid = useRef<HTMLDivElement>(null);
  const ref = useMergedRef<HTMLDivElement>(grid, measureWidth);
  const hintId = useId();
  // A tablet shows all columns while they are arranged, because it is the same layout.
  const columns =
    width >= (isEditing ? tabletFrom : wideFrom) ? tileColumns : width >= tabletFrom ? tabletColumns : 1;
  const words = useTileAnnouncements(columns);
  const byId = useMemo(() => new Map(tiles.map((tile) => [tile.id, tile])), [tiles]);
  const packed = useMemo(
    () =>
      packTiles(isLoading ? props.layout : props.layout.filter(({ id }) => byId.has(id)), { limits: byId }),
    [props.layout, byId, isLoading],
  );
  const shown = useMemo(
    () =>
      columns === tileColumns
        ? packed
        : columns === 1
          ? listTiles(packed, props.phoneOrder)
          : reflowTiles(packed, columns),
    [packed, columns, props.phoneOrder],
  );
  const { editing, drag, announcement, stepOnce, removeTile, onGridKeyDown } = useTileEditing({
    ...props,
    isEditing: isEditing && !isLoading && error === undefined,
    byId,
    columns,
    packed,
    shown,
    grid,
    words,
    hintId,
  });
  const places = drag?.layout ?? shown;
  const placeOf = new Map(places.map((place) => [place.id, place]));
  const { messages } = words;

  if (error !== undefined)
    return (
      <ErrorState onRetry={onRetry} size="sm">
        {error}
      </ErrorState>
    );
  return (
    <div className={styles.root} onKeyDown={onGridKeyDown}>
      {editing && !editing.canMove && props.onLayoutChange && shown.length > 0 && (
        <p className={styles.note}>
          <Icon icon={Info} />
          {messages.widerScreen}
        </p>
      )}
      {shown.length === 0 && !isLoading && (props.empty ?? <NoTiles words={words} />)}
      <div
        ref={ref}
        role="group"
        aria-label={label}
        aria-busy={isLoading || undefined}
        className={cx(styles.grid, editing?.canMove && shown.length > 0 && styles.guides)}
        style={assignInlineVars({ [styles.columns]: String(columns) })}
      >
        {isLoading
          ? shown.map((place, at) => (
              <LoadingTile key={place.id} place={place} words={words} isFirst={at === 0} />
            ))
          : // The order of the page stays during a drag, because a moved element loses the focus.
            shown.map(({ id }) => {
              const [tile, place] = [byId.get(id), placeOf.get(id)];
              if (!tile || !place) return null;
              return (
                <TileView
                  key={id}
                  tile={tile}
                  place={place}
                  words={words}
                  editing={editing}
                  menuItems={
                    editing
                      ? tileMenu(tile, place, {
                          columns,
                          limits: byId,
                          canMove: editing.canMove,
                          canResize: editing.canResize,
                          words,
                          onStep: (direction, isSize) => stepOnce(id, direction, isSize),
                          onRemove: props.onLayoutChange && (() => removeTile(id)),
                        })
                      : (tile.actions ?? [])
                  }
                />
              );
            })}
        {drag?.lifted && <Landing drag={drag} words={words} />}
      </div>
      {drag && <DragLine drag={drag} words={words} canResize={editing?.canResize ?? false} />}
      {editing?.canMove && (
        <VisuallyHidden>
          <span id={hintId}>
            {editing.canResize ? messages.hint : messages.hintOrder}
            {props.onLayoutChange && messages.hintRemove}
          </span>
        </VisuallyHidden>
      )}
      <span role="status" className={field.live}>
        {announcement}
      </span>
    </div>
  );
}

const NoTiles = ({ words: { messages } }: { words: TileAnnouncements }) => (
  <EmptyState title={messages.empty}>{messages.emptyText}</EmptyState>
);

interface LoadingTileProps {
  place: TilePlace;
  words: TileAnnouncements;
  isFirst: boolean;
}

/** Placeholder of a tile. The first one says that all are loading. */
function LoadingTile({ place, words, isFirst }: LoadingTileProps) {
  return (
    <div className={styles.tile} style={placeVars(place)}>
      <div className={styles.head} />
      <div className={styles.body} aria-hidden={!isFirst}>
        <Skeleton
          shape="text"
          count={Math.max(1, place.height - 1)}
          {...(isFirst && { label: words.messages.loading })}
        />
      </div>
    </div>
  );
}

interface DragProps {
  drag: TileDrag;
  words: TileAnnouncements;
}

/** Place where the lifted tile would land. */
function Landing({ drag, words }: DragProps) {
  const place = landingPlace(drag);
  return (
    <div aria-hidden data-landing className={styles.landing} style={placeVars(place)}>
      <span className={styles.landingTitle}>{words.messages.landsHere(drag.title, words.size(place))}</span>
      <span>{words.others(drag.start, drag.layout, drag.id)}</span>
    </div>
  );
}

/** Says where the tile is and how large, or why it goes no further. */
function DragLine({ drag, words, canResize }: DragProps & { canResize: boolean }) {
  const place = landingPlace(drag);
  const { title, refusal, kind, start, layout, id } = drag;
  const text = kind === 'resize' ? words.hasSize(title, place) : words.at(title, layout, place);
  return (
    <KeyboardDragLine
      strong={[title]}
      isRefused={refusal !== undefined}
      orElse={
        canResize && !drag.lifted && kind === 'move'
          ? { key: words.messages.shift, does: words.messages.sizes }
          : undefined
      }
    >
      {refusal ?? `${text} ${words.others(start, layout, id)}`}
    </KeyboardDragLine>
  );
}
