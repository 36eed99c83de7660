/** Structured data of a product's page, from the same data that people see. */
import { type ProductCard } from '../api/plans.ts';
import { type Crumb } from '../domain/product-crumbs.ts';

/** A product with its offer, where whom the site begins with gets one, as schema.org describes them. */
export const productData = (product: ProductCard, origin: string) => ({
  '@context': 'https://schema.org',
  '@type': 'Product',
  name: product.displayName,
  description: product.isDemo ? `Producto de demostración. ${product.description}` : product.description,
  sku: product.productCode,
  category: product.insuranceType.displayName,
  brand: { '@type': 'Organization', name: product.organization.displayName },
  url: `${origin}${product.url}`,
  ...(product.price && {
    offers: {
      '@type': 'Offer',
      price: product.price.minPrice,
      priceCurrency: product.price.unit.code,
      url: `${origin}${product.url}`,
    },
  }),
});

export const breadcrumbData = (crumbs: readonly Crumb[], origin: string) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: `${origin}${path}`,
  })),
});

/** Safe inside a script element: nothing in it can end the element. */
export const scriptSafe = (data: unknown): string => JSON.stringify(data).replaceAll('<', '\\u003c');
