/** The commands that the palette offers, by the kind of record whose page is open; their forms come when one is chosen. */
import { companyCommands } from '@cotejo/core/companies';
import { personCommands } from '@cotejo/core/insured-people';
import { policyCommands } from '@cotejo/core/policies';
import { processCommands } from '@cotejo/core/policy-employees';

export const commandsOf = {
  companies: companyCommands as readonly string[],
  // A file is attached by choosing it on the page.
  policies: policyCommands.filter((command) => command !== 'attach-file') as readonly string[],
  'insured-people': personCommands as readonly string[],
  'policy-employees': processCommands as readonly string[],
} as const;
export type CommandedKind = keyof typeof commandsOf;

export const isCommandedKind = (kind: string): kind is CommandedKind => kind in commandsOf;

/** A coverage is asked for on a person's page and on a policy's. */
export const requests = {
  command: 'request-activation',
  permission: 'employee:add-policy',
  kinds: ['insured-people', 'policies'] as readonly CommandedKind[],
} as const;
