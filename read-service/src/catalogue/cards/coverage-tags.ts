/** Coverages as visitors see them: by tag, with every amount by the spec's names and in whole units. */
import {
  type Coverage,
  type CoverageAmount,
  coverageAmounts,
  inUnits,
  type ProductAnswer,
  unitOf,
} from '@cotejo/core/product-content';
import { coveragePeriods } from '@cotejo/core/reference/coverage-periods';
import { type Known } from '../known.ts';

type CoverageTag = ProductAnswer<'coverageTag'>;
type ShownCoverage = ProductAnswer<'coverage'>;

const amountOf = ({ minAmount, maxAmount, unit, coverageIds }: CoverageAmount) => {
  const { code, name, currencyCode } = unitOf(unit);
  const whole = (amount: number | null | undefined): number | null =>
    amount === null || amount === undefined ? null : inUnits(amount, unit);
  return {
    minAmount: whole(minAmount ?? maxAmount),
    maxAmount: whole(maxAmount ?? minAmount),
    unit: { code, name, currencyCode },
    ...(coverageIds && { coverages_id: coverageIds }),
  };
};

export const agesOf = (range: { readonly from: number; readonly to?: number | null } | null | undefined) =>
  range ? { from: range.from, to: range.to ?? null } : null;
const scopeOf = ({ scope }: Coverage): ShownCoverage['scope'] =>
  scope
    ? {
        ages: agesOf(scope.ages),
        contractingAges: agesOf(scope.contractingAges),
        policyYears: scope.policyYears ?? null,
        modality: scope.modality || null,
        network: scope.network ?? null,
        excluded: scope.excluded ?? false,
      }
    : null;

export const shownCoverage = (coverage: Coverage): ShownCoverage => {
  const { id, name, kind, benefit, service, period, restrictionCode, note, amounts } = coverage;
  return {
    id,
    name,
    kind: kind ?? null,
    benefit: benefit || null,
    service: service ?? null,
    period: coveragePeriods.find((one) => one.id === period) ?? null,
    restrictionCode: restrictionCode ?? null,
    scope: scopeOf(coverage),
    note: note || null,
    amounts: Object.fromEntries(
      coverageAmounts.flatMap(({ kind: of, specName }) => {
        const amount = amounts[of];
        return amount ? [[specName, amountOf(amount)]] : [];
      }),
    ),
  };
};

/** By tag, in the order in which tags come first; a coverage without a tag, or whose tag is hidden, stands under its own name. */
export const coverageTags = (
  coverages: readonly Coverage[],
  { terms }: Pick<Known, 'terms'>,
): readonly CoverageTag[] => {
  const tags = new Map<number | string, CoverageTag & { coverages: ShownCoverage[] }>();
  for (const coverage of coverages) {
    const known = coverage.tagId ? terms.get(coverage.tagId) : undefined;
    const term = known?.isHidden ? undefined : known;
    const tag = tags.get(term?.id ?? coverage.name) ?? {
      id: term?.id ?? null,
      name: term ? term.displayName || term.name : coverage.name,
      icon: term?.icon ?? null,
      coverages: [],
    };
    tags.set(term?.id ?? coverage.name, tag);
    tag.coverages.push(shownCoverage(coverage));
  }
  return [...tags.values()];
};
