/** What a person should know of a file before it is sent, and how large one is. */
import { fileTypeOf, fileTypes, largestFile } from '@cotejo/core/reference';

/** For the file dialog of the browser. */
export const acceptedFiles = [...new Set(fileTypes.map(({ extension }) => `.${extension}`))].join(',');

export const fileSize = (bytes: number): string =>
  bytes < 1_048_576
    ? `${Math.max(1, Math.round(bytes / 1_024))} kB`
    : `${(bytes / 1_048_576).toLocaleString('es-419', { maximumFractionDigits: 1 })} MB`;

/** Why a file can't be attached; the key of a message. */
export const fileProblem = ({ name, size }: Pick<File, 'name' | 'size'>): string | undefined => {
  if (!fileTypeOf(name)) return 'resources.leads.files.wrongType';
  if (size === 0) return 'resources.leads.files.empty';
  return size > largestFile ? 'resources.leads.files.tooLarge' : undefined;
};
