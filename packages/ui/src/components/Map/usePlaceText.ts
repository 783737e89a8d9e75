import { useMemo } from 'react';
import { milesBetween } from '@plumbline/validation/geo';
import type { Tone } from '../Status/tones.ts';
import type { mapMessages } from './Map.messages.ts';
import type { MapPoint, MapRadius } from './mapTypes.ts';
import type { Mark } from './marks.ts';

/** Texts about places in the user's locale. */
export interface PlaceText {
  count: (count: number) => string;
  miles: (miles: number) => string;
  /** Distance to the center of the radius, and status and detail in one line. */
  partsOf: (point: MapPoint) => { miles: string; detail: string };
  /** Accessible name of a place with all its details. */
  ofPoint: (point: MapPoint) => string;
  ofMark: (mark: Mark, isStack: boolean) => string;
}

function createPlaceText(
  messages: typeof mapMessages,
  locale: string,
  radius: MapRadius | undefined,
  toneLabels: Partial<Record<Tone, string>>,
): PlaceText {
  const count = (value: number) => value.toLocaleString(locale);
  const miles = (value: number) =>
    messages.miles(value.toLocaleString(locale, { maximumFractionDigits: value < 10 ? 1 : 0 }));
  const partsOf = (point: MapPoint) => ({
    miles: radius ? miles(milesBetween(radius, point)) : '',
    detail: [toneLabels[point.tone ?? 'neutral'], point.detail].filter(Boolean).join(' · '),
  });
  const ofPoint = (point: MapPoint) => {
    const parts = partsOf(point);
    const isOutside = radius !== undefined && milesBetween(radius, point) > radius.miles;
    return [point.label, parts.detail, parts.miles, isOutside && messages.outside].filter(Boolean).join(', ');
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
          return own === undefined ? [] : messages.part(count(own), state);
        })
        .concat(isOutside ? [messages.outside] : [])
        .join(', ');
      return isStack
        ? messages.stack(count(cluster.count), parts)
        : messages.cluster(cluster.count, count(cluster.count), parts);
    },
  };
}

/** Texts about places; the result is stable while messages, locale, radius and labels do not change. */
export const usePlaceText = (
  ...[messages, locale, radius, toneLabels]: Parameters<typeof createPlaceText>
): PlaceText =>
  useMemo(
    () => createPlaceText(messages, locale, radius, toneLabels),
    [messages, locale, radius, toneLabels],
  );
