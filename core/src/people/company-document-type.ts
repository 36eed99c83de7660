/** The documents by which companies are known: apart from the rules of their numbers, which a page need not load to ask for one. */
import { type CountryCode } from '../kit/country/index.ts';

const companyTypes = { PE: 'RUC', CL: 'RUT', CO: 'NIT', INT: 'ID' } as const satisfies Record<
  CountryCode,
  string
>;

/** By which document companies of a country are known. */
export const companyDocumentType = (country: CountryCode): string => companyTypes[country];
