/** Body of `withdraw-file` and its preparation: the same for every aggregate that has files. */
import { isWithdrawn } from '@cotejo/core/files';
import { type FileOwner } from '@cotejo/core/files/server';
import { type LoadAggregate } from '@cotejo/core/kit/command-handling';
import { type AnyEvent, type Decider } from '@cotejo/core/kit/event-sourcing';
import { record } from '@cotejo/core/kit/fields';
import { z } from 'zod';
import { type FileStore } from './file-store.ts';

export const withdrawing = record({
  fileId: z.uuid('Elige un archivo.').toLowerCase().describe('uno adjunto'),
  reasonId: z.int('Elige un motivo.').describe('un motivo de la tabla de motivos para retirar archivos'),
});
type Withdrawing = z.output<typeof withdrawing>;

/**
 * Marks the file: an hour later the sweep asks its record, and deletes the content that the record has no more. The mark is
 * made before anything is decided, so whoever repeats a withdrawal, or may not even see the record, must not renew it: that
 * would put the deletion off, for ever if need be.
 */
export const toWithdraw =
  ({ load, files }: { readonly load: LoadAggregate; readonly files: Pick<FileStore, 'noteWithdrawing'> }) =>
  async <State extends object, Event extends AnyEvent>(
    decider: Decider<State, Event>,
    owner: FileOwner,
    told: Withdrawing,
  ): Promise<Withdrawing> => {
    const { state } = await load(decider, owner.ownerId);
    if (!isWithdrawn(state, told.fileId)) await files.noteWithdrawing(owner, told.fileId);
    return told;
  };
