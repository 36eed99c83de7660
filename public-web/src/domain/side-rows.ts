/** The rows of the table in which plans stand beside each other, with which is best and which worst where one can say. */
import { usageLevelNames, usageLevels } from '@cotejo/core/reference/usage-levels';
import { deductibleWords } from './deductible-words.ts';
import { shownAmount } from './money.ts';
import {
  coverageNames,
  featureNames,
  paidBy,
  type SidePlan,
  type FormatMoney,
  type Money,
} from './side-plan.ts';

export type Mark = 'best' | 'worst';
export type Cell = {
  readonly text: string;
  readonly notes?: readonly string[];
  readonly mark?: Mark;
};
export type Row = {
  readonly label: string;
  readonly cells: readonly Cell[];
  /** Whether the plans differ in it. */
  readonly differs: boolean;
};
export type RowGroup = { readonly title: string; readonly rows: readonly Row[] };

const unknown = 'No informado';

/** Marks need every plan's figure in the same unit, and a difference. */
const marksOf = (
  figures: readonly (number | undefined)[],
  better: 'less' | 'more',
): readonly (Mark | undefined)[] => {
  const known = figures.filter((figure) => figure !== undefined);
  const [least, most] = [Math.min(...known), Math.max(...known)];
  if (known.length < figures.length || known.length < 2 || least === most)
    return figures.map(() => undefined);
  const [best, worst] = better === 'less' ? [least, most] : [most, least];
  return figures.map((figure) => (figure === best ? 'best' : figure === worst ? 'worst' : undefined));
};

const rowOf = (label: string, cells: readonly Cell[]): Row => ({
  label,
  cells,
  differs: new Set(cells.map(({ text, notes }) => JSON.stringify([text, notes]))).size > 1,
});

const marked = (
  label: string,
  cells: readonly Cell[],
  figures: readonly (number | undefined)[],
  better: 'less' | 'more',
): Row => {
  const marks = marksOf(figures, better);
  return rowOf(
    label,
    cells.map((cell, nth) => ({ ...cell, ...(marks[nth] && { mark: marks[nth] }) })),
  );
};

/** Amounts in the currency of the first, rounded as they are shown; others cannot be compared. */
const amounts = (sums: readonly (Money | undefined)[]): readonly (number | undefined)[] =>
  sums.map((sum) => (sum && sum.code === sums[0]?.code ? shownAmount(sum.amount, sum.code) : undefined));

const codeOf = (sums: readonly (Money | undefined)[]): string => sums.find((sum) => sum)?.code ?? '';

/** Prices for a month and for a year, or for one person and for all, are not about the same. */
const prices = (plans: readonly SidePlan[]): readonly (number | undefined)[] =>
  amounts(plans.map((plan) => (plan.period === plans[0]?.period ? paidBy(plan) : undefined)));

/** A person of the profile in words, by the place in it from 1. */
export type Who = (place: number) => string;

const priceRow = (plans: readonly SidePlan[], format: FormatMoney, who: Who): Row =>
  marked(
    plans.some(({ own }) => own !== undefined) ? 'Tú pagas' : 'Precio',
    plans.map(({ price, own, payers = [], period, unpriced, shares }) => {
      if (!price) return { text: 'No disponible para tu perfil', ...(unpriced && { notes: [unpriced] }) };
      const { code } = price;
      const each = shares.flatMap(({ profile, amount }) =>
        amount === undefined ? [] : [`${who(profile)}: ${format({ amount, code })}`],
      );
      const paid = own ?? price.amount;
      const total = own === undefined ? [] : [`Precio total: ${format(price)} ${period}`.trim()];
      const notes = [...total, ...payers, ...(each.length > 1 ? each : [])];
      return {
        text: `${format({ amount: paid, code })} ${period}`.trim(),
        ...(notes.length > 0 && { notes }),
      };
    }),
    prices(plans),
    'less',
  );

const maximumText = ({ annualMaximum }: SidePlan, format: FormatMoney): string => {
  if (annualMaximum === 'none') return 'Sin tope';
  if (annualMaximum === 'byService') return 'Tope por prestación';
  return annualMaximum ? format(annualMaximum) : unknown;
};
/** Caps as figures: no cap is more than any, in whichever currency the others have theirs. */
const maximums = (plans: readonly SidePlan[]): readonly (number | undefined)[] => {
  const sums = plans.map(({ annualMaximum }) =>
    typeof annualMaximum === 'object' ? annualMaximum : undefined,
  );
  return amounts(
    plans.map(({ annualMaximum }, nth) =>
      annualMaximum === 'none' ? { amount: Infinity, code: codeOf(sums) } : sums[nth],
    ),
  );
};

