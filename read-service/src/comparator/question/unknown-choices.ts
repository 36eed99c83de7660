/** Choices of a request that the country's catalogue has never had: they are refused by name, instead of finding nothing. */
import { type CountryCode } from '@cotejo/core/kit/country';
import { type Known, wrongProductType } from '../../catalogue/index.ts';
import { type CompareRequest } from './compare-query.ts';

type ChosenIds =
  | 'insuranceTypes'
  | 'organizations'
  | 'features'
  | 'coverageCountries'
  | 'coverageOrganizations';
type Entries = ReadonlyMap<number, { readonly country: CountryCode; readonly kind?: string }>;

/** Where each choice's numbers stand; of terms only one kind. */
const lists: {
  readonly [Name in ChosenIds]: { readonly of: (known: Known) => Entries; readonly kind?: string };
} = {
  insuranceTypes: { of: ({ insuranceTypes }) => insuranceTypes },
  organizations: { of: ({ organizations }) => organizations },
  features: { of: ({ terms }) => terms, kind: 'feature' },
  coverageCountries: { of: ({ terms }) => terms, kind: 'coverageCountry' },
  coverageOrganizations: { of: ({ coverageOrganizations }) => coverageOrganizations },
};

/**
 * @returns a message for each field with an unknown name or number. What is hidden is known: a link that chose it once still
 *   opens, and finds less
 */
export const unknownChoices = (
  request: CompareRequest,
  country: CountryCode,
  known: Known,
): Readonly<Record<string, string>> => {
  const productType = wrongProductType(known, country, request.productType);
  const ids = Object.entries(lists).flatMap(([name, { of, kind }]) => {
    const unknown = request[name as ChosenIds]?.filter((id) => {
      const entry = of(known).get(id);
      return !entry || entry.country !== country || (kind !== undefined && entry.kind !== kind);
    });
    return unknown?.length ? [[name, `En este país no existe: ${unknown.join(', ')}.`] as const] : [];
  });
  return { ...(productType && { productType }), ...Object.fromEntries(ids) };
};
