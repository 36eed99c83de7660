/** The documents by which insured people are known, by country: those of adults and children, and the passport everywhere. */
import { type CountryCode } from '../kit/country/index.ts';
import { type DocumentType, documentTypesOf } from './document-types.ts';

/** They name a company or a taxpayer, and nobody in an insurer’s file. */
const ofTaxpayers: readonly string[] = ['RUC', 'NIT'];

const passport: DocumentType = {
  code: 'PA',
  name: 'Pasaporte',
  countries: ['PE', 'CL', 'CO', 'INT'],
  pattern: /^[A-Z0-9]{5,15}$/,
  hint: 'de 5 a 15 letras o números',
};
const ofChildren: readonly DocumentType[] = [
  {
    code: 'TI',
    name: 'Tarjeta de identidad',
    countries: ['CO'],
    pattern: /^\d{10,11}$/,
    hint: '10 u 11 dígitos',
  },
  {
    code: 'RC',
    name: 'Registro civil',
    countries: ['CO'],
    pattern: /^[A-Z0-9]{8,12}$/,
    hint: 'de 8 a 12 letras o números',
  },
];

/** The country's documents; the first is the one that most people have. */
export const insuredDocumentsOf = (country: CountryCode): readonly DocumentType[] => [
  ...documentTypesOf(country).filter(({ code }) => !ofTaxpayers.includes(code)),
  ...ofChildren.filter(({ countries }) => countries.includes(country)),
  passport,
];
