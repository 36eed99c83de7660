/** Assignment: new leads go to the executive whose turn it is. */
import { type ProjectionContext } from '../kit/context.ts';
import { whenLeadReceivedThenMarkDuplicateOrAssign } from './when-lead-received-then-mark-duplicate-or-assign.ts';

/** @param parts.indexKey 32 bytes, for the keyed hashes that find a person's other requests */
export const assignmentContext = ({ indexKey }: { readonly indexKey: Buffer }): ProjectionContext => ({
  name: 'assignment',
  automations: [whenLeadReceivedThenMarkDuplicateOrAssign(indexKey)],
});
