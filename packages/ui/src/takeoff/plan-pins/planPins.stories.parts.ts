import { Camera, CircleQuestionMark, ClipboardCheck, Flag, ListChecks } from 'lucide-react';
import { palette } from '../../tokens/palette.ts';
import type { PlanPin, PlanPinKind, PlanPinStatus, PlanSheet } from './planPinTypes.ts';

const { slate, red } = palette;
/** Points per foot, and the upper left corner of the building on the drawing. */
const foot = 9.6;
const corner = { x: 110, y: 120 };
const size = { width: 1080, height: 800 };
/** Height of the building in feet, whose y goes up. */
const deep = 64;
const X = (feet: number) => corner.x + feet * foot;
const Y = (feet: number) => corner.y + (deep - feet) * foot;

const rooms: [name: string, number: string, x: number, y: number][] = [
  ['MECH', '101', 5, 57],
  ['LAB', '102', 17, 57],
  ['STAFF LOUNGE', '103', 33, 55],
  ['OFFICE', '104', 48, 57],
  ['CARE TEAM', '105', 63, 55],
  ['EXAM 1', '108', 6, 39],
  ['EXAM 2', '109', 18, 39],
  ['EXAM 5', '112', 6, 27],
  ['EXAM 6', '113', 18, 27],
  ['TOILET', '116', 31.8, 41],
  ['TOILET', '117', 39, 41],
  ['IMAGING', '118', 36, 33.5],
  ['NURSE STATION', '119', 36, 25],
  ['EXAM 3', '110', 54, 39],
  ['EXAM 4', '111', 66, 39],
  ['EXAM 7', '114', 54, 27],
  ['EXAM 8', '115', 66, 27],
  ['BUSINESS OFFICE', '121', 10, 8],
  ['WAITING', '120', 27, 10],
  ['CONSULT', '123', 57, 10],
  ['CONF.', '124', 67, 8],
];
const walls: [number, number, number, number][] = [
  [0, 0, 72, 0],
  [72, 0, 72, 64],
  [72, 64, 0, 64],
  [0, 64, 0, 0],
  [0, 50, 72, 50],
  [10, 50, 10, 64],
  [24, 50, 24, 64],
  [42, 50, 42, 64],
  [54, 50, 54, 64],
  [0, 45, 24, 45],
  [0, 33, 24, 33],
  [0, 21, 24, 21],
  [12, 21, 12, 45],
  [24, 21, 24, 45],
  [48, 45, 72, 45],
  [48, 33, 72, 33],
  [48, 21, 72, 21],
  [60, 21, 60, 45],
  [48, 21, 48, 45],
  [29, 45, 43, 45],
  [29, 37, 43, 37],
  [29, 29, 43, 29],
  [29, 29, 29, 45],
  [43, 29, 43, 45],
  [35, 37, 35, 45],
  [0, 16, 72, 16],
  [20, 0, 20, 16],
  [52, 0, 52, 16],
  [62, 0, 62, 16],
];

