import type { IconType } from '../Icon/Icon.tsx';

export interface Option {
  id: string;
  label: string;
  description?: string;
  icon?: IconType;
  /** Shows the picture or the initials of a person before the label. */
  avatar?: { name: string; src?: string };
  /** Content at the end of the row: a code or a price. */
  aside?: string;
  /** Options of one group stand together under its name. */
  group?: string;
  isDisabled?: boolean;
}

const retries = new WeakMap<readonly unknown[], () => void>();

/**
 * Options that could not be loaded: the field shows the failure and offers to try again.
 * @param kept options that stay available, such as the current value.
 */
export function unloadedOptions<O = Option>(retry: () => void, kept: readonly O[] = []): readonly O[] {
  const lost = [...kept];
  retries.set(lost, retry);
  return lost;
}
/** Retries loading the options; undefined for loaded options. */
export const retryOf = (options: readonly unknown[] | undefined): (() => void) | undefined =>
  options && retries.get(options);
/** Carries the retry of unloaded options over to a derived list. */
export const withRetryOf = <O>(options: readonly unknown[], mapped: readonly O[]): readonly O[] => {
  const retry = retryOf(options);
  return retry ? unloadedOptions(retry, mapped) : mapped;
};

/** Returns the next selectable index from `from` in the direction of `by`, wrapping around; -1 if there is none. */
export function nextEnabledIndex(
  options: readonly Pick<Option, 'isDisabled'>[],
  from: number,
  by: 1 | -1,
): number {
  const { length } = options;
  for (let at = from, left = length; left > 0; at += by, left--) {
    const place = ((at % length) + length) % length;
    if (!options[place]?.isDisabled) return place;
  }
  return -1;
}

/**
 * Index of the option that starts with the typed text, searched from `from` and wrapping around; a repeated letter
 * moves to the next option. -1 if there is none.
 */
export function findByPrefix(
  options: readonly Pick<Option, 'label' | 'isDisabled'>[],
  word: string,
  from: number,
): number {
  const typed = word.toLowerCase();
  const isRepeat = [...typed].every((letter) => letter === typed[0]);
  const prefix = isRepeat ? typed.slice(0, 1) : typed;
  const begin = isRepeat ? from + 1 : Math.max(from, 0);
  for (let step = 0; step < options.length; step += 1) {
    const at = (begin + step) % options.length;
    const option = options[at];
    if (option && !option.isDisabled && option.label.toLowerCase().startsWith(prefix)) return at;
  }
  return -1;
}
