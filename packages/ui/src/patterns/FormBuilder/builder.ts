import type { IconType } from '../../components/Icon/Icon.tsx';
import type { DragDirection } from '../../dnd/keyboardDrag.ts';

export interface BuilderField {
  id: string;
  label: string;
  /** Names it to other programs. */
  code?: string;
  /** Field type as text, e.g. "Multi select". */
  kind: string;
  icon?: IconType;
  isRequired: boolean;
  /** Reason why the field is always required. */
  requiredReason?: string;
  /** Error of the field. */
  error?: string;
}
export interface BuilderGroup {
  id: string;
  title: string;
  fields: readonly BuilderField[];
  error?: string;
}
/** Position in a form: index in the group, not counting the moved field. */
export interface BuilderPlace {
  groupId: string;
  index: number;
}

/** Returns the position of a field. */
export function placeOf(groups: readonly BuilderGroup[], fieldId: string): BuilderPlace | undefined {
  for (const { id, fields } of groups) {
    const index = fields.findIndex((field) => field.id === fieldId);
    if (index >= 0) return { groupId: id, index };
  }
  return undefined;
}

/** All positions that a field can be moved to, in form order. */
export const placesFor = (groups: readonly BuilderGroup[], fieldId: string): BuilderPlace[] =>
  groups.flatMap(({ id, fields }) => {
    const others = fields.filter((field) => field.id !== fieldId).length;
    return Array.from({ length: others + 1 }, (_, index) => ({ groupId: id, index }));
  });

/** The place that a key leads to from another. */
export function stepPlace(
  places: readonly BuilderPlace[],
  from: BuilderPlace,
  way: DragDirection,
): BuilderPlace | undefined {
  const at = places.findIndex((place) => place.groupId === from.groupId && place.index === from.index);
  if (way === 'first') return places[0];
  if (way === 'last') return places.at(-1);
  if (way === 'up' || way === 'back') return places[Math.max(0, at - 1)];
  return places[Math.min(places.length - 1, at + 1)];
}
