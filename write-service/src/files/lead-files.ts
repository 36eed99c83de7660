/** Uploaded files: kept encrypted under their lead's key, found when they are attached, gone when nobody attaches them. */
import { sealFile, openFile } from '@cotejo/core/files/server';
import { type SubjectKeys } from '@cotejo/core/kit/personal-data';
import { type Pool } from 'pg';
import { createSchema } from '../kit/create-schema.ts';

export type UploadedFile = {
  readonly id: string;
  readonly leadId: string;
  /** The user who sent it. */
  readonly uploadedBy: string;
  readonly mediaType: string;
  readonly content: Buffer;
};
export type KeptFile = { readonly mediaType: string; readonly bytes: number };
/** A file of which it is not known whether somebody attached it. */
export type WaitingFile = { readonly id: string; readonly leadId: string };

/** How many files, and bytes of them, one person may have waiting to be attached: what is open at once, many times over. */
export type WaitingBound = { readonly files: number; readonly bytes: number };
export const mostWaiting: WaitingBound = { files: 200, bytes: 200 * 1024 * 1024 };

export type LeadFiles = {
  /**
   * @returns `other` when the id stands for another content; `erased` when the lead's person is, and nothing is kept;
   *   `full` when its sender has too much waiting. Files that come at the same moment may pass that bound together
   */
  keep(file: UploadedFile): Promise<'kept' | 'other' | 'erased' | 'full'>;
  /** A file of this lead that may be attached; one that nobody attached for a day may not any more. */
  find(leadId: string, fileId: string): Promise<KeptFile | undefined>;
  /** What somebody sent and, as far as is known here, nobody attached. */
  waitingOf(userId: string): Promise<readonly WaitingFile[]>;
  /** They were attached, and wait no more. */
  noteAttached(fileIds: readonly string[]): Promise<void>;
};

/** The read service reads the table; ciphertext does not compress, so Postgres need not try. */
export const leadFileSchema = `
  ${createSchema('files')}
  create table if not exists files.lead_file (
    id uuid primary key,
    lead_id uuid not null,
    media_type text not null,
    bytes int not null,
    sealed bytea not null,
    attached boolean not null default false,
    uploaded_at timestamptz not null default now()
  );
  alter table files.lead_file alter column sealed set storage external;
  alter table files.lead_file add column if not exists uploaded_by uuid;
  create index if not exists lead_file_lead on files.lead_file (lead_id);
  create index if not exists lead_file_waiting on files.lead_file (uploaded_at) where not attached;
  create index if not exists lead_file_waiting_of on files.lead_file (uploaded_by) where not attached;
`;

/** Shorter than what the sweep waits: a file that was found a moment ago is still there when it is attached. */
export const attachable = "(attached or uploaded_at > now() - interval '24 hours')";

export const postgresLeadFiles = (
  pool: Pool,
  keys: Pick<SubjectKeys, 'ensure'>,
  most: WaitingBound = mostWaiting,
): LeadFiles => ({
  async keep({ id, leadId, uploadedBy, mediaType, content }) {
    const key = await keys.ensure(leadId);
    if (!key) return 'erased';
    const inserted = await pool.query(
      `insert into files.lead_file (id, lead_id, uploaded_by, media_type, bytes, sealed)
       select $1::uuid, $2::uuid, $3::uuid, $4, $5::int, $6::bytea where (
         select count(*) < $7::int and coalesce(sum(bytes), 0) + $5::int <= $8::bigint
         from files.lead_file where uploaded_by = $3 and not attached)
       on conflict (id) do nothing`,
      [
        id,
        leadId,
        uploadedBy,
        mediaType,
        content.length,
        sealFile(key, { id, leadId }, content),
        most.files,
        most.bytes,
      ],
    );
    if (inserted.rowCount === 1) return 'kept';
    const { rows } = await pool.query<{ media_type: string; sealed: Buffer }>(
      'select media_type, sealed from files.lead_file where id = $1',
      [id],
    );
    const [earlier] = rows;
    if (!earlier) return 'full';
    const isSame =
      earlier.media_type === mediaType && openFile(key, { id, leadId }, earlier.sealed).equals(content);
    return isSame ? 'kept' : 'other';
  },
  async find(leadId, fileId) {
    const { rows } = await pool.query<{ media_type: string; bytes: number }>(
      `select media_type, bytes from files.lead_file where id = $1 and lead_id = $2 and ${attachable}`,
      [fileId, leadId],
    );
    return rows[0] && { mediaType: rows[0].media_type, bytes: rows[0].bytes };
  },
  async waitingOf(userId) {
    const { rows } = await pool.query<{ id: string; lead_id: string }>(
      'select id, lead_id from files.lead_file where uploaded_by = $1 and not attached',
      [userId],
    );
    return rows.map(({ id, lead_id: leadId }) => ({ id, leadId }));
  },
  async noteAttached(fileIds) {
    await pool.query('update files.lead_file set attached = true where id = any($1)', [fileIds]);
  },
});
