/** Holders of the records of collective insurance. */
import { type CountryCode } from '../kit/country/index.ts';
import { type ScopeRule } from '../identity/index.ts';

/** The house sees its countries, a company's people their companies, and who sees all sees all. */
export const companyHolders = {
  country: ['country'],
  company: ['company'],
  all: [],
} as const satisfies ScopeRule['heldBy'];

/** The house alone: its countries, and who sees all. */
export const houseHolders = { country: ['country'], all: [] } as const satisfies ScopeRule['heldBy'];

/** The id of a company or a partner: public numbers, of which there is one each. */
export const documentId = (country: CountryCode, documentNumber: string): string =>
  `${country}-${documentNumber}`;
