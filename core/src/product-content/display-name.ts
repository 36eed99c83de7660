/** The name of a product. */
import { type ProductContent } from './product-content.ts';

/** The product's name for visitors. */
export const displayNameOf = ({ identity }: Pick<ProductContent, 'identity'>): string =>
  identity.displayName || identity.name;
