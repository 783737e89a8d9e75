import { milesBetween } from '@plumbline/validation/geo';
import type { Tone } from '../Status/tones.ts';
import type { mapWords } from './Map.messages.ts';
import type { MapPoint, MapRadius } from './mapTypes.ts';
import type { Mark } from './marks.ts';

/** What is said of a place, in the reader's numerals. */
export interface Said {
  count: (count: number) => string;
  miles: (miles: number) => string;
  /** The distance to the middle of the radius, and the state and detail in one line. */
  partsOf: (point: MapPoint) => { miles: string; detail: string };
  /** Everything, as one name. */
  ofPoint: (point: MapPoint) => string;
  ofMark: (mark: Mark, isStack: boolean) => string;
}

export function sayer(
  words: typeof mapWords,
  locale: string,
  radius: MapRadius | undefined,
  toneLabels: Partial<Record<Tone, string>>,
): Said {
  const count = (value: number) => value.toLocaleString(locale);
  const miles = (value: number) =>
    words.miles(value.toLocaleString(locale, { maximumFractionDigits: value < 10 ? 1 : 0 }));
  const partsOf = (point: MapPoint) => ({
    miles: radius ? miles(milesBetween(radius, point)) : '',
    detail: [toneLabels[point.tone ?? 'neutral'], point.detail].filter(Boolean).join(' · '),
  });
  const ofPoint = (point: MapPoint) => {
    const parts = partsOf(point);
    const isOutside = radius !== undefined && milesBetween(radius, point) > radius.miles;
    return [point.label, parts.detail, parts.miles, isOutside && words.outside].filter(Boolean).join(', ');
  };
  return {
    count,
    miles,
    partsOf,
    ofPoint,
    ofMark: ({ point, cluster, isOutside }, isStack) => {
      if (point) return ofPoint(point);
      if (!cluster) return '';
      const parts = Object.entries(toneLabels)
        .flatMap(([tone, state]) => {
          const own = cluster.tones[tone as Tone];
          return own === undefined ? [] : words.part(count(own), state);
        })
        .concat(isOutside ? [words.outside] : [])
        .join(', ');
      return isStack
        ? words.stack(count(cluster.count), parts)
        : words.cluster(cluster.count, count(cluster.count), parts);
    },
  };
}
