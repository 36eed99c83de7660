/** How a price came about, step by step, as data: whoever has the trace can compute the price again. */
import {
  type Exact,
  exactOf,
  isWhole,
  nothing,
  plus,
  rounded,
  shifted,
  times,
  dividedBy,
} from '../../kit/decimal/index.ts';
import { type Reason } from './reasons.ts';
import { type Role, type Sex, type Species } from '../../profile/index.ts';
import { type RuleKind } from '../rule-parts.ts';
import { type TaxName, type Day, type Source, type TableName } from '../../price-tables/index.ts';
import { type Period } from '../periods.ts';
import { type Unit, unitDigits } from '../../kit/money/index.ts';

/** Amounts, rates and factors are decimals in text; amounts are in whole units, not in minor ones: `192.42`. */
export type Decimal = string;

/** The tables that rules read rows of; taxes and conversions are steps of their own. */
export type RowTable = Exclude<TableName, 'exchange' | 'taxes' | 'chileanContribution'> | 'sectorRisks';

export type Subject =
  | {
      readonly is: 'person';
      readonly position: number;
      readonly role: Role;
      readonly age: number;
      readonly sex: Sex;
    }
  | {
      readonly is: 'pet';
      readonly position: number;
      readonly species: Species;
      readonly breed?: string;
      readonly breedGroup?: string;
      readonly age: number;
    }
  | { readonly is: 'company'; readonly workers: number; readonly dependants: number }
  | { readonly is: 'payroll'; readonly workers: number; readonly pay: Decimal }
  | { readonly is: 'guards'; readonly guards: number }
  | { readonly is: 'trip'; readonly days: number; readonly billedDays: number }
  | { readonly is: 'household'; readonly persons: number };

/** The subject of a charge: the plan itself, a worker, a cover… */
export type Charged =
  | 'plan'
  | 'ges'
  | 'worker'
  | 'workersDependant'
  | 'household'
  | 'guard'
  | 'day'
  | 'health'
  | 'pension';
/** A multiplier of a price. */
export type Multiplier = {
  readonly by: 'factor' | 'persons' | 'days' | 'workers' | 'dependants' | 'guards' | 'percent';
  readonly value: Decimal;
};

export type Step =
  | {
      readonly step: 'rule';
      readonly kind: RuleKind;
      readonly unit: Unit;
      readonly period: Period;
      readonly day: Day;
    }
  | { readonly step: 'subject'; readonly subject: Subject }
  | { readonly step: 'refused'; readonly reason: Reason; readonly position: number }
  /** The row of the rule's own table that fits: its ages, and its sex where it has one. */
  | {
      readonly step: 'band';
      readonly from: number;
      readonly to: number;
      readonly sex?: Sex;
      readonly price: Decimal;
    }
  | {
      readonly step: 'row';
      readonly table: RowTable;
      readonly key: string;
      readonly value: string;
      readonly from?: Day;
      /** When the row was set, or corrected. */
      readonly setAt?: string;
      readonly source: Source;
    }
  | {
      readonly step: 'charge';
      readonly what: Charged;
      readonly position?: number;
      readonly price: Decimal;
      readonly times: readonly Multiplier[];
      readonly amount: Decimal;
    }
  /** The supplement up to the minimum premium of a cover. */
  | {
      readonly step: 'minimum';
      readonly what: Charged;
      readonly minimum: Decimal;
      readonly amount: Decimal;
    }
  | {
      readonly step: 'tax';
      /** Left out: of everything charged. */
      readonly what?: Charged;
      readonly treatment: 'added' | 'included';
      readonly name: TaxName;
      readonly percent: Decimal;
      readonly from?: Day;
      readonly setAt?: string;
      readonly source: Source;
      /** The amount that it is taken of. */
      readonly of: Decimal;
      /** The amount that it adds: nothing where it is included. */
      readonly amount: Decimal;
    }
  | { readonly step: 'exempt'; readonly what?: Charged }
  /** A subtotal, for display alone. */
  | { readonly step: 'subtotal'; readonly amount: Decimal }
  | {
      readonly step: 'convert';
      readonly from: Unit;
      readonly to: Unit;
      readonly rate: Decimal;
      /** `dividedBy` where the table has the rate the other way round. */
      readonly operation: 'times' | 'dividedBy';
      readonly rateFrom?: Day;
      readonly rateSetAt?: string;
      readonly source: Source;
    }
  /** Half up to the minor unit; `before` is cut to what people can read. */
  | { readonly step: 'round'; readonly before: Decimal; readonly after: Decimal }
  /** The split of an EPS's total. */
  | {
      readonly step: 'split';
      readonly credit: Decimal;
      readonly employerPercent: Decimal;
      readonly employer: Decimal;
      readonly worker: Decimal;
    }
  | { readonly step: 'total'; readonly amount: Decimal; readonly unit: Unit };

export type Trace = readonly Step[];

/**
 * Computes the price again from nothing but its trace: charges, minimums and taxes are added, conversions and the one
 * rounding are done where they stand. The step of the total is not looked at.
 * @returns minor units of the unit that the trace ends in
 * @throws RangeError when it does not start with a rule, or does not end in whole minor units
 */
export const sumOf = (trace: Trace): { readonly amount: number; readonly unit: Unit } => {
  const [first] = trace;
  if (first?.step !== 'rule') throw new RangeError('A trace starts with its rule.');
  let { unit }: { unit: Unit } = first;
  let sum: Exact = nothing;
  for (const step of trace)
    if (step.step === 'charge' || step.step === 'minimum' || step.step === 'tax')
      sum = plus(sum, exactOf(step.amount));
    else if (step.step === 'convert') {
      sum = step.operation === 'times' ? times(sum, exactOf(step.rate)) : dividedBy(sum, exactOf(step.rate));
      unit = step.to;
    } else if (step.step === 'round')
      sum = shifted(exactOf(rounded(shifted(sum, unitDigits[unit]))), -unitDigits[unit]);
  const minor = shifted(sum, unitDigits[unit]);
  if (!isWhole(minor)) throw new RangeError('A trace ends in whole minor units.');
  return { amount: Number(minor.n), unit };
};
