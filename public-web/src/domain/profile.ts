/** A visitor's profile: whom an insurance is for, and the store of profiles. */

/** The spec's `perfilIngreso` (public side, section 3), as the form of a kind of insurance has it. */
export type Profile = Readonly<Record<string, unknown>>;

/** What a line of insurance is for, which decides what its profile tells. */
export type Subject = 'persons' | 'pets' | 'company' | 'sctr' | 'guards' | 'travel';

export type Profiles = {
  /**
   * What was said for a kind of insurance; else what was last said for another and is asked here too.
   * @returns nothing where neither was said yet, or what is kept is no profile
   */
  readonly read: (productType: string, subject: Subject) => Profile | undefined;
  readonly save: (productType: string, profile: Profile) => void;
};