function drawing(): string {
  const text = (x: number, y: number, letters: string, height: number, weight = 600) =>
    `<text x="${x}" y="${y}" font-size="${height}" font-weight="${weight}" text-anchor="middle" fill="${slate[800]}">${letters}</text>`;
  const parts = [
    `<rect width="${size.width}" height="${size.height}" fill="#fff"/>`,
    `<rect x="18" y="18" width="${size.width - 36}" height="${size.height - 36}" fill="none" stroke="${slate[800]}" stroke-width="1.6"/>`,
    `<path d="M900 18V782M900 180H1062M900 620H1062" stroke="${slate[800]}" fill="none"/>`,
    text(981, 108, 'HARTWELL + BOYD', 13),
    text(981, 128, 'ARCHITECTS', 9, 400),
    text(981, 400, 'ALDER CREEK', 14),
    text(981, 420, 'FAMILY CLINIC', 14),
    text(981, 660, 'FLOOR PLAN', 12),
    text(981, 678, 'LEVEL 1', 10, 400),
    text(981, 744, 'A2.1', 38, 700),
  ];
  for (const [index, x] of [0, 18, 36, 54, 72].entries())
    parts.push(
      `<path d="M${X(x)} ${Y(70)}V${Y(-4)}" stroke="${slate[300]}" stroke-dasharray="14 4 2 4"/>`,
      `<circle cx="${X(x)}" cy="${Y(71.4)}" r="11" fill="none" stroke="${slate[600]}"/>`,
      text(X(x), Y(71.4) + 4, String(index + 1), 11),
    );
  for (const [index, y] of [64, 48, 32, 16, 0].entries())
    parts.push(
      `<path d="M${X(-6)} ${Y(y)}H${X(76)}" stroke="${slate[300]}" stroke-dasharray="14 4 2 4"/>`,
      `<circle cx="${X(-7.2)}" cy="${Y(y)}" r="11" fill="none" stroke="${slate[600]}"/>`,
      text(X(-7.2), Y(y) + 4, 'ABCDE'[index] ?? '', 11),
    );
  for (const [x1, y1, x2, y2] of walls)
    parts.push(
      `<path d="M${X(x1)} ${Y(y1)}L${X(x2)} ${Y(y2)}" stroke="${slate[800]}" stroke-width="4.4" stroke-linecap="square"/>`,
    );
  for (const [name, number, x, y] of rooms)
    parts.push(
      text(X(x), Y(y), name, 8.5),
      `<rect x="${X(x) - 12}" y="${Y(y) + 4}" width="24" height="11" fill="none" stroke="${slate[500]}" stroke-width=".7"/>`,
      text(X(x), Y(y) + 13, number, 8, 400),
    );
  parts.push(
    `<rect x="${X(28)}" y="${Y(46)}" width="${9 * foot}" height="${10 * foot}" rx="10" fill="none" stroke="${red[500]}" stroke-width="1.6" stroke-dasharray="5 3"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${size.height}" font-family="Open Sans, sans-serif">${parts.join('')}</svg>`;
}

const urlOf = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`;

export const sheet: PlanSheet = { ...size, src: urlOf(drawing()) };

/** The sheet in tiles of 256 pixels at three scales, each drawn by itself. */
export const tiledSheet: PlanSheet = {
  ...size,
  tiles: {
    size: 256,
    scales: [0.5, 1, 2],
    urlOf: (level, column, row) => {
      const edge = 256 / (0.5 * 2 ** level);
      return urlOf(
        drawing().replace(
          /viewBox="[^"]+"/,
          `viewBox="${column * edge} ${row * edge} ${edge} ${edge}" width="256" height="256"`,
        ),
      );
    },
  },
};

export const kinds: readonly PlanPinKind[] = [
  { id: 'punch', label: 'Punch item', pluralLabel: 'Punch items', shape: 'drop', icon: Flag },
  { id: 'rfi', label: 'RFI', pluralLabel: 'RFIs', shape: 'hexagon', icon: CircleQuestionMark },
  { id: 'photo', label: 'Photo', pluralLabel: 'Photos', shape: 'circle', icon: Camera },
  { id: 'form', label: 'Form', pluralLabel: 'Forms', shape: 'square', icon: ClipboardCheck },
  { id: 'task', label: 'Task', pluralLabel: 'Tasks', shape: 'diamond', icon: ListChecks },
];
export const statuses: readonly PlanPinStatus[] = [
  { id: 'work', label: 'Work required', tone: 'info' },
  { id: 'ready', label: 'Ready for review', tone: 'warn' },
  { id: 'rejected', label: 'Not accepted', tone: 'bad' },
  { id: 'open', label: 'Open', tone: 'neutral' },
  { id: 'closed', label: 'Closed', tone: 'ok' },
];

/** A place in feet of the building, in the space of the sheet. */
const at = (x: number, y: number) => ({ x: X(x), y: size.height - Y(y) });
type Row = [
  number: string,
  kindId: string,
  statusId: string,
  x: number,
  y: number,
  title: string,
  place: string,
];
const rows: readonly Row[] = [
  ['P-041', 'punch', 'ready', 30.2, 30.5, 'Door frame 118 out of plumb by 3/8″', 'Level 1, Imaging 118'],
  ['P-038', 'punch', 'work', 7.6, 60, 'Seal duct penetration', 'Level 1, Mech 101'],
  ['P-039', 'punch', 'work', 57, 58, 'Patch outlet cutout', 'Level 1, Care team 105'],
  ['P-040', 'punch', 'ready', 3.4, 43, 'Touch up paint at sink', 'Level 1, Exam 1'],
  ['P-042', 'punch', 'work', 40.4, 35.6, 'Lead lining certificate missing', 'Level 1, Imaging 118'],
  ['P-043', 'punch', 'rejected', 21.4, 24.6, 'Ceiling grid not level', 'Level 1, Exam 6'],
  ['P-044', 'punch', 'ready', 51.4, 43, 'Base cabinet door binds', 'Level 1, Exam 3'],
  ['P-045', 'punch', 'work', 26.8, 3.4, 'Replace scratched glazing', 'Level 1, Waiting 120'],
  ['P-046', 'punch', 'work', 67.4, 2.6, 'Data outlet not labeled', 'Level 1, Conf. 124'],
  ['P-047', 'punch', 'closed', 14, 39, 'Fill screw holes', 'Level 1, Exam 2'],
  ['RFI-027', 'rfi', 'open', 31, 53, 'Head height of the corridor opening', 'Level 1, Corridor 107'],
  ['RFI-031', 'rfi', 'open', 57.2, 4, 'Sound rating of the consult wall', 'Level 1, Consult 123'],
  ['PH-112', 'photo', 'open', 47.6, 60.4, 'Ceiling before closing', 'Level 1, Office 104'],
  ['PH-113', 'photo', 'open', 2.4, 22.8, 'Blocking for grab bar', 'Level 1, Exam 5'],
  ['PH-114', 'photo', 'open', 11.4, 13.4, 'Slab moisture test', 'Level 1, Business office 121'],
  ['FRM-012', 'form', 'open', 21.4, 43.4, 'Frame inspection', 'Level 1, Exam 2'],
  ['FRM-013', 'form', 'closed', 51.2, 24.8, 'Above-ceiling inspection', 'Level 1, Exam 7'],
  ['T-201', 'task', 'open', 41, 39.6, 'Confirm the floor drain', 'Level 1, Toilet 117'],
  ['T-202', 'task', 'open', 46.4, 12.8, 'Protect the finished floor', 'Level 1, Waiting 120'],
  ['P-048', 'punch', 'work', 31.4, 39.8, 'Tile layout does not match rev 2', 'Level 1, Toilet 116'],
];
export const pins: readonly PlanPin[] = rows.map(([number, kindId, statusId, x, y, title, place]) => ({
  id: number,
  number,
  kindId,
  statusId,
  title,
  place,
  at: at(x, y),
  ...(number === 'P-048' || number === 'RFI-027' ? { warning: 'The drawing changed here' } : {}),
}));

/** The last four pins are only on this device. */
export const offlinePins: readonly PlanPin[] = pins.map((pin, index) =>
  index >= pins.length - 4 ? { ...pin, isUnsynced: true } : pin,
);

/** Three more pins at the place of the first one. */
export const stackedPins: readonly PlanPin[] = [
  ...pins,
  ...[1, 2, 3].map((number) => ({
    ...(pins[0] as PlanPin),
    id: `S-${number}`,
    number: `S-${number}`,
    title: `Finding ${number} at the frame`,
  })),
];

export const manyPins: readonly PlanPin[] = Array.from({ length: 10_000 }, (_, index) => ({
  id: `M-${index}`,
  number: `M-${index + 1}`,
  title: `Fastener ${index + 1}`,
  kindId: kinds[index % kinds.length]?.id ?? '',
  statusId: statuses[(index * 7) % statuses.length]?.id ?? '',
  place: `Level ${1 + (index % 4)}`,
  at: at(((index * 7919) % 7200) / 100, ((index * 104_729) % 6400) / 100),
}));

const longTitle =
  'Fire-resistive joint system at the head of the rated corridor partition does not continue behind the casework, and the listed system number on the label does not match the approved submittal 07 84 43-2.1';
export const longPins: readonly PlanPin[] = pins.map((pin, index) =>
  index === 0
    ? {
        ...pin,
        number: 'PUNCH-2026-000041',
        title: longTitle,
        place: 'Building C, North wing, Level 1, Corridor between imaging 118 and nurse station 119',
        warning: 'The drawing changed here between revision 1 and revision 2 of bulletin 3',
        isUnsynced: true,
      }
    : pin,
);
