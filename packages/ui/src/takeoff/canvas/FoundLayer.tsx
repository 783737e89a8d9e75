import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Point } from '@plumbline/estimating';
import { aroundPlace, searchText, type TextMatch, type PlacedText } from '../sheet/searchText.ts';
import type { Rect } from '../types.ts';
import * as styles from './FoundLayer.css.ts';

interface FoundLayerProps {
  query: string;
  /** Index of the current match; null for none. */
  current: number | null;
  /** Loads the page's text; absent until the sheet is loaded. */
  readTexts: (() => Promise<readonly PlacedText[]>) | undefined;
  onFound: (count: number) => void;
  theme: 'light' | 'dark';
  toScreen: (at: Point) => Point;
  zoomTo: (rect: Rect) => void;
  /** Subscribes to view changes. */
  onView: (listener: () => void) => () => void;
}

/** Margin around the current match in points, for orientation on the sheet. */
const MATCH_MARGIN = 220;
/** Margin of a highlight around its text, in pixels. */
const rim = 2;
const none: readonly TextMatch[] = [];

let pen: CanvasRenderingContext2D | null | undefined;
const widthOf = (text: string): number => {
  if (pen === undefined) {
    pen = document.createElement('canvas').getContext('2d');
    if (pen) pen.font = '20px sans-serif';
  }
  return pen ? pen.measureText(text).width : text.length;
};

/** Highlights search matches on the sheet and centers the current one. */
export function FoundLayer(props: FoundLayerProps) {
  const { query, current, readTexts, onFound, theme, toScreen, zoomTo, onView } = props;
  const [places, setPlaces] = useState<readonly TextMatch[]>(none);
  const [of, setOf] = useState('');
  const boxes = useRef(new Map<string, HTMLElement>());
  const latest = useRef({ places, onFound, zoomTo });
  const putAll = useRef(() => undefined as void);
  useLayoutEffect(() => {
    latest.current = { places, onFound, zoomTo };
    putAll.current = () => {
      places.forEach((place, at) =>
        place.boxes.forEach((box, part) => {
          const element = boxes.current.get(`${at}/${part}`);
          if (!element) return;
          const a = toScreen({ x: box.x, y: box.y });
          const b = toScreen({ x: box.x + box.width, y: box.y + box.height });
          const [x, y] = [Math.min(a.x, b.x) - rim, Math.min(a.y, b.y) - rim];
          element.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`;
          element.style.width = `${Math.round(Math.abs(b.x - a.x) + 2 * rim)}px`;
          element.style.height = `${Math.round(Math.abs(b.y - a.y) + 2 * rim)}px`;
        }),
      );
    };
    putAll.current();
  });
  useEffect(() => onView(() => putAll.current()), [onView]);

  const isThere = readTexts !== undefined;
  const read = useRef(readTexts);
  read.current = readTexts;
  useEffect(() => {
    if (!isThere) return;
    let isOver = false;
    void read
      .current?.()
      // If the text cannot be loaded, there are no matches.
      .catch(() => [])
      .then((texts) => {
        if (isOver) return;
        const found = searchText(texts, query, widthOf);
        setPlaces(found);
        setOf(query);
        latest.current.onFound(found.length);
      });
    return () => {
      isOver = true;
    };
  }, [isThere, query]);

  const isFresh = of === query;
  const place = isFresh && current !== null ? places[current] : undefined;
  useEffect(() => {
    if (!place) return;
    const { x, y, width, height } = aroundPlace(place);
    latest.current.zoomTo({
      x: x - MATCH_MARGIN,
      y: y - MATCH_MARGIN,
      width: width + 2 * MATCH_MARGIN,
      height: height + 2 * MATCH_MARGIN,
    });
  }, [place]);

  return (
    <div className={styles.layer} dir="ltr" data-theme={theme} aria-hidden>
      {isFresh &&
        places.flatMap(({ boxes: parts }, at) =>
          parts.map((_, part) => (
            <div
              key={`${at}/${part}`}
              ref={(element) => {
                if (element) boxes.current.set(`${at}/${part}`, element);
                else boxes.current.delete(`${at}/${part}`);
              }}
              className={styles.found}
              data-found={at}
              data-current={at === current || undefined}
            />
          )),
        )}
    </div>
  );
}
