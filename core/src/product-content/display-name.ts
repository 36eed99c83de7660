/** The name of a product. */
import { type ProductContent } from './product-content.ts';

/** What visitors read as the product's name. */
export const displayNameOf = ({ identity }: Pick<ProductContent, 'identity'>): string =>
  identity.displayName || identity.name;
