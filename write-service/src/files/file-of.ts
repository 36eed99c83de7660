/** What `attach-file` knows of a file that was uploaded before. */
import { type FileOwner } from '@cotejo/core/files/server';
import { rejectInput } from '@cotejo/core/kit/event-sourcing';
import { fileTypeOf } from '@cotejo/core/reference/file-types';
import { cleanFileName } from '@cotejo/core/kit/validation';
import { type AttachableFile } from '../kit/commands/attachments.ts';
import { type FileStore } from './file-store.ts';

/**
 * The owner's uploaded file, under the name that people will see: it may be another than at the upload, of the same type.
 * @throws Rejection (422) for a file that is not there any more, is another record's, or is of another type than its name
 */
export const fileOf =
  (files: Pick<FileStore, 'find'>) =>
  async (owner: FileOwner, fileId: string, name: string): Promise<AttachableFile> => {
    const found = await files.find(owner, fileId);
    if (!found) return rejectInput({ fileId: 'Ese archivo ya no está: súbelo de nuevo.' });
    const cleaned = cleanFileName(name);
    if (fileTypeOf(cleaned)?.mediaType !== found.mediaType)
      return rejectInput({ name: 'El nombre debe terminar como el archivo que subiste.' });
    return { fileId, name: cleaned, ...found };
  };
