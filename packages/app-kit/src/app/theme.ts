export type Theme = 'light' | 'dark' | 'system';

const key = 'theme';
const isTheme = (value: string | null): value is Theme =>
  value === 'light' || value === 'dark' || value === 'system';

export function readTheme(): Theme {
  const stored = localStorage.getItem(key);
  return isTheme(stored) ? stored : 'system';
}

/** Applies the theme to the page; `system` follows the operating system. */
export function applyTheme(theme: Theme = readTheme()): void {
  const dark = theme === 'dark' || (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset['theme'] = dark ? 'dark' : 'light';
}

/** Applies the theme, and again whenever the operating system changes its own. */
export function followTheme(): void {
  applyTheme();
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => applyTheme());
}

export function storeTheme(theme: Theme): void {
  localStorage.setItem(key, theme);
  applyTheme(theme);
}
