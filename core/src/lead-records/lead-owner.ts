/** The owner of a lead in tables by owner: a lead without one needs a value that can be compared. */

/** Stands where no executive has the lead. */
export const nobody = '00000000-0000-0000-0000-000000000000';

/** Stands for all owners together, nobody among them. */
export const everybody = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/** The executive's id, or {@link nobody}. */
export const ownerOf = (lead: { readonly executiveId: string | null }): string => lead.executiveId ?? nobody;
