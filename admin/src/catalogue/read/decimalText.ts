/** Rates, factors and values, which are kept as decimals, as people read them: `39.214,80`, `18 %`. */
import { type CountryCode } from '@cotejo/core/kit/country';
import { publishedRate, spelledNumber } from '@cotejo/core/kit/money';

/** By the name of its field; what other labels say already is not said again. */
const signs: Readonly<Record<string, string>> = { percent: ' %' };

/** What rates of exchange are called. */
const rate = 'value';

/** @returns nothing for what is no decimal */
export const decimalText = (name: string, value: string, country: CountryCode): string | undefined =>
  /^\d{1,9}(?:\.\d{1,6})?$/.test(value)
    ? `${spelledNumber(name === rate ? publishedRate(value) : value, country)}${signs[name] ?? ''}`
    : undefined;
