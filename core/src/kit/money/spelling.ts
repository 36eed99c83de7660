/** Numbers and money as people of a country write them: the one formatter of the site, the console, documents and exports. Digits are written one by one, so that no browser's locale data changes a price. */
import { type CountryCode } from '../country/index.ts';
import { type Currency, minorDigits } from './currency.ts';

const separators: { readonly [Country in CountryCode]: readonly [thousands: ',' | '.', decimal: ',' | '.'] } =
  {
    PE: [',', '.'],
    CL: ['.', ','],
    CO: ['.', ','],
    INT: [',', '.'],
  };

/** @returns the sign between groups of three digits */
export const thousandsSignIn = (country: CountryCode): ',' | '.' => separators[country][0];

/** @returns the sign before decimals that all of some countries write; the comma of Spanish where they differ */
export const decimalSignIn = (countries: readonly CountryCode[]): ',' | '.' =>
  countries.length > 0 && countries.every((country) => separators[country][1] === '.') ? '.' : ',';

const grouped = {
  '.': /^[1-9]\d{0,2}((?:\.\d{3})+)(?:,(\d+))?$/,
  ',': /^[1-9]\d{0,2}((?:,\d{3})+)(?:\.(\d+))?$/,
} as const;
const oneGroup = '.000'.length;

/** One group alone may be a fraction: `4.110` is thousands for a Chilean, and not for a Peruvian. */
const isGroupedBy = (sign: keyof typeof grouped, text: string, country: CountryCode): boolean => {
  const [, groups, decimals] = grouped[sign].exec(text) ?? [];
  if (groups === undefined) return false;
  return sign === separators[country][0] || groups.length > oneGroup || decimals !== undefined;
};

/**
 * Converts a number in a country's notation to a decimal in text: thousands separators go, the fraction stays digit by digit.
 * @returns `39214.80` for `39.214,80`; the unchanged text where it is no number
 */
export const writtenNumber = (text: string, country: CountryCode): string => {
  const bare = text.replace(/\s/g, '');
  const sign = (['.', ','] as const).find((one) => isGroupedBy(one, bare, country));
  const decimal = (sign ? bare.replaceAll(sign, '') : bare).replace(',', '.');
  const [, digits, decimals = ''] = /^(\d+)(?:\.(\d*))?$/.exec(decimal) ?? [];
  if (digits === undefined) return text;
  const whole = digits.replace(/^0+(?=\d)/, '');
  return decimals === '' ? whole : `${whole}.${decimals}`;
};

/** The same without the zeros at the end that say nothing: `39214.8`. */
export const plainNumber = (text: string, country: CountryCode): string => {
  const written = writtenNumber(text, country);
  const [, whole, decimals] = /^(\d+)\.(\d+)$/.exec(written) ?? [];
  if (whole === undefined || decimals === undefined) return written;
  // Zeros are looked through once, from the first of them: a cell of a file may have a million.
  const kept = decimals.replace(/(?<!0)0+$/, '');
  return kept === '' ? whole : `${whole}.${kept}`;
};

/** Units whose sign is not their own name. */
const signs: Readonly<Record<string, string>> = { PEN: 'S/', CLP: '$', COP: '$' };
/** The UF has no minor unit: its decimals are as many as there are. */
const digitsOf: Readonly<Record<string, number>> = { ...minorDigits, UF: 0 } satisfies Record<
  Currency | 'UF',
  number
>;
const usualDigits = 2;

/** @param decimal a decimal in text, `39214.8`; @returns `39.214,8` in Chile */
export const spelledNumber = (decimal: string, country: CountryCode): string => {
  const [thousands, point] = separators[country];
  const [whole = '', decimals] = decimal.split('.');
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, thousands);
  return decimals ? grouped + point + decimals : grouped;
};

const rateDigits = 2;
/** @returns a rate of exchange as authorities publish it, with two decimals at least: `39214.80` of `39214.8` */
export const publishedRate = (decimal: string): string => {
  const [whole = '', decimals = ''] = decimal.split('.');
  return `${whole}.${decimals.padEnd(rateDigits, '0')}`;
};

/**
 * An amount with its unit: `S/ 192.40`, `UF 1,508`; currencies show their minor units where they have some.
 * @param unit a currency's code, or `UF`; one without a sign of its own is written out
 */
export const spelledAmount = (decimal: string, unit: string, country: CountryCode): string => {
  const [whole = '', decimals = ''] = decimal.split('.');
  const digits = digitsOf[unit] ?? usualDigits;
  const padded = decimals.padEnd(decimals ? digits : 0, '0');
  return `${signs[unit] ?? unit} ${spelledNumber(padded ? `${whole}.${padded}` : whole, country)}`;
};

/**
 * A price as cards and pages show it: in whole units, rounded to the nearest: `S/ 192`, `$ 19.862`, `USD 185`.
 * @param amount major units of the currency, not negative
 */
export const spelledPrice = (amount: number, currency: string, country: CountryCode): string =>
  spelledAmount(String(Math.round(amount)), currency, country);
