/** The leads that were opened lately. */

export type RecentLead = { readonly id: string; readonly label: string };

const mostRecent = 5;

/** The lead that was opened now stands first, and once. */
export const withRecent = (before: readonly RecentLead[], lead: RecentLead): readonly RecentLead[] =>
  [lead, ...before.filter(({ id }) => id !== lead.id)].slice(0, mostRecent);
