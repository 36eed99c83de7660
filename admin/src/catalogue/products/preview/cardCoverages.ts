/** What a visitor's card says of how much is covered, spelled as the product's own page spells it. */
import { coverageAmounts, type ProductAnswer } from '@cotejo/core/product-content';
import { type CountryCode } from '@cotejo/core/kit/country';
import { spelledIn } from '../../read/amountText.ts';

/** A coverage as calls answer it, as far as its amounts go. */
type Covered = Pick<ProductAnswer<'coverage'>, 'id' | 'name'> & {
  readonly amounts: Readonly<
    Record<
      string,
      Pick<ProductAnswer<'coverageAmount'>, 'minAmount' | 'maxAmount'> & {
        readonly unit: { readonly code: string };
      }
    >
  >;
};

/** Its amounts in the order of the table of amounts: `Tope: S/ 5,000`. */
export const amountsOf = ({ amounts }: Pick<Covered, 'amounts'>, country: CountryCode): readonly string[] =>
  coverageAmounts.flatMap(({ specName, name }) => {
    const amount = amounts[specName];
    if (!amount) return [];
    const ends = [amount.minAmount, amount.maxAmount].filter((end) => end !== null);
    const told = [...new Set(ends)].map((end) => spelledIn(end, amount.unit.code, country));
    return told.length > 0 ? [`${name}: ${told.join(' a ')}`] : [];
  });

/** @returns what each coverage is called, with its amounts in the order of the table of amounts */
export const formatCoverages = (
  tags: readonly (Pick<ProductAnswer<'coverageTag'>, 'id' | 'name'> & {
    readonly coverages: readonly Covered[];
  })[],
  country: CountryCode,
): readonly { readonly id: number; readonly name: string; readonly amounts: readonly string[] }[] =>
  tags
    .flatMap(({ coverages }) => coverages)
    .map((coverage) => ({
      id: coverage.id,
      name: coverage.name,
      amounts: amountsOf(coverage, country),
    }));
