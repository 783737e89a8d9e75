import type { Option } from '../Select/options.ts';

export interface PersonOption {
  id: string;
  name: string;
  /** Email, shown to distinguish people with the same name, and searched. */
  email?: string;
  /** Image address; initials are shown without it. */
  src?: string;
  isDisabled?: boolean;
}

const optionCache = new WeakMap<PersonOption, Option>();

/** Returns the list row of a person, cached because lists compare rows by identity. */
export function rowOf(person: PersonOption): Option {
  const before = optionCache.get(person);
  if (before) return before;
  const row: Option = {
    id: person.id,
    label: person.name,
    description: person.email,
    avatar: { name: person.name, src: person.src },
    isDisabled: person.isDisabled,
  };
  optionCache.set(person, row);
  return row;
}

/** Returns people as list rows, with the user first and marked. */
export function rowsOf(people: readonly PersonOption[], meId: string | undefined, me: string): Option[] {
  const mine = meId === undefined ? undefined : people.find(({ id }) => id === meId);
  const others = mine ? people.filter((person) => person !== mine) : people;
  const rows = others.map(rowOf);
  return mine ? [{ ...rowOf(mine), aside: me }, ...rows] : rows;
}
