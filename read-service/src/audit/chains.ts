/** What caused what: the events of one chain, from the first command on, as far as the viewer may see them. */
import { type Pool } from 'pg';
import { z } from 'zod';
import { type Actor, actorSchema } from '@cotejo/core/kit/event-sourcing';
import { type Viewer } from '../kit/http/bearer.ts';
import { rowsOf, sql } from '../kit/sql.ts';
import { namesOf, userOf } from '../identity/index.ts';
import { visibleIds, type VisibleRecords } from '../kit/visible-records.ts';

/** Events that are answered at most; a bulk run over many records has more, and the answer says so. */
const mostAnswered = 5_000;

export const chainEventSchema = z.object({
  id: z.uuid(),
  resource: z.string(),
  resourceId: z.string(),
  type: z.string(),
  told: z.record(z.string(), z.unknown()).describe('lo que el evento dice y no es personal'),
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
  aggregate: string;
  aggregate_id: string;
  type: string;
  told: Readonly<Record<string, unknown>> | null;
  at: Date;
  actor: Actor;
  command_id: string;
  causation_id: string;
};

/** The events that somebody may see: by the scope rule of their records, or, without a rule, the person's own. */
const seenOf = async (
  pool: Pool,
  rules: readonly VisibleRecords[],
  viewer: Viewer,
  entries: readonly Entry[],
): Promise<readonly Entry[]> => {
  const idsOf = (kind: string) =>
    entries.filter(({ aggregate }) => aggregate === kind).map(({ aggregate_id: id }) => id);
  const seen = new Map(
    await Promise.all(
      rules.map(
        async (rule) =>
          [
            rule.aggregate,
            await visibleIds(pool, rule, viewer, [...new Set(idsOf(rule.aggregate))]),
          ] as const,
      ),
    ),
  );
  return entries.filter(({ aggregate, aggregate_id: id, actor }) =>
    seen.has(aggregate) ? seen.get(aggregate)!.has(id) : actor.kind === 'user' && actor.id === viewer.id,
  );
};

/** Events that are read at one time, before it is known which of them are seen. */
const portion = 5_000;

const seenOfChain = async (
  pool: Pool,
  rules: readonly VisibleRecords[],
  viewer: Viewer,
  correlationId: string,
  most: number,
): Promise<readonly Entry[]> => {
  const seen: Entry[] = [];
  for (let offset = 0; seen.length <= most; offset += portion) {
    const chain = sql('read.event as e')
      .select('e.*')
      .where('e.correlation_id', correlationId)
      .orderBy(['e.position', 'e.revision'])
      .offset(offset)
      .limit(portion);
    const entries = await rowsOf<Entry>(pool, chain);
    seen.push(...(await seenOf(pool, rules, viewer, entries)));
    if (entries.length < portion) break;
  }
  return seen;
};

/**
 * The first events of a chain, in order, and whether there are more of them.
 * @param rules of the contexts, by kind of record
 */
export const findChain = async (
  pool: Pool,
  rules: readonly VisibleRecords[],
  viewer: Viewer,
  correlationId: string,
  most: number = mostAnswered,
): Promise<{ readonly events: readonly ChainEvent[]; readonly hasMore: boolean }> => {
  const seen = await seenOfChain(pool, rules, viewer, correlationId, most);
  const rows = seen.slice(0, most);
  const nameOf = await namesOf(
    pool,
    rows.map(({ actor }) => userOf(actor)),
  );
  const events = rows.map((entry) => ({
    id: entry.id,
    resource: entry.resource,
    resourceId: entry.resource_id,
    type: entry.type,
    told: entry.told ?? {},
    at: entry.at.toISOString(),
    actor: entry.actor,
    actorName: entry.actor.kind === 'user' ? nameOf(entry.actor.id) : null,
    commandId: entry.command_id,
    causationId: entry.causation_id,
  }));
  return { events, hasMore: seen.length > most };
};
