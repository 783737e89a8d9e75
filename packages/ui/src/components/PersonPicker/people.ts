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

const known = new WeakMap<PersonOption, Option>();

/** A person as a row of a list. One person is one row: lists tell rows apart by identity. */
export function rowOf(person: PersonOption): Option {
  const before = known.get(person);
  if (before) return before;
  const row: Option = {
    id: person.id,
    label: person.name,
    description: person.email,
    avatar: { name: person.name, src: person.src },
    isDisabled: person.isDisabled,
  };
  known.set(person, row);
  return row;
}

/** People as rows, the reader first and called so. */
export function rowsOf(people: readonly PersonOption[], meId: string | undefined, me: string): Option[] {
  const mine = meId === undefined ? undefined : people.find(({ id }) => id === meId);
  const others = mine ? people.filter((person) => person !== mine) : people;
  const rows = others.map(rowOf);
  return mine ? [{ ...rowOf(mine), aside: me }, ...rows] : rows;
}
