import { createCanvas } from '@napi-rs/canvas';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Red, green and blue at a point of the unrotated page, in its user space. */
export type PixelAt = (x: number, y: number) => [number, number, number];

/** Renders a page as the canvas of the app does. @param scale pixels per point. */
export async function renderPage(pdf: Uint8Array, number = 1, scale = 1): Promise<PixelAt> {
  const loading = getDocument({ data: new Uint8Array(pdf), verbosity: 0, useSystemFonts: false });
  const page = await (await loading.promise).getPage(number);
  const viewport = page.getViewport({ scale, rotation: 0 });
  const canvas = createCanvas(viewport.width, viewport.height);
  await page.render({ canvas: canvas as unknown as HTMLCanvasElement, viewport, background: '#ffffff' })
    .promise;
  await loading.destroy();
  const context = canvas.getContext('2d');
  return (x, y) => {
    const [px = 0, py = 0] = viewport.convertToViewportPoint(x, y) as [number, number];
    const [red = 0, green = 0, blue = 0] = context.getImageData(Math.floor(px), Math.floor(py), 1, 1).data;
    return [red, green, blue];
  };
}

/** True if a pixel, given as red, green and blue from 0 to 255, is nearly black. */
export const isBlack = ([red, green, blue]: readonly number[]): boolean =>
  Math.max(red ?? 255, green ?? 255, blue ?? 255) < 40;
