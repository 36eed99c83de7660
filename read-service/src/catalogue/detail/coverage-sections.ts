/** What a product covers, how far, and in which clinics. */
import { z } from 'zod';
import {
  coverageEntry,
  inUnits,
  type ProductAnswer,
  productAnswers,
  type ProductContent,
} from '@cotejo/core/product-content';
import { annualMaximum } from '../cards/annual-maximum.ts';
import { shownClinic } from '../organizations/clinics.ts';
import { agesOf, coverageTags, shownCoverage } from '../cards/coverage-tags.ts';
import { type Known } from '../known.ts';
import { type Section } from './section.ts';

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

const topCoverages = ({
  coverages,
}: ProductContent): ProductAnswer<'topAmountsAndDeductibles'>['coverages'] =>
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
    schema: z.array(productAnswers.productClinic),
    tell: ({ product }, known) => productClinics(product.publication.content, known),
  },
  {
    path: 'topAmountsAndDeductibles',
    summary: 'Topes y deducibles del producto',
    schema: productAnswers.topAmountsAndDeductibles,
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
