/** Numbers as people of a country write them, digit by digit: no browser's opinion changes what a price says. */
import { type CountryCode } from '../reference/index.ts';
import { type Unit, unitDigits } from './units.ts';

const separators: { readonly [Country in CountryCode]: readonly [thousands: string, decimal: string] } = {
  PE: [',', '.'],
  CL: ['.', ','],
  CO: ['.', ','],
  INT: [',', '.'],
};
const symbols: { readonly [U in Unit]: string } = { PEN: 'S/', CLP: '$', COP: '$', USD: 'USD', UF: 'UF' };

/** @param decimal a decimal in text, `39214.8`; @returns `39.214,8` in Chile */
export const spelledNumber = (decimal: string, country: CountryCode): string => {
  const [thousands, point] = separators[country];
  const [whole = '', decimals] = decimal.split('.');
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, thousands);
  return decimals ? grouped + point + decimals : grouped;
};

/** An amount with its unit: `S/ 192.40`, `UF 1,508`; currencies show their minor units where they have some. */
export const spelledAmount = (decimal: string, unit: Unit, country: CountryCode): string => {
  const [whole = '', decimals = ''] = decimal.split('.');
  const digits = unit === 'UF' ? 0 : unitDigits[unit];
  const padded = decimals.padEnd(decimals ? digits : 0, '0');
  return `${symbols[unit]} ${spelledNumber(padded ? `${whole}.${padded}` : whole, country)}`;
};

const months =
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' ');
/** @param day `2026-03-01`; @returns `1 de marzo de 2026` */
export const spelledDay = (day: string): string => {
  const [year, month, date] = day.split('-').map(Number);
  return `${date} de ${months[month! - 1]} de ${year}`;
};
