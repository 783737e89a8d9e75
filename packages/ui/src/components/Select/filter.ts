import type { Option } from './options.ts';

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const textCache = new WeakMap<Option, { label: string; all: string }>();

/** Case-folded text of an option, cached because every typed letter searches all options. */
function foldedOf(option: Option) {
  const before = textCache.get(option);
  if (before) return before;
  const label = fold(option.label);
  const more = [option.description, option.aside].filter(Boolean).join(' ');
  const folded = { label, all: more === '' ? label : `${label} ${fold(more)}` };
  textCache.set(option, folded);
  return folded;
}

/** Options whose label, description or code holds every word typed; those that begin with it come first. */
export function filterOptions<O extends Option>(options: readonly O[], query: string): readonly O[] {
  const search = fold(query.trim());
  if (search === '') return options;
  const parts = search.split(/\s+/);
  const first: O[] = [];
  const rest: O[] = [];
  for (const option of options) {
    const { label, all } = foldedOf(option);
    if (!parts.every((part) => all.includes(part))) continue;
    (label.startsWith(search) ? first : rest).push(option);
  }
  return [...first, ...rest];
}
