/** Which form a type of product has, by whatever name the site's calls know the type (spec, public side, sections 5 and 9). */
import { plainly, withoutAccents } from '../text/index.ts';
import { type CountryCode } from '../reference/index.ts';
import { type ProfileType } from './form-definition.ts';

/** The first row that fits: what a name is about stands before for whom it is. */
const table: readonly (readonly [pattern: RegExp, type: ProfileType])[] = [
  [/mascota|\bpets?\b/, 'pets'],
  [/\bsctr\b/, 'sctr'],
  [/guardia|vigilante/, 'guards'],
  [/viaje|\btravel\b/, 'travel'],
  [/colectiv|empresa/, 'company'],
  [
    /\beps\b|poliza|clinic|salud|isapre|complementari|catastrofic|dental|oncolog|prepagada|\bpac\b|accidente|vida|cyber|plan/,
    'persons',
  ],
];

/** What a country's sites offer. */
const offered: Readonly<Record<CountryCode, readonly ProfileType[]>> = {
  PE: ['persons', 'company', 'sctr', 'pets', 'guards', 'travel'],
  CL: ['persons', 'company', 'pets', 'guards', 'travel'],
  CO: ['persons', 'company', 'pets', 'guards', 'travel'],
  INT: ['persons', 'company', 'travel'],
};

const wordsOf = (name: string): string => plainly(withoutAccents(name).replace(/[^a-z0-9]+/gi, ' '));

/** @returns nothing for a name that is of no type, or of one that the country does not have */
export const profileTypeOf = (country: CountryCode, productTypeName: string): ProfileType | undefined => {
  const name = wordsOf(productTypeName);
  const type = table.find(([pattern]) => pattern.test(name))?.[1];
  return type !== undefined && offered[country].includes(type) ? type : undefined;
};
