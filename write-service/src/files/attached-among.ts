/** Which files were attached: what command handling did is in the events of their leads alone. */
import { type LoadAggregate } from '@cotejo/core/kit/command-handling';
import { lead } from '@cotejo/core/leads';
import { type WaitingFile } from './lead-files.ts';

export type Told = { readonly attached: readonly string[]; readonly waiting: readonly string[] };

/**
 * Asks the leads themselves. A lead that can't be read holds up no other: its files are in neither list.
 * @param onError what went wrong, and with which lead
 */
export const attachedAmong =
  (load: LoadAggregate, onError: (error: unknown, leadId: string) => void) =>
  async (files: readonly WaitingFile[]): Promise<Told> => {
    const [attached, waiting]: [string[], string[]] = [[], []];
    for (const { id, leadId } of files)
      try {
        const { state } = await load(lead, leadId);
        const isAttached = state.status !== 'unknown' && state.files.some((file) => file.id === id);
        (isAttached ? attached : waiting).push(id);
      } catch (error) {
        onError(error, leadId);
      }
    return { attached, waiting };
  };
