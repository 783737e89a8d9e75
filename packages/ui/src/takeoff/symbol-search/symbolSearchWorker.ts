import {
  type SymbolMatches,
  findSymbolMatches,
  type PixelBox,
  type ProposalFilter,
  proposedPlaces,
} from '@plumbline/estimating';
import { cropInk, type InkCrop } from './inkCrop.ts';

/** Messages to the worker in order: picture of a symbol of another sheet, sheet size, bands from the top, symbol. */
export type SymbolSearchRequest =
  | { type: 'symbol'; picture: ImageBitmap }
  | { type: 'sheet'; width: number; height: number }
  /** Band of the sheet; the picture is transferred, not copied. */
  | { type: 'band'; y: number; picture: ImageBitmap }
  /** Box of the symbol on the sheet, or in its picture. With a filter, only proposals are found, with their ink. */
  | { type: 'find'; box: PixelBox; filter?: ProposalFilter };

export type SymbolSearchResponse =
  | { type: 'progress'; part: number }
  /** Null if the box is empty. */
  | { type: 'found'; found: SymbolMatches | null; crops?: InkCrop[] };

/** Darkness of ink, of 255. */
const drawn = 64;

/** Blank rows between the sheet and the picture of a symbol below it. */
const gap = 64;

let size = { width: 0, height: 0 };
/** Rows of ink, with those of the picture below the sheet. */
let rows = 0;
let symbol: ImageBitmap | null = null;
let ink = new Uint8Array(0);

/** Reads the ink of a picture at a row: the darkest of the color channels. */
function takeBand(y: number, picture: ImageBitmap) {
  const width = Math.min(size.width, picture.width);
  const height = Math.min(picture.height, rows - y);
  const canvas = new OffscreenCanvas(picture.width, picture.height);
  const context = canvas.getContext('2d', { willReadFrequently: true, alpha: false });
  if (!context) throw new Error('This browser draws no pictures beside the page.');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, picture.width, picture.height);
  context.drawImage(picture, 0, 0);
  const { data } = context.getImageData(0, 0, picture.width, picture.height);
  for (let row = 0; row < height; row++) {
    let from = row * picture.width * 4;
    const start = (y + row) * size.width;
    for (let at = start; at < start + width; at++, from += 4) {
      const lightest = Math.min(data[from] ?? 255, data[from + 1] ?? 255, data[from + 2] ?? 255);
      if (255 - lightest >= drawn) ink[at] = 1;
    }
  }
  picture.close();
}

/** Upper edge of the symbol's picture below the sheet. */
const symbolTop = () => size.height + gap;

const tell = (response: SymbolSearchResponse) => globalThis.postMessage(response);

/** Finds the symbol of a picture on the sheet above it. */
function findOnSheet(
  box: PixelBox,
  filter: ProposalFilter,
): { found: SymbolMatches | null; crops: InkCrop[] } {
  const drawing = { width: size.width, height: rows, ink };
  const found = findSymbolMatches(
    drawing,
    { ...box, y: box.y + symbolTop() },
    { onProgress: (part) => tell({ type: 'progress', part }) },
  );
  if (!found) return { found, crops: [] };
  const onSheet = found.places.filter(({ box: { y, height } }) => y + height / 2 < size.height);
  const places = proposedPlaces(onSheet, filter);
  return { found: { ...found, places }, crops: places.map((place) => cropInk(drawing, place.box)) };
}

globalThis.addEventListener('message', ({ data }: MessageEvent<SymbolSearchRequest>) => {
  if (data.type === 'symbol') symbol = data.picture;
  else if (data.type === 'sheet') {
    size = { width: Math.max(data.width, symbol?.width ?? 0), height: data.height };
    rows = symbol ? symbolTop() + symbol.height : size.height;
    ink = new Uint8Array(size.width * rows);
    if (symbol) takeBand(symbolTop(), symbol);
  } else if (data.type === 'band') takeBand(data.y, data.picture);
  else if (data.filter) tell({ type: 'found', ...findOnSheet(data.box, data.filter) });
  else {
    const found = findSymbolMatches({ ...size, ink }, data.box, {
      onProgress: (part) => tell({ type: 'progress', part }),
    });
    tell({ type: 'found', found });
  }
});
