/** Fills the audit with a year of events about leads, as rows that the projector would write. */
import { connect } from '../../../projectors/src/kit/projector/connection.ts';
import { schemaOf } from '../../../projectors/src/kit/projector/index.ts';
import { auditProjector } from '../../../projectors/src/audit/audit-projector.ts';
import { withoutIndexes } from '../../../projectors/src/testing/without-indexes.ts';
import { fill } from '../lead-lists/fill.ts';

/** The events of a lead, in this order. One event of a thousand is an erasure instead. */
const types = [
  ['LeadAssigned', 'assignment'],
  ['LeadLookedAt', 'look'],
  ['LeadStatusChanged', 'status'],
  ['LeadNoteAdded', 'note'],
  ['LeadLookedAt', 'look'],
  ['LeadStatusChanged', 'status'],
  ['LeadFileAttached', 'file'],
  ['LeadLookedAt', 'look'],
  ['LeadStatusChanged', 'status'],
  ['LeadLookedAt', 'look'],
] as const;
const listed = types.map(([type, kind], nth) => `(${nth}, '${type}', '${kind}')`).join(', ');

/** The events of a lead are some days apart; who had it did them. */
const rows = `
  insert into event (id, position, resource, resource_id, revision, aggregate, aggregate_id, country, type, kind, at,
                     actor, actor_key, owner_id, told, command_id, correlation_id, causation_id)
  select gen_random_uuid(), row_number() over (order by at), 'leads', id::text, revision, 'leads', id::text, country,
         case when is_erased then 'SubjectErased' else type end, case when is_erased then 'erasure' else kind end, at,
         jsonb_build_object('kind', 'user', 'id', owner, 'role', 'EJECUTIVO'), owner::text, owner, '{}',
         command, command, command
  from (select lead.id, lead.country, lead.owner, revision, type, kind, gen_random_uuid() as command,
               random() < 0.001 as is_erased,
               began - interval '3 days' * (${types.length} - revision) as at
        from (select *, now() - random() * interval '335 days' as began from read.lead) as lead
        cross join (values ${listed}) as step (revision, type, kind)) as events
`;

/**
 * Makes all read models, and so many events.
 * @param database of the projectors' role
 */
export async function fillAuditEntries(database: string, indexKey: Buffer, count: number): Promise<void> {
  await fill(database, indexKey, count / types.length);
  const schema = schemaOf(auditProjector([]));
  const settings = { search_path: schema, synchronous_commit: 'off', maintenance_work_mem: '1GB' };
  const sql = await connect({ database, instance: 'bench', settings });
  await withoutIndexes(sql, { schema, table: 'event' }, async () => void (await sql.query(rows)));
  await sql.query('vacuum analyze event');
  await sql.end();
}
