import {
  hatchDashes,
  hatchStrokes,
  hatchTile,
  markOutline,
  turnedHatch,
  type Hatch,
  type MarkShape,
} from '@plumbline/estimating';
import type { Pen, Turn } from './types.ts';

type Doc = PDFKit.PDFDocument;
type Tile = ReturnType<Doc['pattern']>;

/** PDF tile of a hatch; y points up in sheet space. */
function tileOf(hatch: Hatch, turn: Turn, unit: number, isUpright: boolean): string {
  const edge = hatchTile * unit;
  // A zero-length line with round caps draws a dot in four numbers.
  if (hatch === 'dots') return `1 J ${2.2 * unit} w ${edge / 2} ${edge / 2} m ${edge / 2} ${edge / 2} l S`;
  const seen = !isUpright && (turn === 90 || turn === 270) ? turnedHatch(hatch) : hatch;
  const yOf = (y: number) => (isUpright ? y : hatchTile - y) * unit;
  const lines = hatchStrokes[seen].flatMap(([a, b]) => {
    // Adjacent tiles contribute to the corners.
    const shifts = a.x !== b.x && a.y !== b.y ? [-1, 0, 1] : [0];
    return shifts.map((shift) => {
      const by = shift * edge;
      return `${a.x * unit + by} ${yOf(a.y)} m ${b.x * unit + by} ${yOf(b.y)} l`;
    });
  });
  return `${unit} w ${lines.join(' ')} S`;
}

/** Hatch patterns of one page, each written once. */
export class Hatching {
  #doc: Doc;
  #turn: Turn;
  #tiles = new Map<string, Tile>();

  constructor(doc: Doc, turn: Turn) {
    this.#doc = doc;
    this.#turn = turn;
  }

  /** Pattern fill in a color; null without hatch. @param isUpright in the upright space of text. */
  fill(hatch: Hatch, color: string, unit: number, isUpright = false): PDFKit.Mixins.ColorValue | null {
    if (hatch === 'none') return null;
    const key = `${hatch}/${unit}/${isUpright}`;
    let tile = this.#tiles.get(key);
    if (!tile) {
      const edge = hatchTile * unit;
      tile = this.#doc.pattern([0, 0, edge, edge], edge, edge, tileOf(hatch, this.#turn, unit, isUpright));
      this.#tiles.set(key, tile);
    }
    return [tile, color];
  }
}

/** Sets the dash of the next line. */
export function dashed({ doc }: Pick<Pen, 'doc'>, hatch: Hatch, width: number): void {
  const dashes = hatchDashes[hatch];
  const lengths: unknown = dashes.map((each) => each * width);
  // The type definitions allow one length only.
  if (dashes.length > 0) doc.dash(lengths as number, {});
}

/** Outline of a mark around 0, 0 in upright space. @param half half the width needed by its number */
export function traceMark({ doc }: Pick<Pen, 'doc'>, shape: MarkShape, radius: number, half: number): void {
  // Three digits widen a disc or square; the tips of other shapes extend beyond the number.
  if (shape === 'circle') doc.roundedRect(-half, -radius, 2 * half, 2 * radius, radius);
  else if (shape === 'square') doc.rect(-half, -radius * 0.95, 2 * half, radius * 1.9);
  else {
    const grown = Math.max(radius, half * 0.9);
    markOutline(shape, grown).forEach(({ x, y }, at) => (at === 0 ? doc.moveTo(x, y) : doc.lineTo(x, y)));
    doc.closePath();
  }
}
