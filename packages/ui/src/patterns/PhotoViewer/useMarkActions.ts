import type { KeyboardEvent } from 'react';
import { useMessages } from '../../messages/useMessages.ts';
import { markName } from './markName.ts';
import { markTools } from './markToolbarItems.ts';
import { pointsAround, type MarkPoint, type PhotoMark } from './photoMarks.ts';
import { photoViewerMessages } from './PhotoViewer.messages.ts';
import { toPicture } from './photoZoom.ts';
import type { PhotoMarking } from './usePhotoMarking.ts';
import type { ViewerState } from './usePhotoViewerState.ts';
import { isRedo, isUndo, markAfterKey } from './photoViewerKeys.ts';

interface MarkActionsOptions {
  marking: PhotoMarking;
  state: ViewerState;
  announce: (text: string) => void;
}

/** Actions of the mark-up with their keys and announcements. */
export function useMarkActions({ marking, state, announce }: MarkActionsOptions) {
  const messages = useMessages('photoViewer', photoViewerMessages);
  const { stage, frame, view, rotation } = state;

  const newMark = (kind: PhotoMark['kind'], points: readonly MarkPoint[]): PhotoMark => ({
    id: crypto.randomUUID(),
    kind,
    color: marking.color,
    points,
    ...(kind === 'text' ? { text: messages.newText } : {}),
  });
  const stop = () => {
    marking.stop();
    stage?.focus();
  };
  const remove = (mark: PhotoMark) => {
    marking.remove(mark.id);
    announce(messages.removed(markName(mark, messages)));
    stage?.focus();
  };
  const undo = () => {
    if (marking.undo()) announce(messages.undone);
  };
  const redo = () => {
    if (marking.redo()) announce(messages.redone);
  };
  const place = (kind: PhotoMark['kind']) => {
    const mark = newMark(kind, pointsAround(kind, toPicture(frame, view, { x: 0, y: 0 })));
    marking.add(mark);
    announce(messages.placed(markName(mark, messages)));
  };
  const stepBack = () => {
    if (marking.tool !== 'select') marking.chooseTool('select');
    else if (marking.selected) marking.select(undefined);
    else marking.stop();
    stage?.focus();
  };

  /** Handles a key pressed on a mark. */
  const onMarkKeyDown = (event: KeyboardEvent, mark: PhotoMark) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const changed = markAfterKey(event, mark, rotation);
    if (changed) marking.update(changed, `key ${mark.id}`);
    else if (event.key === 'Delete' || event.key === 'Backspace') remove(mark);
    else if (event.key === 'Enter' && mark.kind === 'text')
      event.currentTarget
        .closest('[role="dialog"]')
        ?.querySelector<HTMLElement>('[data-mark-text] input')
        ?.focus();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  /** Handles a key pressed elsewhere in the viewer. @returns true if it belongs to the mark-up. */
  const onKey = (event: KeyboardEvent): boolean => {
    if (isUndo(event)) undo();
    else if (isRedo(event)) redo();
    else if (event.ctrlKey || event.metaKey || event.altKey) return false;
    else if (event.key === 'Escape') stepBack();
    else if (event.key === 'Enter' && event.target === stage && marking.tool !== 'select')
      place(marking.tool);
    else {
      const tool = markTools.find(({ shortcut }) => shortcut.toLowerCase() === event.key.toLowerCase());
      if (!tool) return false;
      marking.chooseTool(tool.id);
      stage?.focus();
    }
    return true;
  };
  return { newMark, stop, remove, undo, redo, onMarkKeyDown, onKey };
}
