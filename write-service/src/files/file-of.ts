/** What `attach-file` knows of a file that was uploaded before. */
import { rejectInput } from '@cotejo/core/kit/event-sourcing';
import { fileTypeOf } from '@cotejo/core/reference/file-types';
import { cleanFileName } from '@cotejo/core/kit/validation';
import { type LeadFiles } from './lead-files.ts';

export type AttachableFile = {
  readonly fileId: string;
  readonly name: string;
  readonly mediaType: string;
  readonly bytes: number;
};

/**
 * The lead's uploaded file, under the name that people will see: it may be another than at the upload, of the same type.
 * @throws Rejection (422) for a file that is not there any more, is another lead's, or is of another type than its name
 */
export const fileOf =
  (files: Pick<LeadFiles, 'find'>) =>
  async (leadId: string, fileId: string, name: string): Promise<AttachableFile> => {
    const found = await files.find(leadId, fileId);
    if (!found) return rejectInput({ fileId: 'Ese archivo ya no está: súbelo de nuevo.' });
    const cleaned = cleanFileName(name);
    if (fileTypeOf(cleaned)?.mediaType !== found.mediaType)
      return rejectInput({ name: 'El nombre debe terminar como el archivo que subiste.' });
    return { fileId, name: cleaned, ...found };
  };
