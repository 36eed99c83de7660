/** Landing pages by country and language: what a campaign or a search leads to. */
import { type CountryCode, countryCodes } from '../kit/country/index.ts';
import { countryOf } from '../reference/countries.ts';
import { type Line } from './line.ts';
import { linesOf } from './lines.ts';

/** The locales of the landing service (spec, public side, section 7). */
export const landingLocales = ['en', 'pt-BR', 'es'] as const;
export type LandingLocale = (typeof landingLocales)[number];

export type Landing = {
  readonly id: number;
  readonly slug: string;
  readonly tag: string;
  readonly active: boolean;
  readonly locale: LandingLocale;
  readonly country: CountryCode;
  readonly title: string;
  readonly description: string;
  readonly buttonText: string;
  readonly compareUrl: string;
  /** The types of insurance that it is about, as the catalogue calls them. */
  readonly productType: string;
};

/** Languages other than Spanish are spoken where foreigners look for cover. */
const localesOf = (country: CountryCode): readonly LandingLocale[] =>
  country === 'INT' ? landingLocales : ['es'];

type Words = {
  readonly buttonText: string;
  readonly title: (line: Line, place: string) => string;
  readonly description: (line: Line) => string;
};
const wordsOf: Readonly<Record<LandingLocale, Words>> = {
  es: {
    buttonText: 'Comparar',
    title: ({ title }, place) => `${title}${place && ` en ${place}`}`,
    description: ({ description }) => description,
  },
  en: {
    buttonText: 'Compare',
    title: ({ category }) => englishNames[category],
    description: () => 'Compare plans with your own exact price before you tell us who you are.',
  },
  'pt-BR': {
    buttonText: 'Comparar',
    title: ({ category }) => portugueseNames[category],
    description: () => 'Compare planos com o seu preço exato antes de dizer quem você é.',
  },
};
const englishNames: Readonly<Record<Line['category'], string>> = {
  health: 'Health insurance abroad',
  company: 'Insurance for companies',
  life: 'Life insurance',
  pets: 'Pet insurance',
  travel: 'Travel insurance',
};
const portugueseNames: Readonly<Record<Line['category'], string>> = {
  health: 'Seguro de saúde no exterior',
  company: 'Seguros para empresas',
  life: 'Seguro de vida',
  pets: 'Seguro para pets',
  travel: 'Seguro viagem',
};

const landingOf = (country: CountryCode, line: Line, locale: LandingLocale): Landing => {
  const { buttonText, title, description } = wordsOf[locale];
  const market = countryOf(country);
  return {
    id: market.id * 1_000 + line.id * 10 + landingLocales.indexOf(locale),
    slug: line.name.toLowerCase(),
    tag: line.category,
    active: true,
    locale,
    country,
    title: title(line, country === 'INT' ? '' : market.name),
    description: description(line),
    buttonText,
    compareUrl: line.compareUrl,
    productType: line.productType,
  };
};

export const landings: readonly Landing[] = countryCodes.flatMap((country) =>
  linesOf(country).flatMap((line) => localesOf(country).map((locale) => landingOf(country, line, locale))),
);
