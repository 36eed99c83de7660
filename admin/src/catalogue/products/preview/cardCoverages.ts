/** What a visitor's card says of how much is covered, spelled as the product's own page spells it. */
import { coverageAmounts } from '@cotejo/core/product-content';
import { type CountryCode } from '@cotejo/core/kit/country';
import { spelledIn } from '../../read/amountText.ts';
import { type Card, type CardCoverage } from './preview.ts';

/** Its amounts in the order of the table of amounts: `Tope: S/ 5,000`. */
export const amountsOf = (
  { amounts }: Pick<CardCoverage, 'amounts'>,
  country: CountryCode,
): readonly string[] =>
  coverageAmounts.flatMap(({ specName, name }) => {
    const amount = amounts[specName];
    if (!amount) return [];
    const ends = [amount.minAmount, amount.maxAmount].filter((end) => end !== null);
    const told = [...new Set(ends)].map((end) => spelledIn(end, amount.unit.code, country));
    return told.length > 0 ? [`${name}: ${told.join(' a ')}`] : [];
  });

/** @returns what each coverage is called, with its amounts in the order of the table of amounts */
export const formatCoverages = (
  tags: Card['coverages'],
  country: CountryCode,
): readonly { readonly id: number; readonly name: string; readonly amounts: readonly string[] }[] =>
  tags
    .flatMap(({ coverages }) => coverages)
    .map((coverage) => ({
      id: coverage.id,
      name: coverage.name,
      amounts: amountsOf(coverage, country),
    }));
