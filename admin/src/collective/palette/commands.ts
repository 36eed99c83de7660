/** The commands that the palette offers, by the kind of record whose page is open; their forms come when one is chosen. */
import { companyCommands } from '@cotejo/core/companies';
import { personCommands } from '@cotejo/core/insured-people';
import { policyCommands } from '@cotejo/core/policies';
import { processCommands } from '@cotejo/core/policy-employees';

/** Commands without a dialog: a file is attached by choosing it on the page, and a review is taken there. */
const onPage: readonly string[] = ['attach-file', 'take-review', 'release-review'];
const withDialog = (commands: readonly string[]): readonly string[] =>
  commands.filter((command) => !onPage.includes(command));

export const commandsOf = {
  companies: companyCommands as readonly string[],
  policies: withDialog(policyCommands),
  'insured-people': withDialog(personCommands),
  'policy-employees': withDialog(processCommands),
} as const;
export type CommandedKind = keyof typeof commandsOf;

export const isCommandedKind = (kind: string): kind is CommandedKind => kind in commandsOf;

/** A coverage is asked for on a person's page and on a policy's. */
export const requests = {
  command: 'request-activation',
  permission: 'employee:add-policy',
  kinds: ['insured-people', 'policies'] as readonly CommandedKind[],
} as const;
