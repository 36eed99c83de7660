/** A page that only has something to say. */
import { type ContentName } from '../../domain/site-pages.ts';

export type Content = {
  readonly title: string;
  readonly description: string;
  /** Language of the text, where it is not Spanish. */
  readonly language?: 'en';
  readonly sections: readonly { readonly title: string; readonly paragraphs: readonly string[] }[];
  readonly links: readonly { readonly title: string; readonly path: string }[];
};

/** Each is loaded by whoever reads it. */
const texts: Readonly<Record<ContentName, () => Promise<Content>>> = {
  'Que-Hacemos': async () => (await import('./texts/what-we-do.ts')).whatWeDo,
  'Terminos-y-Condiciones': async () => (await import('./texts/terms.ts')).terms,
  'Terms-and-Conditions': async () => (await import('./texts/terms-in-english.ts')).termsInEnglish,
  Privacidad: async () => (await import('./texts/privacy.ts')).privacy,
  'EPS-Personas-Empresas': async () => (await import('./texts/eps.ts')).eps,
};
export const contentOf = (name: ContentName): Promise<Content> => texts[name]();
