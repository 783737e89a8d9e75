const nameOf = (reference: string) => reference.replace(/^var\((.*?)(?:,.*)?\)$/, '$1');

/** Returns token values at `element`, for canvases, which cannot use custom properties. */
export function readTokens(element: Element): (reference: string) => string {
  const style = getComputedStyle(element);
  return (reference) => {
    const value = style.getPropertyValue(nameOf(reference)).trim();
    // The colors of a brand hold for both themes (`createTheme`); a custom property is not resolved by the browser.
    const both = /^light-dark\((.+), (.+)\)$/.exec(value);
    return (style.colorScheme === 'dark' ? both?.[2] : both?.[1]) ?? value;
  };
}
