/** Which uploaded files were attached: only the events of the records that they belong to say so. */
import { type LoadAggregate } from '@cotejo/core/kit/command-handling';
import { type FindAggregate } from '../kit/context.ts';
import { type WaitingFile } from './file-store.ts';

type AttachedFiles = { readonly attached: readonly string[]; readonly waiting: readonly string[] };

/**
 * Loads the records themselves. A record that can't be read holds up no other: its files are in neither list.
 * @param onError what went wrong, and with which file
 */
export const attachedAmong =
  (load: LoadAggregate, findAggregate: FindAggregate, onError: (error: unknown, file: WaitingFile) => void) =>
  async (files: readonly WaitingFile[]): Promise<AttachedFiles> => {
    const [attached, waiting]: [string[], string[]] = [[], []];
    for (const file of files)
      try {
        const owner = findAggregate(file.aggregate);
        if (!owner?.attachments) throw new Error(`no aggregate ${file.aggregate} takes files`);
        const { state } = await load(owner.decider, file.ownerId);
        (owner.attachments.idsOf(state).includes(file.id) ? attached : waiting).push(file.id);
      } catch (error) {
        onError(error, file);
      }
    return { attached, waiting };
  };
