/** What caused what: the events of one chain, from the first command on, as far as the viewer may see them. */
import { type Pool } from 'pg';
import { z } from 'zod';
import { type Actor, actorSchema } from '@cotejo/core/kit/event-sourcing';
import { type Staff } from '@cotejo/core/identity';
import { rowsOf, sql } from '../kit/sql.ts';
import { namesOf, userOf } from '../identity/index.ts';
import { onlyVisible } from '../leads/index.ts';

/** More than a bulk command over the most leads that it takes, and what automations do about them. */
const longest = 5_000;

export const chainEventSchema = z.object({
  id: z.uuid(),
  resource: z.string(),
  resourceId: z.string(),
  leadId: z.uuid().nullable(),
  type: z.string(),
  at: z.iso.datetime(),
  actor: actorSchema,
  actorName: z.string().nullable(),
  commandId: z.uuid(),
  causationId: z.uuid().describe('la orden, o el evento que hizo que una automatización la enviara'),
});
export type ChainEvent = z.infer<typeof chainEventSchema>;

type Entry = {
  id: string;
  resource: string;
  resource_id: string;
  lead_id: string | null;
  type: string;
  at: Date;
  actor: Actor;
  command_id: string;
  causation_id: string;
};

/** What is about no single lead is seen by whoever did it. */
export const findChain = async (
  pool: Pool,
  viewer: Staff,
  correlationId: string,
): Promise<readonly ChainEvent[]> => {
  const chain = sql('read.lead_event as e')
    .select('e.*')
    .leftJoin('read.lead as l', 'l.id', 'e.lead_id')
    .where('e.correlation_id', correlationId)
    .where(
      (either) =>
        void either
          // A group without a condition of its own would be left out.
          .where((seen) => void onlyVisible(seen.whereRaw('true'), viewer, 'l'))
          .orWhere((own) => void own.whereNull('e.lead_id').whereRaw(`e.actor ->> 'id' = ?`, [viewer.id])),
    )
    .orderBy(['e.position', 'e.revision'])
    .limit(longest);
  const rows = await rowsOf<Entry>(pool, chain);
  const nameOf = await namesOf(
    pool,
    rows.map(({ actor }) => userOf(actor)),
  );
  return rows.map((entry) => ({
    id: entry.id,
    resource: entry.resource,
    resourceId: entry.resource_id,
    leadId: entry.lead_id,
    type: entry.type,
    at: entry.at.toISOString(),
    actor: entry.actor,
    actorName: entry.actor.kind === 'user' ? nameOf(entry.actor.id) : null,
    commandId: entry.command_id,
    causationId: entry.causation_id,
  }));
};
