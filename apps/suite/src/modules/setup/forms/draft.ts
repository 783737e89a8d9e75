import type { FormDefinition, FormEntry, FormGroup } from '@plumbline/api';
import { codeOf, entryOf } from '@plumbline/validation/forms';
import { formsMessages } from './messages.ts';

/** Field of a form that is being edited. */
export interface DraftField extends FormEntry {
  /** Stable key; the code of a new field changes with its label. */
  key: string;
  /** True until the field is saved; its code follows its label. */
  isNew?: boolean;
}
export interface DraftGroup {
  id: string;
  title: string;
  fields: DraftField[];
}

export const draftOf = (groups: readonly FormGroup[]): DraftGroup[] =>
  groups.map((group) => ({ ...group, fields: group.fields.map((field) => ({ ...field, key: field.code })) }));

/** Returns the groups for saving, without the properties that only the editor uses. */
export const storedOf = (groups: readonly DraftGroup[]): FormGroup[] =>
  groups.map((group) => ({
    ...group,
    fields: group.fields.map(({ key: _key, isNew: _isNew, ...field }) => field),
  }));

const entries = (groups: readonly DraftGroup[]) => groups.flatMap(({ fields }) => fields);

/** Returns all codes in use, except that of one field. */
const taken = (groups: readonly DraftGroup[], form: FormDefinition, but?: string) => [
  ...entries(groups).flatMap(({ code, key }) => (key === but ? [] : [code])),
  ...[...form.retired, ...form.global.flatMap(({ fields }) => fields)].map(({ code }) => code),
];

export const addField = (
  groups: readonly DraftGroup[],
  form: FormDefinition,
  groupId: string,
): DraftField => ({
  ...entryOf(codeOf(formsMessages.newField, taken(groups, form)), {
    label: '',
    width: groups.find(({ id }) => id === groupId)?.fields.at(-1)?.width ?? 'half',
  }),
  key: crypto.randomUUID(),
  isNew: true,
});

export const changeField = (
  groups: readonly DraftGroup[],
  form: FormDefinition,
  key: string,
  part: Partial<DraftField>,
): DraftGroup[] =>
  groups.map((group) => ({
    ...group,
    fields: group.fields.map((field) => {
      if (field.key !== key) return field;
      const next = { ...field, ...part };
      return field.isNew && part.label !== undefined
        ? { ...next, code: codeOf(part.label || formsMessages.newField, taken(groups, form, key)) }
        : next;
    }),
  }));

export function moveField(
  groups: readonly DraftGroup[],
  key: string,
  { groupId, index }: { groupId: string; index: number },
): DraftGroup[] {
  const moved = entries(groups).find((field) => field.key === key);
  if (!moved) return [...groups];
  return groups.map((group) => {
    const fields = group.fields.filter((field) => field.key !== key);
    if (group.id === groupId) fields.splice(index, 0, moved);
    return { ...group, fields };
  });
}

export function moveGroup(groups: readonly DraftGroup[], id: string, index: number): DraftGroup[] {
  const moved = groups.find((group) => group.id === id);
  const otherGroups = groups.filter((group) => group.id !== id);
  if (moved) otherGroups.splice(index, 0, moved);
  return otherGroups;
}

/** Returns the custom fields that are not in the draft, whether removed now or earlier. */
export const takenOff = (groups: readonly DraftGroup[], form: FormDefinition): FormEntry[] => {
  const present = new Set(entries(groups).map(({ code }) => code));
  const kept = form.groups.flatMap(({ fields }) => fields.filter(({ isSystem }) => !isSystem));
  return [...kept, ...form.retired].filter(({ code }) => !present.has(code));
};

