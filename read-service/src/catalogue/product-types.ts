/** Types of insurance as a call's caller names them: a closed list per country, and what is said of a name that is not on it. */
import { isTypeOfProduct } from '@cotejo/core/content';
import { type CountryCode } from '@cotejo/core/kit/country';
import { type Known } from './known.ts';
import { typesNamed } from './types.ts';

/** Whether the country's catalogue has a type or a category of this name, or calls mean one by it. */
export const isProductType = (
  known: Pick<Known, 'insuranceTypes'>,
  country: CountryCode,
  name: string,
): boolean => typesNamed(known, country, name).length > 0 || isTypeOfProduct(country, name);

/** @returns a message for a name of no type, nothing for a good one */
export const wrongProductType = (
  known: Pick<Known, 'insuranceTypes'>,
  country: CountryCode,
  name: string | undefined,
): string | undefined =>
  !name || isProductType(known, country, name)
    ? undefined
    : 'Ningún tipo de seguro se llama así en este país.';

/** @returns a message where the product's type is none of those that are called so; nothing for a name that no type has */
export const otherProductType = (
  known: Pick<Known, 'insuranceTypes'>,
  country: CountryCode,
  name: string | undefined,
  insuranceTypeId: number,
): string | undefined => {
  const called = name ? typesNamed(known, country, name) : [];
  return called.length === 0 || called.includes(insuranceTypeId)
    ? undefined
    : 'El producto no es de ese tipo de seguro.';
};
