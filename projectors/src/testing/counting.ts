/** The smallest projector: one row per event, so that a lost one shows and a doubled one fails. */
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { events, idOfStream } from '@cotejo/core/kit/event-sourcing';
import { type EventStore, type NewEvent, type Position } from '@cotejo/core/kit/event-store';
import { type Projector } from '../kit/projector/index.ts';

export const countedEvents = events({ Counted: z.object({ amount: z.int() }) });

export const countingProjector: Projector = {
  name: 'counting',
  version: 1,
  tables: 'create table if not exists counted (id uuid primary key, stream text not null);',
  views: { counted: 'select * from counted' },
  handles: { counter: countedEvents },
  async apply(happened, sql) {
    const rows = happened.map(({ id, stream }) => ({ id, stream }));
    await sql.query('insert into counted select * from jsonb_populate_recordset(null::counted, $1::jsonb)', [
      JSON.stringify(rows),
    ]);
    return happened.map(({ stream, revision, position, metadata }) => ({
      resource: 'counters',
      id: idOfStream(stream),
      version: revision + 1,
      position,
      commandId: metadata.commandId,
      actor: metadata.actor,
    }));
  },
};

export const counted = (data: unknown = { amount: 1 }): NewEvent => {
  const id = randomUUID();
  const metadata = {
    $correlationId: id,
    $causationId: id,
    commandId: id,
    actor: { kind: 'visitor' },
    country: 'PE',
    schemaVersion: 1,
    occurredAt: new Date().toISOString(),
  };
  return { id, type: 'Counted', data, metadata };
};

/** Appends one event to a new stream of the category. */
export const append = async (
  store: EventStore,
  event: NewEvent = counted(),
  category = 'counter',
): Promise<{ id: string; position: Position }> => {
  const { position } = await store.append(`${category}-${randomUUID()}`, [event], 'noStream');
  return { id: event.id, position };
};
