/** Which form a type of product has, by the name that calls know it by (spec, public side, sections 5 and 9). */
import { type Line, linesOf } from '../content/index.ts';
import { plainlyInAddresses } from '../kit/text/index.ts';
import { type CountryCode } from '../kit/country/index.ts';
import { type ProfileType } from './form-definition.ts';

/** Names of the spec's lists under which none of our comparators stands. */
const alsoCalled: ReadonlyMap<string, ProfileType> = new Map([
  ['poliza', 'persons'],
  ['seguro colectivo', 'company'],
  ['pets', 'pets'],
]);

/** @returns the comparator that is about a type of product, whatever the name's accents, capitals and hyphens */
export const lineNamed = (country: CountryCode, productTypeName: string): Line | undefined =>
  linesOf(country).find(
    ({ productType }) => plainlyInAddresses(productType) === plainlyInAddresses(productTypeName),
  );

/**
 * For whom a comparator's type is, where the catalogue does not say so itself.
 * @returns nothing for a name that is of no type, or of one that the country does not have
 */
export const profileTypeOf = (country: CountryCode, productTypeName: string): ProfileType | undefined => {
  const line = lineNamed(country, productTypeName);
  if (line) return line.profileType;
  const type = alsoCalled.get(plainlyInAddresses(productTypeName));
  return linesOf(country).find(({ profileType }) => profileType === type)?.profileType;
};
