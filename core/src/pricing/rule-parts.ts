/** Parts that price rules of several kinds share: amounts, ages, taxes, who may be insured. Stored in events. */
import { z } from 'zod';
import { amount, units } from '../kit/money/index.ts';
import { taxNames } from '../price-tables/index.ts';
import { years } from '../profile/index.ts';
import { periods } from './periods.ts';

/** The kinds of price rules, by which traces name them. */
export type RuleKind =
  | 'ageBands'
  | 'eps'
  | 'collective'
  | 'sctr'
  | 'pets'
  | 'isapre'
  | 'perInsured'
  | 'perGuard'
  | 'perDay'
  | 'fixed';

export const unit = z.enum(units).describe('a currency, or UF');
export const period = z.enum(periods).describe('how often it is paid');
const isRange = ({ from, to }: { readonly from: number; readonly to: number }): boolean => from <= to;
const upsideDown = 'Debe empezar antes de terminar.';
const ageRange = z
  .strictObject({ from: years, to: years })
  .refine(isRange, upsideDown)
  .describe('both ages included');

export const tax = z
  .discriminatedUnion('treatment', [
    z.strictObject({ treatment: z.literal('included'), name: z.enum(taxNames) }),
    z.strictObject({ treatment: z.literal('added'), name: z.enum(taxNames) }),
    z.strictObject({ treatment: z.literal('exempt') }),
  ])
  .describe('whether the amounts of the rule have the tax in them, get it on top, or are free of it');
export type Tax = z.infer<typeof tax>;

export const insured = z
  .strictObject({ holder: ageRange.optional(), partner: ageRange.optional(), dependant: ageRange.optional() })
  .describe('the ages at which each may be insured; who is left out may not');
export type Insured = z.infer<typeof insured>;

const country = z.string().regex(/^[A-Z]{2}$/, 'Debe ser un código de país de dos letras.');
const countries = z
  .discriminatedUnion('are', [
    z.strictObject({ are: z.literal('only'), countries: z.array(country).min(1) }),
    z.strictObject({ are: z.literal('allBut'), countries: z.array(country).min(1) }),
  ])
  .describe('ISO 3166-1 alpha-2');
export type Countries = z.infer<typeof countries>;

export const eligibility = z
  .strictObject({
    needsEps: z.boolean().optional().describe('Colombia: only for who is in an EPS already'),
    nationalities: countries.optional(),
    coverageCountries: countries.optional(),
  })
  .describe('what the policyholder must be');
export type Eligibility = z.infer<typeof eligibility>;

const sex = z.enum(['male', 'female']);
const band = z
  .strictObject({ from: years, to: years, sex: sex.optional().describe('left out: either'), amount })
  .refine(isRange, upsideDown);
export type Band = z.infer<typeof band>;

const overlap = (one: Band, other: Band): boolean =>
  one.from <= other.to &&
  other.from <= one.to &&
  (one.sex === undefined || other.sex === undefined || one.sex === other.sex);

/** One amount for every age and sex that it knows: bands that overlap would make a price depend on their order. */
export const bands = z
  .array(band)
  .min(1)
  .refine(
    (all) => all.every((one, index) => !all.slice(index + 1).some((other) => overlap(one, other))),
    'Los tramos de edad no deben superponerse.',
  )
  .describe('per person, both ages included');
