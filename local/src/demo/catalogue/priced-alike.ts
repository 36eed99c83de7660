/** The first plans of the demo cost everybody the same, as long as the site shows no price that depends on who asks. */
import { type PriceRule } from '@cotejo/core/pricing';
import { type DemoProduct } from './product.ts';
import { startingPrice } from './starting-price.ts';

const first = new Set([
  'Salud-Esencial-Andina', 'Eps-Pacifica-Base', 'Programa-Mar-Familia', 'Mascota-Tranquila', 'Complementario-Cordillera-60',
  'Catastrofico-Austral', 'Mascota-Alto-Costo', 'Prepagada-Sabana-Plus', 'Complementario-Caribe', 'Meridian-Worldwide', 'Meridian-Latam',
]); // prettier-ignore

const fixed = (price: PriceRule, country: DemoProduct['offered']['country']): PriceRule => {
  const { amount, currency } = startingPrice(price, country)!;
  return { kind: 'fixed', unit: currency, period: 'monthly', tax: { treatment: 'exempt' }, amount };
};

export const pricedAlike = (one: DemoProduct): DemoProduct => {
  const { offered, code } = one;
  return first.has(code)
    ? { ...one, offered: { ...offered, price: fixed(offered.price, offered.country) } }
    : one;
};
