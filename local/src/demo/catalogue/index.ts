/** The demo's catalogue: plans of made-up insurers in every market, with the tables that their prices need. */
import { type CountryCode, countryCodes } from '@cotejo/core/kit/country';
import { productsIn } from './products.ts';

export { type DemoProduct } from './products.ts';
export { startingPrice } from './starting-price.ts';

export const demoProducts = (await Promise.all(countryCodes.map(productsIn))).flat();

export const productsOf = (country: CountryCode) =>
  demoProducts.filter(({ offered }) => offered.country === country);
