/** A lead of which much is known: five hundred events in the log, and its row. */
import { eventStoreDb } from '@cotejo/core/kit/event-store';
import { fold } from '@cotejo/core/kit/event-sourcing';
import { lead, type LeadEvent, leadStream } from '@cotejo/core/leads';
import { eventCodec, postgresKeyStore, subjectKeys } from '@cotejo/core/kit/personal-data';
import pg from 'pg';
import { connect } from '../../../projectors/src/kit/projector/connection.ts';
import { schemaOf } from '../../../projectors/src/kit/projector/index.ts';
import { leadsProjector } from '../../../projectors/src/leads/leads-projector.ts';
import { leadHand } from '../leads.ts';
import { type Side } from '../side.ts';
import { writeLeads } from './fill.ts';

export const longLife = 500;

/** @returns its id, and when each of its events happened */
export async function liveLong(side: Side): Promise<{ id: string; moments: readonly string[] }> {
  const { masterKey, indexKey } = side.secrets;
  const store = eventStoreDb(side.eventStoreUrl);
  const hand = leadHand(store, side.databaseUrl('write_service'), masterKey);
  const keys = new pg.Pool({ connectionString: side.databaseUrl('write_service'), max: 1 });
  try {
    const [id] = await hand.receive(1);
    // It was received and assigned already.
    for (let nth = 0; nth < longLife - 2; nth += 1) await hand.change(id!, nth);
    const codec = eventCodec(subjectKeys(postgresKeyStore(keys), Buffer.from(masterKey, 'base64')));
    const events = await codec.decode<LeadEvent>(lead.events, await store.readStream(leadStream(id!)));
    const key = Buffer.from(indexKey, 'base64');
    const settings = { search_path: schemaOf(leadsProjector(key)) };
    const sql = await connect({ database: side.databaseUrl('projectors'), instance: 'bench', settings });
    const { position } = events.at(-1)!;
    await writeLeads(sql, key, [
      { id: id!, state: fold(lead, lead.initial, events), version: events.length, position },
    ]);
    await sql.end();
    return { id: id!, moments: events.map(({ metadata }) => metadata.occurredAt) };
  } finally {
    await hand.close();
    await keys.end();
    await store.close();
  }
}
