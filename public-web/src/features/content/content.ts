/** The pages that only have something to say, by name. */
import { type ContentName } from '../../domain/site-pages.ts';
import { type PageText } from './page-text.ts';

/** Each is loaded by whoever reads it. */
const texts: Readonly<Record<ContentName, () => Promise<PageText>>> = {
  'Que-Hacemos': async () => (await import('./texts/what-we-do.ts')).whatWeDo,
  'Terminos-y-Condiciones': async () => (await import('./texts/terms.ts')).terms,
  'Terms-and-Conditions': async () => (await import('./texts/terms-in-english.ts')).termsInEnglish,
  Privacidad: async () => (await import('./texts/privacy.ts')).privacy,
  'EPS-Personas-Empresas': async () => (await import('./texts/eps.ts')).eps,
};
export const contentOf = (name: ContentName): Promise<PageText> => texts[name]();
