/** Understands what a read or a subscription asks for. */
import { compileFilter, isShown, type Filter } from '../semantics/filter.ts';
import type { Message } from '../store/messages.ts';
import type { Store } from '../store/store.ts';
import { invalid, unreadableExpression } from './errors.ts';
import { streamsPb } from './protocol.ts';
import { streamName } from './requests.ts';

type Options = streamsPb.ReadReq.Options;

/** Pages of this many events are what a filter's checkpoint interval is counted in, unless the client says otherwise. */
const defaultWindow = 32;

/** The messages that answer the request; they end when the signal is aborted. Throws a Refusal. */
export function messagesFor(
  store: Store,
  options: Options | undefined,
  signal: AbortSignal,
): AsyncGenerator<readonly Message[]> {
  if (!options) throw invalid('The options are missing.');
  const direction =
    options.getReadDirection() === streamsPb.ReadReq.Options.ReadDirection.BACKWARDS
      ? 'backwards'
      : 'forwards';
  const resolveLinks = options.getResolveLinks();
  const [stream, all] = [options.getStream(), options.getAll()];
  const isSubscription = options.hasSubscription();
  if (isSubscription && direction === 'backwards') throw invalid('A subscription can only go forwards.');
  const count = Number(options.getCount());
  if (stream) {
    const name = streamName(stream.getStreamIdentifier());
    const from = startOf(stream, () => Number(stream.getRevision()));
    return isSubscription
      ? store.subscribeToStream({ stream: name, after: from, resolveLinks, signal })
      : store.readStream({ stream: name, from, direction, count, resolveLinks });
  }
  if (!all) throw invalid('A stream or $all must be asked for.');
  const from = startOf(all, () => positionOf(all.getPosition()));
  const { filter, checkpointEvery } = filterOf(options.getFilter());
  return isSubscription
    ? store.subscribeToAll({ after: from, filter, checkpointEvery, resolveLinks, signal })
    : store.readAll({ from, direction, count, filter, resolveLinks });
}

function startOf(
  options: { hasStart: () => boolean; hasEnd: () => boolean },
  exact: () => number,
): number | 'start' | 'end' {
  if (options.hasStart()) return 'start';
  return options.hasEnd() ? 'end' : exact();
}

function positionOf(position: streamsPb.ReadReq.Options.Position | undefined): number {
  const [commit, prepare] = [Number(position?.getCommitPosition()), Number(position?.getPreparePosition())];
  if (!position || prepare > commit)
    throw invalid('The commit position cannot be before the prepare position.');
  return commit;
}

function filterOf(options: streamsPb.ReadReq.Options.FilterOptions | undefined): {
  filter: Filter;
  checkpointEvery?: number;
} {
  if (!options) return { filter: isShown };
  const [byStream, byType] = [options.getStreamIdentifier(), options.getEventType()];
  const expression = byStream ?? byType;
  if (!expression) throw invalid('The filter is missing.');
  const window = options.hasMax() ? options.getMax() : defaultWindow;
  const multiplier = options.getCheckpointintervalmultiplier();
  if (window === 0 || multiplier === 0) throw invalid('A window and an interval must be greater than 0.');
  try {
    const on = byStream ? 'stream' : 'type';
    const filter = compileFilter({ on, regex: expression.getRegex(), prefixes: expression.getPrefixList() });
    return { filter, checkpointEvery: window * multiplier };
  } catch (error) {
    if (error instanceof SyntaxError) throw unreadableExpression();
    throw error;
  }
}
