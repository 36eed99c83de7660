/** What one of a list is called: by its own name, where it has one. */

import { choiceName } from './words.ts';

const telling = ['name', 'displayName', 'title', 'question', 'heading', 'address', 'isapre'] as const;
const tellingChoices = ['cover', 'service', 'mode', 'species'] as const;

type Member = Readonly<Record<string, unknown>>;
const isSaid = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

/** The field that tells one from the others, if there is one. */
export const tellingField = (member: unknown): string | undefined =>
  typeof member === 'object' && member !== null
    ? [...telling, ...tellingChoices].find((name) => isSaid((member as Member)[name]))
    : undefined;

/** @returns nothing where only its place tells it from the others */
export const memberTitle = (member: unknown): string | undefined => {
  if (typeof member !== 'object' || member === null) return undefined;
  const record = member as Member;
  const name = tellingField(record);
  const value = name === undefined ? undefined : record[name];
  if (name === undefined || !isSaid(value)) return rangeTitle(record);
  return tellingChoices.some((one) => one === name) ? choiceName(name, value) : value;
};

const isGiven = (value: unknown): value is string | number =>
  typeof value === 'number' || (typeof value === 'string' && value !== '');

/** Bands and tiers are known by where they begin. */
const rangeTitle = ({ from, to, persons, fromWorkers }: Member): string | undefined => {
  if (isGiven(from)) return isGiven(to) ? `De ${from} a ${to} años` : `Desde ${from} años`;
  if (isGiven(persons)) return `Desde ${persons} ${Number(persons) === 1 ? 'persona' : 'personas'}`;
  return isGiven(fromWorkers) ? `Desde ${fromWorkers} trabajadores` : undefined;
};
