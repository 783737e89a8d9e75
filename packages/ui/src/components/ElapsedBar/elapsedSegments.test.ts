import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { elapsedFrom, formatElapsed, joinParts, type ElapsedEvent } from './elapsedSegments.ts';

const at = (day: number, time = '00:00') => `2026-03-${String(day).padStart(2, '0')}T${time}:00Z`;
const handovers: ElapsedEvent[] = [
  { at: at(3), label: 'Calloway' },
  { at: at(4), label: 'Hartwell + Boyd' },
  { at: at(7), label: 'Corbel Structural' },
];

describe('elapsedFrom', () => {
  it('gives every holder the time until the next handover, the last until now', () => {
    const elapsed = elapsedFrom(handovers, { now: new Date(at(10)), due: new Date(at(12)) });
    expect(elapsed.segments.map(({ label, minutes }) => [label, minutes / 1440])).toEqual([
      ['Calloway', 1],
      ['Hartwell + Boyd', 3],
      ['Corbel Structural', 3],
    ]);
    expect(elapsed.segments.map(({ isCurrent }) => isCurrent)).toEqual([false, false, true]);
    expect(elapsed.remainingMinutes).toBe(2 * 1440);
    expect(elapsed.state).toBe('running');
  });
  it('splits the segment that crosses the due instant and joins it for the legend', () => {
    const { segments, lateMinutes, remainingMinutes } = elapsedFrom(handovers, {
      now: new Date(at(10)),
      due: new Date(at(9)),
    });
    expect(segments.map(({ minutes, isLate }) => [minutes / 1440, isLate])).toEqual([
      [1, false],
      [3, false],
      [2, false],
      [1, true],
    ]);
    expect([lateMinutes, remainingMinutes]).toEqual([1440, 0]);
    expect(segments.map(({ isCurrent }) => isCurrent)).toEqual([false, false, true, true]);
    expect(joinParts(segments).at(-1)).toMatchObject({ minutes: 3 * 1440, isCurrent: true, isLate: false });
  });
  it('counts pauses apart and knows a clock that stands still', () => {
    const elapsed = elapsedFrom(
      [
        { at: at(3), label: 'Worked' },
        { at: at(4), label: 'Paused', kind: 'paused' },
      ],
      { now: new Date(at(6)) },
    );
    expect(elapsed).toMatchObject({ usedMinutes: 1440, pausedMinutes: 2880, state: 'paused' });
    expect(elapsed.remainingMinutes).toBeUndefined();
  });
  it('sorts events, joins equal ones and ignores invalid and future ones', () => {
    const { segments } = elapsedFrom(
      [
        { at: at(5), label: 'A' },
        { at: at(3), label: 'A' },
        { at: 'soon', label: 'B' },
        { at: at(20), label: 'C' },
      ],
      { now: new Date(at(6)) },
    );
    expect(segments).toEqual([
      { id: '0', label: 'A', kind: 'worked', minutes: 3 * 1440, isLate: false, isCurrent: true },
    ]);
  });
  it('stops at the end of the clock', () => {
    const elapsed = elapsedFrom(handovers, {
      now: new Date(at(20)),
      due: new Date(at(12)),
      endedAt: new Date(at(10)),
    });
    expect(elapsed).toMatchObject({ state: 'ended', lateMinutes: 0, usedMinutes: 7 * 1440 });
    expect(elapsed.segments.some(({ isCurrent }) => isCurrent)).toBe(false);
  });
  it('has no segments before the first event', () => {
    expect(elapsedFrom([], { now: new Date(at(3)), due: new Date(at(1)) })).toMatchObject({
      segments: [],
      state: 'notStarted',
      lateMinutes: 0,
    });
  });
  it('keeps the sum: the segments are the time from the first event, the late ones the time after due', () => {
    const minute = fc.integer({ min: 0, max: 50_000 });
    const instant = (minutes: number) => new Date(minutes * 60_000);
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            minute,
            label: fc.constantFrom('A', 'B', 'C'),
            kind: fc.constantFrom('answered' as const, 'worked' as const, 'paused' as const),
          }),
          { minLength: 1 },
        ),
        minute,
        minute,
        (events, now, due) => {
          const elapsed = elapsedFrom(
            events.map((event) => ({ ...event, at: instant(event.minute).toISOString() })),
            { now: instant(now), due: instant(due) },
          );
          const first = Math.min(...events.map((event) => event.minute));
          const total = elapsed.segments.reduce((sum, { minutes }) => sum + minutes, 0);
          expect(total).toBe(Math.max(0, now - first));
          expect(elapsed.usedMinutes + elapsed.pausedMinutes).toBe(total);
          const late = elapsed.segments.filter(({ isLate }) => isLate);
          expect(late.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(
            Math.max(0, now - Math.max(first, due)),
          );
          expect(elapsed.remainingMinutes).toBe(Math.max(0, due - now));
          expect(joinParts(elapsed.segments).reduce((sum, { minutes }) => sum + minutes, 0)).toBe(total);
        },
      ),
    );
  });
});

describe('formatElapsed', () => {
  const format = (minutes: number, unit: 'day' | 'hour', display: 'narrow' | 'long' = 'narrow') =>
    formatElapsed(minutes, { locale: 'en-US', unit, minutesPerDay: 1440, display });
  it('rounds to days from one day on', () => {
    expect(format(4300, 'day')).toBe('3d');
    expect(format(4300, 'day', 'long')).toBe('3 days');
    expect(format(90, 'day')).toBe('1h 30m');
  });
  it('writes hours and minutes', () => {
    expect(format(377, 'hour')).toBe('6h 17m');
    expect(format(540, 'hour')).toBe('9h');
    expect(format(0, 'hour')).toBe('0m');
    expect(format(377, 'hour', 'long')).toBe('6 hours 17 minutes');
  });
});
