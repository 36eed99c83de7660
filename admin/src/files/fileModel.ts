/** What a person should know of a file before it is sent. */
import { type FileRow } from '@cotejo/core/lead-records';
import { fileTypeOf, fileTypes, largestFile } from '@cotejo/core/reference/file-types';
import { type CommandedRow } from '../kit/commands/CommandDialog.tsx';

/** A record with files, as its page shows it. */
export type RecordWithFiles = CommandedRow & { readonly files?: readonly FileRow[] };

/** The record that the files belong to. */
export type FilesOf = { readonly resource: string; readonly id: string };

/** For the file dialog of the browser. */
export const acceptedFiles = [...new Set(fileTypes.map(({ extension }) => `.${extension}`))].join(',');

/** Why a file can't be attached, in words. */
export const fileProblem = ({ name, size }: Pick<File, 'name' | 'size'>): string | undefined => {
  if (!fileTypeOf(name)) return 'Ese tipo de archivo no se puede adjuntar.';
  if (size === 0) return 'El archivo está vacío.';
  return size > largestFile ? 'El archivo pesa más de 10 MB.' : undefined;
};
