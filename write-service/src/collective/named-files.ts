/** The files of a record, each with the name of who attached it. */
import { type Actor } from '@cotejo/core/kit/event-sourcing';
import { type StaffDirectory } from '../identity/index.ts';

export const namedFiles = async <File extends { readonly by: Actor }>(
  directory: StaffDirectory,
  files: readonly File[],
): Promise<(File & { readonly byName: string | null })[]> => {
  const nameOf = await directory.names(files.flatMap(({ by }) => (by.kind === 'user' ? [by.id] : [])));
  return files.map((file) => ({ ...file, byName: file.by.kind === 'user' ? nameOf(file.by.id) : null }));
};
