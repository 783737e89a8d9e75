import PDFDocument from 'pdfkit';
import type { Place } from './building.ts';

/** A position in a page's unrotated user space: points, y upwards, origin at the lower left. */
export interface UserPoint {
  x: number;
  y: number;
}

export type PageRotation = 0 | 90 | 180 | 270;

/** Ink of the drawings: a warm black for lines and grays for secondary lines. */
export const ink = {
  line: '#1b222b',
  soft: '#5d6775',
  pale: '#9aa3ae',
  faint: '#c9cfd6',
  wash: '#eef1f4',
  red: '#b3261e',
};

export interface TextStyle {
  size?: number;
  bold?: boolean;
  align?: 'left' | 'center' | 'right';
  color?: string;
  /** Degrees counter-clockwise. */
  angle?: number;
  spacing?: number;
}

/** Names of the drawing's layers, as the national CAD standard writes them. */
export type LayerName =
  | 'A-ANNO-TTLB'
  | 'A-ANNO-NOTE'
  | 'A-ANNO-REVC'
  | 'A-AREA-IDEN'
  | 'A-CLNG'
  | 'A-DOOR'
  | 'A-FLOR-PATT'
  | 'A-FURN'
  | 'A-WALL'
  | 'E-POWR'
  | 'P-FIXT'
  | 'S-GRID';

/** A reference to an object of the PDF; pdfkit's types leave its contents out. */
interface Reference {
  data: Record<string, unknown>;
  end(): void;
}
interface Internals {
  _root: Reference;
  ref(data: Record<string, unknown>): Reference;
}

/** The layers of one document, each an optional content group that viewers can switch. */
export class Layers {
  readonly #groups = new Map<LayerName, Reference>();

  /** Puts what `draw` draws on a layer. */
  on<T>(doc: PDFKit.PDFDocument, name: LayerName, draw: () => T): T {
    let group = this.#groups.get(name);
    if (group === undefined) {
      // A String object is written as text, a plain string as a name.
      group = (doc as unknown as Internals).ref({ Type: 'OCG', Name: Object(name) as unknown });
      this.#groups.set(name, group);
    }
    const { data } = (doc.page as unknown as { resources: Reference }).resources;
    const properties = (data['Properties'] ??= {}) as Record<string, Reference>;
    properties[name] = group;
    doc.addContent(`/OC /${name} BDC`);
    const result = draw();
    doc.addContent('EMC');
    return result;
  }

