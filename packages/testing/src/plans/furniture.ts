import { bounds, type Room, type RoomKind } from './building.ts';
import { LocalDrawing } from './local-drawing.ts';
import { ink, type View } from './sheet.ts';

/** A room with the means to draw in it, in feet from its lower left corner. */
interface Furnishing {
  view: View;
  room: Room;
  /** Corner of the room in the building. */
  x0: number;
  y0: number;
  /** Width and height. */
  w: number;
  h: number;
  /** Drawing position, turned by quarter turns. */
  place: (x: number, y: number, turns?: number) => LocalDrawing;
  chair: (x: number, y: number, turns?: number) => void;
  desk: (x: number, y: number, turns: number) => void;
  /** Round table with seats. */
  round: (x: number, y: number, radius: number, seats: number) => void;
}

/** Exam room: cabinet, table, stool and chair, by the side of the door. */
function furnishExam({ room, w, h, place, chair }: Furnishing): void {
  const bottom = room.door === 'bottom';
  const hinge = (Number(room.number) + (bottom ? 1 : 0)) % 2;
  // Door on one side, cabinet along the other, table at the far wall.
  const cabinetX = hinge === 0 ? w - 2.1 : 0.3;
  const cabinetY = bottom ? h - 7.6 : 0.6;
  place(cabinetX, cabinetY).rect(0, 0, 1.8, 7, 0.5);
  const tableY = bottom ? 0.8 : h - 7;
  const tableX = hinge === 0 ? 2 : w - 4.6;
  place(tableX, tableY)
    .rect(0, 0, 2.6, 6.1, 0.5, 0.35)
    .line(0, bottom ? 1.7 : 4.4, 2.6, bottom ? 1.7 : 4.4);
  place(tableX + 1.3, tableY + (bottom ? 0.95 : 5.2)).ellipse(0, 0, 0.8, 0.45, 0.4);
  place(w / 2 + (hinge === 0 ? 1 : -1), bottom ? 3.2 : h - 3.2)
    .circle(0, 0, 0.65)
    .circle(0, 0, 0.42, 0.3);
  chair(hinge === 0 ? w - 1.5 : 1.5, bottom ? 1.6 : h - 1.6, bottom ? 0 : 2);
}

/** Office: desk, chairs and shelf. */
function furnishOffice({ w, h, place, chair, desk }: Furnishing): void {
  desk(0.9, 0.9, 0);
  chair(4.4, 4.4, 0);
  chair(w - 2, 2, 1);
  place(0.4, h - 5)
    .rect(0, 0, 1.3, 3.6)
    .line(0, 1.8, 1.3, 1.8);
}

/** Care team and business office: rows of desks, and a cabinet. */
function furnishWorkstations({ room, w, h, place, chair, desk }: Furnishing): void {
  for (let x = 2.6; x + 7 < w; x += 8) {
    desk(x, room.door === 'top' ? h - 1 : 1, room.door === 'top' ? 3 : 0);
    chair(x + 3.9, room.door === 'top' ? h - 4 : 4.4, room.door === 'top' ? 2 : 0);
  }
  place(0.4, h / 2 - 2)
    .rect(0, 0, 1.4, 4)
    .line(0, 1.33, 1.4, 1.33)
    .line(0, 2.66, 1.4, 2.66);
}

/** Staff lounge: counter, refrigerator and tables. */
function furnishLounge({ w, h, place, round }: Furnishing): void {
  place(0.5, 0.4).rect(0, 0, Math.min(12, w * 0.5), 2);
  place(Math.min(12, w * 0.5) + 0.6, 0.4)
    .rect(0, 0, 2.8, 2.6)
    .line(0, 0, 2.8, 2.6, 0.3)
    .line(0, 2.6, 2.8, 0, 0.3);
  round(w * 0.25, h * 0.58, 1.9, 4);
  round(w * 0.68, h * 0.45, 1.9, 4);
}

/** Laboratory: counters with cabinets. */
function furnishLab({ w, h, place, chair }: Furnishing): void {
  place(0.4, 0.4).rect(0, 0, w - 0.8, 2.1);
  place(w - 2.6, 2.5).rect(0, 0, 2.2, h - 9);
  for (let x = w * 0.58; x < w - 3; x += 2.4) place(x, 0.6).rect(0, 0, 1.7, 1.6, 0.4, 0.15);
  chair(w * 0.38, 3.7, 0);
}

/** Mechanical room: air handler, heaters and panel. */
function furnishMechanical({ w, h, place }: Furnishing): void {
  place(1, 1.2).rect(0, 0, 4, 4).line(0, 0, 4, 4, 0.35).line(0, 4, 4, 0, 0.35);
  place(w - 2.8, 2.6)
    .circle(0, 0, 1.5)
    .circle(0, 0, 0.25);
  place(w - 2.8, 6.4)
    .circle(0, 0, 1.5)
    .circle(0, 0, 0.25);
  place(0.4, h - 4.6).rect(0, 0, 0.7, 3.6);
}

