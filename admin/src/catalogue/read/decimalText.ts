/** Rates, factors and values, which are kept as decimals, as people read them: `39.214,8`, `18 %`. */
import { spelledNumber } from '@cotejo/core/pricing';
import { type CountryCode } from '@cotejo/core/reference';

/** By the name of their field; what its label tells already is not told again. */
const signs: Readonly<Record<string, string>> = {
  percent: ' %',
  value: '',
  uf: '',
  policyholder: '',
  dependant: '',
  health: '',
  pension: '',
  healthPercent: '',
  netOfTaxable: '',
  capUf: '',
  mostFactor: '',
  leastFactor: '',
  employerPercent: '',
  percents: '',
};

/** @returns nothing for what is no decimal */
export const decimalText = (name: string, value: string, country: CountryCode): string | undefined => {
  const sign = signs[name];
  return sign !== undefined && /^\d{1,9}(?:\.\d{1,6})?$/.test(value)
    ? `${spelledNumber(value, country)}${sign}`
    : undefined;
};
