import type { ReactNode } from 'react';
import type { MenuEntry } from '../../components/Menu/Menu.tsx';
import type { TileLimits, TilePlace } from './tileLayout.ts';

/** Content of a tile. Its place is in the layout. */
export interface Tile extends TileLimits {
  id: string;
  /** Title of the tile and name in announcements. */
  title: string;
  /** Text or a mark at the end of the title's line, e.g. "As of 9:58 AM". */
  aside?: ReactNode;
  /** Content; scrolls if it is taller than the tile. */
  children: ReactNode;
  /** Actions of the tile's menu; moving, sizing and removing are added while the grid is edited. */
  actions?: readonly MenuEntry[];
  /** Keeps the tile from being removed. */
  isRequired?: boolean;
}

/** Change of a layout by the user. */
export interface TileChange {
  kind: 'move' | 'resize' | 'remove';
  id: string;
  /** Layout before the change, to undo it. */
  before: TilePlace[];
}
