/** Features of the products of a type, so that a product can tell those that it lacks. */
import { type Kept } from '../parts.ts';

/** @returns the features that at least one product of the type that visitors see includes, by number; none without a type */
export const featuresOfType = (
  { index }: ReturnType<Kept['market']>,
  insuranceTypeId: number | null | undefined,
): readonly number[] => {
  const products = [...index.versions().keys()].map((code) => index.find(code)!);
  const ofType = products.filter((product) => product.insuranceTypeId === insuranceTypeId);
  return [...new Set(ofType.flatMap(({ features }) => features))];
};
