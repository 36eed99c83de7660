/** Insurable persons of a profile by the plans of a page, and the reasons for the others (spec, public side, section 2.7). */
import { type ResultCard } from '../api/plans.ts';
import { personAt } from './profile-words.ts';

export type Insured = {
  readonly who: string;
  /** Of the plans that say so, how many insure them. */
  readonly plans: number;
  readonly of: number;
  /** Why the first plan that does not insure them doesn't. */
  readonly reason: string | undefined;
};

type Priced = Pick<ResultCard, 'profilePrice'>;
const notInsured = 'PriceNotFound';

/** @param people in words, by their position in the profile */
export const whoIsInsured = (people: readonly string[], cards: readonly Priced[]): readonly Insured[] => {
  const told = cards.map(({ profilePrice }) => profilePrice);
  const positions = new Set(told.flatMap(({ profiles }) => profiles.map(({ profile }) => profile)));
  return [...positions]
    .toSorted((one, other) => one - other)
    .map((position) => {
      const all = told.flatMap(({ profiles }) => profiles.filter(({ profile }) => profile === position));
      const without = all.filter(({ method }) => method === notInsured);
      return {
        who: personAt(people, position),
        plans: all.length - without.length,
        of: all.length,
        reason: without.find(({ reason }) => reason)?.reason,
      };
    });
};

/** Notices of a page's plans about the profile, each once. */
export const noticesOf = (cards: readonly Priced[]): readonly string[] => [
  ...new Set(cards.flatMap(({ profilePrice }) => profilePrice.notices)),
];
