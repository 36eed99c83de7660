/** A lead's file in clear, for somebody who sees the lead. */
import { type RecordAccess } from '@cotejo/core/audit/server';
import { type SubjectKeys } from '@cotejo/core/kit/personal-data';
import { openFile } from '@cotejo/core/files/server';
import { type Pool } from 'pg';
import { type Viewer } from '../kit/http/bearer.ts';
import { findVisibleLead } from '../leads/index.ts';
import { recordAccess } from '../kit/looks.ts';

export type OpenedFile = { readonly name: string; readonly mediaType: string; readonly content: Buffer };

/** As the lead's own events tell of it: without a name, the person was erased. */
const attachedFile = async (pool: Pool, leadId: string, fileId: string): Promise<string | undefined> => {
  const { rows } = await pool.query<{ name: unknown }>(
    `select file -> 'name' as name
     from read.lead, jsonb_array_elements(state -> 'files') as file
     where lead.id = $1 and file ->> 'id' = $2`,
    [leadId, fileId],
  );
  return typeof rows[0]?.name === 'string' ? rows[0].name : undefined;
};

/**
 * Records the look before it opens the file.
 * @returns nothing where this person sees no such lead, the lead has no such file, or nobody can read it any more
 */
export const findFile = async (
  parts: { readonly pool: Pool; readonly keys: Pick<SubjectKeys, 'find'>; readonly recordLook: RecordAccess },
  viewer: Viewer,
  leadId: string,
  fileId: string,
): Promise<OpenedFile | undefined> => {
  const { pool, keys } = parts;
  const lead = await findVisibleLead(pool, viewer, leadId);
  const name = lead && (await attachedFile(pool, leadId, fileId));
  if (name === undefined) return undefined;
  const { rows } = await pool.query<{ media_type: string; sealed: Buffer }>(
    'select media_type, sealed from files.lead_file where id = $1 and lead_id = $2',
    [fileId, leadId],
  );
  const key = (await keys.find([leadId])).get(leadId);
  const [row] = rows;
  if (!row || !key) return undefined;
  await recordAccess(parts, viewer, 'file', lead!);
  return { name, mediaType: row.media_type, content: openFile(key, { id: fileId, leadId }, row.sealed) };
};
