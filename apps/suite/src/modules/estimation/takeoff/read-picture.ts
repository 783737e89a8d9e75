import { takeoffMessages } from './messages.ts';

/** Maximum size of a chosen file in bytes. */
const MAX_FILE_BYTES = 25 * 1024 * 1024;
/** Maximum size of a stored picture in bytes. */
const MAX_PICTURE_BYTES = 10 * 1024 * 1024;
/** Maximum pixels of a stored picture's longer side, and pixels of an SVG without a size. */
const MAX_PIXELS = 3000;
const SVG_PIXELS = 2048;

const named = (file: File) => (file.name ? `“${file.name}”` : takeoffMessages.thisImage);

/** Stored size of a picture: its own, scaled down to the maximum. */
export function keptSize(
  { width, height }: { width: number; height: number },
  max = MAX_PIXELS,
): { width: number; height: number } {
  const factor = Math.min(1, max / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * factor)),
    height: Math.max(1, Math.round(height * factor)),
  };
}

/** True if a file's first characters are those of an SVG. */
export const beginsAsSvg = (head: string): boolean =>
  /<svg[\s>]/i.test(head) && /^\s*(<\?xml|<!--|<!doctype svg|<svg)/i.test(head.replace(/^\uFEFF/, ''));

async function openSvg(file: File): Promise<{ image: CanvasImageSource; width: number; height: number }> {
  const url = URL.createObjectURL(new Blob([file], { type: 'image/svg+xml' }));
  try {
    // An image element runs no scripts and loads nothing external; only its pixels are stored.
    const image = new Image();
    image.src = url;
    await image.decode();
    const [wide, high] = [image.naturalWidth || SVG_PIXELS, image.naturalHeight || SVG_PIXELS];
    const factor = SVG_PIXELS / Math.max(wide, high);
    return {
      image,
      width: Math.max(1, Math.round(wide * factor)),
      height: Math.max(1, Math.round(high * factor)),
    };
  } finally {
    URL.revokeObjectURL(url);
  }
}

async function open(file: File) {
  if (beginsAsSvg(await file.slice(0, 2048).text())) return openSvg(file);
  const image = await createImageBitmap(file);
  return { image, ...keptSize(image) };
}

/**
 * Converts a file for storage: upright, scaled down, without camera metadata.
 * @throws Error with a message for the user if the file is too large or cannot be read.
 */
export async function readPicture(file: File): Promise<Blob> {
  if (file.size > MAX_FILE_BYTES)
    throw new Error(
      `${named(file)} is ${Math.ceil(file.size / 1024 / 1024)} MB. Choose an image of up to ${MAX_FILE_BYTES / 1024 / 1024} MB.`,
    );
  const opened = await open(file).catch(() => undefined);
  if (!opened) throw new Error(`${named(file)} cannot be read. Choose a PNG, JPEG, WebP or SVG file.`);
  const { image, width, height } = opened;
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [width, height];
  const context = canvas.getContext('2d');
  const kept = (type: string) =>
    new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, type, 0.9);
    });
  context?.drawImage(image, 0, 0, width, height);
  if (image instanceof ImageBitmap) image.close();
  let blob = await kept(file.type === 'image/jpeg' ? 'image/jpeg' : 'image/png');
  if (context && blob && blob.size > MAX_PICTURE_BYTES) {
    // A large lossless photo: encode as JPEG on white.
    context.globalCompositeOperation = 'destination-over';
    context.fillStyle = '#ffffff';
    context.fillRect(0, 0, width, height);
    blob = await kept('image/jpeg');
  }
  if (!blob) throw new Error(`${named(file)} cannot be read. Choose a PNG, JPEG, WebP or SVG file.`);
  return blob;
}
