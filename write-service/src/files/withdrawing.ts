/** Body of `withdraw-file` and its preparation: the same for every aggregate that has files. */
import { type FileOwner } from '@cotejo/core/files/server';
import { record } from '@cotejo/core/kit/fields';
import { z } from 'zod';
import { type FileStore } from './file-store.ts';

export const withdrawing = record({
  fileId: z.uuid('Elige un archivo.').toLowerCase().describe('uno adjunto'),
  reasonId: z.int('Elige un motivo.').describe('un motivo de la tabla de motivos para retirar archivos'),
});
type Withdrawing = z.output<typeof withdrawing>;

/** Marks the file: an hour later the sweep asks its record, and deletes the content that the record has no more. */
export const toWithdraw =
  (files: Pick<FileStore, 'noteWithdrawing'>) =>
  async (owner: FileOwner, told: Withdrawing): Promise<Withdrawing> => {
    await files.noteWithdrawing(owner, told.fileId);
    return told;
  };
