import { aiEstimatesMessages } from './messages.ts';

interface Sheet {
  uuid: string;
  /** Page number in its plan set, from 1. */
  number: number;
  page_name: string;
}

/** Formats pages as ranges, e.g. `1–3, 7`. */
export function rangesOf(chosen: readonly string[], sheets: readonly Sheet[]): string {
  const numbers = sheets
    .filter(({ uuid }) => chosen.includes(uuid))
    .map(({ number }) => number)
    .toSorted((a, b) => a - b);
  const runs: [first: number, last: number][] = [];
  for (const number of numbers) {
    const run = runs.at(-1);
    if (run && number === run[1] + 1) run[1] = number;
    else runs.push([number, number]);
  }
  return runs.map(([first, last]) => (first === last ? String(first) : `${first}–${last}`)).join(', ');
}

/**
 * Parses page numbers, ranges and sheet numbers such as A2.1, separated by commas; `all` is the whole set.
 * @returns the pages in the order of the set, or the part that matches no page.
 */
export function pagesIn(
  text: string,
  sheets: readonly Sheet[],
): { pages: string[]; problem?: undefined } | { problem: string } {
  if (/^\s*all\s*$/i.test(text)) return { pages: sheets.map(({ uuid }) => uuid) };
  const chosen = new Set<string>();
  for (const part of text
    .split(/[,;\n]/)
    .map((each) => each.trim())
    .filter(Boolean)) {
    const named = sheets.filter(({ page_name }) => page_name.toLowerCase() === part.toLowerCase());
    const [, first, last = first] = /^(\d{1,6})(?:\s*[-–—]\s*(\d{1,6}))?$/.exec(part) ?? [];
    const counted =
      first === undefined
        ? []
        : sheets.filter(
            ({ number }) =>
              number >= Math.min(Number(first), Number(last)) &&
              number <= Math.max(Number(first), Number(last)),
          );
    const found = named.length > 0 ? named : counted;
    if (found.length === 0) return { problem: aiEstimatesMessages.pageNotFound(part) };
    for (const { uuid } of found) chosen.add(uuid);
  }
  return { pages: sheets.filter(({ uuid }) => chosen.has(uuid)).map(({ uuid }) => uuid) };
}

/** Selection after a page is selected or cleared; with `from`, applies to all pages between the two. */
export function chosenWith(
  chosen: readonly string[],
  { page, isSelected, from }: { page: string; isSelected: boolean; from?: string | undefined },
  sheets: readonly Pick<Sheet, 'uuid'>[],
): string[] {
  const order = sheets.map(({ uuid }) => uuid);
  const [a, b] = [order.indexOf(from ?? page), order.indexOf(page)];
  const touched = new Set(a < 0 ? [page] : order.slice(Math.min(a, b), Math.max(a, b) + 1));
  return order.filter((uuid) => (touched.has(uuid) ? isSelected : chosen.includes(uuid)));
}
