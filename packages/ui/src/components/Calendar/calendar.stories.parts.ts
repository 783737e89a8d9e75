import { parseDate } from '@internationalized/date';
import type { CalendarEvent } from './Calendar.tsx';
import { timeOf } from './time.ts';

/** One week of a site with all-day events, simultaneous meetings and a night shift over midnight. */
export const siteWeek: readonly CalendarEvent[] = [
  { id: 'frame', title: 'Level 2 framing', start: '2026-03-02', end: '2026-03-13', tint: 'blue' },
  { id: 'rfi', title: 'RFI 031 answer due', start: '2026-03-10', tint: 'violet' },
  { id: 'pay', title: 'Pay application 7', start: '2026-03-13', tint: 'navy' },
  {
    id: 'walk',
    title: 'Safety walk',
    start: '2026-03-10',
    time: '07:00',
    endTime: '07:45',
    tint: 'green',
    isDone: true,
  },
  {
    id: 'mock',
    title: 'Mock-up at C-4',
    start: '2026-03-10',
    time: '09:30',
    endTime: '11:00',
    tint: 'teal',
    detail: 'With the architect',
  },
  { id: 'oac', title: 'OAC meeting', start: '2026-03-10', time: '10:00', endTime: '11:30', tint: 'blue' },
  { id: 'call', title: 'Steel supplier', start: '2026-03-10', time: '10:30', tint: 'slate' },
  {
    id: 'pull',
    title: 'Pull planning',
    start: '2026-03-09',
    time: '08:00',
    endTime: '10:30',
    tint: 'amber',
    detail: 'Foremen of all trades',
  },
  { id: 'bid', title: 'Cedar Ridge bid due', start: '2026-03-12', time: '14:00', tint: 'amber' },
  {
    id: 'steel',
    title: 'Steel delivery, bay 3',
    start: '2026-03-11',
    time: '07:30',
    endTime: '09:00',
    tint: 'slate',
    detail: 'Gate B',
    lockedReason: 'The crane is booked for this hour.',
  },
  {
    id: 'pour',
    title: 'Slab pour, area B',
    start: '2026-03-12',
    end: '2026-03-13',
    time: '22:00',
    endTime: '03:00',
    tint: 'slate',
  },
  {
    id: 'inspect',
    title: 'Framing inspection',
    start: '2026-03-13',
    time: '13:00',
    endTime: '14:30',
    tint: 'green',
    detail: 'City of Portland',
  },
];

export const longWeek: readonly CalendarEvent[] = [
  {
    id: 'a',
    title: 'Coordination of the head-of-wall deflection detail with the structural engineer of record',
    start: '2026-03-11',
    time: '09:00',
    endTime: '11:00',
    tint: 'blue',
    detail: 'Conference room on the second floor of the trailer beside gate B',
  },
  {
    id: 'b',
    title: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
    start: '2026-03-11',
    time: '10:00',
    endTime: '12:00',
    tint: 'teal',
  },
  {
    id: 'c',
    title: 'Submittal of the curtain wall mock-up test report to the owner’s representative',
    start: '2026-03-12',
    tint: 'violet',
  },
  {
    id: 'd',
    title: 'Walk-through of rooms 201 to 214 with the owner',
    start: '2026-03-12',
    time: '10:00',
    tint: 'green',
  },
];

export const arabicWeek: readonly CalendarEvent[] = [
  { id: 'a', title: 'هيكل المستوى الثاني', start: '2026-03-08', end: '2026-03-12', tint: 'blue' },
  { id: 'b', title: 'جولة السلامة', start: '2026-03-10', time: '07:00', endTime: '08:00', tint: 'green' },
  {
    id: 'c',
    title: 'اجتماع المالك',
    start: '2026-03-10',
    time: '10:00',
    endTime: '11:30',
    tint: 'teal',
    detail: 'غرفة الاجتماعات',
  },
  { id: 'd', title: 'اتصال المورد', start: '2026-03-10', time: '10:30', endTime: '11:00', tint: 'violet' },
];

/** A thousand inspections of 15 minutes or more, and more all-day events per day than lines. */
export const crowdedWeek: readonly CalendarEvent[] = Array.from({ length: 1000 }, (_, at): CalendarEvent => {
  const start = parseDate('2026-02-20').add({ days: (at * 7) % 45 });
  const from = 420 + ((at * 35) % 600);
  return {
    id: String(at),
    title: `Inspection ${at + 1}`,
    start: start.toString(),
    ...(at % 4 !== 0 && { time: timeOf(from), endTime: timeOf(from + 15 + ((at * 15) % 90)) }),
    tint: (['blue', 'teal', 'violet', 'green'] as const)[at % 4],
  };
});
