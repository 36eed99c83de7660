/** One record of an import, tried: for good, or only to see what would become of it. */
import {
  type CommandContext,
  type HandleCommand,
  type LoadAggregate,
  uuidV5,
} from '@cotejo/core/kit/command-handling';
import { type AnyEvent, type Decider, type Decision, type EventSet } from '@cotejo/core/kit/event-sourcing';
import { actorOf, type Staff } from '@cotejo/core/identity';
import { type CountryCode } from '@cotejo/core/kit/country';
import { z } from 'zod';
import { validated } from '../kit/http/validated.ts';

export type Attempted<State, Event> = {
  readonly before: State;
  readonly decided: readonly Event[];
  readonly after: State;
};

export type Attempt = <State, Event extends AnyEvent>(
  decider: Decider<State, Event>,
  id: string,
  decide: Decision<State, Event>,
  /** Which of several commands on the same record. */
  part?: string,
) => Promise<Attempted<State, Event>>;

/** A run of an import: who sends which file, under which id. */
export type Run = {
  readonly id: string;
  readonly by: Staff;
  readonly country: CountryCode;
  readonly now: Date;
};

/**
 * The id of a record's command: of the run, its sender, the stream and which of its commands. The same run sent again, after
 * a broken connection, has no second effect; another run of the same file, or another's, finds everything as it is.
 */
const contextOf = ({ id, by, country, now }: Run, stream: string, part = ''): CommandContext => ({
  commandId: uuidV5(id, `import/${by.id}/${stream}${part && `/${part}`}`),
  actor: actorOf(by),
  country,
  now,
  correlationId: id,
});

/** Of what a row says, more may be made than a record holds: longer names, more clinics. @throws Rejection `INVALID_INPUT` by field */
const mustFit = (events: EventSet, decided: readonly AnyEvent[]): void => {
  for (const { type, data } of decided) validated(events[type]!.schema, data);
};

/**
 * Sends the command.
 * @param onWritten told where in the log each record stands from then on
 * @throws what the decision throws, Rejection for more than the record holds, `VersionConflict`, `CommandIdReused`, `StoreUnavailable`
 */
export const forGood =
  (handle: HandleCommand, run: Run, onWritten: (position: string) => void): Attempt =>
  async (decider, id, decide, part) => {
    let [before, decided] = [decider.initial, [] as readonly Parameters<typeof decider.evolve>[1][]];
    const noting: typeof decide = (state, now) => {
      [before, decided] = [state, decide(state, now)];
      return decided;
    };
    const context = contextOf(run, decider.stream(id), part);
    const handled = await handle(decider, id, noting, context).catch((error: unknown) => {
      // What does not fit is found out when it is written; only then is it looked at again, to tell the field.
      if (error instanceof z.ZodError) mustFit(decider.events, decided);
      throw error;
    });
    if (decided.length > 0) onWritten(handled.position);
    const { state: after } = handled;
    return { before, decided, after };
  };

/** Only decides; of several commands on one record each finds what those before it would have made of it. @throws what the decision throws, Rejection for more than the record holds, `StoreUnavailable` */
export const onTrial = (load: LoadAggregate, run: Run): Attempt => {
  const tried = new Map<string, unknown>();
  return async (decider, id, decide, part) => {
    const stream = decider.stream(id);
    const before = tried.has(stream)
      ? (tried.get(stream) as typeof decider.initial)
      : (await load(decider, id)).state;
    const decided = decide(before, run.now);
    mustFit(decider.events, decided);
    const { now, correlationId, ...sent } = contextOf(run, stream);
    const metadata = {
      ...sent,
      $correlationId: run.id,
      $causationId: sent.commandId,
      occurredAt: now.toISOString(),
      schemaVersion: 1,
    };
    const after = decided.reduce((state, event) => decider.evolve(state, event, metadata), before);
    if (part !== undefined) tried.set(stream, after);
    return { before, decided, after };
  };
};
