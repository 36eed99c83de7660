/** Which prices a visitor of Chile's isapres looks for: the spec's `precios` of a profile (public side, sections 3 and 9). */
import { type ComparatorAnswer } from '@cotejo/core/comparator';
import { type At } from '@cotejo/core/price-tables';
import { priceRangeOf } from '@cotejo/core/pricing';
import { type Profile } from '@cotejo/core/profile';
import { type CountryCode } from '@cotejo/core/kit/country';
import { type Known, typesNamed } from '../../catalogue/index.ts';
import { type Question } from './question.ts';

export type PriceEstimate = ComparatorAnswer<'priceEstimate'>;

const isapre = 'ISAPRE';

/** Whether plans of isapres may be among what is asked for. */
const isAboutIsapres = (
  { sectionTypes, otherTypes = [], chosen }: Question,
  known: Pick<Known, 'insuranceTypes'>,
): boolean => {
  const types = typesNamed(known, 'CL', isapre);
  const mayHave = (ids: readonly unknown[] | undefined): boolean =>
    ids === undefined || types.some((id) => ids.includes(id));
  return (
    mayHave(sectionTypes) &&
    !(types.length > 0 && types.every((id) => otherTypes.includes(id))) &&
    mayHave(chosen.insuranceTypes) &&
    (chosen.organizationTypes?.includes(isapre) ?? true)
  );
};

const digitsOfUf = 4;
const rounded = (decimal: string, digits: number): number => Number(Number(decimal).toFixed(digits));

/** @returns nothing outside of Chile, where no isapre is asked for, and while a table has no row for the day */
export const priceEstimate = (
  country: CountryCode,
  profile: Profile,
  at: At,
  question: Question,
  known: Pick<Known, 'insuranceTypes'>,
): PriceEstimate => {
  if (country !== 'CL' || !isAboutIsapres(question, known)) return null;
  const range = priceRangeOf(profile, at);
  if (!range) return null;
  const { least, most, cap, contribution } = range;
  return {
    preciomin: least,
    preciomax: most,
    topeimponible: cap,
    calculadoPeso: contribution ? Math.round(Number(contribution.clp)) : null,
    calculadoUF: contribution ? rounded(contribution.uf, digitsOfUf) : null,
  };
};
