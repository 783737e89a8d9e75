/**
 * Copies a canvas into an ImageBitmap canvas. Without a GPU, browsers re-upload every drawable canvas each frame, but a
 * bitmap only once.
 */
export function drawSnapshot(canvas: HTMLCanvasElement, drawn: HTMLCanvasElement) {
  const { width, height } = drawn;
  if (width === 0 || height === 0) return;
  const copy = new OffscreenCanvas(width, height);
  copy.getContext('2d')?.drawImage(drawn, 0, 0);
  if (canvas.width !== width || canvas.height !== height) {
    canvas.width = width;
    canvas.height = height;
  }
  canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(copy.transferToImageBitmap());
  copy.width = copy.height = 0;
}

/** Converts a finished canvas into a bitmap canvas and releases the original. */
export function snapshotCanvas(drawn: HTMLCanvasElement): HTMLCanvasElement {
  const picture = document.createElement('canvas');
  picture.className = drawn.className;
  drawSnapshot(picture, drawn);
  drawn.width = drawn.height = 0;
  return picture;
}
