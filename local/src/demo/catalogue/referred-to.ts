/** Everything that the demo's products refer to, by the number under which it is registered. */
import { catalogueTermNumber, insuranceTypeNumber } from '@cotejo/core/insurance-types';
import { type CountryCode } from '@cotejo/core/kit/country';
import { demoClinics } from './clinics.ts';
import { productsOf } from './index.ts';
import { numberOf, organizationsOf } from './organizations.ts';
import { demoTerms } from './terms.ts';
import { insuranceTypesOf } from './types.ts';

const registered = <Details>(all: readonly Details[], numbered: (details: Details) => number) =>
  all.map((details) => ({ id: String(numbered(details)), details }));

/** The types that a market has products of, and the categories above them. */
const typesOf = (country: CountryCode) =>
  insuranceTypesOf(country, new Set(productsOf(country).map(({ insuranceType }) => insuranceType.name)));

export const referredTo = (countries: readonly CountryCode[]) => ({
  organizations: registered(countries.flatMap(organizationsOf), numberOf),
  insuranceTypes: registered(countries.flatMap(typesOf), ({ country, name }) =>
    insuranceTypeNumber(country, name),
  ),
  clinics: countries.flatMap(demoClinics).map(({ id }) => ({ id: String(id) })),
  terms: registered(countries.flatMap(demoTerms), ({ country, kind, name }) =>
    catalogueTermNumber(country, kind, name),
  ),
});
