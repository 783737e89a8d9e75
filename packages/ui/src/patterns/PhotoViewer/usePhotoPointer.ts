import { useRef, type MouseEvent, type PointerEvent } from 'react';
import {
  clampPoint,
  dragHandle,
  handlesOf,
  isTooSmall,
  moveMark,
  pointsOfDrag,
  simplifyLine,
  type MarkPoint,
  type PhotoMark,
} from './photoMarks.ts';
import { clampView, pinchTo, toPicture, wholeView, zoomBy } from './photoZoom.ts';
import type { Fingers, PhotoFrame, PhotoView, StagePoint } from './photoZoom.ts';
import type { PhotoMarking } from './usePhotoMarking.ts';

/** Gesture in progress. */
type Gesture =
  | { kind: 'pinch'; view: PhotoView; fingers: Fingers }
  | { kind: 'pan'; view: PhotoView; from: StagePoint }
  | { kind: 'swipe'; from: StagePoint }
  | { kind: 'draw'; mark: PhotoMark; from: MarkPoint }
  | { kind: 'move'; mark: PhotoMark; from: MarkPoint }
  | { kind: 'handle'; mark: PhotoMark; handle: number; offset: MarkPoint }
  | { kind: 'text'; at: MarkPoint };

interface PhotoPointerOptions {
  frame: PhotoFrame;
  view: PhotoView;
  onViewChange: (view: PhotoView) => void;
  marking: PhotoMarking;
  /** Mark that is being drawn or changed; null when it is done. */
  onDraft: (mark: PhotoMark | null) => void;
  /** Distance of a swipe in CSS pixels. */
  onSwipe: (distance: number) => void;
  /** Called when a swipe ends far enough: -1 for a movement to the left, 1 to the right. */
  onSwiped: (direction: -1 | 1) => void;
  newMark: (kind: PhotoMark['kind'], points: readonly MarkPoint[]) => PhotoMark;
}

/** Least distance of a swipe, in CSS pixels, and least tolerance of a freehand line as a part of the picture. */
const swipeDistance = 56;
const penTolerance = 0.0015;
/** Zoom by a double click or tap, which returns to the whole photo when it is enlarged. */
const doubleZoom = 2.5;

/** Returns the gesture that a press on the stage begins during mark-up: resize, draw, place a text, move or pan. */
function beginMarking(
  { frame, view, marking, newMark }: PhotoPointerOptions,
  event: PointerEvent,
  place: StagePoint,
): Gesture {
  const point = clampPoint(toPicture(frame, view, place));
  const target = event.target instanceof Element ? event.target : null;
  const handle = target?.closest('[data-handle]')?.getAttribute('data-handle');
  const held = handle && marking.selected ? handlesOf(marking.selected)[Number(handle)] : undefined;
  if (held && marking.selected) {
    // The handle keeps its distance to the pointer, so that a press alone changes nothing.
    const offset = { x: held.x - point.x, y: held.y - point.y };
    return { kind: 'handle', mark: marking.selected, handle: Number(handle), offset };
  }
  const { tool } = marking;
  if (tool === 'text') return { kind: 'text', at: point };
  if (tool !== 'select') {
    const mark = newMark(tool, [point, point]);
    return { kind: 'draw', mark, from: point };
  }
  const id = target?.closest('[data-mark]')?.getAttribute('data-mark');
  const mark = marking.marks.find((each) => each.id === id);
  marking.select(mark?.id);
  return mark ? { kind: 'move', mark, from: point } : { kind: 'pan', view, from: place };
}

/**
 * Pointer handlers of the stage: pan, swipe, pinch and double tap, and drawing and changing marks. Two fingers always
 * pinch, so that a finger that draws is no obstacle to zooming.
 */
