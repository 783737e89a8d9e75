import { useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { directionOf, handleDragKey } from '../../dnd/keyboardDrag.ts';
import { usePointerDrag, type Point } from '../../dnd/usePointerDrag.ts';
import { placeOf, placesFor, stepPlace, type BuilderGroup, type BuilderPlace } from './builder.ts';

/** Dragged field or group and its drop position. */
export type BuilderDrag =
  | { kind: 'field'; id: string; place: BuilderPlace }
  | { kind: 'group'; id: string; index: number };
type Thing = { kind: 'field' | 'group'; id: string };

interface Options {
  groups: readonly BuilderGroup[];
  root: RefObject<HTMLElement | null>;
  isRtl: boolean;
  onMoveField: ((fieldId: string, place: BuilderPlace) => void) | undefined;
  onMoveGroup: ((groupId: string, index: number) => void) | undefined;
}

/** Number of elements above a point. */
const above = (elements: Iterable<HTMLElement>, y: number, but: string): number => {
  let count = 0;
  for (const element of elements) {
    if (element.dataset['field'] === but || element.dataset['group'] === but) continue;
    const box = element.getBoundingClientRect();
    if (y > box.top + Math.min(box.height, 40) / 2) count++;
  }
  return count;
};

/** Moving fields and groups by mouse, finger and keyboard. */
export function useBuilderDrag({ groups, root, isRtl, onMoveField, onMoveGroup }: Options) {
  const [dragged, setDragged] = useState<BuilderDrag>();
  const latest = useRef<BuilderDrag>(undefined);
  const put = (next: BuilderDrag | undefined) => {
    latest.current = next;
    setDragged(next);
  };
  const all = (selector: string) => root.current?.querySelectorAll<HTMLElement>(selector) ?? [];
  const lift = ({ kind, id }: Thing): boolean => {
    if (kind === 'group') {
      const index = groups.findIndex((group) => group.id === id);
      if (index < 0 || !onMoveGroup) return false;
      put({ kind, id, index });
      return true;
    }
    const place = placeOf(groups, id);
    if (!place || !onMoveField) return false;
    put({ kind, id, place });
    return true;
  };
  const endDrag = () => {
    const now = latest.current;
    put(undefined);
    if (now?.kind === 'field') {
      const from = placeOf(groups, now.id);
      if (from?.groupId !== now.place.groupId || from.index !== now.place.index)
        onMoveField?.(now.id, now.place);
    } else if (now && groups[now.index]?.id !== now.id) onMoveGroup?.(now.id, now.index);
  };
  const over = ({ y }: Point) => {
    const now = latest.current;
    if (!now) return;
    if (now.kind === 'group') {
      const index = above(all('[data-group]'), y, now.id);
      if (index !== now.index) put({ ...now, index });
      return;
    }
    const heads = [...all('[data-group]')];
    const group = heads.filter((each) => each.getBoundingClientRect().top <= y).at(-1) ?? heads[0];
    const groupId = group?.dataset['group'];
    if (!group || groupId === undefined) return;
    const index = above(group.querySelectorAll<HTMLElement>('[data-field]'), y, now.id);
    if (groupId !== now.place.groupId || index !== now.place.index)
      put({ ...now, place: { groupId, index } });
  };
  const step = (way: Parameters<typeof stepPlace>[2]) => {
    const now = latest.current;
    if (!now) return;
    if (now.kind === 'field') {
      const place = stepPlace(placesFor(groups, now.id), now.place, way);
      if (place) put({ ...now, place });
      return;
    }
    const last = groups.length - 1;
    const by = way === 'up' || way === 'back' ? now.index - 1 : now.index + 1;
    put({ ...now, index: way === 'first' ? 0 : way === 'last' ? last : Math.max(0, Math.min(last, by)) });
  };
  const begin = usePointerDrag<Thing>({
    onStart: lift,
    onMove: over,
    onDrop: endDrag,
    onCancel: () => put(undefined),
    isOff: !onMoveField && !onMoveGroup,
  });
  return {
    dragged,
    begin,
    /** Key handler of a drag handle. */
    onKeyDown: (event: KeyboardEvent, thing: Thing) => {
      const isHeld = dragged?.id === thing.id && dragged.kind === thing.kind;
      if (!isHeld) {
        if ((event.key === ' ' || event.key === 'Enter') && lift(thing)) event.preventDefault();
        return;
      }
      if (directionOf(event.key, isRtl) || ['Enter', ' ', 'Escape'].includes(event.key)) {
        event.preventDefault();
        event.stopPropagation();
      }
      handleDragKey(event, isRtl, { step, endDrag, cancelDrag: () => put(undefined) });
    },
    cancelDrag: () => put(undefined),
  };
}
