import type { Preview } from '@storybook/react-vite';

/** Locale of a direction, where no other is chosen. */
const localeOf: Record<string, string> = { ltr: 'en-US', rtl: 'ar-EG' };
const rightToLeft = new Set(['ar-EG', 'he-IL']);

/** Locale and direction of a page by the toolbar; a locale that is chosen brings its own direction. */
export function localeBy(globals: Record<string, unknown>): { locale: string; direction: string } {
  const direction = String(globals['direction'] ?? 'ltr');
  const chosen = String(globals['locale'] ?? 'auto');
  if (chosen === 'auto') return { locale: localeOf[direction] ?? 'en-US', direction };
  return { locale: chosen, direction: rightToLeft.has(chosen) ? 'rtl' : direction };
}

/** Gives the page theme, density, language and direction. */
export function applyGlobals(globals: Record<string, unknown>): void {
  const root = document.documentElement;
  const { locale, direction } = localeBy(globals);
  root.dataset['theme'] = String(globals['theme'] ?? 'light');
  root.dataset['density'] = String(globals['density'] ?? 'comfortable');
  root.dir = direction;
  root.lang = locale;
}

/** Switches of the toolbar; the width is that of the viewport's. */
export const globalTypes: Preview['globalTypes'] = {
  theme: {
    description: 'Theme',
    toolbar: {
      icon: 'mirror',
      items: [
        { value: 'light', title: 'Light', icon: 'sun' },
        { value: 'dark', title: 'Dark', icon: 'moon' },
      ],
      dynamicTitle: true,
    },
  },
  density: {
    description: 'Density',
    toolbar: {
      icon: 'component',
      items: [
        { value: 'comfortable', title: 'Comfortable' },
        { value: 'compact', title: 'Compact' },
      ],
      dynamicTitle: true,
    },
  },
  direction: {
    description: 'Direction',
    toolbar: {
      icon: 'transfer',
      items: [
        { value: 'ltr', title: 'Left to right' },
        { value: 'rtl', title: 'Right to left' },
      ],
      dynamicTitle: true,
    },
  },
  locale: {
    description: 'Locale of numbers, money and dates',
    toolbar: {
      icon: 'globe',
      items: [
        { value: 'auto', title: 'Locale of the direction' },
        { value: 'en-US', title: 'English (US)' },
        { value: 'en-GB', title: 'English (UK)' },
        { value: 'de-DE', title: 'German' },
        { value: 'fr-CA', title: 'French (Canada)' },
        { value: 'ja-JP', title: 'Japanese' },
        { value: 'ar-EG', title: 'Arabic (Egypt)' },
        { value: 'he-IL', title: 'Hebrew' },
      ],
      dynamicTitle: true,
    },
  },
  colors: {
    description: 'Colors',
    toolbar: {
      icon: 'contrast',
      items: [
        { value: 'theme', title: 'Colors of the theme' },
        { value: 'forced', title: 'Forced colors (imitated)' },
      ],
      dynamicTitle: true,
    },
  },
};

export const initialGlobals = {
  theme: 'light',
  density: 'comfortable',
  direction: 'ltr',
  locale: 'auto',
  colors: 'theme',
};