export function usePhotoPointer(options: PhotoPointerOptions) {
  const { frame, view, onViewChange, marking, onDraft, onSwipe, onSwiped, newMark } = options;
  const pointers = useRef(new Map<number, StagePoint>());
  const gesture = useRef<Gesture | null>(null);
  const draft = useRef<PhotoMark | null>(null);

  const drawn = (mark: PhotoMark | null) => {
    draft.current = mark;
    onDraft(mark);
  };
  const at = (event: { clientX: number; clientY: number; currentTarget: Element }): StagePoint => {
    const box = event.currentTarget.getBoundingClientRect();
    return { x: event.clientX - box.x - box.width / 2, y: event.clientY - box.y - box.height / 2 };
  };
  const fingersNow = (): Fingers | undefined => {
    const [a, b] = pointers.current.values();
    return a && b ? [a, b] : undefined;
  };

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.pointerType === 'mouse' && event.button !== 0) return;
    const target = event.target instanceof Element ? event.target : null;
    if (target?.closest('button, a, input')) return;
    const place = at(event);
    pointers.current.set(event.pointerId, place);
    event.currentTarget.setPointerCapture(event.pointerId);
    // The captured pointer would focus the stage after a mark was selected, so the focus is set here instead.
    event.currentTarget.focus({ preventScroll: true });
    const fingers = fingersNow();
    if (fingers) {
      drawn(null);
      onSwipe(0);
      gesture.current = { kind: 'pinch', view, fingers };
    } else if (marking.isOn) gesture.current = beginMarking(options, event, place);
    else if (view.zoom > 1) gesture.current = { kind: 'pan', view, from: place };
    else gesture.current = event.pointerType === 'mouse' ? null : { kind: 'swipe', from: place };
  };

  const draw = (mark: PhotoMark, from: MarkPoint, to: MarkPoint, isRegular: boolean) => {
    if (mark.kind === 'text') return;
    if (mark.kind === 'freehand')
      drawn({ ...mark, points: [...(draft.current ?? { points: [from] }).points, clampPoint(to)] });
    else drawn({ ...mark, points: pointsOfDrag(mark.kind, from, to, frame.picture, isRegular) });
  };

  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    if (!pointers.current.has(event.pointerId)) return;
    const place = at(event);
    pointers.current.set(event.pointerId, place);
    const doing = gesture.current;
    if (!doing) return;
    const point = toPicture(frame, view, place);
    if (doing.kind === 'pinch') {
      const fingers = fingersNow();
      if (fingers) onViewChange(pinchTo(frame, doing.view, doing.fingers, fingers));
    } else if (doing.kind === 'pan') {
      const { x, y } = doing.view;
      onViewChange(
        clampView(frame, { ...view, x: x + place.x - doing.from.x, y: y + place.y - doing.from.y }),
      );
    } else if (doing.kind === 'swipe') onSwipe(place.x - doing.from.x);
    else if (doing.kind === 'draw') draw(doing.mark, doing.from, point, event.shiftKey);
    else if (doing.kind === 'move')
      drawn(moveMark(doing.mark, point.x - doing.from.x, point.y - doing.from.y));
    else if (doing.kind === 'handle')
      drawn(
        dragHandle(doing.mark, doing.handle, {
          x: point.x + doing.offset.x,
          y: point.y + doing.offset.y,
        }),
      );
  };

  const finish = (doing: Gesture, place: StagePoint) => {
    const done = draft.current;
    drawn(null);
    if (doing.kind === 'swipe') {
      onSwipe(0);
      const distance = place.x - doing.from.x;
      if (Math.abs(distance) >= swipeDistance) onSwiped(distance < 0 ? -1 : 1);
    } else if (doing.kind === 'text') marking.add(newMark('text', [doing.at]));
    else if (doing.kind === 'draw' && done && !isTooSmall(done, frame.picture))
      marking.add(
        done.kind === 'freehand' ? { ...done, points: simplifyLine(done.points, penTolerance) } : done,
      );
    else if ((doing.kind === 'move' || doing.kind === 'handle') && done) marking.update(done);
  };

  const onPointerUp = (event: PointerEvent<HTMLElement>) => {
    if (!pointers.current.delete(event.pointerId)) return;
    const doing = gesture.current;
    // The finger that stays after a pinch neither pans nor draws.
    gesture.current = null;
    if (doing) finish(doing, at(event));
  };
  const onPointerCancel = (event: PointerEvent<HTMLElement>) => {
    pointers.current.delete(event.pointerId);
    gesture.current = null;
    drawn(null);
    onSwipe(0);
  };
  const onDoubleClick = (event: MouseEvent<HTMLElement>) => {
    if (marking.isOn) return;
    onViewChange(view.zoom > 1 ? wholeView : zoomBy(frame, view, doubleZoom, at(event)));
  };
  const onMouseDown = (event: MouseEvent<HTMLElement>) => {
    if (!(event.target instanceof Element && event.target.closest('button, a, input')))
      event.preventDefault();
  };
  return { onMouseDown, onPointerDown, onPointerMove, onPointerUp, onPointerCancel, onDoubleClick };
}
