import { addDays } from '@plumbline/dates';
import type { ScheduleBar, ScheduleLink, ScheduleRow, WorkTime } from './ScheduleBoard.tsx';

/** Fit-out of a clinic: three phases with their tasks. */
export const clinicRows: readonly ScheduleRow[] = [
  { id: 'rough', label: 'Rough-in' },
  { id: 'framing', label: 'Metal framing', parentId: 'rough' },
  { id: 'electric', label: 'Electrical rough-in', parentId: 'rough' },
  { id: 'plumbing', label: 'Plumbing rough-in', parentId: 'rough' },
  { id: 'inspection', label: 'Rough-in inspection', parentId: 'rough' },
  { id: 'close', label: 'Closing and finishes' },
  { id: 'drywall', label: 'Drywall', parentId: 'close' },
  { id: 'ceiling', label: 'Ceiling grid', parentId: 'close' },
  { id: 'paint', label: 'Painting', parentId: 'close' },
  { id: 'casework', label: 'Casework', parentId: 'close' },
  { id: 'handover', label: 'Handover' },
  { id: 'punch', label: 'Punch list', parentId: 'handover' },
  { id: 'substantial', label: 'Substantial completion', parentId: 'handover' },
];

export const clinicBars: readonly ScheduleBar[] = [
  {
    id: 'framing',
    rowId: 'framing',
    label: 'Metal framing',
    start: '2026-03-02',
    finish: '2026-03-06',
    status: 'done',
    progress: 1,
    isCritical: true,
    baseline: { start: '2026-03-02', finish: '2026-03-05' },
  },
  {
    id: 'electric',
    rowId: 'electric',
    label: 'Electrical rough-in',
    start: '2026-03-09',
    finish: '2026-03-13',
    status: 'active',
    progress: 0.4,
    isCritical: true,
    baseline: { start: '2026-03-06', finish: '2026-03-12' },
  },
  {
    id: 'plumbing',
    rowId: 'plumbing',
    label: 'Plumbing rough-in',
    start: '2026-03-09',
    finish: '2026-03-11',
    status: 'active',
    progress: 0.6,
  },
  {
    id: 'inspection',
    rowId: 'inspection',
    label: 'Rough-in inspection',
    start: '2026-03-16',
    finish: '2026-03-16',
    kind: 'milestone',
    isCritical: true,
    baseline: { start: '2026-03-13', finish: '2026-03-13' },
  },
  {
    id: 'drywall',
    rowId: 'drywall',
    label: 'Drywall',
    start: '2026-03-17',
    finish: '2026-03-25',
    isCritical: true,
    baseline: { start: '2026-03-16', finish: '2026-03-24' },
  },
  { id: 'ceiling', rowId: 'ceiling', label: 'Ceiling grid', start: '2026-03-23', finish: '2026-03-27' },
  {
    id: 'paint',
    rowId: 'paint',
    label: 'Painting',
    start: '2026-03-26',
    finish: '2026-04-01',
    isCritical: true,
  },
  {
    id: 'casework',
    rowId: 'casework',
    label: 'Casework',
    start: '2026-03-30',
    finish: '2026-04-03',
    status: 'late',
  },
  {
    id: 'punch',
    rowId: 'punch',
    label: 'Punch list',
    start: '2026-04-02',
    finish: '2026-04-07',
    isCritical: true,
  },
  {
    id: 'substantial',
    rowId: 'substantial',
    label: 'Substantial completion',
    start: '2026-04-08',
    finish: '2026-04-08',
    kind: 'milestone',
    isCritical: true,
    lockedReason: 'The contract fixes this date.',
  },
];

export const clinicLinks: readonly ScheduleLink[] = [
  { id: '1', fromId: 'framing', toId: 'electric' },
  { id: '2', fromId: 'framing', toId: 'plumbing' },
  { id: '3', fromId: 'electric', toId: 'inspection' },
  { id: '4', fromId: 'plumbing', toId: 'inspection' },
  { id: '5', fromId: 'inspection', toId: 'drywall' },
  { id: '6', fromId: 'drywall', toId: 'ceiling', type: 'SS', lagDays: 4 },
  { id: '7', fromId: 'drywall', toId: 'paint' },
  { id: '8', fromId: 'paint', toId: 'casework', type: 'FF', lagDays: 2 },
  { id: '9', fromId: 'paint', toId: 'punch' },
  { id: '10', fromId: 'punch', toId: 'substantial' },
];

