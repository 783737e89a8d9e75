import { MINUTE_MS } from '@plumbline/dates';

/** `answered` is time until a first reply, `worked` time that counts, `paused` time in which the clock stands still. */
export type ElapsedKind = 'answered' | 'worked' | 'paused';

/** Event that ends the segment before it and begins its own. */
export interface ElapsedEvent {
  /** ISO instant. */
  at: string;
  /** Holder or activity from this instant on: "Hartwell + Boyd", "Worked". */
  label: string;
  /** Kind of the time that begins at this instant. @default "worked" */
  kind?: ElapsedKind;
  /** Reason, shown after the duration: "waiting for the customer". */
  note?: string;
}

export interface ElapsedSegment {
  id: string;
  label: string;
  kind: ElapsedKind;
  note?: string;
  /** Length, as the clock counts it. */
  minutes: number;
  /** The part of a segment after the due instant is a segment of its own. */
  isLate: boolean;
  /** Last segment of a clock that has not ended, with both of its parts. */
  isCurrent: boolean;
}

/** A clock at one instant. */
export interface Elapsed {
  /** In order of time. */
  segments: readonly ElapsedSegment[];
  /** Minutes without the pauses. */
  usedMinutes: number;
  pausedMinutes: number;
  /** Minutes until the due instant; 0 after it, undefined without one. */
  remainingMinutes: number | undefined;
  /** Minutes after the due instant; 0 before it. */
  lateMinutes: number;
  state: 'notStarted' | 'running' | 'paused' | 'ended';
}

export interface ElapsedOptions {
  /** Instant that the clock is read at. */
  now: Date;
  /** Due instant. */
  due?: Date;
  /** Instant at which the clock was stopped for good. */
  endedAt?: Date;
  /** Minutes between two instants, e.g. in working hours; must be additive. By default all minutes count. */
  measure?: (from: Date, to: Date) => number;
}

const minutesBetween = (from: Date, to: Date): number => (to.getTime() - from.getTime()) / MINUTE_MS;

interface Stretch extends Pick<ElapsedSegment, 'id' | 'label' | 'kind' | 'note'> {
  from: Date;
  to: Date;
}

/** Events in order, joined where neither label nor kind changes. Events without a valid instant are ignored. */
function stretchesOf(events: readonly ElapsedEvent[], end: Date): Stretch[] {
  const sorted = events
    .map((event) => ({ ...event, from: new Date(event.at) }))
    .filter(({ from }) => from.getTime() <= end.getTime())
    .toSorted((a, b) => a.from.getTime() - b.from.getTime());
  const stretches: Stretch[] = [];
  for (const { from, label, kind = 'worked', note } of sorted) {
    const last = stretches.at(-1);
    if (last) last.to = from;
    if (last?.label === label && last.kind === kind && last.note === note) last.to = end;
    else
      stretches.push({
        id: String(stretches.length),
        label,
        kind,
        from,
        to: end,
        ...(note === undefined ? {} : { note }),
      });
  }
  return stretches;
}

/**
 * Turns events into segments in proportion to time. Each event lasts until the next one, the last until now or until
 * the clock ended; a segment across the due instant is split there. Segments without length are left out, except the
 * current one.
 */
export function elapsedFrom(
  events: readonly ElapsedEvent[],
  { now, due, endedAt, measure = minutesBetween }: ElapsedOptions,
): Elapsed {
  const end = endedAt && endedAt < now ? endedAt : now;
  const isEnded = end !== now;
  const stretches = stretchesOf(events, end);
  const segments: ElapsedSegment[] = [];
  let usedMinutes = 0;
  let pausedMinutes = 0;
  for (const [at, { from, to, ...rest }] of stretches.entries()) {
    const isLast = at === stretches.length - 1;
    const cut = due && from < due && due < to ? due : undefined;
    const parts = cut
      ? [
          { from, to: cut },
          { from: cut, to },
        ]
      : [{ from, to }];
    for (const part of parts) {
      const minutes = Math.max(0, measure(part.from, part.to));
      const isCurrent = isLast && !isEnded;
      if (rest.kind === 'paused') pausedMinutes += minutes;
      else usedMinutes += minutes;
      if (minutes > 0 || isCurrent)
        segments.push({ ...rest, minutes, isLate: due !== undefined && part.from >= due, isCurrent });
    }
  }
  const isStarted = stretches.length > 0;
  return {
    segments,
    usedMinutes,
    pausedMinutes,
    remainingMinutes: due && (end < due ? Math.max(0, measure(end, due)) : 0),
    lateMinutes: due && isStarted && due < end ? Math.max(0, measure(due, end)) : 0,
    state: !isStarted
      ? 'notStarted'
      : isEnded
        ? 'ended'
        : stretches.at(-1)?.kind === 'paused'
          ? 'paused'
          : 'running',
  };
}

/** Joins the parts of segments that the due instant splits; the whole is late only if all of it is. */
export function joinParts(segments: readonly ElapsedSegment[]): ElapsedSegment[] {
  const totals = new Map<string, ElapsedSegment>();
  for (const segment of segments) {
    const first = totals.get(segment.id);
    totals.set(
      segment.id,
      first
        ? {
            ...first,
            minutes: first.minutes + segment.minutes,
            isLate: first.isLate && segment.isLate,
          }
        : segment,
    );
  }
  return [...totals.values()];
}

export interface ElapsedFormat {
  /** BCP 47 tag. */
  locale: string;
  /** `day` rounds to days from one day on, `hour` shows hours and minutes. */
  unit: 'day' | 'hour';
  /** Minutes of a day of the clock: 1440, or the working minutes of a day. */
  minutesPerDay: number;
  /** `narrow` on screens, `long` for assistive technology. */
  display: 'narrow' | 'long';
}

/** Formats a length of time: "3d" or "6h 17m", or "3 days" and "6 hours 17 minutes". */
export function formatElapsed(
  minutes: number,
  { locale, unit, minutesPerDay, display }: ElapsedFormat,
): string {
  const write = (value: number, of: 'day' | 'hour' | 'minute') =>
    new Intl.NumberFormat(locale, { style: 'unit', unit: of, unitDisplay: display }).format(value);
  const whole = Math.round(minutes);
  if (unit === 'day' && whole >= minutesPerDay) return write(Math.round(whole / minutesPerDay), 'day');
  const hours = Math.floor(whole / 60);
  const rest = whole % 60;
  if (hours === 0) return write(rest, 'minute');
  if (rest === 0) return write(hours, 'hour');
  return `${write(hours, 'hour')} ${write(rest, 'minute')}`;
}
