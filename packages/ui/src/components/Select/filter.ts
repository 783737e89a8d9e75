import type { Option } from './options.ts';

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const known = new WeakMap<Option, { label: string; all: string }>();

/** Case-folded text of an option, cached because every typed letter searches all options. */
function foldedOf(option: Option) {
  const before = known.get(option);
  if (before) return before;
  const label = fold(option.label);
  const more = [option.description, option.aside].filter(Boolean).join(' ');
  const folded = { label, all: more === '' ? label : `${label} ${fold(more)}` };
  known.set(option, folded);
  return folded;
}

/** Options whose label, description or code holds every word typed; those that begin with it come first. */
export function filterOptions<O extends Option>(options: readonly O[], query: string): readonly O[] {
  const wanted = fold(query.trim());
  if (wanted === '') return options;
  const parts = wanted.split(/\s+/);
  const first: O[] = [];
  const rest: O[] = [];
  for (const option of options) {
    const { label, all } = foldedOf(option);
    if (!parts.every((part) => all.includes(part))) continue;
    (label.startsWith(wanted) ? first : rest).push(option);
  }
  return [...first, ...rest];
}
