/** The site's menu: what is compared, by category, with the links below each (spec, public side, sections 2.4 and 3). */
import { type CountryCode } from '../kit/country/index.ts';
import { type Line } from './line.ts';
import { linesOf } from './lines.ts';

export type MenuCategory = {
  readonly title: string;
  readonly description: string;
  /** Where the category's button leads. */
  readonly compareUrl: string;
  readonly links: readonly { readonly title: string; readonly url: string }[];
};
export type MenuItem = {
  readonly title: string;
  readonly url: string;
  readonly icon: string;
  readonly color: string;
  readonly seoDescription: string;
  readonly categories: readonly MenuCategory[];
  /** Whether its code is worth loading before it is opened. */
  readonly preloadBundle: boolean;
};

const headings: Readonly<Record<Line['category'], Pick<MenuItem, 'title' | 'icon' | 'seoDescription'>>> = {
  health: {
    title: 'Salud',
    icon: 'heart',
    seoDescription: 'Compara planes y seguros de salud con tu precio exacto.',
  },
  company: {
    title: 'Empresas',
    icon: 'building',
    seoDescription: 'Seguros para los trabajadores de tu empresa.',
  },
  life: { title: 'Vida y accidentes', icon: 'tree', seoDescription: 'Protege a los tuyos.' },
  pets: { title: 'Mascotas', icon: 'paw', seoDescription: 'Seguros para perros, gatos y otras mascotas.' },
  travel: { title: 'Viajes', icon: 'plane', seoDescription: 'Asistencia para tu viaje, por día.' },
};

const categoryOf = ({ title, description, compareUrl, faq, name }: Line): MenuCategory => ({
  title,
  description,
  compareUrl,
  links: [
    { title: `Comparar ${title}`, url: compareUrl },
    ...(faq.length > 0 ? [{ title: 'Preguntas frecuentes', url: `${compareUrl}#preguntas-${name}` }] : []),
  ],
});

/** An item for each category that the country has something in. */
export const menuOf = (country: CountryCode): readonly MenuItem[] => {
  const lines = linesOf(country);
  return [...new Set(lines.map(({ category }) => category))].map((category) => {
    const own = lines.filter((line) => line.category === category);
    return {
      ...headings[category],
      url: own[0]!.compareUrl,
      color: own[0]!.color,
      categories: own.map(categoryOf),
      preloadBundle: category === 'health',
    };
  });
};
