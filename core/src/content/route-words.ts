/** The words of the site's addresses in each language that the product knows; Spanish is the default. */

export const languages = [
  { code: 'es', name: 'Español' },
  { code: 'en', name: 'English' },
  { code: 'pt', name: 'Português' },
] as const;
export type LanguageCode = (typeof languages)[number]['code'];

type Word = Readonly<Record<LanguageCode, string>>;
const word = (es: string, en: string, pt: string): Word => ({ es, en, pt });

const words: readonly Word[] = [
  word('Comparar', 'Compare', 'Comparar'),
  word('Seguros', 'Insurance', 'Seguros'),
  word('Seguro', 'Policy', 'Seguro'),
  word('Seguros-de-Salud', 'Health-Insurance', 'Seguros-de-Saude'),
  word('Salud-Internacional', 'International-Health', 'Saude-Internacional'),
  word('Seguros-de-Vida', 'Life-Insurance', 'Seguros-de-Vida'),
  word('Seguros-de-Viaje', 'Travel-Insurance', 'Seguros-de-Viagem'),
  word('Seguros-Dentales', 'Dental-Insurance', 'Seguros-Odontologicos'),
  word('Seguros-Mascotas', 'Pet-Insurance', 'Seguros-para-Pets'),
  word('Accidentes-Personales', 'Personal-Accidents', 'Acidentes-Pessoais'),
  word('Guardias', 'Guards', 'Vigilantes'),
  word('Clinicas-y-Hospitales', 'Clinics-and-Hospitals', 'Clinicas-e-Hospitais'),
  word('Planes-Clinicos', 'Clinic-Plans', 'Planos-de-Clinica'),
  word('Planes', 'Plans', 'Planos'),
  word('Medicina-Prepagada', 'Prepaid-Medicine', 'Medicina-Pre-Paga'),
  word('Empresas', 'Companies', 'Empresas'),
  word('Empresa', 'Company', 'Empresa'),
  word('Compra-Online', 'Buy-Online', 'Compra-Online'),
  word('Pago', 'Payment', 'Pagamento'),
  word('Confirmacion', 'Confirmation', 'Confirmacao'),
  word('Solicitar', 'Request', 'Solicitar'),
  word('contacto', 'contact', 'contato'),
  word('quehacemos', 'what-we-do', 'o-que-fazemos'),
  word('Partners-y-Alianzas', 'Partners', 'Parceiros'),
  word('Terminos-y-Condiciones', 'Terms-and-Conditions', 'Termos-e-Condicoes'),
];

const known = new Map(
  words.flatMap((one) => languages.map(({ code }) => [one[code].toLowerCase(), one] as const)).reverse(),
);

const translate = (path: string, language: LanguageCode): string =>
  path
    .split('/')
    .map((piece) => known.get(piece.toLowerCase())?.[language] ?? piece)
    .join('/');

/**
 * An address in every language, piece by piece; what is no word of ours, such as a plan's code, stays as it is.
 * @param path such as `Comparar/Seguros-de-Salud`, in any of the languages
 */
export const translateRoute = (path: string): Readonly<Record<LanguageCode, string>> => ({
  es: translate(path, 'es'),
  en: translate(path, 'en'),
  pt: translate(path, 'pt'),
});
