/** Files that are attached to a record and withdrawn from it: the same for every aggregate that takes them. */
import { z } from 'zod';
import { type Staff } from '../identity/index.ts';
import { type Actor, askedBy, rejectActor, rejectInput } from '../kit/event-sourcing/index.ts';
import { fileWithdrawalReason } from '../reference/file-withdrawal-reasons.ts';

// Events: the data of each aggregate's own
export const fileWithdrawal = z.object({
  fileId: z.uuid(),
  reasonId: z.int().describe('a file withdrawal reason of the reference table'),
});
export type FileWithdrawal = z.infer<typeof fileWithdrawal>;

// State
type AttachedFile = { readonly id: string; readonly by: Actor };
export type WithFiles<File extends AttachedFile = AttachedFile> = {
  /** The oldest first. */
  readonly files: readonly File[];
  /** The ids of those that were withdrawn; left out for none. */
  readonly withdrawnFiles?: readonly string[];
};

/** A record after one of its files was withdrawn. */
export const withoutFile = <Holder extends WithFiles>(holder: Holder, fileId: string): Holder => ({
  ...holder,
  files: holder.files.filter(({ id }) => id !== fileId),
  withdrawnFiles: [...(holder.withdrawnFiles ?? []), fileId],
});

/** @returns whether a file was withdrawn from a record, whatever its state; from what is no record yet, none was */
export const isWithdrawn = (record: object, fileId: string): boolean =>
  ((record as Partial<WithFiles>).withdrawnFiles ?? []).includes(fileId);

// Decisions
/** A record from which so many files were withdrawn takes no further one: each command reads its whole life. */
export const mostWithdrawnFiles = 200;

/**
 * Whether a file is yet to be attached to a record.
 * @param most how many files the record may have @param whose the record in Spanish, such as *Una solicitud*
 * @throws Rejection `INVALID_INPUT` for one that was withdrawn, and for one too many
 */
export const isToBeAttached = (
  { files, withdrawnFiles = [] }: WithFiles,
  { fileId }: { readonly fileId: string },
  { most, whose }: { readonly most: number; readonly whose: string },
): boolean => {
  if (files.some(({ id }) => id === fileId)) return false;
  if (withdrawnFiles.includes(fileId))
    return rejectInput({ fileId: 'Ese archivo se retiró: para adjuntarlo otra vez, súbelo de nuevo.' });
  if (files.length >= most) return rejectInput({ fileId: `${whose} tiene ${most} archivos como máximo.` });
  return withdrawnFiles.length < mostWithdrawnFiles
    ? true
    : rejectInput({ fileId: `Ya se retiraron ${mostWithdrawnFiles} archivos: no se admiten más.` });
};

/** Whether somebody attached a file, or had it attached by who acted as that person. */
export const isAttachedBy = ({ by: actor }: Pick<AttachedFile, 'by'>, userId: string): boolean =>
  askedBy({ actor }) === userId;

/** The reason why somebody may not withdraw a file. */
export const attachedByAnother = 'Lo adjuntó otra persona: lo retira ella o quien supervisa.';

/**
 * Withdraws a file from a record, once: the same again changes nothing.
 * @param by who sends the command, and may attach files to the record
 * @param oversees whether that person may withdraw what others attached
 * @returns the data of the event
 * @throws Rejection `INVALID_INPUT`, `NOT_ALLOWED`
 */
export const withdrawal = (
  { files, withdrawnFiles = [] }: WithFiles,
  { fileId, reasonId }: FileWithdrawal,
  by: Pick<Staff, 'id'>,
  oversees: boolean,
): readonly FileWithdrawal[] => {
  if (withdrawnFiles.includes(fileId)) return [];
  const file = files.find(({ id }) => id === fileId);
  if (!file) return rejectInput({ fileId: 'Ese archivo no está adjunto.' });
  if (!oversees && !isAttachedBy(file, by.id)) return rejectActor(attachedByAnother);
  return fileWithdrawalReason(reasonId) === undefined
    ? rejectInput({ reasonId: 'Elige un motivo.' })
    : [{ fileId, reasonId }];
};
