/** The price that the visitor saw, as people of the country write numbers: `CLP 19.862 al mes`. */
import { type CountryCode, countryOf } from '@cotejo/core/reference';
import { told } from '../../i18n/es/told.ts';
import { type LeadRow } from '../lead.ts';

const every: Readonly<Record<string, string>> = told.every;

/** @returns nothing without a price; an amount that is no number as it is */
export const priceText = (price: LeadRow['quotedPrice'], country: CountryCode): string | undefined => {
  if (!price) return undefined;
  const amount = Number(price.amount);
  const number = Number.isFinite(amount)
    ? amount.toLocaleString(countryOf(country).locale, {
        maximumFractionDigits: 4,
        useGrouping: 'always',
      })
    : price.amount;
  const period = price.period && (every[price.period] ?? `${told.per} ${price.period}`);
  return [price.unit, number, period].filter(Boolean).join(' ');
};
