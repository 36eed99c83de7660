/** The console speaks Spanish. */
import polyglotI18nProvider from 'ra-i18n-polyglot';
import { es } from './es.ts';

export const locale = 'es';
export const i18nProvider = polyglotI18nProvider(() => es, locale, [{ locale, name: 'Español' }]);
