/** Coverages as visitors see them: by tag, with every amount by the spec's names and in whole units. */
import { z } from 'zod';
import {
  type Coverage,
  type CoverageAmount,
  coverageAmounts,
  inUnits,
  unitOf,
} from '@cotejo/core/product-content';
import { coveragePeriods } from '@cotejo/core/reference/coverage-periods';
import { type Known } from '../known.ts';

const unitSchema = z.object({
  code: z.string(),
  name: z.string(),
  currencyCode: z.string().nullable().describe('nada si no es dinero'),
});
const amountSchema = z.object({
  minAmount: z.number().nullable(),
  maxAmount: z.number().nullable(),
  unit: unitSchema,
  coverages_id: z.array(z.int()).readonly().optional().describe('las coberturas que comparten el tope'),
});
export const agesSchema = z.object({ from: z.int(), to: z.int().nullable() }).nullable();
const scopeSchema = z
  .object({
    ages: agesSchema.describe('edad del asegurado'),
    contractingAges: agesSchema.describe('edad al contratar'),
    policyYears: z.int().nullable().describe('cuántos años rige la póliza'),
    modality: z.string().nullable(),
    network: z.string().nullable().describe('Convenio, Libre_Eleccion o Extranjero'),
    excluded: z.boolean().describe('es algo que no se cubre'),
  })
  .nullable()
  .describe('para quién y dónde vale; nada si vale para todos');
export const shownCoverageSchema = z.object({
  id: z.int(),
  name: z.string(),
  kind: z.string().nullable().describe('preferente o libre_eleccion'),
  benefit: z.string().nullable(),
  service: z.string().nullable().describe('qué atención de un año de uso paga'),
  period: z.object({ id: z.string(), name: z.string() }).nullable(),
  restrictionCode: z.int().nullable(),
  scope: scopeSchema,
  note: z.string().nullable(),
  amounts: z
    .record(z.string(), amountSchema)
    .describe(coverageAmounts.map(({ specName }) => specName).join(', ')),
});
export const coverageTagSchema = z.object({
  id: z.int().nullable(),
  name: z.string(),
  icon: z.string().nullable(),
  coverages: z.array(shownCoverageSchema).readonly(),
});
export type CoverageTag = z.infer<typeof coverageTagSchema>;
type ShownCoverage = z.infer<typeof shownCoverageSchema>;

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
const scopeOf = ({ scope }: Coverage): z.infer<typeof scopeSchema> =>
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
