import { type SymbolMatches, findSymbolMatches, type PixelBox } from '@plumbline/estimating';

/** Messages to the worker in order: sheet size, bands from the top, symbol. */
export type SymbolSearchRequest =
  | { type: 'sheet'; width: number; height: number }
  /** Band of the sheet; the picture is transferred, not copied. */
  | { type: 'band'; y: number; picture: ImageBitmap }
  | { type: 'find'; box: PixelBox };

export type SymbolSearchResponse =
  | { type: 'progress'; part: number }
  /** Null if the box is empty. */
  | { type: 'found'; found: SymbolMatches | null };

/** Darkness of ink, of 255. */
const drawn = 64;

let size = { width: 0, height: 0 };
let ink = new Uint8Array(0);

/** Reads the ink of a band: the darkest of the color channels. */
function takeBand(y: number, picture: ImageBitmap) {
  const width = Math.min(size.width, picture.width);
  const height = Math.min(picture.height, size.height - y);
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

const tell = (response: SymbolSearchResponse) => globalThis.postMessage(response);

globalThis.addEventListener('message', ({ data }: MessageEvent<SymbolSearchRequest>) => {
  if (data.type === 'sheet') {
    size = { width: data.width, height: data.height };
    ink = new Uint8Array(size.width * size.height);
  } else if (data.type === 'band') takeBand(data.y, data.picture);
  else {
    const found = findSymbolMatches({ ...size, ink }, data.box, {
      onProgress: (part) => tell({ type: 'progress', part }),
    });
    tell({ type: 'found', found });
  }
});
