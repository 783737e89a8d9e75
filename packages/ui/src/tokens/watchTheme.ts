/**
 * Calls back when theme, contrast or system colors change at `element`, for canvas rendering, until `signal` aborts.
 */
export function watchTheme(element: Element, changed: () => void, signal: AbortSignal): void {
  const themes = new MutationObserver(changed);
  const themed = element.closest('[data-theme]') ?? document.documentElement;
  for (const each of new Set([themed, document.documentElement]))
    themes.observe(each, { attributes: true, attributeFilter: ['data-theme', 'class', 'style'] });
  for (const query of ['(forced-colors: active)', '(prefers-color-scheme: dark)'])
    matchMedia(query).addEventListener('change', changed, { signal });
  signal.addEventListener('abort', () => themes.disconnect());
}
