import { useVirtualizer } from '@tanstack/react-virtual';
import { EllipsisVerticalIcon } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { IconButton } from '../../components/Button/IconButton.tsx';
import { Checkbox } from '../../components/Choice/Checkbox.tsx';
import { LinkOrButton } from '../../components/Link/LinkOrButton.tsx';
import { Menu, type MenuEntry } from '../../components/Menu/Menu.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { FileGlyph } from './FileName.tsx';
import * as styles from './FileTiles.css.ts';
import { fileTilesMessages } from './FileTiles.messages.ts';

export interface FileTile {
  id: string;
  name: string;
  /** Media type of the content; `folder` for a folder. */
  type: string;
  /** Text below the name, e.g. size or date. */
  detail?: string;
  /** Address of a folder; tiles with an address are links. */
  href?: string;
}

export interface FileTilesProps {
  /** Names the list. */
  label: string;
  /** Files and folders in order. */
  tiles: readonly FileTile[];
  /** Ids of the selected tiles. */
  selected: ReadonlySet<string>;
  /** Called with the selected ids. */
  onSelectionChange: (selected: ReadonlySet<string>) => void;
  /** Called with the id of the opened tile. */
  onOpen: (id: string) => void;
  /** Returns the context menu of an item. */
  menuOf?: (id: string) => readonly MenuEntry[];
}

const least = 168;
const height = 148;
const gap = 12;
const edge = 24;

/**
 * Virtualized grid of file tiles.
 *
 * @example
 * const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
 * return (
 *   <FileTiles
 *     label="Files"
 *     tiles={[{ id: '1', name: 'Floor plans.pdf', type: 'application/pdf', detail: '8.4 MB' }]}
 *     selected={selected}
 *     onSelectionChange={setSelected}
 *     onOpen={(id) => console.log(id)}
 *   />
 * );
 */
export function FileTiles({ label, tiles, selected, onSelectionChange, onOpen, menuOf }: FileTilesProps) {
  const messages = useMessages('fileTiles', fileTilesMessages);
  const scroller = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(960);
  useEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const side = width < 600 ? 16 : edge;
  const room = Math.max(least, width - 2 * side);
  const columns = Math.max(width < 600 ? 2 : 1, Math.floor((room + gap) / (least + gap)));
  const tileWidth = (room - gap * (columns - 1)) / columns;
  const rows = useVirtualizer({
    count: Math.ceil(tiles.length / columns),
    getScrollElement: () => scroller.current,
    estimateSize: () => height + gap,
    overscan: 3,
    paddingStart: gap,
    paddingEnd: edge,
    initialRect: { width: 960, height: 640 },
  });
  const toggle = (id: string) => {
    const next = new Set(selected);
    if (!next.delete(id)) next.add(id);
    onSelectionChange(next);
  };
  return (
    <div ref={scroller} className={styles.scroller}>
      <ul aria-label={label} className={styles.list} style={{ height: rows.getTotalSize() }}>
        {rows.getVirtualItems().flatMap((row) =>
          tiles.slice(row.index * columns, (row.index + 1) * columns).map((tile, at) => {
            const isSelected = selected.has(tile.id);
            return (
              <li
                key={tile.id}
                data-id={tile.id}
                data-selected={isSelected ? '' : undefined}
                aria-setsize={tiles.length}
                aria-posinset={row.index * columns + at + 1}
                className={styles.tile}
                style={{
                  top: row.start,
                  insetInlineStart: side + at * (tileWidth + gap),
                  width: tileWidth,
                  height,
                }}
              >
                <LinkOrButton
                  href={tile.href}
                  onPress={tile.href ? undefined : () => onOpen(tile.id)}
                  className={styles.open}
                >
                  <FileGlyph type={tile.type} size={32} />
                  <span className={styles.name} title={tile.name}>
                    {tile.name}
                  </span>
                  {tile.detail !== undefined && <span className={styles.detail}>{tile.detail}</span>}
                </LinkOrButton>
                <span className={styles.check}>
                  <Checkbox
                    label={messages.select(tile.name)}
                    hideLabel
                    isSelected={isSelected}
                    onChange={() => toggle(tile.id)}
                  />
                </span>
                {menuOf && (
                  <span className={styles.menu}>
                    <Menu
                      label={messages.actions(tile.name)}
                      items={menuOf(tile.id)}
                      trigger={
                        <IconButton
                          icon={EllipsisVerticalIcon}
                          size="sm"
                          label={messages.actions(tile.name)}
                          hideTooltip
                        />
                      }
                    />
                  </span>
                )}
              </li>
            );
          }),
        )}
      </ul>
    </div>
  );
}