  get names(): LayerName[] {
    return [...this.#groups.keys()];
  }

  /** Lists the layers in the document's catalog; before the document ends. */
  finish(doc: PDFKit.PDFDocument): void {
    const groups = [...this.#groups.values()];
    (doc as unknown as Internals)._root.data['OCProperties'] = {
      OCGs: groups,
      D: { Order: groups, ON: groups },
    };
    for (const group of groups) group.end();
  }
}

/**
 * One page, drawn in sheet coordinates: points, y down, origin at the upper left of the sheet as it is read. A rotated
 * page is stored turned, with /Rotate turning it upright again; `user` tells where a place of the sheet is in the
 * page's own space.
 */
export class Sheet {
  readonly doc: PDFKit.PDFDocument;
  readonly width: number;
  readonly height: number;
  readonly rotation: PageRotation;
  readonly #layers: Layers | undefined;

  constructor(
    doc: PDFKit.PDFDocument,
    width: number,
    height: number,
    rotation: PageRotation,
    layers?: Layers,
  ) {
    this.#layers = layers;
    this.doc = doc;
    this.width = width;
    this.height = height;
    this.rotation = rotation;
    const turned = rotation === 90 || rotation === 270;
    doc.addPage({ size: turned ? [height, width] : [width, height], margin: 0 });
    if (rotation !== 0) {
      // A page's turn is an entry of its dictionary; pdfkit writes it, without offering an option for it.
      Object.assign(doc.page.dictionary.data, { Rotate: rotation });
    }
    if (rotation === 90) doc.transform(0, -1, 1, 0, 0, width);
    if (rotation === 180) doc.transform(-1, 0, 0, -1, width, height);
    if (rotation === 270) doc.transform(0, 1, -1, 0, height, 0);
    doc.lineCap('butt').lineJoin('miter');
  }

  /** Puts what `draw` draws on a layer, where the document has layers. */
  layer<T>(name: LayerName, draw: () => T): T {
    return this.#layers === undefined ? draw() : this.#layers.on(this.doc, name, draw);
  }

  /** Converts a point of the sheet to the page's unrotated user space. */
  user(x: number, y: number): UserPoint {
    if (this.rotation === 90) return { x: y, y: x };
    if (this.rotation === 180) return { x: this.width - x, y };
    if (this.rotation === 270) return { x: this.height - y, y: this.width - x };
    return { x, y: this.height - y };
  }

  line(x0: number, y0: number, x1: number, y1: number, weight = 0.5, color = ink.line): this {
    this.doc.lineWidth(weight).strokeColor(color).moveTo(x0, y0).lineTo(x1, y1).stroke();
    return this;
  }

  dashed(
    x0: number,
    y0: number,
    x1: number,
    y1: number,
    pattern: number[],
    weight = 0.5,
    color: string = ink.line,
  ): this {
    // pdfkit takes an array of lengths; its types know only one.
    this.doc.save();
    this.doc.dash(pattern as unknown as number, {});
    this.line(x0, y0, x1, y1, weight, color);
    this.doc.undash().restore();
    return this;
  }

  rect(
    x: number,
    y: number,
    width: number,
    height: number,
    weight = 0.5,
    color: string = ink.line,
    fill?: string,
  ): this {
    this.doc.lineWidth(weight).strokeColor(color).rect(x, y, width, height);
    if (fill === undefined) this.doc.stroke();
    else this.doc.fillAndStroke(fill, color);
    return this;
  }

  fill(x: number, y: number, width: number, height: number, color: string): this {
    this.doc.rect(x, y, width, height).fill(color);
    return this;
  }

  circle(x: number, y: number, radius: number, weight = 0.5, color: string = ink.line, fill?: string): this {
    this.doc.lineWidth(weight).strokeColor(color).circle(x, y, radius);
    if (fill === undefined) this.doc.stroke();
    else this.doc.fillAndStroke(fill, color);
    return this;
  }

  path(
    points: { x: number; y: number }[],
    options: { close?: boolean; weight?: number; color?: string; fill?: string } = {},
  ): this {
    const { close = true, weight = 0.5, color = ink.line, fill } = options;
    points.forEach(({ x, y }, index) => (index === 0 ? this.doc.moveTo(x, y) : this.doc.lineTo(x, y)));
    if (close) this.doc.closePath();
    this.doc.lineWidth(weight).strokeColor(color);
    if (fill === undefined) this.doc.stroke();
    else if (weight === 0) this.doc.fill(fill);
    else this.doc.fillAndStroke(fill, color);
    return this;
  }

  /** An arc about a center, angles in degrees, clockwise on the sheet, as one or more Bézier curves. */
  arc(
    cx: number,
    cy: number,
    radius: number,
    from: number,
    to: number,
    weight = 0.35,
    color: string = ink.line,
  ): this {
    const parts = Math.max(1, Math.ceil(Math.abs(to - from) / 90));
    const step = ((to - from) / parts) * (Math.PI / 180);
    const handle = (4 / 3) * Math.tan(step / 4) * radius;
    let angle = (from * Math.PI) / 180;
    this.doc.moveTo(cx + radius * Math.cos(angle), cy + radius * Math.sin(angle));
    for (let part = 0; part < parts; part++) {
      const next = angle + step;
      this.doc.bezierCurveTo(
        cx + radius * Math.cos(angle) - handle * Math.sin(angle),
        cy + radius * Math.sin(angle) + handle * Math.cos(angle),
        cx + radius * Math.cos(next) + handle * Math.sin(next),
        cy + radius * Math.sin(next) - handle * Math.cos(next),
        cx + radius * Math.cos(next),
        cy + radius * Math.sin(next),
      );
      angle = next;
    }
    this.doc.lineWidth(weight).strokeColor(color).stroke();
    return this;
  }

  /** Draws text with the middle of its capitals at y. */
  text(content: string, x: number, y: number, style: TextStyle = {}): this {
    const { size = 9, bold = false, align = 'left', color = ink.line, angle = 0, spacing = 0 } = style;
    this.doc
      .font(bold ? 'Helvetica-Bold' : 'Helvetica')
      .fontSize(size)
      .fillColor(color);
    const width = this.doc.widthOfString(content, { characterSpacing: spacing });
    const shift = align === 'center' ? -width / 2 : align === 'right' ? -width : 0;
    this.doc.save();
    if (angle !== 0) this.doc.rotate(-angle, { origin: [x, y] });
    this.doc.text(content, x + shift, y - size * 0.36, {
      lineBreak: false,
      baseline: 'top',
      characterSpacing: spacing,
    });
    this.doc.restore();
    return this;
  }

  textWidth(content: string, size: number, bold = false): number {
    this.doc.font(bold ? 'Helvetica-Bold' : 'Helvetica').fontSize(size);
    return this.doc.widthOfString(content);
  }
}

/** A drawing on a sheet at one scale. */
export class View {
  readonly sheet: Sheet;
  /** Where the building's upper left grid crossing is, on the sheet. */
  readonly originX: number;
  readonly originY: number;
  /** Points per foot. */
  readonly ppf: number;

  constructor(sheet: Sheet, originX: number, originY: number, ppf: number) {
    this.sheet = sheet;
    this.originX = originX;
    this.originY = originY;
    this.ppf = ppf;
  }

  x(feet: number): number {
    return this.originX + feet * this.ppf;
  }

  y(feet: number): number {
    return this.originY + feet * this.ppf;
  }

  at(place: Place): { x: number; y: number } {
    return { x: this.x(place.x), y: this.y(place.y) };
  }

  user(place: Place): UserPoint {
    return this.sheet.user(this.x(place.x), this.y(place.y));
  }
}

/** A document whose bytes depend only on its content: fixed dates, and therefore a fixed id. */
export function createDocument(title: string, options: PDFKit.PDFDocumentOptions = {}): PDFKit.PDFDocument {
  const date = new Date(Date.UTC(2026, 0, 20, 12));
  return new PDFDocument({
    autoFirstPage: false,
    pdfVersion: '1.7',
    info: { Title: title, Author: 'Hartwell + Boyd Architects', CreationDate: date, ModDate: date },
    ...options,
  });
}

/** Ends a document and gathers its bytes. */
export function finish(doc: PDFKit.PDFDocument): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
    doc.end();
  });
}
