import { readTokens } from '../../tokens/readTokens.ts';
import { vars } from '../../tokens/contract.css.ts';
import { labelBox, linesOf, markPath } from './markPath.ts';
import type { PhotoMark } from './photoMarks.ts';
import type { PhotoRotation } from './photoTypes.ts';
import { turnedSize } from './photoZoom.ts';

export interface FlattenOptions {
  /** Address of the picture; one of another origin must allow its use by CORS. */
  src: string;
  /** Marks that are drawn over the picture. */
  marks: readonly PhotoMark[];
  /** Turns the result clockwise. @default 0 */
  rotation?: PhotoRotation;
}

/** Tokens of the light theme, whatever the theme of the page: a flattened photo looks the same for everyone. */
function lightTokens(): (reference: string) => string {
  const probe = document.createElement('div');
  probe.dataset['theme'] = 'light';
  probe.hidden = true;
  document.body.append(probe);
  const style = readTokens(probe);
  const values = new Map<string, string>();
  for (const { fg, bg } of Object.values(vars.color.tint))
    for (const reference of [fg, bg]) values.set(reference, style(reference));
  values.set(vars.font.body, style(vars.font.body));
  probe.remove();
  return (reference) => values.get(reference) ?? '';
}

/** Waits for the load event: `decode()` also rejects pictures that load, if the browser is busy. */
const loadPicture = (src: string): Promise<HTMLImageElement> =>
  new Promise((resolve, reject) => {
    const image = new Image();
    image.crossOrigin = 'anonymous';
    image.onload = () => resolve(image);
    image.onerror = () => reject(new Error('The picture could not be loaded'));
    image.src = src;
  });

/**
 * Draws the marks into a copy of the picture, in its full size.
 * @returns a PNG. Rejects if the picture cannot be loaded or is of an origin that does not allow its use.
 */
export async function flattenPhoto({ src, marks, rotation = 0 }: FlattenOptions): Promise<Blob> {
  const image = await loadPicture(src);
  const picture = { width: image.naturalWidth, height: image.naturalHeight };
  const turned = turnedSize({ picture, rotation, stage: picture });
  const canvas = document.createElement('canvas');
  canvas.width = turned.width;
  canvas.height = turned.height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser offers no canvas');
  context.translate(turned.width / 2, turned.height / 2);
  context.rotate((rotation * Math.PI) / 180);
  context.translate(-picture.width / 2, -picture.height / 2);
  context.drawImage(image, 0, 0);
  const token = lightTokens();
  const font = token(vars.font.body);
  const lines = linesOf(picture);
  context.lineJoin = 'round';
  context.lineCap = 'round';
  for (const mark of marks) {
    const tint = vars.color.tint[mark.color];
    if (mark.kind === 'text') {
      const box = labelBox(mark, picture, font, rotation);
      context.save();
      context.translate(box.x, box.y);
      // Words stay upright in the turned picture.
      context.rotate((-rotation * Math.PI) / 180);
      context.fillStyle = token(tint.fg);
      context.beginPath();
      context.roundRect(-box.width / 2, -box.height / 2, box.width, box.height, box.radius);
      context.fill();
      context.fillStyle = token(tint.bg);
      context.font = `600 ${box.letters}px ${font}`;
      context.textAlign = 'center';
      context.textBaseline = 'middle';
      context.fillText(mark.text ?? '', 0, 0);
      context.restore();
      continue;
    }
    const path = new Path2D(markPath(mark, picture));
    context.strokeStyle = token(tint.bg);
    context.lineWidth = lines.edge;
    context.stroke(path);
    context.strokeStyle = token(tint.fg);
    context.lineWidth = lines.mark;
    context.stroke(path);
  }
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob) resolve(blob);
      else reject(new Error('The picture could not be written'));
    }, 'image/png');
  });
}
