export { I18nProvider, useLocale, type I18nProviderProps, type Locale } from '../src/locale.tsx';
