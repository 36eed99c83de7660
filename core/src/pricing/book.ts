/** Where a rule writes what it charges for whom: it adds up exactly, and keeps the trace. */
import {
  decimalText,
  dividedBy,
  type Exact,
  exactOf,
  isLess,
  isWhole,
  minus,
  nothing,
  plus,
  readableDigits,
  rounded,
  shifted,
  times,
} from '../kit/decimal/index.ts';
import { type Conversion, type Day, type Found } from '../price-tables/index.ts';
import { type ReadTax } from './read-tax.ts';
import { type Notice } from './trace/notices.ts';
import { type Reason } from './trace/reasons.ts';
import { type RuleKind } from './rule-parts.ts';
import {
  type Charged,
  type Decimal,
  type Multiplier,
  type RowTable,
  type Step,
  type Subject,
  type Trace,
} from './trace/trace.ts';
import { type Period } from './periods.ts';
import { type Unit, unitDigits, type Currency } from '../kit/money/index.ts';

type Charge = {
  readonly what: Charged;
  /** The person whose share it is; left out where it is nobody's alone. */
  readonly position?: number;
  /** In whole units, as a table has it. */
  readonly price: Decimal;
  readonly times?: readonly Multiplier[];
};

export type Book = ReturnType<typeof openBook>;

/** Minor units as a decimal of whole ones. */
export const inUnits = (minorUnits: number, unit: Unit): Decimal =>
  decimalText(shifted(exactOf(minorUnits), -unitDigits[unit]));

const percent = (text: Decimal): Exact => shifted(exactOf(text), -2);
const multiplied = (price: Exact, { by, value }: Multiplier): Exact =>
  times(price, by === 'percent' ? percent(value) : exactOf(value));

/** The part of a rule that its book needs. */
type KeptFor = { readonly kind: RuleKind; readonly unit: Unit; readonly period: Period };

/** @returns a book that has nothing in it but which rule it is kept for; amounts are in the rule's unit */
export const openBook = ({ kind, unit, period }: KeptFor, day: Day) => {
  const trace: Step[] = [{ step: 'rule', kind, unit, period, day }];
  const notices: Notice[] = [];
  const profiles = new Map<number, Reason | undefined>();
  const shares = new Map<number, Exact>();
  let sum = nothing;
  /** One unit charged, after taxes and conversions. */
  let scale: Exact = exactOf(1);
  let single: Exact | undefined;

  return {
    unit,
    subject: (subject: Subject): void => void trace.push({ step: 'subject', subject }),
    band: (from: number, to: number, price: number, sex?: 'male' | 'female'): void =>
      void trace.push({ step: 'band', from, to, ...(sex && { sex }), price: inUnits(price, unit) }),
    row: (table: RowTable, key: string, value: string, { from, setAt, source }: Found<unknown>): void =>
      void trace.push({
        step: 'row',
        table,
        key,
        value,
        ...(from && { from }),
        ...(setAt && { setAt }),
        source,
      }),
    notice: (notice: Notice): void => void notices.push(notice),
    found: (position: number): void => void profiles.set(position, undefined),
    refuse: (position: number, reason: Reason): void => {
      profiles.set(position, reason);
      trace.push({ step: 'refused', position, reason });
    },
    /** The price of one worker, guard or day. */
    single: (price: Decimal): void => void (single = exactOf(price)),

    /** @returns what it comes to */
    charge: ({ what, position, price, times: multipliers = [] }: Charge): Exact => {
      const amount = multipliers.reduce(multiplied, exactOf(price));
      sum = plus(sum, amount);
      if (position !== undefined) shares.set(position, plus(shares.get(position) ?? nothing, amount));
      const whose = position === undefined ? {} : { position };
      trace.push({ step: 'charge', what, ...whose, price, times: multipliers, amount: decimalText(amount) });
      return amount;
    },

    /** Brings what was charged up to the minimum premium; @returns what it comes to then. */
    atLeast: (minimum: number, what: Charged, charged: Exact): Exact => {
      const least = exactOf(inUnits(minimum, unit));
      if (!isLess(charged, least)) return charged;
      const amount = minus(least, charged);
      sum = plus(sum, amount);
      trace.push({ step: 'minimum', what, minimum: decimalText(least), amount: decimalText(amount) });
      return least;
    },

    /** Of one charge, or of all of them. */
    tax: (tax: ReadTax, what?: Charged, of?: Exact): void => {
      if (tax.treatment === 'exempt') return void trace.push({ step: 'exempt', ...(what && { what }) });
      const { treatment, name, percent: rate, from, setAt, source } = tax;
      const taxed = of ?? sum;
      const amount = treatment === 'added' ? times(taxed, percent(rate)) : nothing;
      if (!of && treatment === 'added') scale = plus(scale, times(scale, percent(rate)));
      sum = plus(sum, amount);
      trace.push({
        step: 'tax',
        ...(what && { what }),
        treatment,
        name,
        percent: rate,
        ...(from && { from }),
        ...(setAt && { setAt }),
        source,
        of: decimalText(taxed),
        amount: decimalText(amount),
      });
    },

    convert: (conversion: Conversion): void => {
      const last = trace.at(-1)?.step;
      if (trace.filter(({ step }) => step === 'charge').length > 1 && last !== 'convert')
        trace.push({ step: 'subtotal', amount: decimalText(sum) });
      const { operation, rate, source, rateFrom, from } = conversion;
      const change = operation === 'times' ? times : dividedBy;
      sum = change(sum, exactOf(rate));
      scale = change(scale, exactOf(rate));
      trace.push({ step: 'convert', ...conversion });
      if (source === 'fallback') notices.push({ code: 'rateFallback', unit: from, rate });
      if (source === 'lastKnown') notices.push({ code: 'rateLastKnown', unit: from, rateFrom: rateFrom! });
    },

    /** Rounds, once; @returns the total in minor units of the currency that it was brought to */
    total: (currency: Currency): bigint => {
      const exact = shifted(sum, unitDigits[currency]);
      const total = rounded(exact);
      const amount = decimalText(shifted(exactOf(total), -unitDigits[currency]));
      if (!isWhole(exact))
        trace.push({ step: 'round', before: decimalText(sum, readableDigits), after: amount });
      trace.push({ step: 'total', amount, unit: currency });
      return total;
    },

    split: (step: Extract<Step, { step: 'split' }>): void => void trace.push(step),
    closed: () => ({ trace: trace as Trace, notices, profiles, shares, sum, scale, single }),
  };
};
