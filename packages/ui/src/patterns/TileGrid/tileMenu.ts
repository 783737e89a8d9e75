import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, Trash2 } from 'lucide-react';
import type { IconType } from '../../components/Icon/Icon.tsx';
import type { MenuEntry } from '../../components/Menu/Menu.tsx';
import type { DragDirection } from '../../dnd/keyboardDrag.ts';
import { limitSize, type PackOptions, type TilePlace } from './tileLayout.ts';
import type { Tile } from './tileTypes.ts';
import type { TileAnnouncements } from './useTileAnnouncements.ts';

interface TileMenuOptions extends PackOptions {
  columns: number;
  canMove: boolean;
  canResize: boolean;
  words: TileAnnouncements;
  onStep: (direction: DragDirection, isSize: boolean) => void;
  onRemove: (() => void) | undefined;
}

/** Entries for a pointer that cannot drag: moving by a step, sizing by a step, removing. */
export function tileMenu(tile: Tile, place: TilePlace, options: TileMenuOptions): MenuEntry[] {
  const { columns, words, limits, onStep } = options;
  const { messages, isRtl } = words;
  const move = (id: string, label: string, direction: DragDirection, isOff: boolean, icon: IconType) => ({
    id,
    label,
    icon,
    isDisabled: isOff,
    onAction: () => onStep(direction, false),
  });
  const size = (id: string, label: string, direction: DragDirection, isOff: boolean) => ({
    id,
    label,
    isDisabled: isOff,
    onAction: () => onStep(direction, true),
  });
  const { width, height, x } = place;
  const isLimit = (columnsMore: number, rowsMore: number) => {
    const next = limitSize(
      { width: width + columnsMore, height: height + rowsMore },
      limits?.get(tile.id),
      columns,
    );
    return next.width === width && next.height === height;
  };
  const [isAtStart, isAtEnd] = [x === 0, x + width >= columns];
  const sideways = [
    move('left', messages.left, isRtl ? 'forward' : 'back', isRtl ? isAtEnd : isAtStart, ArrowLeft),
    move('right', messages.right, isRtl ? 'back' : 'forward', isRtl ? isAtStart : isAtEnd, ArrowRight),
  ];
  return [
    ...(tile.actions ?? []),
    ...(options.canMove
      ? [
          {
            id: 'move',
            title: messages.moveTitle,
            items: [
              ...(columns > 1 ? sideways : []),
              move('up', messages.up, 'up', place.y === 0, ArrowUp),
              move('down', messages.down, 'down', false, ArrowDown),
            ],
          },
        ]
      : []),
    ...(options.canResize
      ? [
          {
            id: 'size',
            title: messages.sizeTitle,
            items: [
              size('narrower', messages.narrower, 'back', isLimit(-1, 0)),
              size('wider', messages.wider, 'forward', isLimit(1, 0) || isAtEnd),
              size('shorter', messages.shorter, 'up', isLimit(0, -1)),
              size('taller', messages.taller, 'down', isLimit(0, 1)),
            ],
          },
        ]
      : []),
    ...(options.onRemove && !tile.isRequired
      ? [
          {
            id: 'remove-section',
            items: [
              {
                id: 'remove',
                label: messages.remove,
                icon: Trash2,
                tone: 'danger' as const,
                onAction: options.onRemove,
              },
            ],
          },
        ]
      : []),
  ];
}
