/** The words that traces are told in. */
import { type CountryCode } from '../../kit/country/index.ts';
import { publishedRate, spelledAmount } from '../../kit/money/index.ts';
import { spelledDay } from '../../kit/time/index.ts';
import { type Conversion, type Day, type Source, type TaxName } from '../../price-tables/index.ts';
import { type Role, type Species } from '../../profile/index.ts';
import { dependantWords } from '../../reference/dependant-words.ts';
import { type Charged, type Multiplier } from './trace.ts';
import { type Period } from '../periods.ts';

export const roleName = (role: Role, country: CountryCode): string =>
  role === 'holder' ? 'titular' : role === 'partner' ? 'pareja' : dependantWords[country][0];
export const speciesNames: { readonly [S in Species]: string } = {
  dog: 'perro',
  cat: 'gato',
  bird: 'ave',
  rabbit: 'conejo',
  other: 'otra especie',
};
const chargedNames: { readonly [C in Exclude<Charged, 'workersDependant'>]: string } = {
  plan: 'Plan',
  ges: 'GES',
  worker: 'Por trabajador',
  household: 'Por grupo familiar',
  guard: 'Por guardia',
  day: 'Por día',
  health: 'SCTR salud',
  pension: 'SCTR pensión',
};
export const chargedName = (what: Charged, country: CountryCode): string =>
  what === 'workersDependant' ? `Por ${dependantWords[country][0]} de los trabajadores` : chargedNames[what];
/** Taxes as people call them. */
export const taxTitles: { readonly [Name in TaxName]: string } = {
  IGV: 'IGV',
  IVA: 'IVA',
  reducedIVA: 'IVA reducido',
};
export const periodNames: { readonly [P in Period]: string } = {
  daily: 'por día',
  weekly: 'por semana',
  biweekly: 'cada dos semanas',
  monthly: 'por mes',
  bimonthly: 'cada dos meses',
  quarterly: 'por trimestre',
  fourmonths: 'por cuatrimestre',
  halfYearly: 'por semestre',
  yearly: 'por año',
  once: 'en un solo pago',
};

export const counted = (count: number, one: string, many: string): string =>
  `${count} ${count === 1 ? one : many}`;
export const years = (age: number): string => (age === 0 ? 'menor de 1 año' : counted(age, 'año', 'años'));
export const ages = (from: number, to: number): string =>
  from === to ? years(from) : `de ${from} a ${to} años`;

/** `2020-04-01` of a table that is valid since then; the fallback has no day. */
export const since = (from: Day | undefined, source: Source): string =>
  source === 'fallback' || !from
    ? 'valor de referencia, porque no conocemos otro'
    : source === 'lastKnown'
      ? `último valor conocido, del ${spelledDay(from)}`
      : `vigente desde el ${spelledDay(from)}`;

const multiplierNames: {
  readonly [By in Exclude<Multiplier['by'], 'dependants'>]: readonly [one: string, many: string];
} = {
  factor: ['', ''],
  percent: ['%', '%'],
  persons: ['persona', 'personas'],
  days: ['día', 'días'],
  workers: ['trabajador', 'trabajadores'],
  guards: ['guardia', 'guardias'],
};
export const multiplierName = (
  by: Multiplier['by'],
  country: CountryCode,
): readonly [one: string, many: string] =>
  by === 'dependants' ? dependantWords[country] : multiplierNames[by];

/** `1 UF = $ 39.214,80 (vigente desde…)`: the rate as its table has it, whichever way it was used. */
export const rateText = (
  { from, to, operation, rate, rateFrom, source }: Conversion,
  country: CountryCode,
): string => {
  const [one, worth] = operation === 'times' ? [from, to] : [to, from];
  return `1 ${one} = ${spelledAmount(publishedRate(rate), worth, country)} (${since(rateFrom, source)})`;
};
