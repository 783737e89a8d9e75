import type { PhotoRotation } from './photoTypes.ts';
import type { MarkPoint, PictureSize } from './photoMarks.ts';

/** Part of a photo that is shown: zoom (1 fits the stage) and distance of its middle from that of the stage in CSS px. */
export interface PhotoView {
  zoom: number;
  x: number;
  y: number;
}

/** Sizes of the photo and the stage, which limit the view. */
export interface PhotoFrame {
  /** Size of the stage in CSS pixels. */
  stage: PictureSize;
  /** Size of the unrotated picture in pixels. */
  picture: PictureSize;
  rotation: PhotoRotation;
}

/** Position in the stage in CSS pixels, from its middle. */
export interface StagePoint {
  x: number;
  y: number;
}

export const wholeView: PhotoView = { zoom: 1, x: 0, y: 0 };
export const zoomRange = { least: 1, most: 12 } as const;

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

/** Size of the picture as it is turned. */
export const turnedSize = ({ picture: { width, height }, rotation }: PhotoFrame): PictureSize =>
  rotation % 180 === 0 ? { width, height } : { width: height, height: width };

/** CSS pixels of one pixel of a picture that fits the stage. Small pictures are enlarged twice at most. */
export function fitScale(frame: PhotoFrame): number {
  const { width, height } = turnedSize(frame);
  return Math.max(Math.min(frame.stage.width / width, frame.stage.height / height, 2), 1e-6);
}

/** Keeps the zoom in its range, and the picture so that no empty room is shown where it could be. */
export function clampView(frame: PhotoFrame, view: PhotoView): PhotoView {
  const zoom = clamp(view.zoom, zoomRange.least, zoomRange.most);
  const scale = fitScale(frame) * zoom;
  const { width, height } = turnedSize(frame);
  const room = (length: number, stage: number) => Math.max(0, (length * scale - stage) / 2);
  const [x, y] = [room(width, frame.stage.width), room(height, frame.stage.height)];
  return { zoom, x: clamp(view.x, -x, x), y: clamp(view.y, -y, y) };
}

/** Zooms by a factor around a position that stays where it is. */
export function zoomBy(frame: PhotoFrame, view: PhotoView, factor: number, at: StagePoint): PhotoView {
  const zoom = clamp(view.zoom * factor, zoomRange.least, zoomRange.most);
  const real = zoom / view.zoom;
  return clampView(frame, { zoom, x: at.x - (at.x - view.x) * real, y: at.y - (at.y - view.y) * real });
}

export type Fingers = readonly [StagePoint, StagePoint];

/** View of a pinch, from the view and the fingers at its start, so that errors of many moves do not add up. */
export function pinchTo(frame: PhotoFrame, view: PhotoView, from: Fingers, to: Fingers): PhotoView {
  const middle = ([a, b]: Fingers) => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
  const apart = ([a, b]: Fingers) => Math.max(4, Math.hypot(a.x - b.x, a.y - b.y));
  const start = middle(from);
  const now = middle(to);
  const zoom = clamp((view.zoom * apart(to)) / apart(from), zoomRange.least, zoomRange.most);
  const real = zoom / view.zoom;
  return clampView(frame, {
    zoom,
    x: now.x - (start.x - view.x) * real,
    y: now.y - (start.y - view.y) * real,
  });
}

/** Exact sine and cosine of quarter turns. */
const turns = { 0: [0, 1], 90: [1, 0], 180: [0, -1], 270: [-1, 0] } as const;

/** Position on the picture, which may be outside 0 to 1, of a position in the stage. */
export function toPicture(frame: PhotoFrame, view: PhotoView, at: StagePoint): MarkPoint {
  const [sin, cos] = turns[frame.rotation];
  const scale = fitScale(frame) * view.zoom;
  const [x, y] = [(at.x - view.x) / scale, (at.y - view.y) / scale];
  return {
    x: (x * cos + y * sin) / frame.picture.width + 0.5,
    y: (y * cos - x * sin) / frame.picture.height + 0.5,
  };
}

/** Position in the stage of a position on the picture. */
export function toStage(frame: PhotoFrame, view: PhotoView, at: MarkPoint): StagePoint {
  const [sin, cos] = turns[frame.rotation];
  const scale = fitScale(frame) * view.zoom;
  const [x, y] = [(at.x - 0.5) * frame.picture.width * scale, (at.y - 0.5) * frame.picture.height * scale];
  return { x: x * cos - y * sin + view.x, y: x * sin + y * cos + view.y };
}

/** Direction on the unrotated picture of a step as it is seen. */
export function stepOnPicture(rotation: PhotoRotation, dx: number, dy: number): [number, number] {
  const [sin, cos] = turns[rotation];
  // Adding 0 turns -0 into 0.
  return [dx * cos + dy * sin + 0, dy * cos - dx * sin + 0];
}

/** The next quarter turn, clockwise. */
export const nextRotation = (rotation: PhotoRotation): PhotoRotation =>
  ((rotation + 90) % 360) as PhotoRotation;
