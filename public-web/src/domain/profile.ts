/** A visitor's profile: whom an insurance is for, and the store of profiles. */

/** The spec's `perfilIngreso` (public side, section 3), as the form of a kind of insurance has it. */
export type Profile = Readonly<Record<string, unknown>>;

/** The subject of a line of insurance, which decides the questions of its profile. */
export type Subject = 'persons' | 'pets' | 'company' | 'sctr' | 'guards' | 'travel';

export type Profiles = {
  /**
   * The stored profile of a product type; else the answers that its form shares with the profile stored last for another.
   * @returns nothing where neither is stored, or what is stored is no profile
   */
  readonly read: (productType: string, subject: Subject) => Profile | undefined;
  readonly save: (productType: string, profile: Profile) => void;
};
