import type { KeyboardEvent } from 'react';
import { growMark, moveMark, type PhotoMark } from './photoMarks.ts';
import type { PhotoRotation } from './photoTypes.ts';
import { clampView, stepOnPicture } from './photoZoom.ts';
import type { ViewerState } from './usePhotoViewerState.ts';

/** Commands of the viewer. */
export type ViewerCommand =
  | 'previous'
  | 'next'
  | 'first'
  | 'last'
  | 'zoomIn'
  | 'zoomOut'
  | 'fit'
  | 'rotate'
  | 'markUp'
  | 'details'
  | 'marks';

const commands: Readonly<Record<string, ViewerCommand>> = {
  PageUp: 'previous',
  PageDown: 'next',
  Home: 'first',
  End: 'last',
  '+': 'zoomIn',
  '=': 'zoomIn',
  '-': 'zoomOut',
  '0': 'fit',
  r: 'rotate',
  m: 'markUp',
  i: 'details',
  h: 'marks',
};

/** Directions of arrow keys as they are seen. */
const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Command of a key without a modifier; sideways arrows are mirrored in right-to-left languages. */
export function commandOf(key: string, isMirrored: boolean): ViewerCommand | undefined {
  if (key === 'ArrowLeft') return isMirrored ? 'next' : 'previous';
  if (key === 'ArrowRight') return isMirrored ? 'previous' : 'next';
  return commands[key.length === 1 ? key.toLowerCase() : key];
}

/** Step of an arrow key as a part of the picture's width and height. */
const markStep = 0.01;

/** The mark as an arrow key changes it: moved, or resized with Shift. Undefined for other keys. */
export function markAfterKey(
  { key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>,
  mark: PhotoMark,
  rotation: PhotoRotation,
): PhotoMark | undefined {
  const arrow = arrows[key];
  if (!arrow) return undefined;
  const [x, y] = arrow;
  // The letters of a text stay upright, so their size follows the arrow as it is pressed.
  const [dx, dy] = mark.kind === 'text' && shiftKey ? [x, y] : stepOnPicture(rotation, x, y);
  return (shiftKey ? growMark : moveMark)(mark, dx * markStep, dy * markStep);
}

export const isUndo = (event: KeyboardEvent) =>
  (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'z';
export const isRedo = (event: KeyboardEvent) =>
  (event.ctrlKey || event.metaKey) &&
  (event.key.toLowerCase() === 'y' || (event.shiftKey && event.key.toLowerCase() === 'z'));

/** Distance of one step of panning in CSS pixels. */
const panStep = 80;
/** Commands that the mark-up leaves to the viewer. */
const zoomCommands: readonly ViewerCommand[] = ['zoomIn', 'zoomOut', 'fit'];

interface ViewerKeysOptions {
  state: ViewerState;
  isMarking: boolean;
  isMirrored: boolean;
  run: Record<ViewerCommand, () => void>;
  /** Handles keys of the mark-up first. @returns true if the key was one. */
  onMarkingKey: (event: KeyboardEvent) => boolean;
}

/** Handler of the keys of a viewer. */
export function viewerKeyHandler({ state, isMarking, isMirrored, run, onMarkingKey }: ViewerKeysOptions) {
  const { view, frame, show } = state;
  const isHandled = (event: KeyboardEvent): boolean => {
    if (event.ctrlKey || event.metaKey || event.altKey) return false;
    const arrow = arrows[event.key];
    if (arrow && (view.zoom > 1 || isMarking)) {
      const [x, y] = arrow;
      show(clampView(frame, { ...view, x: view.x - x * panStep, y: view.y - y * panStep }));
      return true;
    }
    const command = commandOf(event.key, isMirrored);
    if (!command || (isMarking && !zoomCommands.includes(command))) return false;
    run[command]();
    return true;
  };
  return (event: KeyboardEvent<HTMLElement>) => {
    const { target, currentTarget } = event;
    // Keys of a menu, which is a child in React only, and of text and radio fields are theirs.
    if (!(target instanceof Element) || !currentTarget.contains(target) || target.matches('input')) return;
    if ((isMarking && onMarkingKey(event)) || isHandled(event)) event.preventDefault();
  };
}
