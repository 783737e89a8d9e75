/**
 * Calls back when another theme, another contrast or the system's other colours come into force where `element` is:
 * what draws by itself, on a canvas, does not follow them as what is styled does. Until `signal` is aborted.
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
