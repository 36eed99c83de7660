/** Coverages as visitors see them, as the calls about a product document them. */
import { z } from 'zod';
import { coverageAmounts } from '../coverage.ts';

const unit = z.object({
  code: z.string(),
  name: z.string(),
  currencyCode: z.string().nullable().describe('nada si no es dinero'),
});
export const coverageAmount = z.object({
  minAmount: z.number().nullable(),
  maxAmount: z.number().nullable(),
  unit,
  coverages_id: z.array(z.int()).readonly().optional().describe('las coberturas que comparten el tope'),
});
const ages = z.object({ from: z.int(), to: z.int().nullable() }).nullable();
const scope = z
  .object({
    ages: ages.describe('edad del asegurado'),
    contractingAges: ages.describe('edad al contratar'),
    policyYears: z.int().nullable().describe('cuántos años rige la póliza'),
    modality: z.string().nullable(),
    network: z.string().nullable().describe('Convenio, Libre_Eleccion o Extranjero'),
    excluded: z.boolean().describe('es algo que no se cubre'),
  })
  .nullable()
  .describe('para quién y dónde vale; nada si vale para todos');
export const coverage = z.object({
  id: z.int(),
  name: z.string(),
  kind: z.string().nullable().describe('preferente o libre_eleccion'),
  benefit: z.string().nullable(),
  service: z.string().nullable().describe('qué atención de un año de uso paga'),
  period: z.object({ id: z.string(), name: z.string() }).nullable(),
  restrictionCode: z.int().nullable(),
  scope,
  note: z.string().nullable(),
  amounts: z
    .record(z.string(), coverageAmount)
    .describe(coverageAmounts.map(({ specName }) => specName).join(', ')),
});
export const coverageTag = z.object({
  id: z.int().nullable(),
  name: z.string(),
  icon: z.string().nullable(),
  coverages: z.array(coverage).readonly(),
});

export const annualMaximum = z
  .object({ amount: z.number().nullable(), currency_code: z.string().nullable() })
  .nullable()
  .describe('0: sin tope; null: un tope por prestación');

/** With what is derived of the codes that names of older catalogues carry (spec, console and platform, section 3). */
const topCoverage = coverage.extend({
  minContractingAge: z.int().nullable(),
  maxContractingAge: z.int().nullable(),
  lowerAgeLimit: z.int().nullable(),
  upperAgeLimit: z.int().nullable(),
  policyValidity: z.int().nullable().describe('años'),
  modality: z.string().nullable(),
  agreedDeductible: z.number().nullable().describe('en unidades enteras'),
  currency: z.string().nullable().describe('la del deducible; si no hay, la de lo que paga'),
});
export const topAmountsAndDeductibles = z.object({
  annual_benefit_maximum: annualMaximum,
  deductible: z.object({ amount: z.number(), unit: z.object({ code: z.string() }) }).nullable(),
  coverages: z.array(topCoverage),
});

export const resume = z.object({
  tags: z.array(coverageTag).readonly(),
  coverages: z.int(),
  coverageOrganizations: z.int().describe('en cuántas clínicas'),
  coverageCountries: z
    .array(z.object({ id: z.int(), name: z.string(), code: z.string().nullable() }))
    .describe('en qué países cubre además del suyo'),
  contractType: z.string().nullable().describe('Individual o Colectivo'),
  contractingAges: ages.describe('a qué edades se puede contratar'),
});
