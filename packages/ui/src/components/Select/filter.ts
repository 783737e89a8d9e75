import type { Option } from './Select.tsx';

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Options whose label, description or code holds every word typed; those that begin with it come first. */
export function filterOptions<O extends Option>(options: readonly O[], words: string): readonly O[] {
  const wanted = fold(words.trim());
  if (wanted === '') return options;
  const parts = wanted.split(/\s+/);
  const first: O[] = [];
  const rest: O[] = [];
  for (const option of options) {
    const label = fold(option.label);
    const all =
      option.description || option.aside
        ? `${label} ${fold(`${option.description ?? ''} ${option.aside ?? ''}`)}`
        : label;
    if (!parts.every((part) => all.includes(part))) continue;
    (label.startsWith(wanted) ? first : rest).push(option);
  }
  return [...first, ...rest];
}
