/** Attributes that set theme, brand, density, direction and language of a region of the page. */
const attributes = ['data-theme', 'data-brand', 'data-density', 'dir', 'lang'];

/**
 * Gives an overlay, which is rendered at the end of the page, the theme, brand, density, direction and language of the
 * region that it was opened from. What holds for the whole page is inherited. Attributes of the origin itself are
 * those of its content: a sheet of paper is light in every theme, and the dialog that its key opens is not.
 */
export function followRegion(overlay: HTMLElement, origin: Element | null | undefined) {
  for (const name of attributes) {
    const region = origin?.parentElement?.closest(`[${name}]`);
    const value = region && !region.contains(overlay) ? region.getAttribute(name) : null;
    if (value === null) overlay.removeAttribute(name);
    else overlay.setAttribute(name, value);
  }
}
