/** The documents by which people and companies identify themselves, by country (spec, public side, section 5). */
import { type CountryCode } from '../kit/country/index.ts';

export type DocumentType = {
  readonly code: string;
  readonly name: string;
  readonly countries: readonly CountryCode[];
  /** Digits and letters only, as they are stored. The RUT's check digit is a rule of its own. */
  readonly pattern: RegExp;
  /** The format to type, in words. */
  readonly hint: string;
  /** Other ways in which forms and spreadsheets write the type. */
  readonly alsoWritten?: readonly string[];
};

export const documentTypes: readonly DocumentType[] = [
  { code: 'DNI', name: 'DNI', countries: ['PE'], pattern: /^\d{8,9}$/, hint: '8 dígitos' },
  {
    code: 'RUC',
    name: 'RUC',
    countries: ['PE'],
    pattern: /^(10|15|16|17|20)\d{9}$/,
    hint: '11 dígitos que empiezan con 10, 15, 16, 17 o 20',
  },
  {
    code: 'CE',
    name: 'Carné de extranjería',
    countries: ['PE'],
    pattern: /^\d{8,12}$/,
    hint: 'de 8 a 12 dígitos',
  },
  {
    code: 'RUT',
    name: 'RUT',
    countries: ['CL'],
    pattern: /^[1-9]\d{3,8}[\dK]$/,
    hint: 'por ejemplo 12.345.678-5',
  },
  {
    code: 'CC',
    name: 'Cédula de ciudadanía',
    countries: ['CO'],
    pattern: /^\d{8,12}$/,
    hint: 'de 8 a 12 dígitos',
    alsoWritten: ['cédula', 'cédula ciudadanía', 'ciudadanía'],
  },
  {
    code: 'CE',
    name: 'Cédula de extranjería',
    countries: ['CO'],
    pattern: /^\d{8,12}$/,
    hint: 'de 8 a 12 dígitos',
    alsoWritten: ['cédula extranjería', 'extranjería'],
  },
  {
    code: 'NIT',
    name: 'NIT',
    countries: ['CO'],
    pattern: /^\d{8,12}$/,
    hint: 'de 8 a 12 dígitos',
    alsoWritten: ['número de identificación tributaria', 'identificación tributaria'],
  },
  {
    code: 'ID',
    name: 'Documento de identidad',
    countries: ['INT'],
    pattern: /^[A-Z0-9]{5,12}$/,
    hint: 'de 5 a 12 letras o números',
  },
];

/** The country's documents; the first is the one that most people have. */
export const documentTypesOf = (country: CountryCode): readonly DocumentType[] =>
  documentTypes.filter((type) => type.countries.includes(country));

/** Only the letters, so that dots, blanks, accents and case make no difference. */
const letters = (text: string): string => text.normalize('NFD').replace(/\P{L}/gu, '').toUpperCase();

/** The country's document that somebody means: «C.C.», «cedula de ciudadania» and «CC» are one. */
export const documentTypeNamed = (country: CountryCode, written: string): DocumentType | undefined => {
  const wanted = letters(written);
  return documentTypesOf(country).find(({ code, name, alsoWritten = [] }) =>
    [code, name, ...alsoWritten].some((way) => letters(way) === wanted),
  );
};