/** Percentage of the bill that a coverage pays: 0 where the plan lacks it, nothing where it is told otherwise. */
const percentIn = (value: string | undefined): number | undefined => {
  if (value === undefined) return 0;
  const [, number] = /^([\d.,]+)\s%$/.exec(value) ?? [];
  return number === undefined ? undefined : Number(number.replace(',', '.'));
};

/** Deductibles as figures: none is less than any, in whichever currency the others have theirs. */
const deductibles = (plans: readonly SidePlan[]): readonly (number | undefined)[] => {
  const sums = plans.map(({ deductible }) => (deductible?.amount ? deductible : undefined));
  return amounts(sums.map((sum) => sum ?? { amount: 0, code: codeOf(sums) }));
};

const yearlyRows = (plans: readonly SidePlan[], format: FormatMoney): readonly Row[] =>
  plans.some(({ yearly }) => yearly)
    ? usageLevels.map((use) =>
        marked(
          usageLevelNames[use],
          plans.map(({ yearly }) => ({
            text: yearly ? format({ amount: yearly[use], code: yearly.code }) : 'No se puede estimar',
          })),
          amounts(plans.map(({ yearly }) => yearly && { amount: yearly[use], code: yearly.code })),
          'less',
        ),
      )
    : [];

const clinicsRow = (plans: readonly SidePlan[]): readonly Row[] =>
  plans.some(({ clinics }) => clinics)
    ? [
        marked(
          'Clínicas donde cubre',
          plans.map(({ clinics }) => ({ text: clinics === undefined ? unknown : String(clinics) })),
          plans.map(({ clinics }) => clinics),
          'more',
        ),
      ]
    : [];

const employeesRow = (plans: readonly SidePlan[]): readonly Row[] =>
  plans.some(({ minEmployees = 1 }) => minEmployees > 1)
    ? [
        rowOf(
          'Mínimo de trabajadores',
          plans.map(({ minEmployees = 1 }) => ({ text: String(minEmployees) })),
        ),
      ]
    : [];

/** A row without its worst mark: a low score sums up what other rows tell, and is no disadvantage of its own. */
const withoutWorst = ({ cells, ...row }: Row): Row => ({
  ...row,
  cells: cells.map(({ mark, ...cell }) => (mark === 'best' ? { ...cell, mark } : cell)),
});

const scoreRow = (plans: readonly SidePlan[]): readonly Row[] =>
  plans.some(({ score }) => score !== undefined)
    ? [
        withoutWorst(
          marked(
            'Puntaje',
            plans.map(({ score }) => ({ text: score?.words ?? 'Sin puntaje' })),
            plans.map(({ score }) => score?.stars),
            'more',
          ),
        ),
      ]
    : [];

/** All that can be compared, in the order in which people ask for it; a group without rows is left out. */
export const rowGroupsOf = (plans: readonly SidePlan[], format: FormatMoney, who: Who): readonly RowGroup[] =>
  [
    {
      title: 'Lo que pagas',
      rows: [
        priceRow(plans, format, who),
        marked(
          'Deducible',
          plans.map(({ deductible }) => ({ text: deductibleWords(deductible, format) })),
          deductibles(plans),
          'less',
        ),
        ...employeesRow(plans),
      ],
    },
    { title: 'Costo anual estimado', rows: yearlyRows(plans, format) },
    {
      title: 'Lo que cubre',
      rows: [
        marked(
          'Tope anual',
          plans.map((plan) => ({ text: maximumText(plan, format) })),
          maximums(plans),
          'more',
        ),
        ...coverageNames(plans).map((name) =>
          marked(
            name,
            plans.map(({ coverages }) => ({ text: coverages[name] ?? 'No lo cubre' })),
            plans.map(({ coverages }) => percentIn(coverages[name])),
            'more',
          ),
        ),
        ...clinicsRow(plans),
      ],
    },
    {
      title: 'Características',
      rows: featureNames(plans).map((name) =>
        rowOf(
          name,
          plans.map(({ features }) => ({ text: features.includes(name) ? 'Sí' : 'No' })),
        ),
      ),
    },
    { title: 'Nuestra nota', rows: scoreRow(plans) },
  ].filter(({ rows }) => rows.length > 0);

/** The rows in which the plans differ. */
export const differing = (groups: readonly RowGroup[]): readonly RowGroup[] =>
  groups
    .map(({ title, rows }) => ({ title, rows: rows.filter(({ differs }) => differs) }))
    .filter(({ rows }) => rows.length > 0);
