import { ink, type Sheet } from './sheet.ts';

export interface RevisionRow {
  mark: string;
  text: string;
  date: string;
}

/** Texts of a title block. */
export interface TitleBlock {
  number: string;
  title: string;
  subtitle: string;
  project: [string, string];
  address: [string, string];
  scale: string;
  issued: string;
  projectNumber: string;
  revisions: RevisionRow[];
}

/** The part of a sheet that is free for drawings. */
export interface Field {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Title block's strip along the right edge, in points. */
interface TitleStrip {
  sheet: Sheet;
  /** Size of a unit: the sheet's height / 1728. */
  u: number;
  /** Left, right and lower edge. */
  x: number;
  right: number;
  bottom: number;
  middle: number;
  /** Draws a line across the strip. */
  rule: (y: number) => void;
  /** Draws a centered text; size and spacing in units. */
  centered: (text: string, y: number, size: number, bold?: boolean, color?: string, spacing?: number) => void;
}

/** Mark, two gables over a common base line, name and address of the architect. @returns the lower edge. */
function drawArchitect(strip: TitleStrip, top: number): number {
  const { sheet, u, middle, rule, centered } = strip;
  let y = top + 34 * u;
  const mark = [
    [-34, 44],
    [-34, 0],
    [-12, 0],
    [-12, 24],
    [12, 24],
    [12, 0],
    [34, 0],
    [34, 44],
  ].map(([dx, dy]) => ({ x: middle + (dx as number) * u, y: y + (dy as number) * u }));
  sheet.path(mark, { close: false, weight: 5 * u });
  y += 76 * u;
  centered('HARTWELL + BOYD', y, 19, true, ink.line, 0.6);
  centered('A R C H I T E C T S', y + 23 * u, 10.5, false, ink.soft, 1);
  centered('218 Pearl Street, Suite 400', y + 50 * u, 10, false, ink.soft);
  centered('Eugene, Oregon 97401', y + 64 * u, 10, false, ink.soft);
  y += 92 * u;
  rule(y);
  return y;
}

/** Seal and signature. @returns the lower edge. */
function drawSeal(strip: TitleStrip, top: number): number {
  const { sheet, u, middle, rule, centered } = strip;
  const seal = top + 92 * u;
  sheet.circle(middle, seal, 70 * u, 1.3 * u);
  sheet.circle(middle, seal, 66 * u, 0.5 * u);
  sheet.circle(middle, seal, 46 * u, 0.7 * u);
  const around = 'REGISTERED  ARCHITECT';
  [...around].forEach((letter, index) => {
    const angle = -Math.PI / 2 + (index - (around.length - 1) / 2) * 0.165;
    sheet.text(letter, middle + 56 * u * Math.cos(angle), seal + 56 * u * Math.sin(angle), {
      size: 9.5 * u,
      align: 'center',
      angle: (-(angle + Math.PI / 2) * 180) / Math.PI,
    });
  });
  const under = 'OREGON';
  [...under].forEach((letter, index) => {
    const angle = Math.PI / 2 - (index - (under.length - 1) / 2) * 0.18;
    sheet.text(letter, middle + 56 * u * Math.cos(angle), seal + 56 * u * Math.sin(angle), {
      size: 9.5 * u,
      align: 'center',
      angle: (-(angle - Math.PI / 2) * 180) / Math.PI,
    });
  });
  centered('S. HARTWELL', seal - 18 * u, 11, true);
  centered('No. 6184', seal - 3 * u, 9.5);
  sheet.doc
    .lineWidth(1.1 * u)
    .strokeColor('#2b3f66')
    .moveTo(middle - 40 * u, seal + 26 * u)
    .bezierCurveTo(
      middle - 18 * u,
      seal - 22 * u,
      middle - 12 * u,
      seal + 46 * u,
      middle + 4 * u,
      seal + 14 * u,
    )
    .bezierCurveTo(
      middle + 14 * u,
      seal - 6 * u,
      middle + 16 * u,
      seal + 34 * u,
      middle + 46 * u,
      seal + 8 * u,
    )
    .stroke();
  const y = top + 184 * u;
  rule(y);
  return y;
}

/** Name and address of the project. @returns the lower edge. */
function drawProject(strip: TitleStrip, top: number, { project, address }: TitleBlock): number {
  const { u, rule, centered } = strip;
  const y = top + 128 * u;
  centered(project[0], top + 34 * u, 19, true);
  centered(project[1], top + 57 * u, 19, true);
  centered(address[0], top + 86 * u, 10.5, false, ink.soft);
  centered(address[1], top + 101 * u, 10.5, false, ink.soft);
  rule(y);
  return y;
}

/** Table of the revisions. @returns the lower edge. */
function drawRevisions(strip: TitleStrip, top: number, { revisions }: TitleBlock): number {
  const { sheet, u, x, right, rule } = strip;
  const row = 24 * u;
  const columns = [x, x + 38 * u, right - 72 * u];
  const head = ['REV', 'DESCRIPTION', 'DATE'];
  columns.forEach((at, index) => {
    sheet.text(head[index] as string, at + 8 * u, top + row / 2, {
      size: 8.5 * u,
      bold: true,
      color: ink.soft,
    });
    if (index > 0) sheet.line(at, top, at, top + row * 7, 0.5 * u);
  });
  for (let index = 0; index < 6; index++) {
    const line = top + row * (index + 1);
    sheet.line(x, line, right, line, 0.5 * u);
    const revision = revisions[index];
    if (revision === undefined) continue;
    drawDelta(sheet, x + 19 * u, line + row / 2, 9 * u, revision.mark);
    sheet.text(revision.text, x + 46 * u, line + row / 2, { size: 9 * u });
    sheet.text(revision.date, right - 64 * u, line + row / 2, { size: 9 * u });
  }
  const y = top + row * 7;
  rule(y);
  return y;
}

/** Key plan and north arrow. @returns the lower edge. */
function drawKeyPlan(strip: TitleStrip, top: number): number {
  const { sheet, u, x, middle, rule } = strip;
  sheet.text('KEY PLAN', x + 12 * u, top + 16 * u, { size: 8.5 * u, bold: true, color: ink.soft });
  const key = { x: middle - 62 * u, y: top + 34 * u, width: 124 * u, height: 78 * u };
  sheet.rect(key.x, key.y, key.width, key.height, 1.2 * u);
  sheet.fill(key.x, key.y, key.width, key.height * 0.22, ink.faint);
  sheet.rect(key.x, key.y, key.width, key.height * 0.22, 0.6 * u);
  sheet.line(key.x, key.y + key.height * 0.74, key.x + key.width, key.y + key.height * 0.74, 0.6 * u);
  sheet.rect(
    key.x + key.width * 0.36,
    key.y + key.height * 0.34,
    key.width * 0.24,
    key.height * 0.28,
    0.6 * u,
  );
  sheet.rect(key.x + key.width * 0.42, key.y + key.height, key.width * 0.16, key.height * 0.2, 0.6 * u);
  drawNorth(sheet, middle, top + 186 * u, 27 * u);
  const y = top + 236 * u;
  rule(y);
  return y;
}

/** Number, title and facts of the sheet, from the bottom up. */
function drawSheetFacts(strip: TitleStrip, block: TitleBlock): void {
  const { sheet, u, x, right, bottom, rule, centered } = strip;
  const numberTop = bottom - 126 * u;
  rule(numberTop);
  centered(block.number, numberTop + 66 * u, 74, true);
  const titleTop = numberTop - 96 * u;
  rule(titleTop);
  centered(block.title, titleTop + 38 * u, 18, true);
  centered(block.subtitle, titleTop + 62 * u, 12, false, ink.soft);
  const facts: [string, string][] = [
    ['PROJECT NO.', block.projectNumber],
    ['DRAWN', 'KT'],
    ['CHECKED', 'SH'],
    ['ISSUED', block.issued],
    ['SCALE', block.scale],
  ];
  const factsTop = titleTop - facts.length * 25 * u;
  rule(factsTop);
  facts.forEach(([label, value], index) => {
    const line = factsTop + index * 25 * u;
    if (index > 0) sheet.line(x, line, right, line, 0.5 * u);
    sheet.text(label, x + 12 * u, line + 12.5 * u, { size: 8.5 * u, color: ink.soft });
    sheet.text(value, right - 12 * u, line + 12.5 * u, { size: 10.5 * u, bold: true, align: 'right' });
  });
}

/** Draws border and title block; sizes follow the sheet's height. */
export function drawFrame(sheet: Sheet, block: TitleBlock): Field {
  const u = sheet.height / 1728;
  const margin = 36 * u;
  const left = 54 * u;
  const right = sheet.width - margin;
  const top = margin;
  const bottom = sheet.height - margin;
  const width = 262 * u;
  const x = right - width;
  const middle = x + width / 2;
  sheet.rect(left, top, right - left, bottom - top, 2.2 * u);
  sheet.line(x, top, x, bottom, 1.4 * u);
  const rule = (y: number): void => void sheet.line(x, y, right, y, 0.9 * u);
  const centered = (
    text: string,
    y: number,
    size: number,
    bold = false,
    color: string = ink.line,
    spacing = 0,
  ): void =>
    void sheet.text(text, middle, y, { size: size * u, bold, align: 'center', color, spacing: spacing * u });

  const strip: TitleStrip = { sheet, u, x, right, bottom, middle, rule, centered };
  let y = drawArchitect(strip, top);
  y = drawSeal(strip, y);
  y = drawProject(strip, y, block);
  y = drawRevisions(strip, y, block);
  y = drawKeyPlan(strip, y);
  centered('ISSUED FOR', y + 40 * u, 10, false, ink.soft, 1.4);
  centered('BID', y + 72 * u, 32, true, ink.line, 1);
  centered('NOT FOR CONSTRUCTION', y + 104 * u, 9.5, false, ink.soft, 0.8);
  drawSheetFacts(strip, block);
  return { x: left, y: top, width: x - left, height: bottom - top };
}

/** A revision's triangle. */
export function drawDelta(sheet: Sheet, x: number, y: number, size: number, mark: string): void {
  sheet.path(
    [
      { x, y: y - size },
      { x: x + size * 0.98, y: y + size * 0.74 },
      { x: x - size * 0.98, y: y + size * 0.74 },
    ],
    { weight: size * 0.09, fill: '#ffffff' },
  );
  sheet.text(mark, x, y + size * 0.24, { size: size * 0.95, bold: true, align: 'center' });
}

export function drawNorth(sheet: Sheet, x: number, y: number, radius: number): void {
  sheet.circle(x, y, radius, radius * 0.04);
  sheet.path(
    [
      { x, y: y - radius },
      { x: x + radius * 0.42, y: y + radius * 0.62 },
      { x, y: y + radius * 0.34 },
    ],
    {
      weight: 0.4,
      fill: ink.line,
    },
  );
  sheet.path(
    [
      { x, y: y - radius },
      { x: x - radius * 0.42, y: y + radius * 0.62 },
      { x, y: y + radius * 0.34 },
    ],
    {
      weight: radius * 0.04,
      fill: '#ffffff',
    },
  );
  sheet.text('N', x, y - radius * 1.32, { size: radius * 0.52, bold: true, align: 'center' });
}

/** The title under a drawing: number in a bubble, name, scale, and a bar to check the scale by. */
export function drawViewTitle(
  sheet: Sheet,
  x: number,
  y: number,
  number: string,
  name: string,
  scale: string,
  pointsPerUnit: number,
  unit: 'ft' | 'm',
): void {
  const u = sheet.height / 1728;
  sheet.circle(x + 22 * u, y, 22 * u, 1.2 * u);
  sheet.text(number, x + 22 * u, y, { size: 20 * u, bold: true, align: 'center' });
  const length = Math.max(260 * u, sheet.textWidth(name, 17 * u, true) + 30 * u);
  sheet.line(x + 44 * u, y + 4 * u, x + 44 * u + length, y + 4 * u, 1.4 * u);
  sheet.text(name, x + 54 * u, y - 9 * u, { size: 17 * u, bold: true });
  sheet.text(scale, x + 54 * u, y + 18 * u, { size: 11 * u, color: ink.soft });
  const bar = { x: x + 54 * u, y: y + 40 * u, height: 7 * u };
  const suffix = unit === 'm' ? ' m' : "'";
  const step =
    unit === 'm'
      ? pointsPerUnit > 90 * u
        ? 0.5
        : 1
      : pointsPerUnit > 30 * u
        ? 1
        : pointsPerUnit > 12 * u
          ? 4
          : 8;
  // Two even steps, then one of double length, so that both a short and a long dimension can be checked.
  const marks = [0, step, 2 * step, 4 * step];
  marks.forEach((value, index) => {
    sheet.text(`${value}${suffix}`, bar.x + value * pointsPerUnit, bar.y + 19 * u, {
      size: 9.5 * u,
      align: 'center',
    });
    const next = marks[index + 1];
    if (next === undefined) return;
    sheet.rect(
      bar.x + value * pointsPerUnit,
      bar.y,
      (next - value) * pointsPerUnit,
      bar.height,
      0.7 * u,
      ink.line,
      index % 2 === 0 ? ink.line : '#ffffff',
    );
  });
}
