import type { FormDefinition, FormEntry, FormGroup } from '@plumbline/api';
import { codeOf, entryOf } from '@plumbline/validation/forms';

/** A field while its form is being made. */
export interface DraftField extends FormEntry {
  /** Stays the same while the code follows the name. */
  key: string;
  /** Not kept yet: its code may still follow its name. */
  isNew?: boolean;
}
export interface DraftGroup {
  id: string;
  title: string;
  fields: DraftField[];
}

export const draftOf = (groups: readonly FormGroup[]): DraftGroup[] =>
  groups.map((group) => ({ ...group, fields: group.fields.map((field) => ({ ...field, key: field.code })) }));

/** What is sent: without what only the making knows. */
export const storedOf = (groups: readonly DraftGroup[]): FormGroup[] =>
  groups.map((group) => ({
    ...group,
    fields: group.fields.map(({ key: _key, isNew: _isNew, ...field }) => field),
  }));

const entries = (groups: readonly DraftGroup[]) => groups.flatMap(({ fields }) => fields);

/** Every code that is taken, but one field's own. */
const taken = (groups: readonly DraftGroup[], form: FormDefinition, but?: string) => [
  ...entries(groups).flatMap(({ code, key }) => (key === but ? [] : [code])),
  ...[...form.retired, ...form.global.flatMap(({ fields }) => fields)].map(({ code }) => code),
];

export const addField = (
  groups: readonly DraftGroup[],
  form: FormDefinition,
  groupId: string,
): DraftField => ({
  ...entryOf(codeOf('New field', taken(groups, form)), {
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
        ? { ...next, code: codeOf(part.label || 'New field', taken(groups, form, key)) }
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
  const rest = groups.filter((group) => group.id !== id);
  if (moved) rest.splice(index, 0, moved);
  return rest;
}

/** Fields of the company's own that do not stand in the form: taken off before, or just now. */
export const takenOff = (groups: readonly DraftGroup[], form: FormDefinition): FormEntry[] => {
  const stands = new Set(entries(groups).map(({ code }) => code));
  const kept = form.groups.flatMap(({ fields }) => fields.filter(({ isSystem }) => !isSystem));
  return [...kept, ...form.retired].filter(({ code }) => !stands.has(code));
};

/** Puts a field that was taken off just now where it was, and one of before at the end of the first group. */
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
 * Which of a list's things stayed: the most of them that are still in their old order. Whatever is left is the least
 * that somebody can have moved.
 * @param places where each was before, in the order of now; no two are the same.
 * @returns the indexes of those that moved, in the order of now.
 */
export function movedOf(places: readonly number[]): number[] {
  // The best chain that ends at each: how long it is, and which one comes before.
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

/** What would be kept, in words for the bar that saves: "Trade focus added, Phone made required". */
export function changesOf(before: readonly FormGroup[], groups: readonly DraftGroup[]): string[] {
  const was = new Map(
    before.flatMap(({ id, fields }) => fields.map((field, at) => [field.code, { ...field, home: id, at }])),
  );
  const gone = new Map(before.map((group) => [group.id, group]));
  const said: string[] = [];
  for (const { id, title, fields } of groups) {
    const group = gone.get(id);
    const called = title || 'without a name';
    if (!group) said.push(`Group ${called} added`);
    else if (group.title !== title) said.push(`Group ${group.title} renamed to ${title || 'nothing'}`);
    gone.delete(id);
    // Fields that came or went move nothing: only those that stand in this group then as now are compared.
    const staying = fields.filter(({ code }) => was.get(code)?.home === id);
    const moved = new Set(
      movedOf(staying.map(({ code }) => was.get(code)?.at ?? 0)).map((at) => staying[at]?.code),
    );
    fields.forEach(({ key: _key, isNew: _isNew, ...field }) => {
      const old = was.get(field.code);
      was.delete(field.code);
      const name = field.label || 'A field';
      if (!old) said.push(`${name} added`);
      else if (old.required !== field.required)
        said.push(`${name} made ${field.required ? 'required' : 'optional'}`);
      else if (old.home !== id) said.push(`${name} moved to the group ${called}`);
      else if (
        JSON.stringify({ ...field, home: id, at: old.at }) !==
        JSON.stringify({ ...old, isAlwaysRequired: field.isAlwaysRequired })
      )
        said.push(`${name} changed`);
      else if (moved.has(field.code)) said.push(`${name} moved`);
    });
  }
  for (const { label } of was.values()) said.push(`${label} taken off`);
  for (const { title } of gone.values()) said.push(`Group ${title} removed`);
  const order = (all: readonly { id: string }[]) => all.map(({ id }) => id).join();
  if (said.length === 0 && order(before) !== order(groups)) said.push('Groups moved');
  return said;
}

/**
 * What another person changed since somebody began, and what is undone by keeping theirs instead, in words.
 * @param base the form as it was begun on.
 */
export const lostOf = (
  base: readonly FormGroup[],
  theirs: readonly FormGroup[],
  mine: readonly DraftGroup[],
): string[] => {
  const own = changesOf(base, mine);
  return changesOf(base, draftOf(theirs)).filter((change) => !own.includes(change));
};
