/** Streams with events that can't be projected, and a projector that keeps the order in which it projected the others. */
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { commandHandler } from '@cotejo/core/kit/command-handling';
import { type Decision, events, type Recorded } from '@cotejo/core/kit/event-sourcing';
import { type EventStore, type NewEvent } from '@cotejo/core/kit/event-store';
import { type EventCodec } from '@cotejo/core/kit/personal-data';
import { type Parking, parking, type ParkingEvent } from '@cotejo/core/projections';
import { type Projector } from '../kit/projector/index.ts';
import { counted } from './counting.ts';

/** Keeps each event in the order of projection; refuses those with a negative amount, as a defect would. */
export const orderedProjector: Projector = {
  name: 'ordered',
  version: 1,
  tables: `create table if not exists seen (
    place int generated always as identity, id uuid primary key, stream text not null)`,
  views: { seen: 'select * from seen' },
  handles: { counter: events({ Counted: z.object({ amount: z.int() }) }) },
  async apply(happened, sql) {
    const own = happened as readonly Recorded<{ type: 'Counted'; data: { amount: number } }>[];
    await sql.query(
      `insert into seen (id, stream) select id, stream from jsonb_to_recordset($1::jsonb) as new (id uuid, stream text)`,
      [JSON.stringify(own.map(({ id, stream }) => ({ id, stream })))],
    );
    // After the rows, which have to go with it.
    if (own.some(({ data }) => data.amount < 0)) throw new RangeError('negative');
    return [];
  },
};

export const good = (): NewEvent => counted();
/** Does not fit its schema. */
export const unreadable = (): NewEvent => counted({ amount: 'a secret' });
/** Fits its schema, and the projector fails. */
export const refused = (): NewEvent => counted({ amount: -1 });

/** Appends to the end of a stream. @returns the events' ids */
export const appendTo = async (
  store: EventStore,
  stream: string,
  ...added: NewEvent[]
): Promise<string[]> => {
  const past = await store.readStream(stream);
  await store.append(stream, added, past.at(-1)?.revision ?? 'noStream');
  return added.map(({ id }) => id);
};

export const administrator = { kind: 'user', id: randomUUID(), role: 'ADMINISTRADOR' } as const;

/** Records a decision on a parked stream, as an administrator. */
export const decide = (
  store: EventStore,
  codec: EventCodec,
  decision: Decision<Parking, ParkingEvent>,
  projector = orderedProjector.name,
) => {
  const context = { commandId: randomUUID(), actor: administrator, country: 'PE', now: new Date() } as const;
  return commandHandler(store, codec)(parking, projector, decision, context);
};
