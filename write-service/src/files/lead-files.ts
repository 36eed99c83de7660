/** Uploaded files: kept encrypted under their lead's key, found when they are attached, gone when nobody attaches them. */
import { sealFile, openFile } from '@cotejo/core/lead-files';
import { type SubjectKeys } from '@cotejo/core/personal-data';
import { type Pool } from 'pg';

export type UploadedFile = {
  readonly id: string;
  readonly leadId: string;
  readonly mediaType: string;
  readonly content: Buffer;
};
export type KeptFile = { readonly mediaType: string; readonly bytes: number };

export type LeadFiles = {
  /** @returns `other` when the id stands for another content; `erased` when the lead's person is, and nothing is kept */
  keep(file: UploadedFile): Promise<'kept' | 'other' | 'erased'>;
  /** A file of this lead that may be attached; one that nobody attached for a day may not any more. */
  find(leadId: string, fileId: string): Promise<KeptFile | undefined>;
};

/** The read service reads the table; ciphertext does not compress, so Postgres need not try. */
export const leadFileSchema = `
  do $$ begin
    if to_regnamespace('files') is null then create schema files; end if;
  end $$;
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
  create index if not exists lead_file_lead on files.lead_file (lead_id);
  create index if not exists lead_file_waiting on files.lead_file (uploaded_at) where not attached;
`;

/** Shorter than what the sweep waits: a file that was found a moment ago is still there when it is attached. */
export const attachable = "(attached or uploaded_at > now() - interval '24 hours')";

export const postgresLeadFiles = (pool: Pool, keys: Pick<SubjectKeys, 'ensure'>): LeadFiles => ({
  async keep({ id, leadId, mediaType, content }) {
    const key = await keys.ensure(leadId);
    if (!key) return 'erased';
    const inserted = await pool.query(
      `insert into files.lead_file (id, lead_id, media_type, bytes, sealed) values ($1, $2, $3, $4, $5)
       on conflict (id) do nothing`,
      [id, leadId, mediaType, content.length, sealFile(key, { id, leadId }, content)],
    );
    if (inserted.rowCount === 1) return 'kept';
    const { rows } = await pool.query<{ media_type: string; sealed: Buffer }>(
      'select media_type, sealed from files.lead_file where id = $1',
      [id],
    );
    const [earlier] = rows;
    const isSame =
      earlier?.media_type === mediaType && openFile(key, { id, leadId }, earlier.sealed).equals(content);
    return isSame ? 'kept' : 'other';
  },
  async find(leadId, fileId) {
    const { rows } = await pool.query<{ media_type: string; bytes: number }>(
      `select media_type, bytes from files.lead_file where id = $1 and lead_id = $2 and ${attachable}`,
      [fileId, leadId],
    );
    return rows[0] && { mediaType: rows[0].media_type, bytes: rows[0].bytes };
  },
});

/** Files that are gone with the process. */
export const inMemoryLeadFiles = (): LeadFiles => {
  const files = new Map<string, UploadedFile>();
  return {
    async keep(file) {
      const earlier = files.get(file.id);
      if (earlier && !(earlier.mediaType === file.mediaType && earlier.content.equals(file.content)))
        return 'other';
      files.set(file.id, file);
      return 'kept';
    },
    async find(leadId, fileId) {
      const file = files.get(fileId);
      return file?.leadId === leadId ? { mediaType: file.mediaType, bytes: file.content.length } : undefined;
    },
  };
};
