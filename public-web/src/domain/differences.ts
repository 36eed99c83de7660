/** The differences between plans, each in a sentence, the weightiest first. */
import { deductibleWords } from './deductible-words.ts';
import { inSentence } from './in-sentence.ts';
import { shownAmount } from './money.ts';
import {
  coverageNames,
  featureNames,
  paidBy,
  type SidePlan,
  type FormatMoney,
  type Money,
} from './side-plan.ts';

/** *A, B y C*, with *e* before an i. */
const listed = (words: readonly string[]): string =>
  new Intl.ListFormat('es', { type: 'conjunction' }).format(words);
const named = (plans: readonly SidePlan[]): string => listed(plans.map(({ name }) => name));

/** Tags that are adjectives, as the things that they are about. */
const things: Readonly<Record<string, string>> = {
  Ambulatorio: 'atención ambulatoria',
  Hospitalario: 'hospitalización',
  Oncológico: 'oncología',
  Preventivo: 'prevención',
  Veterinario: 'atención veterinaria',
};
const inside = (name: string): string => things[name] ?? inSentence(name);

type PlanMoney = { readonly plan: SidePlan; readonly sum: Money };
const moneyOf = (
  plans: readonly SidePlan[],
  of: (plan: SidePlan) => Money | undefined,
): readonly PlanMoney[] =>
  plans.flatMap((plan) => {
    const sum = of(plan);
    return sum ? [{ plan, sum }] : [];
  });

/** *B cuesta S/ 87 menos al mes que A y S/ 20 menos que C*: the cheapest, against those that cost more as it is shown. */
const cheapest = (
  told: readonly PlanMoney[],
  format: FormatMoney,
  verb: string,
  period: string,
): readonly string[] => {
  const [least, ...others] = told.toSorted((one, other) => one.sum.amount - other.sum.amount);
  if (!least || others.some(({ sum }) => sum.code !== least.sum.code)) return [];
  const dearer = others
    .map(({ plan, sum: { amount, code } }) => ({
      plan,
      more: shownAmount(amount, code) - shownAmount(least.sum.amount, code),
    }))
    .filter(({ more }) => more > 0);
  if (dearer.length === 0) return [];
  const against = dearer.map(({ plan, more }, nth) => {
    const amount = format({ amount: more, code: least.sum.code });
    return `${amount} menos${nth === 0 && period ? ` ${period}` : ''} que ${plan.name}`;
  });
  return [`${least.plan.name} ${verb} ${listed(against)}.`];
};

/** The period of a price in words, whether it is per person or not. */
const periodWord = (period: string): string =>
  period.startsWith('/mes') ? 'al mes' : period.startsWith('/año') ? 'al año' : '';

const priceSentences = (plans: readonly SidePlan[], format: FormatMoney): readonly string[] => {
  const unpriced = plans.filter(({ price }) => !price);
  const periods = new Set(plans.map(({ period }) => period));
  return [
    ...(periods.size === 1
      ? cheapest(
          moneyOf(plans, paidBy),
          format,
          plans.some(({ own }) => own !== undefined) ? 'te cuesta' : 'cuesta',
          periodWord(plans[0]!.period),
        )
      : []),
    ...(unpriced.length > 0
      ? [`${named(unpriced)} no ${unpriced.length > 1 ? 'aseguran' : 'asegura'} a quienes indicaste.`]
      : []),
  ];
};

const yearlySentences = (plans: readonly SidePlan[], format: FormatMoney): readonly string[] =>
  cheapest(
    moneyOf(plans, ({ yearly }) => yearly && { amount: yearly.medium, code: yearly.code }),
    format,
    'te costaría, con un uso medio,',
    'al año',
  );

type Has = (plan: SidePlan, name: string) => boolean;
const covers: Has = ({ coverages }, name) => name in coverages;
const includes: Has = ({ features }, name) => features.includes(name);

/** The thing, and which plans have it. */
const toldOf = (plans: readonly SidePlan[], has: Has, name: string): string =>
  JSON.stringify([inside(name), plans.map((plan) => has(plan, name))]);

/** *A cubre oncología y B no*: what some have and others do not, once for all that the same plans have. */
const haveSentences = (
  plans: readonly SidePlan[],
  names: readonly string[],
  has: Has,
  [one, many]: readonly [string, string],
): readonly string[] => {
  const byOwners = new Map<string, { readonly owners: readonly SidePlan[]; readonly had: string[] }>();
  for (const name of names) {
    const owners = plans.filter((plan) => has(plan, name));
    if (owners.length === plans.length) continue;
    const key = owners.map(({ code }) => code).join();
    const known = byOwners.get(key) ?? { owners, had: [] };
    known.had.push(inside(name));
    byOwners.set(key, known);
  }
  return [...byOwners.values()].map(({ owners, had }) => {
    const others = plans.filter((plan) => !owners.includes(plan));
    return `${named(owners)} ${owners.length > 1 ? many : one} ${listed(had)}; ${named(others)} no.`;
  });
};

/** *Tope anual: sin tope en A, S/ 7,000 en B.* */
const valueSentence = (
  label: string,
  plans: readonly SidePlan[],
  valueOf: (plan: SidePlan) => string | undefined,
): readonly string[] => {
  const values = plans.map(valueOf);
  if (values.includes(undefined) || new Set(values).size < 2) return [];
  const told = [...new Set(values)].map((value) => {
    const owners = plans.filter((plan) => valueOf(plan) === value);
    return `${inside(value!)} en ${named(owners)}`;
  });
  return [`${label}: ${told.join('; ')}.`];
};

const maximumWord = (annualMaximum: SidePlan['annualMaximum'], format: FormatMoney): string | undefined =>
  annualMaximum === 'none'
    ? 'Sin tope'
    : annualMaximum === 'byService'
      ? 'Tope por prestación'
      : annualMaximum && `Hasta ${format(annualMaximum)}`;

/** @returns no sentence where the plans are alike in all that is compared, or there is one plan alone */
export const differencesOf = (plans: readonly SidePlan[], format: FormatMoney): readonly string[] => {
  if (plans.length < 2) return [];
  const coverages = coverageNames(plans);
  const covered = new Set(coverages.map((name) => toldOf(plans, covers, name)));
  // A feature named as a coverage of the same plans says the same once more.
  const features = featureNames(plans).filter((name) => !covered.has(toldOf(plans, includes, name)));
  return [
    ...priceSentences(plans, format),
    ...yearlySentences(plans, format),
    ...haveSentences(plans, coverages, covers, ['cubre', 'cubren']),
    ...valueSentence('Tope anual', plans, ({ annualMaximum }) => maximumWord(annualMaximum, format)),
    ...valueSentence('Deducible', plans, ({ deductible }) => deductibleWords(deductible, format)),
    ...coverages.flatMap((name) => valueSentence(name, plans, (plan) => plan.coverages[name])),
    ...haveSentences(plans, features, includes, ['incluye', 'incluyen']),
    ...valueSentence('Clínicas donde cubre', plans, ({ clinics }) => clinics?.toString()),
    ...valueSentence('Puntaje', plans, ({ score }) => score?.words),
    ...valueSentence('Mínimo de trabajadores', plans, ({ minEmployees }) => String(minEmployees ?? 1)),
  ];
};
