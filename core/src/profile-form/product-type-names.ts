/** Which form a type of product has, by the name that calls know it by (spec, public side, sections 5 and 9). */
import { lineNamed, typesMeant } from '../content/index.ts';
import { type CountryCode } from '../kit/country/index.ts';
import { type ProfileType } from './form-definition.ts';

/**
 * For whom a type of product is, where the catalogue does not say so itself.
 * @returns nothing for a name that is of no type, or of one that the country does not have
 */
export const profileTypeOf = (country: CountryCode, productTypeName: string): ProfileType | undefined => {
  const line = lineNamed(country, productTypeName);
  if (line) return line.profileType;
  const [first, ...others] = typesMeant(country, productTypeName);
  if (first === undefined) return undefined;
  const lines = [first, ...others].map((name) => lineNamed(country, name));
  // A plan without a comparator of its own is a person's health plan.
  return lines.find((one) => one)?.profileType ?? 'persons';
};