const shift = [
  { from: 420, to: 690 },
  { from: 720, to: 930 },
];
/** 7:00 to 3:30 with a break of half an hour, Monday to Friday. */
export const shopTime: WorkTime = { week: { 1: shift, 2: shift, 3: shift, 4: shift, 5: shift } };

export const shopRows: readonly ScheduleRow[] = [
  {
    id: 'saw',
    label: 'Saw',
    detail: '1 station, efficiency 80%',
    warning: 'Down Thu 8:00 AM',
  },
  { id: 'cnc', label: 'CNC router', detail: '1 station, efficiency 90%' },
  { id: 'frame', label: 'Frame assembly', detail: '2 stations, efficiency 100%', stations: 2 },
  { id: 'finish', label: 'Finishing booth', detail: '1 station, efficiency 100%' },
  { id: 'pack', label: 'Pre-hang and pack', detail: '1 station, efficiency 95%' },
  { id: 'edge', label: 'Edge bander', detail: '1 station, efficiency 95%' },
  { id: 'press', label: 'Laminate press', detail: '1 station, efficiency 100%' },
];

const hour = (text: string): number => Number(text.slice(0, 2)) * 60 + Number(text.slice(3));
/** Order of the shop from day and time to day and time of March 2026. */
const order = (
  rowId: string,
  label: string,
  detail: string,
  start: string,
  finish: string,
  more?: Partial<ScheduleBar>,
): ScheduleBar => ({
  id: `${rowId}-${label}`,
  rowId,
  label,
  detail,
  start: `2026-03-${start.slice(0, 2)}`,
  startMinute: hour(start.slice(3)),
  finish: `2026-03-${finish.slice(0, 2)}`,
  finishMinute: hour(finish.slice(3)),
  groupId: label,
  ...(label.startsWith('MO-') && { shortLabel: label.slice(3) }),
  ...more,
});
const done = { status: 'done' } as const;
const active = { status: 'active' } as const;

export const shopBars: readonly ScheduleBar[] = [
  order('saw', 'MO-0121', 'Doors, 10', '09 07:00', '09 09:00', done),
  order('saw', 'MO-0122', 'Frames, 14', '09 09:00', '09 13:30', done),
  order('saw', 'MO-0123', 'Desk', '09 13:30', '09 15:30', done),
  order('saw', 'MO-0124', 'Wall panels', '10 07:00', '10 10:00', done),
  order('saw', 'MO-0125', 'Casework, 12', '10 10:00', '10 15:30', active),
  order('saw', 'MO-0128', 'Frames, 21', '11 07:30', '11 14:30'),
  order('saw', 'Blade change', 'Maintenance', '12 08:00', '12 12:00', { kind: 'down', groupId: undefined }),
  order('saw', 'MO-0130', 'Studs', '12 12:00', '13 08:00'),
  order('cnc', 'MO-0123', 'Reception desk', '09 07:00', '09 15:00', done),
  order('cnc', 'MO-0127', 'Wall caps, 60', '10 07:00', '10 14:30', active),
  order('cnc', 'MO-0125', 'Casework, 12', '11 07:30', '11 15:00'),
  order('cnc', 'MO-0129', 'Column wraps, 8', '12 08:00', '12 15:00'),
  order('frame', 'MO-0121', 'Doors, 10', '09 09:00', '10 08:30', done),
  order('frame', 'MO-0122', 'Doors, 14', '10 09:00', '11 11:30', active),
  order('frame', 'MO-0124', 'Wall panels', '10 10:00', '11 11:00', active),
  order('frame', 'MO-0126', 'Stair treads, 32', '11 11:00', '12 08:45'),
  order('frame', 'MO-0128', 'Doors, 21', '12 07:00', '13 11:00'),
  order('frame', 'MO-0130', 'Wall panels', '13 09:00', '13 14:30'),
  order('finish', 'MO-0121', 'Doors, 10', '10 09:00', '10 15:00', active),
  order('finish', 'MO-0122', 'Doors, 14', '11 12:00', '12 11:30'),
  order('finish', 'MO-0125', 'Casework', '12 12:00', '13 10:00'),
  order('finish', 'MO-0128', 'Doors, 21', '13 08:00', '13 15:30'),
  order('pack', 'MO-0123', 'Desk, pack', '10 09:00', '10 13:00', active),
  order('pack', 'MO-0121', 'Doors, 10', '11 07:00', '11 12:30'),
  order('pack', 'MO-0124', 'Wall panels', '11 12:30', '11 15:30'),
  order('pack', 'MO-0122', 'Doors, 14', '12 12:00', '13 10:30', { status: 'late' }),
  order('edge', 'MO-0123', 'Desk', '09 08:00', '09 11:00', done),
  order('edge', 'MO-0127', 'Caps', '11 11:00', '11 14:30'),
  order('edge', 'MO-0125', 'Casework', '12 07:00', '12 10:00'),
  order('edge', 'MO-0129', 'Wraps', '13 07:00', '13 09:30'),
  order('press', 'MO-0127', 'Wall caps', '11 07:00', '11 11:00'),
  order('press', 'MO-0129', 'Wraps', '13 09:30', '13 13:30'),
];

