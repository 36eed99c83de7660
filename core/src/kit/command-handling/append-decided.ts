/** The one place where events are appended. */
import { randomUUID } from 'node:crypto';
import { type AnyEvent, type Decider, type Recorded } from '../event-sourcing/index.ts';
import { type EventStore, formatPosition } from '../event-store/index.ts';
import { type EventCodec } from '../personal-data/index.ts';
import { type CommandContext, type Handled } from './command.ts';
import { type AggregateMemory, type Loaded } from './load.ts';

export type Decided<Event extends AnyEvent> = { readonly decided: readonly Event[]; readonly now: Date };

/**
 * Appends the events decided, at least one, at the version that they were decided on.
 * @returns the aggregate after them
 * @throws WrongExpectedRevision, StoreUnavailable, ZodError for what does not fit an event
 */
export const appendDecided =
  (store: EventStore, codec: EventCodec, wrote: AggregateMemory['wrote']) =>
  async <State, Event extends AnyEvent>(
    decider: Decider<State, Event>,
    id: string,
    on: Loaded<State, Event>,
    { decided, now }: Decided<Event>,
    context: CommandContext,
  ): Promise<Handled<State>> => {
    const { state, version } = on;
    const stream = decider.stream(id);
    const metadata = {
      $correlationId: context.correlationId ?? context.commandId,
      $causationId: context.causationId ?? context.commandId,
      commandId: context.commandId,
      actor: context.actor,
      country: decider.country?.(state) ?? context.country,
      occurredAt: now.toISOString(),
    };
    const encoded = await Promise.all(
      decided.map((event) => codec.encode(decider.events, stream, event, randomUUID(), metadata)),
    );
    const written = await store.append(stream, encoded, version === 0 ? 'noStream' : version - 1);
    wrote(decider, id, on, encoded, written);
    const asWritten = encoded[0]!.metadata as Recorded['metadata'];
    return {
      state: decided.reduce((before, event) => decider.evolve(before, event, asWritten), state),
      version: version + decided.length,
      position: formatPosition(written.position),
      repeated: false,
    };
  };
