/** The words that traces are told in. */
import { type CountryCode } from '../../kit/country/index.ts';
import { publishedRate, spelledAmount } from '../../kit/money/index.ts';
import { spelledDay } from '../../kit/time/index.ts';
import { type Conversion, type Day, type Source } from '../../price-tables/index.ts';
import { type Role, type Species } from '../../profile/index.ts';
import { type Charged, type Multiplier } from './trace.ts';
import { type Period } from '../periods.ts';

export const roleNames: { readonly [R in Role]: string } = {
  holder: 'titular',
  partner: 'pareja',
  dependant: 'carga',
};
export const speciesNames: { readonly [S in Species]: string } = {
  dog: 'perro',
  cat: 'gato',
  bird: 'ave',
  rabbit: 'conejo',
  other: 'otra especie',
};
export const chargedNames: { readonly [C in Charged]: string } = {
  plan: 'Plan',
  ges: 'GES',
  worker: 'Por trabajador',
  workersDependant: 'Por carga de los trabajadores',
  household: 'Por grupo familiar',
  guard: 'Por guardia',
  day: 'Por día',
  health: 'SCTR salud',
  pension: 'SCTR pensión',
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

export const multiplierNames: { readonly [By in Multiplier['by']]: readonly [one: string, many: string] } = {
  factor: ['', ''],
  percent: ['%', '%'],
  persons: ['persona', 'personas'],
  days: ['día', 'días'],
  workers: ['trabajador', 'trabajadores'],
  dependants: ['carga', 'cargas'],
  guards: ['guardia', 'guardias'],
};

/** `1 UF = $ 39.214,80 (vigente desde…)`: the rate as its table has it, whichever way it was used. */
export const rateText = (
  { from, to, operation, rate, rateFrom, source }: Conversion,
  country: CountryCode,
): string => {
  const [one, worth] = operation === 'times' ? [from, to] : [to, from];
  return `1 ${one} = ${spelledAmount(publishedRate(rate), worth, country)} (${since(rateFrom, source)})`;
};