/** Toilet: turning circle of a wheelchair. */
function furnishToilet({ view, x0, y0, w, h }: Furnishing): void {
  const { sheet, ppf } = view;
  const center = view.at({ x: x0 + w / 2, y: y0 + h * 0.55 });
  sheet.doc.save();
  sheet.doc.dash(3, { space: 2.4 });
  sheet.circle(center.x, center.y, 2.5 * ppf, 0.35, ink.pale);
  sheet.doc.undash().restore();
}

/** Imaging room: table, scanner and console. */
function furnishImaging({ w, h, place }: Furnishing): void {
  place(w * 0.5 - 4, h / 2 - 1.2)
    .rect(0, 0, 8, 2.6, 0.5, 0.5)
    .rect(0.4, 0.4, 5.2, 1.8, 0.35, 0.3);
  place(w * 0.5 + 2.4, h / 2 + 0.1)
    .circle(0, 0, 2.6, 0.5)
    .circle(0, 0, 1.3, 0.4);
  place(w - 4.2, h - 3.2).rect(0, 0, 3.6, 2.4);
}

/** Nurse station: counters and chairs. */
function furnishNurseStation({ w, h, place, chair }: Furnishing): void {
  place(1.6, 1.2)
    .rect(0, 0, 2, h - 3.4)
    .rect(0, 0, w - 3.2, 2);
  place(w - 3.6, 1.2).rect(0, 0, 2, h - 3.4);
  for (let x = w / 2 - 3.4; x < w / 2 + 4; x += 3.4) chair(x, 4.2, 0);
}

/** Waiting room: chairs along the walls, and tables. */
function furnishWaiting({ w, h, chair, round }: Furnishing): void {
  for (let x = 7; x < w - 6; x += 2.2) chair(x, 1.4, 0);
  for (let x = 1.6; x < w * 0.24; x += 2.2) chair(x, h - 1.4, 2);
  for (let x = w - 1.6; x > w * 0.76; x -= 2.2) chair(x, h - 1.4, 2);
  round(w * 0.2, h * 0.52, 1.5, 0);
  round(w * 0.8, h * 0.52, 1.5, 0);
}

/** Consultation room: table and shelf. */
function furnishConsult({ w, h, place, round }: Furnishing): void {
  round(w * 0.5, h * 0.6, 2.1, 4);
  place(0.5, 5).rect(0, 0, 1.3, 5);
}

/** Conference room: table and chairs. */
function furnishConference({ w, h, place, chair }: Furnishing): void {
  const length = Math.min(11, w - 9);
  const [cx, cy] = [w / 2 + 0.6, h * 0.58];
  place(cx - length / 2, cy - 2).rect(0, 0, length, 4, 0.5, 0.9);
  for (let x = cx - length / 2 + 1.3; x < cx + length / 2 - 0.6; x += 2.5) {
    chair(x, cy - 3.1, 0);
    chair(x, cy + 3.1, 2);
  }
  chair(cx - length / 2 - 1.1, cy, 3);
  chair(cx + length / 2 + 1.1, cy, 1);
}

/** Furniture by kind of room; rooms of other kinds have none. */
const furnish: Partial<Record<RoomKind, (room: Furnishing) => void>> = {
  exam: furnishExam,
  office: furnishOffice,
  care: furnishWorkstations,
  business: furnishWorkstations,
  lounge: furnishLounge,
  lab: furnishLab,
  mech: furnishMechanical,
  toilet: furnishToilet,
  imaging: furnishImaging,
  nurse: furnishNurseStation,
  waiting: furnishWaiting,
  consult: furnishConsult,
  conference: furnishConference,
};

/** Draws the furniture and equipment of a room, by what the room is. */
export function drawFurniture(view: View, room: Room): void {
  const { x0, y0, x1, y1 } = bounds(room.outline);
  const [w, h] = [x1 - x0, y1 - y0];
  const place = (x: number, y: number, turns = 0): LocalDrawing =>
    new LocalDrawing(view, { x: x0 + x, y: y0 + y }, turns);
  const chair = (x: number, y: number, turns = 0): void => {
    place(x, y, turns).rect(-0.8, -0.8, 1.6, 1.6, 0.4, 0.35).line(-0.6, -0.55, 0.6, -0.55, 0.4);
  };
  const desk = (x: number, y: number, turns: number): void => {
    place(x, y, turns).rect(0, 0, 6, 2.5).rect(0, 2.5, 2, 3.5);
  };
  const round = (x: number, y: number, radius: number, seats: number): void => {
    place(x, y).circle(0, 0, radius, 0.5);
    for (let seat = 0; seat < seats; seat++) {
      const angle = (2 * Math.PI * (seat + 0.5)) / seats;
      place(x, y).circle((radius + 1.05) * Math.cos(angle), (radius + 1.05) * Math.sin(angle), 0.75, 0.4);
    }
  };
  furnish[room.kind]?.({ view, room, x0, y0, w, h, place, chair, desk, round });
}
