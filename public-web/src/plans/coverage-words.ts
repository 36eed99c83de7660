/** Value of a coverage in a word or two: the tag of a card (spec, public side, section 3). */
import { type CountryCode } from '@cotejo/core/kit/country';
import { type CoverageTag } from '../api/index.ts';
import { formatPrice } from '../domain/money.ts';

type Amounts = CoverageTag['coverages'][number]['amounts'];
type Bounds = Amounts[string];

const inUnits = (amount: number, { unit }: Bounds, country: CountryCode): string => {
  if (unit.code === '%') return `${amount}\u00a0%`;
  if (unit.code === 'veces') return `${amount}\u00a0${amount === 1 ? 'vez' : 'veces'}`;
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
