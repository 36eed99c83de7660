/** Stores an upload, or says why it can't be stored. */
import { reject, Rejection, rejectInput } from '@cotejo/core/kit/event-sourcing';
import { type attachedAmong } from './attached-among.ts';
import { type FileStore, type UploadedFile } from './file-store.ts';

/** A sender who has too much waiting may have attached it meanwhile: then there is room again. */
const keepWhereRoomIs = async (
  files: FileStore,
  file: UploadedFile,
  tell: ReturnType<typeof attachedAmong>,
): ReturnType<FileStore['keep']> => {
  const kept = await files.keep(file);
  if (kept !== 'full') return kept;
  const { attached } = await tell(await files.waitingOf(file.uploadedBy));
  if (attached.length === 0) return kept;
  await files.noteAttached(attached);
  return files.keep(file);
};

/** @throws Rejection */
export const keepUpload = async (
  files: FileStore,
  file: UploadedFile,
  tell: ReturnType<typeof attachedAmong>,
): Promise<void> => {
  const kept = await keepWhereRoomIs(files, file, tell);
  if (kept === 'full')
    return rejectInput({
      file: 'Tienes demasiados archivos subidos sin adjuntar. Adjúntalos antes de subir otro.',
    });
  if (kept === 'erased') return reject('INVALID_TRANSITION', 'Los datos de la persona fueron borrados.');
  if (kept === 'other')
    throw new Rejection(
      'invalid',
      'IDEMPOTENCY_KEY_REUSED',
      'Esta clave ya se usó para otro archivo. Súbelo con una clave nueva.',
    );
};
