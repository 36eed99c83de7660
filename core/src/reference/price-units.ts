/** The units that prices abroad are read in: spec, public side, section 9. */
import { type Currency } from '../kit/money/index.ts';

export type PriceUnit = {
  readonly code: string;
  readonly currency: Currency;
  /** Read aloud. */
  readonly name: string;
  /** The period of a price that is not a month: a year, or a trip. */
  readonly per?: 'year' | 'trip';
  /** Where its plan covers. */
  readonly area?: 'world' | 'usa' | 'latinAmerica';
};

export const priceUnits = [
  { code: 'USD/Año', currency: 'USD', name: 'dólares al año', per: 'year' },
  { code: 'USD/V', currency: 'USD', name: 'dólares por viaje', per: 'trip' },
  { code: 'USD/MUNDO', currency: 'USD', name: 'dólares, con cobertura en todo el mundo', area: 'world' },
  { code: 'USD/USA', currency: 'USD', name: 'dólares, con cobertura en Estados Unidos', area: 'usa' },
  {
    code: 'USD/LATAM',
    currency: 'USD',
    name: 'dólares, con cobertura en América Latina',
    area: 'latinAmerica',
  },
] as const satisfies readonly PriceUnit[];

/** ISO 3166-1 alpha-2. */
const latinAmerica = [
  'AR', 'BO', 'BR', 'CL', 'CO', 'CR', 'CU', 'DO', 'EC', 'GT', 'HN', 'MX', 'NI', 'PA', 'PE', 'PY', 'SV', 'UY', 'VE',
]; // oxfmt-ignore

/**
 * @param countries where a plan covers, ISO 3166-1 alpha-2
 * @returns nothing where they are none of the areas that prices are told by
 */
export const coverageAreaOf = (countries: readonly string[]): PriceUnit['area'] => {
  if (countries.length === 0) return undefined;
  if (countries.every((code) => code === 'US')) return 'usa';
  if (countries.every((code) => latinAmerica.includes(code))) return 'latinAmerica';
  const isInAmerica = (code: string): boolean => ['US', 'CA', ...latinAmerica].includes(code);
  return countries.includes('US') && !countries.every(isInAmerica) ? 'world' : undefined;
};

/** @returns what is read beside an amount: `USD/Año` of a price by the year, the currency's own code where no unit says more */
export const priceUnitOf = (currency: Currency, { per, area }: Pick<PriceUnit, 'per' | 'area'>): string => {
  const units: readonly PriceUnit[] = priceUnits.filter((one) => one.currency === currency);
  const fits =
    units.find((one) => per !== undefined && one.per === per) ??
    units.find((one) => area !== undefined && one.area === area);
  return fits?.code ?? currency;
};
