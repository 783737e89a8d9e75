import { assignInlineVars } from '@vanilla-extract/dynamic';
import { Ellipsis, GripVertical } from 'lucide-react';
import { useId, type KeyboardEvent, type PointerEvent } from 'react';
import { IconButton } from '../../components/Button/IconButton.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Menu, type MenuEntry } from '../../components/Menu/Menu.tsx';
import { cx } from '../../cx.ts';
import { useScrolls } from '../../hooks.ts';
import type { TilePlace } from './tileLayout.ts';
import type { Tile } from './tileTypes.ts';
import type { TileEdge } from './tileResizePointer.ts';
import type { TileDrag, TilePart } from './useTileDrag.ts';
import type { TileAnnouncements } from './useTileAnnouncements.ts';
import * as styles from './TileGrid.css.ts';

const edges = Object.keys(styles.edge) as TileEdge[];

/** Inline variables of a place in the grid. */
export const placeVars = ({ x, y, width, height }: TilePlace) =>
  assignInlineVars({
    [styles.x]: String(x),
    [styles.y]: String(y),
    [styles.width]: String(width),
    [styles.height]: String(height),
  });

const liftedVars = ({ x, y, width, height }: NonNullable<TileDrag['lifted']>) =>
  assignInlineVars({
    [styles.left]: `${x}px`,
    [styles.top]: `${y}px`,
    [styles.liftedWidth]: `${width}px`,
    [styles.liftedHeight]: `${height}px`,
  });

/** Handlers of a tile while the grid is edited. */
export interface TileEditing {
  canMove: boolean;
  canResize: boolean;
  hintId: string;
  /** Tile that the Tab key reaches. */
  reachableId: string | undefined;
  selectedId: string | null;
  drag: TileDrag | undefined;
  onSelect: (id: string) => void;
  onDragStart: (event: PointerEvent<HTMLElement>, part: TilePart) => void;
  onKeyDown: (event: KeyboardEvent, id: string) => void;
  /** Called when assistive technology presses the handle. */
  onPickUp: (id: string) => void;
  onBlur: () => void;
}

interface TileViewProps {
  tile: Tile;
  place: TilePlace;
  words: TileAnnouncements;
  /** Undefined while the grid is only read. */
  editing: TileEditing | undefined;
  menuItems: readonly MenuEntry[];
}

/** Card with the title, menu and content of a tile, and its handles while the grid is edited. */
export function TileView({ tile, place, words, editing, menuItems }: TileViewProps) {
  const titleId = useId();
  const [scrollRef, isScrolling] = useScrolls();
  const { messages } = words;
  const isHeld = editing?.drag?.id === tile.id;
  const lifted = isHeld ? editing?.drag?.lifted : undefined;
  const isSelected = editing !== undefined && editing.selectedId === tile.id;
  const isReachable = editing?.reachableId === tile.id;
  return (
    <section
      aria-labelledby={titleId}
      data-tile={tile.id}
      className={cx(
        styles.tile,
        editing?.canMove && styles.isEdited,
        isSelected && styles.isSelected,
        isHeld && styles.isHeld,
        lifted && styles.lifted,
      )}
      style={{ ...placeVars(place), ...(lifted && liftedVars(lifted)) }}
      onPointerDown={
        editing &&
        ((event) => {
          editing.onSelect(tile.id);
          editing.onDragStart(event, { id: tile.id });
        })
      }
    >
      <header className={cx(styles.head, editing?.canMove && styles.headEdited)}>
        {editing?.canMove && (
          <button
            type="button"
            data-grip={tile.id}
            aria-label={messages.move(tile.title)}
            aria-describedby={editing.hintId}
            aria-pressed={isHeld}
            tabIndex={isReachable ? 0 : -1}
            className={styles.grip}
            onFocus={() => editing.onSelect(tile.id)}
            onBlur={editing.onBlur}
            onKeyDown={(event) => editing.onKeyDown(event, tile.id)}
            onClick={(event) => {
              if (event.detail === 0) editing.onPickUp(tile.id);
            }}
          >
            <Icon icon={GripVertical} />
          </button>
        )}
        <h2 id={titleId} className={styles.title} title={tile.title}>
          {tile.title}
        </h2>
        {tile.aside !== undefined && <div className={styles.aside}>{tile.aside}</div>}
        {menuItems.length > 0 && (
          <span className={styles.menu} onPointerDown={(event) => event.stopPropagation()}>
            <Menu
              label={messages.actions(tile.title)}
              items={menuItems}
              trigger={
                <IconButton
                  icon={Ellipsis}
                  label={messages.actions(tile.title)}
                  size="sm"
                  hideTooltip
                  excludeFromTabOrder={editing?.canMove === true && !isReachable}
                />
              }
            />
          </span>
        )}
      </header>
      <div
        ref={scrollRef}
        className={styles.body}
        // While tiles are arranged, a press takes the tile and not a link or a bar in it.
        inert={editing !== undefined}
        {...(isScrolling && !editing && { tabIndex: 0, role: 'group', 'aria-labelledby': titleId })}
      >
        {tile.children}
      </div>
      {isSelected && editing.canResize && !lifted && (
        // The keyboard and the menu size the tile another way.
        <span aria-hidden>
          {edges.map((edge) => (
            <span
              key={edge}
              data-edge={edge}
              className={styles.edge[edge]}
              onPointerDown={(event) => {
                event.stopPropagation();
                editing.onDragStart(event, { id: tile.id, edge });
              }}
            />
          ))}
        </span>
      )}
    </section>
  );
}
