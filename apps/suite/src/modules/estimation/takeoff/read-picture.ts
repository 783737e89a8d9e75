/** Bytes of a file that somebody chooses. */
const largestFile = 25 * 1024 * 1024;
/** Bytes that the server takes of one picture. */
const largestKept = 10 * 1024 * 1024;
/** Pixels of a picture's longer side as it is kept; a drawing without a size of its own is made so large. */
const longest = 3000;
const drawnLongest = 2048;

const named = (file: File) => (file.name ? `“${file.name}”` : 'This image');

/** The size that a picture is kept at: its own, unless it is larger than it needs to be. */
export function keptSize(
  { width, height }: { width: number; height: number },
  most = longest,
): { width: number; height: number } {
  const factor = Math.min(1, most / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * factor)),
    height: Math.max(1, Math.round(height * factor)),
  };
}

/** Whether a file is a drawing in SVG, by how it begins. */
export const beginsAsSvg = (head: string): boolean =>
  /<svg[\s>]/i.test(head) && /^\s*(<\?xml|<!--|<!doctype svg|<svg)/i.test(head.replace(/^\uFEFF/, ''));

async function openSvg(file: File): Promise<{ image: CanvasImageSource; width: number; height: number }> {
  const url = URL.createObjectURL(new Blob([file], { type: 'image/svg+xml' }));
  try {
    // An image runs nothing of what is in it and fetches nothing; what is kept of it are its pixels.
    const image = new Image();
    image.src = url;
    await image.decode();
    const [wide, high] = [image.naturalWidth || drawnLongest, image.naturalHeight || drawnLongest];
    const factor = drawnLongest / Math.max(wide, high);
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
 * A picture as it is kept: upright, no larger than it needs to be, and without what a camera writes beside it.
 * @throws Error with words for the person, where it is too large or cannot be read.
 */
export async function readPicture(file: File): Promise<Blob> {
  if (file.size > largestFile)
    throw new Error(
      `${named(file)} has ${Math.ceil(file.size / 1024 / 1024)} MB. An image has at most ${largestFile / 1024 / 1024} MB.`,
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
  if (context && blob && blob.size > largestKept) {
    // A photo that came without loss: on white, as paper is.
    context.globalCompositeOperation = 'destination-over';
    context.fillStyle = '#ffffff';
    context.fillRect(0, 0, width, height);
    blob = await kept('image/jpeg');
  }
  if (!blob) throw new Error(`${named(file)} cannot be read. Choose a PNG, JPEG, WebP or SVG file.`);
  return blob;
}
