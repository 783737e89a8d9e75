/**
 * Puts what a canvas has drawn onto one that shows pictures only. Without a graphics card a browser copies each canvas
 * that can still be drawn on with every frame, that of the pointer among them; a picture is handed to it once.
 */
export function show(canvas: HTMLCanvasElement, drawn: HTMLCanvasElement) {
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

/** The picture of a canvas that nobody draws on any more; the canvas is let go of. */
export function still(drawn: HTMLCanvasElement): HTMLCanvasElement {
  const picture = document.createElement('canvas');
  picture.className = drawn.className;
  show(picture, drawn);
  drawn.width = drawn.height = 0;
  return picture;
}
