/** Value of a coverage in a word or two: the tag of a card (spec, public side, section 3). */
import { type CountryCode } from '@cotejo/core/kit/country';
import { spelledNumber } from '@cotejo/core/kit/money';
import { type CoverageTag } from '../api/plans.ts';
import { formatPrice } from '../domain/money.ts';

type Bounds = CoverageTag['coverages'][number]['amounts'][string];

const inUnits = (amount: number, { unit }: Bounds, country: CountryCode): string => {
  if (unit.code === '%') return `${spelledNumber(String(amount), country)}\u00a0%`;
  if (unit.code === 'veces')
    return `${spelledNumber(String(amount), country)}\u00a0${amount === 1 ? 'vez' : 'veces'}`;
  return formatPrice(amount, unit.code, country);
};

type Kind = { readonly name: string; readonly end: 'minAmount' | 'maxAmount'; readonly before?: string };
/** The first that a coverage has is told: the spec's three, and then what else there may be. */
const kinds: readonly Kind[] = [
  { name: 'percentage', end: 'maxAmount' },
  { name: 'deductible', end: 'minAmount', before: 'Deducible' },
  { name: 'compensation', end: 'minAmount' },
  { name: 'amount', end: 'minAmount', before: 'Copago' },
  { name: 'top_amount', end: 'maxAmount', before: 'Hasta' },
  { name: 'yearly_top', end: 'maxAmount', before: 'Hasta' },
  { name: 'percentage_isapre', end: 'maxAmount' },
  { name: 'bed_day', end: 'maxAmount', before: 'Día cama' },
];

/** @returns nothing for a tag of which no amount says anything */
export const coverageValue = ({ coverages }: CoverageTag, country: CountryCode): string | undefined => {
  for (const { amounts } of coverages)
    for (const { name, end, before } of kinds) {
      const bounds = amounts[name];
      const amount = bounds?.[end];
      if (bounds && amount !== undefined)
        return [before, inUnits(amount, bounds, country)].filter(Boolean).join(' ');
    }
  return undefined;
};

/** The least and the most of what coverages tell in the unit of the first. */
const extremesOf = (bounds: readonly Bounds[]) => {
  const [first] = bounds;
  const ends = bounds
    .filter(({ unit }) => unit.code === first?.unit.code)
    .flatMap(({ minAmount, maxAmount }) => [minAmount, maxAmount].filter((end) => end !== undefined));
  return first && ends.length > 0 ? { first, least: Math.min(...ends), most: Math.max(...ends) } : undefined;
};

/** From the least to the most: `90 a 100 %`. */
const spread = (bounds: readonly Bounds[], country: CountryCode): string | undefined => {
  const extremes = extremesOf(bounds);
  if (!extremes) return undefined;
  const { first, least, most } = extremes;
  if (least === most) return inUnits(least, first, country);
  const from =
    first.unit.code === '%' ? spelledNumber(String(least), country) : inUnits(least, first, country);
  return `${from} a ${inUnits(most, first, country)}`;
};

/** The copay of a tag: at most the highest one, `hasta S/ 50`, where a coverage has none or one of 0. */
const copaySpread = (coverages: CoverageTag['coverages'], country: CountryCode): string | undefined => {
  const copays = coverages.flatMap(({ amounts }) => amounts['amount'] ?? []);
  const extremes = extremesOf(copays);
  if (!extremes || extremes.most === 0) return undefined;
  return copays.length === coverages.length && extremes.least > 0
    ? spread(copays, country)
    : `hasta ${inUnits(extremes.most, extremes.first, country)}`;
};

/** @returns the share of the bill that the coverages of a tag pay, with the copay: `90 a 100 %, copago hasta S/ 50` */
export const coverageRange = ({ coverages }: CoverageTag, country: CountryCode): string | undefined => {
  const copay = copaySpread(coverages, country);
  for (const { name, before } of kinds) {
    const bounds = coverages.flatMap(({ amounts }) => amounts[name] ?? []);
    const value = name === 'amount' ? copay : spread(bounds, country);
    if (value === undefined) continue;
    return (
      [before, value].filter(Boolean).join(' ') + (name === 'percentage' && copay ? `, copago ${copay}` : '')
    );
  }
  return undefined;
};

/** Every amount that a coverage may have, in the order in which people ask for it. */
const allKinds: readonly Kind[] = [
  { name: 'percentage', end: 'maxAmount', before: 'Cubre' },
  { name: 'percentage_isapre', end: 'maxAmount', before: 'Cubre con isapre' },
  { name: 'percentage_fonasa', end: 'maxAmount', before: 'Cubre con Fonasa' },
  { name: 'percentage_particular', end: 'maxAmount', before: 'Cubre particular' },
  { name: 'amount', end: 'minAmount', before: 'Copago' },
  { name: 'deductible', end: 'minAmount', before: 'Deducible' },
  { name: 'deductible_fonasa', end: 'minAmount', before: 'Deducible con Fonasa' },
  { name: 'compensation', end: 'maxAmount', before: 'Paga' },
  { name: 'bed_day', end: 'maxAmount', before: 'Día cama' },
  { name: 'top_amount', end: 'maxAmount', before: 'Tope' },
  { name: 'yearly_top', end: 'maxAmount', before: 'Tope anual' },
  { name: 'monthly_top', end: 'maxAmount', before: 'Tope mensual' },
  { name: 'weekly_top', end: 'maxAmount', before: 'Tope semanal' },
  { name: 'daily_top', end: 'maxAmount', before: 'Tope diario' },
];

/** @returns all that is told of a coverage, from the least to the most where they differ: `Copago S/ 30 a S/ 60` */
export const coverageWords = (
  { amounts }: Pick<CoverageTag['coverages'][number], 'amounts'>,
  country: CountryCode,
): readonly string[] =>
  allKinds.flatMap(({ name, before }) => {
    const bounds = amounts[name];
    if (!bounds) return [];
    const ends = [bounds.minAmount, bounds.maxAmount].filter((end) => end !== undefined);
    const words = [...new Set(ends)].map((end) => inUnits(end, bounds, country));
    return words.length > 0 ? [`${before} ${words.join(' a ')}`] : [];
  });
