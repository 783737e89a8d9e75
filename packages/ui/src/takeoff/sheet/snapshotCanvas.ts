/**
 * Copies a canvas into an ImageBitmap canvas. Without a GPU, browsers re-upload every drawable canvas each frame, but a
 * bitmap only once.
 * @param isOpaque an opaque canvas is composited without blending, and what lies below it not at all. Without a GPU
 *   this saves a third of the time of a zoom frame.
 */
export function drawSnapshot(canvas: HTMLCanvasElement, drawn: HTMLCanvasElement, isOpaque = false) {
  const { width, height } = drawn;
  if (width === 0 || height === 0) return;
  const settings = { alpha: !isOpaque };
  const copy = new OffscreenCanvas(width, height);
  copy.getContext('2d', settings)?.drawImage(drawn, 0, 0);
  if (canvas.width !== width || canvas.height !== height) {
    canvas.width = width;
    canvas.height = height;
  }
  canvas.getContext('bitmaprenderer', settings)?.transferFromImageBitmap(copy.transferToImageBitmap());
  copy.width = copy.height = 0;
}

/** Converts a finished canvas of a sheet, which pdf.js fills with paper, into a bitmap canvas and releases the original. */
export function snapshotCanvas(drawn: HTMLCanvasElement): HTMLCanvasElement {
  const picture = document.createElement('canvas');
  picture.className = drawn.className;
  drawSnapshot(picture, drawn, true);
  drawn.width = drawn.height = 0;
  return picture;
}
