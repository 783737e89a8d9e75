import type { PhotoRotation } from './photoTypes.ts';
import { boundsOf, textSizes, type PhotoMark, type PictureSize } from './photoMarks.ts';

/** Widths of lines as a part of the picture's longer side: the mark and its pale edge. */
const lineWidths = { mark: 0.005, edge: 0.0085 } as const;
/** Length of an arrow's head in widths of its line, and half of its opening in radians. */
const head = { length: 5, angle: Math.PI / 7 } as const;

/** Widths of the lines of a picture's marks, in its pixels. */
export function linesOf({ width, height }: PictureSize): { mark: number; edge: number } {
  const longer = Math.max(width, height);
  return { mark: longer * lineWidths.mark, edge: longer * lineWidths.edge };
}

/** Height of a text's letters in pixels of the picture. */
export const letterSize = ({ textSize }: PhotoMark, { width, height }: PictureSize): number =>
  Math.max(width, height) * (textSize ?? textSizes.usual);

const written = (value: number) => String(Math.round(value * 100) / 100);

/** Path of a mark in pixels of the picture, as SVG path data that a canvas draws too. Empty for a text. */
export function markPath(mark: PhotoMark, size: PictureSize): string {
  const points = mark.points.map(({ x, y }) => ({ x: x * size.width, y: y * size.height }));
  const [a, b] = points;
  const line = (list: typeof points) =>
    list.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${written(x)} ${written(y)}`).join('');
  if (!a || !b) return '';
  const { left, top, right, bottom } = boundsOf({ points });
  switch (mark.kind) {
    case 'arrow': {
      const angle = Math.atan2(b.y - a.y, b.x - a.x);
      const wing = (side: number) => ({
        x: b.x - linesOf(size).mark * head.length * Math.cos(angle + side * head.angle),
        y: b.y - linesOf(size).mark * head.length * Math.sin(angle + side * head.angle),
      });
      return line([a, b]) + line([wing(1), b, wing(-1)]);
    }
    case 'rectangle':
      return `M${written(left)} ${written(top)}H${written(right)}V${written(bottom)}H${written(left)}Z`;
    case 'ellipse': {
      const [rx, ry] = [written((right - left) / 2), written((bottom - top) / 2)];
      const middle = written((top + bottom) / 2);
      return `M${written(left)} ${middle}A${rx} ${ry} 0 1 1 ${written(right)} ${middle}A${rx} ${ry} 0 1 1 ${written(left)} ${middle}Z`;
    }
    case 'freehand':
      return line(points);
    case 'text':
      return '';
  }
}

let measuring: CanvasRenderingContext2D | null | undefined;

/** Middle of a label, as near to its point as it is whole on the picture. */
const within = (middle: number, half: number, length: number) =>
  half * 2 > length ? length / 2 : Math.min(length - half, Math.max(half, middle));

/**
 * Label around a text, in pixels of the picture: `x` and `y` are its middle.
 * @param rotation of the picture; the label stays upright.
 */
export function labelBox(mark: PhotoMark, size: PictureSize, font: string, rotation: PhotoRotation) {
  const letters = letterSize(mark, size);
  measuring ??= document.createElement('canvas').getContext('2d');
  let width = (mark.text ?? '').length * letters * 0.6;
  if (measuring) {
    measuring.font = `600 100px ${font}`;
    width = (measuring.measureText(mark.text ?? '').width * letters) / 100;
  }
  const point = mark.points[0] ?? { x: 0.5, y: 0.5 };
  const box = { width: Math.max(width, letters) + letters, height: letters * 1.6 };
  const isTurned = rotation % 180 !== 0;
  return {
    ...box,
    letters,
    x: within(point.x * size.width, (isTurned ? box.height : box.width) / 2, size.width),
    y: within(point.y * size.height, (isTurned ? box.width : box.height) / 2, size.height),
    radius: letters * 0.25,
  };
}
