const nameOf = (reference: string) => reference.replace(/^var\((.*?)(?:,.*)?\)$/, '$1');

/** Returns token values at `element`, for canvases, which cannot use custom properties. */
export function readTokens(element: Element): (reference: string) => string {
  const style = getComputedStyle(element);
  return (reference) => style.getPropertyValue(nameOf(reference)).trim();
}
