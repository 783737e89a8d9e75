import { useRef, useState, type RefObject } from 'react';
import { usePointerDrag, type Point } from '../../dnd/usePointerDrag.ts';
import { useLocale } from '../../locale.tsx';
import type { PivotField } from './pivotTypes.ts';
import { entriesOf, findEntry } from './reportLayout.ts';
import type { ReportSlot } from './reportTypes.ts';
import type { ReportLayoutState } from './useReportLayout.ts';

/** Dragged item: a field of the fields panel, a field in a slot, or a sort. */
export interface ReportDragItem {
  kind: 'field' | 'entry' | 'sort';
  id: string;
}

export type ReportDropSlot = ReportSlot | 'filters' | 'sort';

export interface ReportDrag {
  item: ReportDragItem;
  name: string;
  /** Field of the item, for its icon. */
  field: PivotField | undefined;
  /** Position of the pointer on the screen. */
  at: Point;
  target?: { slot: ReportDropSlot; index: number };
  /** Reason why it cannot be dropped on the target. */
  refusal?: string;
}

interface DragOptions {
  state: ReportLayoutState;
  root: RefObject<HTMLElement | null>;
  isOff: boolean;
  onFilterAdd: ((fieldId: string) => void) | undefined;
  onCancel: (name: string) => void;
}

const isInside = ({ x, y }: Point, { left, right, top, bottom }: DOMRect): boolean =>
  x >= left && x <= right && y >= top && y <= bottom;

/** Number of entries before a point, in lines that wrap. */
function countBefore(slot: Element, at: Point, isRtl: boolean, id: string): number {
  let count = 0;
  for (const element of slot.querySelectorAll<HTMLElement>('[data-entry]')) {
    if (element.dataset['entry'] === id) continue;
    const box = element.getBoundingClientRect();
    const middle = box.left + box.width / 2;
    const isBefore = at.y > box.bottom || (at.y >= box.top && (isRtl ? at.x < middle : at.x > middle));
    if (isBefore) count++;
  }
  return count;
}

/** Dragging fields to slots and entries between slots, by mouse and touch. */
export function useReportDrag({ state, root, isOff, onFilterAdd, onCancel }: DragOptions) {
  const { layout, fields, messages } = state;
  const isRtl = useLocale().direction === 'rtl';
  const [drag, setDrag] = useState<ReportDrag>();
  const held = useRef<ReportDrag>(undefined);
  const set = (next: ReportDrag | undefined) => {
    held.current = next;
    setDrag(next);
  };
  const fieldIdOf = ({ kind, id }: ReportDragItem): string | undefined =>
    kind === 'field' ? id : findEntry(layout, id)?.entry.fieldId;
  /** Entry that a sort by the item sorts by. */
  const sortedEntry = ({ kind, id }: ReportDragItem): string | undefined =>
    kind === 'field' ? entriesOf(layout, id)[0]?.id : id;

  const refusalOf = (item: ReportDragItem, name: string, slot: ReportDropSlot): string | undefined => {
    if (slot === 'sort') return sortedEntry(item) === undefined ? messages.notPlaced(name) : undefined;
    if (item.kind === 'sort') return messages.dropsNowhere(name);
    if (slot === 'filters') return undefined;
    const field = fields.get(fieldIdOf(item) ?? '');
    if (!field || findEntry(layout, item.id)?.slot === slot) return undefined;
    return state.refuseEntry(slot, field, item.kind === 'entry' ? item.id : undefined);
  };
  const over = (at: Point) => {
    const was = held.current;
    if (!was) return;
    const slots = [...(root.current?.querySelectorAll<HTMLElement>('[data-slot]') ?? [])];
    const element = slots.find((one) => isInside(at, one.getBoundingClientRect()));
    const slot = element?.dataset['slot'] as ReportDropSlot | undefined;
    const { item, name, field } = was;
    if (!element || slot === undefined) {
      set({ item, name, field, at });
      return;
    }
    const refusal = refusalOf(item, name, slot);
    const index = countBefore(element, at, isRtl, item.kind === 'field' ? '' : item.id);
    set({ item, name, field, at, target: { slot, index }, ...(refusal === undefined ? {} : { refusal }) });
  };
  const drop = () => {
    const was = held.current;
    set(undefined);
    if (!was) return;
    const { item, name, target, refusal } = was;
    if (refusal !== undefined) {
      state.refuse(refusal);
      return;
    }
    if (!target) {
      onCancel(name);
      return;
    }
    const fieldId = fieldIdOf(item);
    const field = fields.get(fieldId ?? '');
    if (target.slot === 'filters') {
      if (fieldId !== undefined) onFilterAdd?.(fieldId);
    } else if (target.slot === 'sort') {
      const entryId = sortedEntry(item);
      if (item.kind === 'sort') state.moveSort(item.id, target.index);
      else if (entryId !== undefined && !layout.sort.some((sort) => sort.entryId === entryId))
        state.sort(entryId, 'ascending');
    } else if (item.kind === 'entry') state.move(item.id, target.slot, target.index);
    else if (field) state.add(field, target.slot, target.index);
  };
  const begin = usePointerDrag<ReportDragItem>({
    onStart: (item, at) => {
      const field = fields.get(fieldIdOf(item) ?? '');
      const name = item.kind === 'field' ? field?.label : state.entryName(item.id);
      if (name === undefined) return false;
      set({ item, name, field, at });
      return true;
    },
    onMove: over,
    onDrop: drop,
    onCancel: () => {
      const was = held.current;
      set(undefined);
      if (was) onCancel(was.name);
    },
    isOff,
    scrollers: () => [root.current?.querySelector<HTMLElement>('[data-slots]') ?? null],
  });
  return { drag, begin };
}
