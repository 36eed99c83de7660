/** The console speaks Spanish. */
import polyglotI18nProvider from 'ra-i18n-polyglot';
import { type TranslationMessages } from 'react-admin';
import { messages } from './messages.ts';

export const locale = 'es';
export const i18nProvider = polyglotI18nProvider(() => messages as TranslationMessages, locale, [
  { locale, name: 'Español' },
]);
