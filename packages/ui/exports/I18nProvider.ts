export { I18nProvider, useLocale } from 'react-aria-components';
