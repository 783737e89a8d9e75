/**
 * Determines which parts of a row are shown: as many from the start as fit, always including the current one. Sizes in
 * pixels.
 * @param widths widths of all parts.
 * @param moreWidth width of the overflow button.
 * @param current index of the part that must be shown; −1 for none.
 */
export function fitTabs(
  widths: readonly number[],
  room: number,
  moreWidth: number,
  current: number,
): number[] {
  const total = widths.reduce((sum, width) => sum + width, 0);
  const all = widths.map((_, index) => index);
  if (total <= room) return all;
  const space = room - moreWidth;
  const shown: number[] = [];
  let used = 0;
  for (const index of all) {
    used += widths[index] ?? 0;
    if (used > space) break;
    shown.push(index);
  }
  if (current < 0 || shown.includes(current)) return shown;
  used = shown.reduce((sum, index) => sum + (widths[index] ?? 0), 0) + (widths[current] ?? 0);
  while (used > space && shown.length > 0) used -= widths[shown.pop() as number] ?? 0;
  return [...shown, current];
}

/** Width in pixels below which a tab is not readable. */
const narrowest = 120;

/**
 * Maximum width of a tab at which `wanted` tabs fit; undefined if they fit without a limit. Sizes in pixels.
 * @param widths widths of all tabs.
 * @param moreWidth width of the overflow button.
 */
export function capFor(
  widths: readonly number[],
  room: number,
  moreWidth: number,
  preferred: number,
): number | undefined {
  const count = Math.min(preferred, widths.length);
  if (fitTabs(widths, room, moreWidth, -1).length >= count) return undefined;
  return Math.max(narrowest, Math.floor((room - moreWidth) / count));
}
