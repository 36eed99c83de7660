/** What caused what: the events of one chain, from the first command on, as far as the viewer may see them. */
import { type Pool } from 'pg';
import { z } from 'zod';
import { type Actor, actorSchema } from '@cotejo/core/kit/event-sourcing';
import { type Viewer } from '../kit/http/bearer.ts';
import { rowsOf, sql } from '../kit/sql.ts';
import { withActorNames } from '../kit/staff-names.ts';
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
  actor_key: string;
  on_behalf_of_id: string | null;
  command_id: string;
  causation_id: string;
};

const keyOf = ({ aggregate, aggregate_id: id }: Entry): string => `${aggregate}/${id}`;

/** The records of some events, by their keys, of those that a rule shows. */
const recordsOf = async (
  pool: Pool,
  rules: readonly VisibleRecords[],
  viewer: Viewer,
  entries: readonly Entry[],
): Promise<ReadonlySet<string>> => {
  const found = await Promise.all(
    rules.map(async (rule) => {
      const ids = entries
        .filter(({ aggregate }) => aggregate === rule.aggregate)
        .map((one) => one.aggregate_id);
      const visible = await visibleIds(pool, rule, viewer, [...new Set(ids)]);
      return [...visible].map((id) => `${rule.aggregate}/${id}`);
    }),
  );
  return new Set(found.flat());
};

/**
 * The events that somebody may see: what others did, of records whose history is told to the viewer; what the viewer did, or
 * somebody for the viewer, of records that are seen and of those that no rule speaks of.
 */
const seenOf = async (
  pool: Pool,
  rules: readonly VisibleRecords[],
  viewer: Viewer,
  entries: readonly Entry[],
): Promise<readonly Entry[]> => {
  const isOwn = ({ actor_key, on_behalf_of_id }: Entry): boolean =>
    [actor_key, on_behalf_of_id].includes(viewer.id);
  const ofHistories = rules.map((rule) => {
    const { seenBy, auditedBy = seenBy, hasTimeline } = rule;
    return hasTimeline ? rule : { ...rule, seenBy: auditedBy };
  });
  const [own, told] = await Promise.all([
    recordsOf(pool, rules, viewer, entries.filter(isOwn)),
    recordsOf(
      pool,
      ofHistories,
      viewer,
      entries.filter((entry) => !isOwn(entry)),
    ),
  ]);
  const ruled = new Set(rules.map(({ aggregate }) => aggregate));
  return entries.filter((entry) =>
    isOwn(entry) ? !ruled.has(entry.aggregate) || own.has(keyOf(entry)) : told.has(keyOf(entry)),
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
  const entries = await withActorNames(pool, seen.slice(0, most));
  const events = entries.map((entry) => ({
    id: entry.id,
    resource: entry.resource,
    resourceId: entry.resource_id,
    type: entry.type,
    told: entry.told ?? {},
    at: entry.at.toISOString(),
    actor: entry.actor,
    actorName: entry.actorName,
    commandId: entry.command_id,
    causationId: entry.causation_id,
  }));
  return { events, hasMore: seen.length > most };
};
