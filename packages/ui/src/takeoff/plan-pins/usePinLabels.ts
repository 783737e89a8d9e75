import { useMemo } from 'react';
import type { Tone } from '../../components/Status/tones.ts';
import { useLocale } from '../../locale.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import type { PinCluster } from './pinClusters.ts';
import { planPinsMessages } from './PlanPins.messages.ts';
import type { PlanPin, PlanPinKind, PlanPinStatus } from './planPinTypes.ts';

/** Localized labels of pins, and the kind, status and tone that decide their appearance. */
export interface PinLabels {
  kindOf: (pin: PlanPin) => PlanPinKind | undefined;
  statusOf: (pin: PlanPin) => PlanPinStatus | undefined;
  toneOf: (pin: PlanPin) => Tone;
  count: (count: number) => string;
  /** Kind, number, title, status, place and what needs a look, in the order in which they are shown. */
  ofPin: (pin: PlanPin) => string;
  ofCluster: (cluster: PinCluster<PlanPin>, isStack: boolean) => string;
}

/** Texts about pins; stable while messages, locale, kinds and statuses do not change. */
export function usePinLabels(kinds: readonly PlanPinKind[], statuses: readonly PlanPinStatus[]): PinLabels {
  const messages = useMessages('planPins', planPinsMessages);
  const { locale } = useLocale();
  return useMemo(() => {
    const kindById = new Map(kinds.map((kind) => [kind.id, kind]));
    const statusById = new Map(statuses.map((status) => [status.id, status]));
    const numbers = new Intl.NumberFormat(locale);
    const count = (value: number) => numbers.format(value);
    const list = (parts: readonly (string | undefined)[]) => parts.filter(Boolean).join(', ');
    return {
      kindOf: ({ kindId }) => kindById.get(kindId),
      statusOf: ({ statusId }) => statusById.get(statusId),
      toneOf: ({ statusId }) => statusById.get(statusId)?.tone ?? 'neutral',
      count,
      ofPin: ({ kindId, statusId, number, title, place, warning, isUnsynced }) =>
        list([
          [kindById.get(kindId)?.label, number].filter(Boolean).join(' '),
          title,
          statusById.get(statusId)?.label,
          place,
          warning,
          isUnsynced ? messages.unsyncedShort : undefined,
        ]),
      ofCluster: ({ pins }, isStack) => {
        const parts = statuses.flatMap(({ id, label }) => {
          const own = pins.filter(({ statusId }) => statusId === id).length;
          return own > 0 ? messages.part(count(own), label) : [];
        });
        const unsynced = pins.filter(({ isUnsynced }) => isUnsynced).length;
        if (unsynced > 0) parts.push(messages.unsyncedPins(unsynced, count(unsynced)));
        return (isStack ? messages.stack : messages.cluster)(count(pins.length), list(parts));
      },
    };
  }, [messages, locale, kinds, statuses]);
}
