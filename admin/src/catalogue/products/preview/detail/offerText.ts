/** An offer in words: what it is worth, for how long, and what has to be known of it. */
import { type CountryCode } from '@cotejo/core/kit/country';
import { spelledDay } from '@cotejo/core/kit/time';
import { spelledIn } from '../../../read/amountText.ts';
import { choiceName } from '../../../read/words.ts';
import { type DetailOffer } from './detail.ts';

const daysText = ({ from, until }: DetailOffer): string | undefined => {
  if (from && until) return `Del ${spelledDay(from)} al ${spelledDay(until)}`;
  if (from) return `Desde el ${spelledDay(from)}`;
  return until ? `Hasta el ${spelledDay(until)}` : undefined;
};

const leftText = ({
  salesLimitQuantityEnable,
  salesLimitQuantity,
  soldOut,
}: DetailOffer): string | undefined => {
  if (!salesLimitQuantityEnable || typeof salesLimitQuantity !== 'number' || soldOut) return undefined;
  return salesLimitQuantity === 1 ? 'Queda 1' : `Quedan ${salesLimitQuantity}`;
};

const months = (count: number): string =>
  count === 1 ? 'en el primer pago' : `en los primeros ${count} pagos`;

/** @returns a line for each thing that there is to say, its kind and worth first */
export const offerLines = (offer: DetailOffer, country: CountryCode): readonly string[] => {
  const { type, amount, unitCode, description, benefit, store, gift, productCode, code, soldOut } = offer;
  const worth = amount === null ? undefined : spelledIn(amount, unitCode ?? undefined, country);
  return [
    [choiceName('type', type), worth && `: ${worth}`, offer.months && ` ${months(offer.months)}`]
      .filter(Boolean)
      .join(''),
    description,
    benefit && `Se agrega: ${benefit}`,
    store && `Tienda: ${store}`,
    gift && `Regalo: ${gift}`,
    productCode && `Con el producto ${productCode}`,
    code && `Código: ${code}`,
    daysText(offer),
    leftText(offer),
    soldOut,
  ].filter((line) => typeof line === 'string' && line !== '') as string[];
};
