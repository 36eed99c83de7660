/** Uploaded files: stored encrypted under their owner's key, found when they are attached, deleted when they are attached to nothing. */
import { type FileIdentity, type FileOwner, sealFile, openFile } from '@cotejo/core/files/server';
import { type SubjectKeys } from '@cotejo/core/kit/personal-data';
import { type Pool } from 'pg';

export type UploadedFile = FileIdentity & {
  /** The user who sent it. */
  readonly uploadedBy: string;
  readonly mediaType: string;
  readonly content: Buffer;
};
export type KeptFile = { readonly mediaType: string; readonly bytes: number };
/** A file of which it is not known whether somebody attached it. */
export type WaitingFile = FileIdentity;

/** How many files, and bytes of them, one person may have waiting to be attached: what is open at once, many times over. */
export type WaitingBound = { readonly files: number; readonly bytes: number };
export const mostWaiting: WaitingBound = { files: 200, bytes: 200 * 1024 * 1024 };

export type FileStore = {
  /**
   * @returns `other` when the id stands for another content; `erased` when the owner is, and nothing is kept;
   *   `full` when its sender has too much waiting. Files that come at the same moment may pass that bound together
   */
  keep(file: UploadedFile): Promise<'kept' | 'other' | 'erased' | 'full'>;
  /** A file of this owner that may be attached; one that nobody attached for a day may not any more. */
  find(owner: FileOwner, fileId: string): Promise<KeptFile | undefined>;
  /** What somebody sent and, as far as is known here, nobody attached. */
  waitingOf(userId: string): Promise<readonly WaitingFile[]>;
  /** They were attached, and wait no more. */
  noteAttached(fileIds: readonly string[]): Promise<void>;
  /** Marks a file for which a withdrawal begins: the sweep asks its owner later whether it still has the file. */
  noteWithdrawing(owner: FileOwner, fileId: string): Promise<void>;
};

/**
 * Shorter than what the sweep waits: a file that was found a moment ago is still there when it is attached. One that
 * somebody is about to withdraw may be gone by then.
 */
const attachable = "(attached or (withdrawing_at is null and uploaded_at > now() - interval '24 hours'))";

export const postgresFiles = (
  pool: Pool,
  keys: Pick<SubjectKeys, 'ensure'>,
  most: WaitingBound = mostWaiting,
): FileStore => ({
  async keep({ id, aggregate, ownerId, uploadedBy, mediaType, content }) {
    const file = { id, aggregate, ownerId };
    const key = await keys.ensure(ownerId);
    if (!key) return 'erased';
    const inserted = await pool.query(
      `insert into files.file (id, aggregate, owner_id, uploaded_by, media_type, bytes, sealed)
       select $1::uuid, $2, $3, $4::uuid, $5, $6::int, $7::bytea where (
         select count(*) < $8::int and coalesce(sum(bytes), 0) + $6::int <= $9::bigint
         from files.file where uploaded_by = $4 and not attached)
       on conflict (id) do nothing`,
      [
        id,
        aggregate,
        ownerId,
        uploadedBy,
        mediaType,
        content.length,
        sealFile(key, file, content),
        most.files,
        most.bytes,
      ],
    );
    if (inserted.rowCount === 1) return 'kept';
    const { rows } = await pool.query<{ media_type: string; sealed: Buffer }>(
      'select media_type, sealed from files.file where id = $1',
      [id],
    );
    const [earlier] = rows;
    if (!earlier) return 'full';
    const isSame = earlier.media_type === mediaType && openFile(key, file, earlier.sealed).equals(content);
    return isSame ? 'kept' : 'other';
  },
  async find({ aggregate, ownerId }, fileId) {
    const { rows } = await pool.query<KeptFile>(
      `select media_type as "mediaType", bytes from files.file
       where id = $1 and aggregate = $2 and owner_id = $3 and ${attachable}`,
      [fileId, aggregate, ownerId],
    );
    return rows[0];
  },
  async waitingOf(userId) {
    const { rows } = await pool.query<WaitingFile>(
      `select id, aggregate, owner_id as "ownerId" from files.file where uploaded_by = $1 and not attached`,
      [userId],
    );
    return rows;
  },
  async noteAttached(fileIds) {
    await pool.query('update files.file set attached = true where id = any($1)', [fileIds]);
  },
  async noteWithdrawing({ aggregate, ownerId }, fileId) {
    await pool.query(
      'update files.file set withdrawing_at = now() where id = $1 and aggregate = $2 and owner_id = $3',
      [fileId, aggregate, ownerId],
    );
  },
});
