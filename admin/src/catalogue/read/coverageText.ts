/** A coverage in words: how much of what, up to where, for whom. */
import { type Coverage, type CoverageAmount, coverageAmounts } from '@cotejo/core/catalogue';
import { type CountryCode } from '@cotejo/core/reference';
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

const agesText = ({ from, to }: { from: number; to?: number | null }): string =>
  to === undefined || to === null ? `desde ${from} años` : `de ${from} a ${to} años`;

/** What narrows it down: its kind, how it is counted, for which ages and where. */
export const scopeText = ({ kind, period, restrictionCode, scope }: Coverage): readonly string[] => [
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
