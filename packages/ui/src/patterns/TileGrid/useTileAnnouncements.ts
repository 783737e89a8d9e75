import { useMemo } from 'react';
import { useLocale } from '../../locale.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { tileGridMessages } from './TileGrid.messages.ts';
import { countMoved, type TilePlace } from './tileLayout.ts';

/** Sentences about places and sizes of tiles, with localized numbers. */
export function useTileAnnouncements(columns: number) {
  const messages = useMessages('tileGrid', tileGridMessages);
  const { locale, direction } = useLocale();
  return useMemo(() => {
    const number = (value: number) => value.toLocaleString(locale);
    const isList = columns === 1;
    const positionIn = (layout: readonly TilePlace[], id: string) =>
      number(layout.findIndex((place) => place.id === id) + 1);
    return {
      messages,
      isRtl: direction === 'rtl',
      size: ({ width, height }: TilePlace) => messages.size(number(width), number(height)),
      at: (title: string, layout: readonly TilePlace[], place: TilePlace) =>
        isList
          ? messages.atPosition(title, positionIn(layout, place.id), number(layout.length))
          : messages.atPlace(title, number(place.x + 1), number(place.y + 1)),
      hasSize: (title: string, { width, height }: TilePlace) =>
        messages.hasSize(title, number(width), number(height)),
      moved: (title: string, layout: readonly TilePlace[], place: TilePlace) =>
        isList
          ? messages.movedTo(title, positionIn(layout, place.id))
          : messages.moved(title, number(place.x + 1), number(place.y + 1)),
      resized: (title: string, { width, height }: TilePlace) =>
        messages.resized(title, number(width), number(height)),
      others: (before: readonly TilePlace[], after: readonly TilePlace[], id: string) => {
        const count = countMoved(before, after, id);
        return count === 0 ? messages.nothingMoves : messages.othersMove(count, number(count));
      },
    };
  }, [messages, locale, direction, columns]);
}

export type TileAnnouncements = ReturnType<typeof useTileAnnouncements>;
