import { useState } from 'react';
import type { Tint } from '../../components/Avatar/initials.ts';
import { emptyHistory, recordStep, redoStep, undoStep, type MarkHistory } from './markHistory.ts';
import type { Photo } from './photoTypes.ts';
import type { PhotoMark, PhotoMarkKind } from './photoMarks.ts';

export type MarkTool = 'select' | PhotoMarkKind;

const none: readonly PhotoMark[] = [];

/** State that belongs to one photo and starts anew with the next one. */
interface OwnState {
  photoId: string;
  history: MarkHistory;
  selectedId: string | undefined;
}

export type PhotoMarking = ReturnType<typeof usePhotoMarking>;

/** Mark-up of the shown photo: tool, color, selection, changes and their history. */
export function usePhotoMarking(photo: Photo, onMarksChange?: (id: string, marks: PhotoMark[]) => void) {
  const [isOn, setOn] = useState(false);
  const [tool, setTool] = useState<MarkTool>('select');
  const [color, setColor] = useState<Tint>('blue');
  const [addedId, setAddedId] = useState<string>();
  const [own, setOwn] = useState<OwnState>({
    photoId: photo.id,
    history: emptyHistory,
    selectedId: undefined,
  });
  const state: OwnState =
    own.photoId === photo.id ? own : { photoId: photo.id, history: emptyHistory, selectedId: undefined };
  const marks = photo.marks ?? none;
  const selected = marks.find(({ id }) => id === state.selectedId);

  const apply = (next: readonly PhotoMark[], history: MarkHistory, selectedId = state.selectedId) => {
    setOwn({ photoId: photo.id, history, selectedId });
    onMarksChange?.(photo.id, [...next]);
  };
  const change = (next: readonly PhotoMark[], group?: string, selectedId = state.selectedId) =>
    apply(next, recordStep(state.history, marks, group), selectedId);

  const select = (id: string | undefined) => {
    if (id === state.selectedId) return;
    const left = selected;
    const history = { ...state.history, group: undefined };
    // A text without words cannot be seen, so leaving it removes it.
    if (left?.kind === 'text' && (left.text ?? '').trim() === '')
      apply(
        marks.filter((mark) => mark.id !== left.id),
        recordStep(history, marks),
        id,
      );
    else setOwn({ ...state, history, selectedId: id });
  };

  return {
    isOn: isOn && onMarksChange !== undefined,
    tool,
    color: selected?.color ?? color,
    marks,
    selected,
    /** Id of the mark that was added last; a text asks for its words at once. */
    addedId,
    canUndo: state.history.past.length > 0,
    canRedo: state.history.future.length > 0,
    select,
    start: () => {
      setTool('select');
      setOn(true);
    },
    stop: () => {
      select(undefined);
      setOn(false);
    },
    chooseTool: (next: MarkTool) => {
      if (next !== 'select') select(undefined);
      setTool(next);
    },
    chooseColor: (next: Tint) => {
      setColor(next);
      if (selected)
        change(
          marks.map((mark) => (mark.id === selected.id ? { ...mark, color: next } : mark)),
          `color ${selected.id}`,
        );
    },
    /** Adds a mark, selects it and returns to the select tool; a freehand line keeps its tool for the next one. */
    add: (mark: PhotoMark) => {
      const isPen = mark.kind === 'freehand';
      change([...marks, mark], undefined, isPen ? undefined : mark.id);
      setAddedId(mark.id);
      if (!isPen) setTool('select');
    },
    /** Replaces a mark. @param group steps of one group are undone at once */
    update: (mark: PhotoMark, group?: string) =>
      change(
        marks.map((each) => (each.id === mark.id ? mark : each)),
        group,
      ),
    remove: (id: string) =>
      apply(
        marks.filter((mark) => mark.id !== id),
        recordStep(state.history, marks),
        undefined,
      ),
    undo: () => {
      const done = undoStep(state.history, marks);
      setAddedId(undefined);
      if (done) apply(done.marks, done.history);
      return done !== null;
    },
    redo: () => {
      const done = redoStep(state.history, marks);
      setAddedId(undefined);
      if (done) apply(done.marks, done.history);
      return done !== null;
    },
  };
}
