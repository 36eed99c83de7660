/** Questions about the durations of changes: of a year and of a month, by each way to group them. */
import { administrator, manager } from '../lead-lists/people.ts';
import { type Question } from '../lead-lists/questions.ts';

/** The target for the 95th percentile; milliseconds. */
const longest = 300;
const groupings = ['fromStatus', 'toStatus', 'actor', 'executive', 'reason', 'day'] as const;

const path = (by: string, days: number, filter: object = {}): string => {
  const at_gte = new Date(Date.now() - days * 86_400_000).toISOString();
  return `durations?by=${by}&filter=${encodeURIComponent(JSON.stringify({ at_gte, ...filter }))}`;
};
const question = (name: string, who: typeof manager, asked: () => string): Question => ({
  name,
  who: () => who,
  path: asked,
  growsWithAnswer: true,
  p95: longest,
});

export const questions: readonly Question[] = [
  ...groupings.map((by) => question(`a year by ${by}`, administrator, () => path(by, 365))),
  question('thirty days by executive', administrator, () => path('executive', 30)),
  question('a year of a country by executive', manager, () => path('executive', 365)),
  question('a year of one reason by executive', administrator, () => path('executive', 365, { reasonId: 3 })),
];
