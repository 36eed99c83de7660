/** Products in the console: drafted, changed, priced, published and withdrawn, with every version. */
import { displayNameOf, type ProductContent } from '@cotejo/core/catalogue';
import { type ResourceProps } from 'react-admin';
import { lazyPage } from '../../kit/page/lazyPage.ts';
import { productsIcon } from './icon.ts';

export const products: ResourceProps = {
  name: 'products',
  list: lazyPage(async () => (await import('./ProductList.tsx')).ProductList),
  show: lazyPage(async () => (await import('./ProductShow.tsx')).ProductShow),
  icon: productsIcon,
  recordRepresentation: (product: { id: string; name?: string; content?: ProductContent }) =>
    product.name ?? (product.content ? displayNameOf(product.content) : product.id),
};
