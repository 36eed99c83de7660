/** What is known of the coverages in policies and of people, for commands that ask who is insured. */
import { type InsuredNeeds } from '@cotejo/core/policies';

export type CoverageCounts = {
  /** What the people in a policy need of it, and how many were ever in it. */
  readonly inPolicy: (policyId: string) => Promise<InsuredNeeds & { readonly people: number }>;
  /** How many coverages of a person are open, and whether an insurer has ever activated one. */
  readonly ofPerson: (personId: string) => Promise<{ readonly open: number; readonly wasActivated: boolean }>;
};

/** As long as no command asks for a coverage, nobody has one. */
export const nobodyInsured: CoverageCounts = {
  inPolicy: async () => ({ groups: [], people: 0 }),
  ofPerson: async () => ({ open: 0, wasActivated: false }),
};
