/** Questions about everything that happened: by who asks, and by what narrows it. */
import { administrator, executives, manager, supervisor } from '../lead-lists/people.ts';
import { type Question } from '../lead-lists/questions.ts';

const path = (filter: object, days = 365): string => {
  const at_gte = new Date(Date.now() - days * 86_400_000).toISOString();
  const query = { filter: JSON.stringify({ at_gte, ...filter }), sort: '["at","DESC"]', range: '[0,24]' };
  return `happenings?${new URLSearchParams(query).toString()}`;
};

export const questions: readonly Question[] = [
  { name: 'the newest of everything', who: () => administrator, path: () => path({}) },
  { name: 'of thirty days', who: () => administrator, path: () => path({}, 30) },
  { name: 'of a country', who: () => manager, path: () => path({}) },
  { name: 'of a team', who: () => supervisor, path: () => path({}) },
  { name: 'what an executive did', who: (random) => random.pick(executives), path: () => path({}) },
  {
    name: 'what one person did, for the administrator',
    who: () => administrator,
    path: (random) => path({ actorKey: random.pick(executives).id }),
  },
  {
    name: 'whose it was, for the administrator',
    who: () => administrator,
    path: (random) => path({ ownerId: random.pick(executives).id }),
  },
  { name: 'of a kind', who: () => administrator, path: () => path({ kind: ['note', 'file'] }) },
  { name: 'of a kind that is rare', who: () => manager, path: () => path({ kind: ['erasure'] }) },
];
