/** A visitor's profile: whom an insurance is for, and the store of profiles. */

/** The spec's `perfilIngreso` (public side, section 3), as the form of a kind of insurance has it. */
export type Profile = Readonly<Record<string, unknown>>;

export type Profiles = {
  /** @returns nothing where nothing was said yet, or what is kept is no profile */
  readonly read: (productType: string) => Profile | undefined;
  readonly save: (productType: string, profile: Profile) => void;
};
