/** Everything that the demo's products refer to, by the number under which it is registered. */
import { type CountryCode } from '@cotejo/core/kit/country';
import { demoClinics } from './clinics.ts';
import { demoProducts } from './index.ts';
import { numberOf, organizationsOf } from './organizations.ts';
import { demoTerms, termNumber } from './terms.ts';
import { categoriesOf, insuranceTypeOf, typeNumber, typesIn } from './types.ts';

type Registered<Details> = { readonly id: string; readonly details: Details };
const registered = <Details>(
  all: readonly Details[],
  numbered: (details: Details) => number,
): readonly Registered<Details>[] => all.map((details) => ({ id: String(numbered(details)), details }));

/** The types that a market has products of, and the categories above them. */
const typesOf = (country: CountryCode) => {
  const names = new Set(
    demoProducts
      .filter(({ offered }) => offered.country === country)
      .map(({ insuranceType }) => insuranceType.name),
  );
  const sold = typesIn(names);
  return [...categoriesOf(country, sold), ...sold.map((name) => insuranceTypeOf(country, name))];
};

export const referredTo = (countries: readonly CountryCode[]) => ({
  organizations: registered(countries.flatMap(organizationsOf), numberOf),
  insuranceTypes: registered(countries.flatMap(typesOf), ({ country, name }) => typeNumber(country, name)),
  clinics: countries.flatMap((country) =>
    demoClinics(country).map(({ id, details }) => ({ id: String(id), details })),
  ),
  terms: registered(countries.flatMap(demoTerms), ({ country, kind, name }) =>
    termNumber(country, kind, name),
  ),
});