const route = (label: string, ...rowIds: string[]): ScheduleLink[] =>
  rowIds.slice(1).map((rowId, at) => ({
    id: `${label}-${rowId}`,
    fromId: `${rowIds[at]}-${label}`,
    toId: `${rowId}-${label}`,
  }));
/** Operations of one order follow each other. */
export const shopLinks: readonly ScheduleLink[] = [
  ...route('MO-0122', 'saw', 'frame', 'finish', 'pack'),
  ...route('MO-0121', 'saw', 'frame', 'finish', 'pack'),
  ...route('MO-0125', 'saw', 'cnc', 'edge', 'finish'),
];

/** Ten thousand tasks in a chain over years, in two hundred phases. */
export const manyRows: readonly ScheduleRow[] = Array.from({ length: 10_200 }, (_, at) => {
  const phase = Math.floor(at / 51);
  return at % 51 === 0
    ? { id: `p${phase}`, label: `Phase ${phase + 1}` }
    : { id: String(at), label: `Task ${at}`, parentId: `p${phase}` };
});
export const manyBars: readonly ScheduleBar[] = manyRows
  .filter((row) => row.parentId !== undefined)
  .map((row, at) => ({
    id: row.id,
    rowId: row.id,
    label: row.label,
    start: addDays('2026-03-02', Math.floor(at / 8)),
    finish: addDays('2026-03-02', Math.floor(at / 8) + 3 + (at % 9)),
    ...(at % 5 === 0 && { progress: (at % 11) / 11, status: 'active' as const }),
  }));
export const manyLinks: readonly ScheduleLink[] = manyBars
  .slice(1)
  .map((bar, at) => ({ id: bar.id, fromId: manyBars[at]?.id ?? '', toId: bar.id, type: 'SS' }));

export const longRows: readonly ScheduleRow[] = [
  {
    id: 'a',
    label: 'Coordination of the head-of-wall deflection detail with the structural engineer of record',
    detail: '12 stations, efficiency 117.5%, second building behind gate B',
    warning: 'Down from Thursday at 8:00 AM until the blade of the panel saw is delivered',
  },
  { id: 'b', label: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft' },
];
export const longBars: readonly ScheduleBar[] = [
  {
    id: '1',
    rowId: 'a',
    label: 'Submittal of the curtain wall mock-up test report to the owner’s representative',
    detail: 'With 1,284,000 fasteners of 27 kinds',
    start: '2026-03-09',
    finish: '2026-03-09',
  },
  {
    id: '2',
    rowId: 'a',
    label: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk',
    start: '2026-03-09',
    finish: '2026-03-13',
    status: 'late',
  },
  {
    id: '3',
    rowId: 'b',
    label: 'Walk-through of rooms 201 to 214',
    start: '2026-03-11',
    finish: '2026-03-12',
  },
];

export const arabicRows: readonly ScheduleRow[] = [
  { id: 'p', label: 'الأعمال الخشنة' },
  { id: 'a', label: 'هيكل المستوى الثاني', parentId: 'p' },
  { id: 'b', label: 'التمديدات الكهربائية', parentId: 'p' },
  { id: 'c', label: 'التفتيش', parentId: 'p' },
];
export const arabicBars: readonly ScheduleBar[] = [
  {
    id: 'a',
    rowId: 'a',
    label: 'هيكل المستوى الثاني',
    start: '2026-03-09',
    finish: '2026-03-13',
    status: 'active',
    progress: 0.5,
  },
  { id: 'b', rowId: 'b', label: 'التمديدات الكهربائية', start: '2026-03-16', finish: '2026-03-20' },
  { id: 'c', rowId: 'c', label: 'التفتيش', start: '2026-03-23', finish: '2026-03-23', kind: 'milestone' },
];
export const arabicLinks: readonly ScheduleLink[] = [
  { id: '1', fromId: 'a', toId: 'b' },
  { id: '2', fromId: 'b', toId: 'c' },
];
