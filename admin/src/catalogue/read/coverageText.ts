/** A coverage in words: how much of what, up to where, for whom. */
import { type Coverage, type CoverageAmount, coverageAmounts } from '@cotejo/core/product-content';
import { type CountryCode } from '@cotejo/core/kit/country';
import { amountText } from './amountText.ts';
import { choiceName } from './words.ts';

const rangeText = ({ minAmount, maxAmount, unit }: CoverageAmount, country: CountryCode): string => {
  const ends = [minAmount, maxAmount].filter((end) => end !== undefined && end !== null);
  const told = [...new Set(ends)].map((end) => amountText(end, unit, country));
  return told.join(' a ');
};

/** @returns `Porcentaje: 80 %`, one for each amount that it has, in the order of the table of amounts */
export const amountsText = ({ amounts }: Coverage, country: CountryCode): readonly string[] =>
  coverageAmounts.flatMap(({ kind, name }) => {
    const amount = amounts[kind];
    return amount ? [`${name}: ${rangeText(amount, country)}`] : [];
  });

type Ages = { readonly from: number; readonly to?: number | null };

/** `de 18 a 65 años`. */
export const agesText = ({ from, to }: Ages): string =>
  to === undefined || to === null ? `desde ${from} años` : `de ${from} a ${to} años`;

/** What narrows a coverage down, as it is stored and as visitors' calls tell it. */
export type Narrowed = {
  readonly kind?: string | null | undefined;
  readonly period?: string | null | undefined;
  readonly restrictionCode?: number | null | undefined;
  readonly scope?:
    | {
        readonly excluded?: boolean | null | undefined;
        readonly network?: string | null | undefined;
        readonly modality?: string | null | undefined;
        readonly ages?: Ages | null | undefined;
        readonly contractingAges?: Ages | null | undefined;
        readonly policyYears?: number | null | undefined;
      }
    | null
    | undefined;
};

/** What narrows it down: its kind, how it is counted, for which ages and where. */
export const scopeText = ({ kind, period, restrictionCode, scope }: Narrowed): readonly string[] => [
  ...(scope?.excluded ? ['No está cubierto'] : []),
  ...(kind ? [choiceName('kind', kind)] : []),
  ...(period ? [choiceName('period', period)] : []),
  ...(scope?.network ? [`Red: ${choiceName('network', scope.network)}`] : []),
  ...(scope?.modality ? [`Modalidad: ${scope.modality}`] : []),
  ...(scope?.ages ? [`Edad: ${agesText(scope.ages)}`] : []),
  ...(scope?.contractingAges ? [`Al contratar: ${agesText(scope.contractingAges)}`] : []),
  ...(scope?.policyYears ? [`Vigencia: ${scope.policyYears} años`] : []),
  ...(restrictionCode ? [choiceName('restrictionCode', restrictionCode)] : []),
];
