/** The console speaks Spanish: react-admin's own texts by their keys, and every other text as it is typed where it is shown. */
import polyglotI18nProvider from 'ra-i18n-polyglot';
import { type TranslationMessages } from 'react-admin';
import { messages } from './messages.ts';

export const locale = 'es';
export const i18nProvider = polyglotI18nProvider(
  () => messages as TranslationMessages,
  locale,
  [{ locale, name: 'Español' }],
  { allowMissing: true },
);
