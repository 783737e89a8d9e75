const nameOf = (reference: string) => reference.replace(/^var\((.*?)(?:,.*)?\)$/, '$1');

/** The values of tokens where `element` is: canvases cannot use custom properties themselves. */
export function readTokens(element: Element): (reference: string) => string {
  const style = getComputedStyle(element);
  return (reference) => style.getPropertyValue(nameOf(reference)).trim();
}
