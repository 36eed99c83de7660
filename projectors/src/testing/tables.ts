/** A projector's tables as they are after some batches of events, in a schema of their own that is gone afterwards. */
import { type StoredEvent } from '@cotejo/core/kit/event-store';
import { takeOver } from '../kit/projector/checkpoint.ts';
import { connect } from '../kit/projector/connection.ts';
import { type Projector, schemaOf } from '../kit/projector/index.ts';
import { prepareSchema } from '../kit/projector/schema.ts';
import { writeBatch } from '../kit/projector/write-batch.ts';
import { type World } from './world.ts';

let turn = 0;

/** @param queries what to read of them, by name */
export const tablesAfter = async <Name extends string>(
  database: string,
  projector: Projector,
  { codec, store }: Pick<World, 'codec' | 'store'>,
  batches: readonly (readonly StoredEvent[])[],
  queries: Readonly<Record<Name, string>>,
): Promise<Record<Name, readonly Record<string, unknown>[]>> => {
  turn += 1;
  const own: Projector = { ...projector, name: `${projector.name}_${turn}` };
  const schema = schemaOf(own);
  const sql = await connect({ database, instance: 'test', settings: { search_path: schema } });
  await prepareSchema(sql, own);
  let place = await takeOver(sql, own);
  for (const events of batches)
    // No event may fail here: none is parked.
    place = await writeBatch({ projector: own, codec, store, sql, mostParked: 0 }, place, {
      events,
      position: events.at(-1)!.position,
      live: true,
    });
  const read: Record<string, readonly Record<string, unknown>[]> = {};
  for (const [name, query] of Object.entries<string>(queries))
    read[name] = (await sql.query<Record<string, unknown>>(query)).rows;
  await sql.query(`drop schema ${schema} cascade`);
  await sql.end();
  return read;
};

/** Cuts what happened into batches of these sizes, again and again. */
export const cut = (events: readonly StoredEvent[], sizes: readonly number[]): StoredEvent[][] => {
  const batches: StoredEvent[][] = [];
  for (let from = 0, index = 0; from < events.length; index += 1) {
    const size = sizes[index % sizes.length]!;
    batches.push(events.slice(from, from + size));
    from += size;
  }
  return batches;
};
