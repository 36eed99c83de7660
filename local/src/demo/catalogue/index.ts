/** The demo's catalogue: plans of made-up insurers in every market, with the tables that their prices need. */
import { type CountryCode } from '@cotejo/core/kit/country';
import { chile } from './chile.ts';
import { colombia } from './colombia.ts';
import { abroad } from './international.ts';
import { peru } from './peru.ts';
import { type DemoProduct, productsOn } from './product.ts';

export { type DemoProduct } from './product.ts';
export { startingPrice } from './starting-price.ts';

export const demoProducts: readonly DemoProduct[] = [...peru, ...chile, ...colombia, ...abroad].flatMap(
  productsOn,
);

export const productsOf = (country: CountryCode): readonly DemoProduct[] =>
  demoProducts.filter(({ offered }) => offered.country === country);
