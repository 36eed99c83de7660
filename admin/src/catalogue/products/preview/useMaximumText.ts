/** The most that a plan pays in a year, in words. */
import { type CountryCode } from '@cotejo/core/kit/country';
import { useTranslate } from 'react-admin';
import { spelledIn } from '../../read/amountText.ts';
import { type Card } from './preview.ts';

/** @returns nothing where nothing is said of it */
export const useMaximumText = (
  most: Card['insuranceMetadata']['metadata']['annual_benefit_maximum'],
  country: CountryCode,
): string | undefined => {
  const translate = useTranslate();
  const say = (key: string, args?: object) => translate(`cotejo.catalogue.preview.${key}`, args);
  if (!most) return undefined;
  if (most.amount === null) return say('perService');
  return most.amount === 0
    ? say('noAnnualMaximum')
    : say('annualMaximum', { amount: spelledIn(most.amount, most.currency_code ?? '', country) });
};
