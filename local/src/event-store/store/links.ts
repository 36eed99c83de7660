/** Follows links to the events that they stand for. */
import { linkTarget, linkType } from '../semantics/link.ts';
import type { EventRecord } from '../semantics/event.ts';
import { firstVisible, isTooOld, presenceOf } from '../semantics/stream-state.ts';
import type { Resolved } from './messages.ts';
import type { Records } from './records.ts';
import type { StreamStates } from './stream-states.ts';

const followedAtOnce = 8;
/** Enough to share a write, and few enough that the next ones are made while these are sent. */
const sentAtOnce = 64;

/** The parts of a page to hand over one after the other; a page of short links may lead to the largest events. */
export function* partsOf(
  page: readonly EventRecord[],
  isAskedFor: boolean,
): Generator<readonly EventRecord[]> {
  const size = isAskedFor ? followedAtOnce : sentAtOnce;
  for (let begin = 0; begin < page.length; begin += size) yield page.slice(begin, begin + size);
}

/** The records as they are delivered, in the same order; links are followed when that was asked for. */
export async function resolve(
  page: readonly EventRecord[],
  isAskedFor: boolean,
  sources: { states: StreamStates; records: Records },
): Promise<readonly Resolved[]> {
  if (!isAskedFor) return page.map((event) => ({ event }));
  return Promise.all(
    page.map(async (event) => (event.type === linkType ? follow(event, sources) : { event })),
  );
}

async function follow(
  link: EventRecord,
  { states, records }: { states: StreamStates; records: Records },
): Promise<Resolved> {
  const target = linkTarget(link);
  // A link whose text names nothing is an event like others.
  if (!target) return { event: link };
  const state = await states.stateOf(target.stream);
  if (presenceOf(state) !== 'exists' || target.revision < firstVisible(state)) return { link };
  const found = await records.readStream(target.stream, target.revision, 'forwards', 1);
  const [event] = found.records;
  const isThere = event?.revision === target.revision && !isTooOld(state.metadata, event, Date.now());
  return isThere ? { event, link } : { link };
}
