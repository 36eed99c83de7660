/** What a product covers, how far, and in which clinics. */
import { z } from 'zod';
import { coverageEntry, inUnits, type ProductContent } from '@cotejo/core/product-content';
import { annualMaximum, annualMaximumSchema } from '../cards/annual-maximum.ts';
import { shownClinic, shownClinicSchema } from '../organizations/clinics.ts';
import {
  agesOf,
  agesSchema,
  coverageTags,
  coverageTagSchema,
  shownCoverage,
  shownCoverageSchema,
} from '../cards/coverage-tags.ts';
import { type Known } from '../known.ts';
import type { Section } from './sections.ts';

export const productClinicSchema = shownClinicSchema.extend({
  note: z.string().nullable(),
  coverages: z.int().describe('cuántas coberturas tiene ahí el producto'),
});
export const productClinics = (
  { coverageOrganizations }: ProductContent,
  { coverageOrganizations: clinics }: Known,
) =>
  coverageOrganizations.flatMap(({ id, note, coverages }) => {
    const clinic = clinics.get(id);
    if (!clinic || clinic.isHidden) return [];
    return [{ ...shownClinic(clinic), note: note || null, coverages: coverages.length }];
  });

/** Amounts that end what a plan pays, or that the insured pay first. */
const topsAndDeductibles: readonly string[] = [
  'deductible', 'deductible_fonasa', 'top_amount', 'yearly_top', 'monthly_top', 'weekly_top', 'daily_top', 'bed_day',
]; // oxfmt-ignore

/** What is derived of the codes that names of older catalogues carry (spec, console and platform, section 3). */
const topCoverageSchema = shownCoverageSchema.extend({
  minContractingAge: z.int().nullable(),
  maxContractingAge: z.int().nullable(),
  lowerAgeLimit: z.int().nullable(),
  upperAgeLimit: z.int().nullable(),
  policyValidity: z.int().nullable().describe('años'),
  modality: z.string().nullable(),
  agreedDeductible: z.number().nullable().describe('en unidades enteras'),
  currency: z.string().nullable().describe('la del deducible; si no hay, la de lo que paga'),
});

const topCoverages = ({ coverages }: ProductContent): readonly z.infer<typeof topCoverageSchema>[] =>
  coverages.flatMap((coverage) => {
    const shown = shownCoverage(coverage);
    const kept = Object.entries(shown.amounts).filter(([name]) => topsAndDeductibles.includes(name));
    if (kept.length === 0) return [];
    const { agreedDeductible: agreed, ...derived } = coverageEntry(coverage);
    return [
      {
        ...shown,
        amounts: Object.fromEntries(kept),
        ...derived,
        agreedDeductible: agreed && inUnits(agreed.amount, agreed.unit),
      },
    ];
  });

export const resumeSchema = z.object({
  tags: z.array(coverageTagSchema).readonly(),
  coverages: z.int(),
  coverageOrganizations: z.int().describe('en cuántas clínicas'),
  coverageCountries: z
    .array(z.object({ id: z.int(), name: z.string(), code: z.string().nullable() }))
    .describe('en qué países cubre además del suyo'),
  contractType: z.string().nullable().describe('Individual o Colectivo'),
  contractingAges: agesSchema.describe('a qué edades se puede contratar'),
});

const countriesOf = ({ coverageCountries }: ProductContent, { terms }: Known) =>
  coverageCountries.flatMap((id) => {
    const term = terms.get(id);
    return term && !term.isHidden
      ? [{ id, name: term.displayName || term.name, code: term.code || null }]
      : [];
  });
export const resumeOf = (content: ProductContent, known: Known) => ({
  tags: coverageTags(content.coverages, known),
  coverages: content.coverages.length,
  coverageOrganizations: productClinics(content, known).length,
  coverageCountries: countriesOf(content, known),
  contractType: content.terms.contractType ?? null,
  contractingAges: agesOf(content.terms.contractingAges),
});

export const coverageSections: readonly Section[] = [
  {
    path: 'coverageOrganizations',
    summary: 'Clínicas donde el producto cubre',
    schema: z.array(productClinicSchema),
    tell: ({ product }, known) => productClinics(product.publication.content, known),
  },
  {
    path: 'topAmountsAndDeductibles',
    summary: 'Topes y deducibles del producto',
    schema: z.object({
      annual_benefit_maximum: annualMaximumSchema,
      deductible: z.object({ amount: z.number(), unit: z.object({ code: z.string() }) }).nullable(),
      coverages: z.array(topCoverageSchema),
    }),
    tell: ({ product }) => {
      const { content } = product.publication;
      const { deductible } = content.terms;
      return {
        annual_benefit_maximum: annualMaximum(content.terms),
        deductible: deductible
          ? { amount: inUnits(deductible.amount, deductible.unit), unit: { code: deductible.unit } }
          : null,
        coverages: topCoverages(content),
      };
    },
  },
];
