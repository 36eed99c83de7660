/** Fills the read models with leads: the rows that the projector would write, without the log that they would come from. */
import { type Client } from 'pg';
import { lead, type Lead } from '@cotejo/core/leads';
import { connect } from '../../../projectors/src/kit/projector/connection.ts';
import { schemaOf, upsert } from '../../../projectors/src/kit/projector/index.ts';
import { prepareSchema } from '../../../projectors/src/kit/projector/schema.ts';
import { countLeads } from '../../../projectors/src/leads/lead-count-table.ts';
import { leadTable } from '../../../projectors/src/leads/lead-table.ts';
import { leadsProjector } from '../../../projectors/src/leads/leads-projector.ts';
import { projectorsWith } from '../../../projectors/src/projectors.ts';
import { inertParts } from '../../../projectors/src/testing/world.ts';
import { withoutIndexes } from '../../../projectors/src/testing/without-indexes.ts';
import { leadOf, seedOfLeads } from './lives.ts';
import { randomFrom } from './random.ts';

/** As a projector takes them while it catches up. */
const batch = 2_000;
const threeYears = 3 * 365 * 24 * 3_600_000;

/** The row of one lead, and its place among the counters. */
export const writeLeads = async (
  sql: Client,
  indexKey: Buffer,
  leads: readonly {
    readonly id: string;
    readonly state: Lead;
    readonly version: number;
    readonly position: string;
  }[],
): Promise<void> => {
  const table = leadTable(indexKey);
  await upsert(
    sql,
    'lead',
    'id',
    leads.map(({ id, state, version, position }) => ({
      id,
      ...table.columns(id, state),
      version,
      position,
      state,
    })),
  );
  await countLeads(
    leads.map(({ state }) => ({ before: lead.initial, after: state })),
    sql,
  );
};

/**
 * Makes all read models, and so many leads.
 * @param database of the projectors' role
 */
export async function fill(database: string, indexKey: Buffer, count: number): Promise<void> {
  for (const projector of projectorsWith({ ...inertParts, indexKey })) {
    const sql = await connect({ database, instance: 'bench' });
    await prepareSchema(sql, projector);
    await sql.end();
  }
  const schema = schemaOf(leadsProjector(indexKey));
  const settings = {
    search_path: `${schema},extensions`,
    synchronous_commit: 'off',
    maintenance_work_mem: '1GB',
  };
  const sql = await connect({ database, instance: 'bench', settings });
  const random = randomFrom(seedOfLeads);
  const start = Date.now() - threeYears;
  const one = (index: number) => ({
    position: String(4 * index),
    ...leadOf(random, start + (index / count) * threeYears),
  });
  await withoutIndexes(sql, { schema, table: 'lead' }, async () => {
    for (let from = 0; from < count; from += batch) {
      const size = Math.min(batch, count - from);
      await writeLeads(
        sql,
        indexKey,
        Array.from({ length: size }, (_, index) => one(from + index)),
      );
    }
  });
  await sql.query('vacuum analyze lead');
  await sql.query('vacuum analyze lead_count');
  await sql.end();
}
