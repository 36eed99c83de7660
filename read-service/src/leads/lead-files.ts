/** The files of leads: seen by who sees the lead. */
import { type RecordAccess } from '@cotejo/core/audit/server';
import { type Pool } from 'pg';
import { type FileSource } from '../kit/files/file-source.ts';
import { recordLeadAccess } from './access-log.ts';
import { findVisibleLead } from './visible-lead.ts';

/** As the lead's own events tell of it: without a name, the person was erased. */
const attachedName = async (pool: Pool, leadId: string, fileId: string): Promise<string | undefined> => {
  const { rows } = await pool.query<{ name: unknown }>(
    `select file -> 'name' as name
     from read.lead, jsonb_array_elements(state -> 'files') as file
     where lead.id = $1 and file ->> 'id' = $2`,
    [leadId, fileId],
  );
  return typeof rows[0]?.name === 'string' ? rows[0].name : undefined;
};

export const leadFiles = (parts: { readonly pool: Pool; readonly logAccess: RecordAccess }): FileSource => ({
  aggregate: 'leads',
  summary: 'Un archivo de una solicitud; queda registrado quién lo abrió',
  permission: 'leads:read',
  projector: 'leads',
  async find(viewer, leadId, fileId) {
    const lead = await findVisibleLead(parts.pool, viewer, leadId);
    const name = lead && (await attachedName(parts.pool, leadId, fileId));
    if (!lead || name === undefined) return undefined;
    return { name, logAccess: () => recordLeadAccess(parts, viewer, 'file', lead) };
  },
});
