/** The turn of executives: a new lead goes to the executive of its country who has been longest without one. */
import { type User } from '../users/index.ts';
import { type CountryCode } from '../kit/country/index.ts';

export type Executive = {
  readonly id: string;
  /** Where this person takes leads just now; nowhere when paused or disabled. */
  readonly countries: readonly CountryCode[];
  /** Grows with every lead that anybody is given: who has the smallest has waited longest; 0 had none yet. */
  readonly turn: number;
};

/** The facts of a lead that decide its executive. */
export type Wanted = {
  readonly country: CountryCode;
  /** The executive who sent the visitor, if one did. */
  readonly referredBy?: string;
};

/** The countries whose leads a user takes just now: only an active executive who is not paused takes any. */
export const countriesServed = (user: User): readonly CountryCode[] =>
  user.status === 'active' && user.roles.includes('EJECUTIVO') && user.pause === undefined
    ? user.countries
    : [];

/** Those who can be given the lead, whoever is next first; equals in the order of their ids, so that all agree. */
export const inTurn = <Candidate extends Executive>(
  executives: Iterable<Candidate>,
  { country }: Pick<Wanted, 'country'>,
): readonly Candidate[] =>
  [...executives]
    .filter(({ countries }) => countries.includes(country))
    .sort((a, b) => a.turn - b.turn || (a.id < b.id ? -1 : 1));

/**
 * The executive for the lead: the executive who sent the visitor, else whoever has been longest without a lead.
 * @returns nothing when nobody takes leads of that country just now
 */
export const nextExecutive = <Candidate extends Executive>(
  executives: Iterable<Candidate>,
  wanted: Wanted,
): Candidate | undefined => {
  const candidates = inTurn(executives, wanted);
  return candidates.find(({ id }) => id === wanted.referredBy) ?? candidates[0];
};
