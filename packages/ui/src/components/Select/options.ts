import type { IconType } from '../Icon/Icon.tsx';

export interface Option {
  id: string;
  label: string;
  description?: string;
  icon?: IconType;
  /** A person: the picture, or the initials of the name, before the label. */
  avatar?: { name: string; src?: string };
  /** At the end of the row: a code, a price. */
  aside?: string;
  /** Options of one group stand together under its name. */
  group?: string;
  isDisabled?: boolean;
}

const retries = new WeakMap<readonly unknown[], () => void>();

/**
 * Options that could not be loaded: whichever field they are given to says so, and offers to try again.
 * @param kept what can be chosen all the same, such as what the field has now.
 */
export function lostOptions<O = Option>(retry: () => void, kept: readonly O[] = []): readonly O[] {
  const lost = [...kept];
  retries.set(lost, retry);
  return lost;
}
/** Tries again to load what these options should have been; undefined for options that are there. */
export const retryOf = (options: readonly unknown[] | undefined): (() => void) | undefined =>
  options && retries.get(options);
/** What was made of options: lost as they are. */
export const madeOf = <O>(options: readonly unknown[], made: readonly O[]): readonly O[] => {
  const retry = retryOf(options);
  return retry ? lostOptions(retry, made) : made;
};

/** The next place from `from` in the direction of `by` that can be chosen, around the ends; -1 where none can. */
export function nextPlace(options: readonly Pick<Option, 'isDisabled'>[], from: number, by: 1 | -1): number {
  const { length } = options;
  for (let at = from, left = length; left > 0; at += by, left--) {
    const place = ((at % length) + length) % length;
    if (!options[place]?.isDisabled) return place;
  }
  return -1;
}

/**
 * The place of the option that a typed word begins, from `from` on and around; one letter again goes on to the next of
 * its kind. -1 where none begins so.
 */
export function placeOfWord(
  options: readonly Pick<Option, 'label' | 'isDisabled'>[],
  word: string,
  from: number,
): number {
  const typed = word.toLowerCase();
  const isRepeat = [...typed].every((letter) => letter === typed[0]);
  const wanted = isRepeat ? typed.slice(0, 1) : typed;
  const begin = isRepeat ? from + 1 : Math.max(from, 0);
  for (let step = 0; step < options.length; step += 1) {
    const at = (begin + step) % options.length;
    const option = options[at];
    if (option && !option.isDisabled && option.label.toLowerCase().startsWith(wanted)) return at;
  }
  return -1;
}
