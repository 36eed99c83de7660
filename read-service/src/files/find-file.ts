/** An attached file in clear, for somebody who sees the record that it belongs to. */
import { openFile } from '@cotejo/core/files/server';
import { type SubjectKeys } from '@cotejo/core/kit/personal-data';
import { type Pool } from 'pg';
import { type Viewer } from '../kit/http/bearer.ts';
import { type FileSource } from '../kit/files/file-source.ts';

export type OpenedFile = { readonly name: string; readonly mediaType: string; readonly content: Buffer };

/**
 * Records the look before it opens the file.
 * @returns nothing where this person sees no such record, the record has no such file, or nobody can read it any more
 */
export const findFile = async (
  { pool, keys }: { readonly pool: Pool; readonly keys: Pick<SubjectKeys, 'find'> },
  { aggregate, find }: Pick<FileSource, 'aggregate' | 'find'>,
  viewer: Viewer,
  ownerId: string,
  fileId: string,
): Promise<OpenedFile | undefined> => {
  const attached = await find(viewer, ownerId, fileId);
  if (!attached) return undefined;
  const { rows } = await pool.query<{ media_type: string; sealed: Buffer }>(
    'select media_type, sealed from files.file where id = $1 and aggregate = $2 and owner_id = $3',
    [fileId, aggregate, ownerId],
  );
  const key = (await keys.find([ownerId])).get(ownerId);
  const [row] = rows;
  if (!row || !key) return undefined;
  await attached.logAccess();
  const content = openFile(key, { id: fileId, aggregate, ownerId }, row.sealed);
  return { name: attached.name, mediaType: row.media_type, content };
};
