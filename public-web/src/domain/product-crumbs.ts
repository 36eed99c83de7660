/** The pages above a product's, and above what belongs to it. */

export type Crumb = { readonly name: string; readonly path: string };

export const productCrumbs = (
  product: { readonly displayName: string; readonly url: string },
  ...beyond: readonly Crumb[]
): readonly Crumb[] => [
  { name: 'Planes', path: '/' },
  { name: product.displayName, path: product.url },
  ...beyond,
];
