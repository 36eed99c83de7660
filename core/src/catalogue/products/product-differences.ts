/** The differences between two states of a product, by section and field, for people who compare them. */
import { type PriceRule } from '../../pricing/index.ts';
import { contentSections, type ContentSection, type ProductContent } from '../../product-content/index.ts';
import { type ValueDifference, valueDifferences } from '../../kit/values/index.ts';

/** Its field is within the section, and empty for the section itself. */
export type Difference = ValueDifference & { readonly section: ContentSection | 'price' };

type Compared = { readonly content: ProductContent; readonly price?: PriceRule };

const between = (section: Difference['section'], one: unknown, other: unknown): Difference[] =>
  valueDifferences(one, other).map((difference) => ({ section, ...difference }));

/** @returns in the order of the sections, the price last; none when both say the same but for the order of what is numbered */
export const differences = (one: Compared, other: Compared): readonly Difference[] => [
  ...contentSections.flatMap((section) => between(section, one.content[section], other.content[section])),
  ...between('price', one.price, other.price),
];