/** Restores a removed field at its stored position, or at the end of the first group if it has none. */
export function bringBack(
  groups: readonly DraftGroup[],
  form: FormDefinition,
  field: FormEntry,
): DraftGroup[] {
  const home = form.groups.find(({ fields }) => fields.some(({ code }) => code === field.code));
  const at = home?.fields.findIndex(({ code }) => code === field.code);
  const into = groups.find(({ id }) => id === home?.id);
  const group = into ?? groups[0];
  const entry: DraftField = { ...field, key: field.code };
  return groups.map((each) =>
    each === group
      ? { ...each, fields: each.fields.toSpliced(into ? (at ?? Infinity) : Infinity, 0, entry) }
      : each,
  );
}

/**
 * Returns the smallest set of items whose move explains a new order: all items outside a longest increasing
 * subsequence of the old positions.
 * @param places old position of each item, in the new order; no duplicates.
 * @returns the indexes of the moved items, in the new order.
 */
export function movedOf(places: readonly number[]): number[] {
  // Longest increasing subsequence that ends at each item: its length and the previous item.
  const length: number[] = [];
  const before: (number | undefined)[] = [];
  places.forEach((place, at) => {
    length[at] = 1;
    for (let other = 0; other < at; other++) {
      const reach = (length[other] ?? 0) + 1;
      if ((places[other] ?? 0) < place && reach > (length[at] ?? 0)) {
        length[at] = reach;
        before[at] = other;
      }
    }
  });
  const stayed = new Set<number>();
  let end: number | undefined = length.length > 0 ? length.indexOf(Math.max(...length)) : undefined;
  while (end !== undefined) {
    stayed.add(end);
    end = before[end];
  }
  return places.flatMap((_, at) => (stayed.has(at) ? [] : [at]));
}

/** Describes the unsaved changes for the save bar, e.g. "Trade focus added, Phone made required". */
export function changesOf(before: readonly FormGroup[], groups: readonly DraftGroup[]): string[] {
  const was = new Map(
    before.flatMap(({ id, fields }) => fields.map((field, at) => [field.code, { ...field, home: id, at }])),
  );
  const gone = new Map(before.map((group) => [group.id, group]));
  const changes: string[] = [];
  for (const { id, title, fields } of groups) {
    const group = gone.get(id);
    const called = title || 'Untitled';
    if (!group) changes.push(formsMessages.groupAdded(called));
    else if (group.title !== title)
      changes.push(formsMessages.groupRenamedTo(group.title, title || 'Untitled'));
    gone.delete(id);
    // Added and removed fields do not count as moves: compare only fields that are in this group before and after.
    const staying = fields.filter(({ code }) => was.get(code)?.home === id);
    const moved = new Set(
      movedOf(staying.map(({ code }) => was.get(code)?.at ?? 0)).map((at) => staying[at]?.code),
    );
    fields.forEach(({ key: _key, isNew: _isNew, ...field }) => {
      const old = was.get(field.code);
      was.delete(field.code);
      const name = field.label || formsMessages.unnamedField;
      if (!old) changes.push(`${name} added`);
      else if (old.required !== field.required)
        changes.push(formsMessages.requiredChanged(name, field.required));
      else if (old.home !== id) changes.push(formsMessages.movedToGroup(name, called));
      else if (
        JSON.stringify({ ...field, home: id, at: old.at }) !==
        JSON.stringify({ ...old, isAlwaysRequired: field.isAlwaysRequired })
      )
        changes.push(`${name} changed`);
      else if (moved.has(field.code)) changes.push(`${name} moved`);
    });
  }
  for (const { label } of was.values()) changes.push(`${label} removed`);
  for (const { title } of gone.values()) changes.push(formsMessages.groupRemoved(title));
  const order = (all: readonly { id: string }[]) => all.map(({ id }) => id).join();
  if (changes.length === 0 && order(before) !== order(groups)) changes.push(formsMessages.groupsMoved);
  return changes;
}

/**
 * Describes the changes in the stored form that saving this draft would undo.
 * @param base form that the draft is based on.
 */
export const lostOf = (
  base: readonly FormGroup[],
  theirs: readonly FormGroup[],
  mine: readonly DraftGroup[],
): string[] => {
  const own = changesOf(base, mine);
  return changesOf(base, draftOf(theirs)).filter((change) => !own.includes(change));
};
