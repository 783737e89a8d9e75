import { createContext, use, useMemo, type ReactNode } from 'react';
import { I18nProvider as AriaI18nProvider, isRTL } from 'react-aria-components';

/** Default locale, regardless of the browser's language. */
const fallback = 'en-US';

const LocaleContext = createContext(fallback);

export interface I18nProviderProps {
  /** BCP 47 tag, e.g. 'en-US' or 'ar-EG'. */
  locale: string;
  /** Content. */
  children: ReactNode;
}

/** Sets the locale of its children: numerals, date formats and the direction of arrow keys. */
export function I18nProvider({ locale, children }: I18nProviderProps) {
  return (
    <LocaleContext value={locale}>
      <AriaI18nProvider locale={locale}>{children}</AriaI18nProvider>
    </LocaleContext>
  );
}

export interface Locale {
  locale: string;
  direction: 'ltr' | 'rtl';
}

/** Current locale: that of the nearest I18nProvider, or en-US. */
export function useLocale(): Locale {
  const locale = use(LocaleContext);
  // The first question about a locale loads data in the browser, which takes milliseconds.
  return useMemo(
    () => ({ locale, direction: locale !== fallback && isRTL(locale) ? 'rtl' : 'ltr' }),
    [locale],
  );
}
