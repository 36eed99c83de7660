/** What one of a list is called: by its own name, where it has one. */

import { choiceName } from './words.ts';

const titleFields = ['name', 'displayName', 'title', 'question', 'heading', 'address', 'isapre'] as const;
const titleChoices = ['cover', 'service', 'mode', 'species'] as const;

type Member = Readonly<Record<string, unknown>>;
const isSaid = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

/** The field that tells one from the others, if there is one. */
export const titleFieldOf = (member: unknown): string | undefined =>
  typeof member === 'object' && member !== null
    ? [...titleFields, ...titleChoices].find((name) => isSaid((member as Member)[name]))
    : undefined;

/** @returns nothing where only its place tells it from the others */
export const memberTitle = (member: unknown): string | undefined => {
  if (typeof member !== 'object' || member === null) return undefined;
  const record = member as Member;
  const name = titleFieldOf(record);
  const value = name === undefined ? undefined : record[name];
  if (name === undefined || !isSaid(value)) return rangeTitle(record);
  if (!titleChoices.some((one) => one === name)) return value;
  const ages = agesTitle(record);
  return ages ? `${choiceName(name, value)}, ${ages.toLowerCase()}` : choiceName(name, value);
};

const isGiven = (value: unknown): value is string | number =>
  typeof value === 'number' || (typeof value === 'string' && value !== '');

const agesTitle = ({ from, to }: Member): string | undefined => {
  if (!isGiven(from)) return undefined;
  return isGiven(to) ? `De ${from} a ${to} años` : `Desde ${from} años`;
};

/** Bands and tiers are known by where they begin, and by the sex that they are for. */
const rangeTitle = (record: Member): string | undefined => {
  const { sex, persons, fromWorkers } = record;
  const ages = agesTitle(record);
  if (ages) return isSaid(sex) ? `${ages}, ${choiceName('sex', sex).toLowerCase()}` : ages;
  if (isGiven(persons)) return `Desde ${persons} ${Number(persons) === 1 ? 'persona' : 'personas'}`;
  return isGiven(fromWorkers) ? `Desde ${fromWorkers} trabajadores` : undefined;
};
