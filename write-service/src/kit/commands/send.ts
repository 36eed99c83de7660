/** Sending a command: the same way for HTTP and for programs in the same process. */
import { type HandleCommand, type Handled, VersionConflict } from '@cotejo/core/kit/command-handling';
import { type AnyEvent } from '@cotejo/core/kit/event-sourcing';
import { actorOf, homeCountry } from '@cotejo/core/identity';
import { type Command, type CommandedAggregate, type Sending } from './definition.ts';

export type SentCommand<State, Event extends AnyEvent> = Sending & {
  readonly aggregate: Pick<CommandedAggregate<State, Event>, 'decider' | 'maySee'>;
  readonly command: Command<State, Event>;
  readonly input: unknown;
  readonly now: Date;
  /** For commands that belong to a chain which something else began. */
  readonly correlationId?: string;
  readonly causationId?: string;
};

export const sendCommand =
  (handle: HandleCommand) =>
  async <State, Event extends AnyEvent>(sent: SentCommand<State, Event>): Promise<Handled<State>> => {
    const { aggregate, command, id, input, by, commandId, now } = sent;
    const { expectedVersion, correlationId, causationId } = sent;
    const decide = await command.decide(input, { id, by, commandId, expectedVersion });
    const country = (await command.country?.(input, id)) ?? homeCountry(by);
    const actor = actorOf(by);
    const context = { commandId, actor, country, now, expectedVersion, correlationId, causationId };
    try {
      return await handle(aggregate.decider, id, decide, context);
    } catch (error) {
      // A sender who may not see the record gets the decision's refusal, and nothing of its version.
      if (error instanceof VersionConflict && !aggregate.maySee(error.state as State, by, id))
        decide(error.state as State, now);
      throw error;
    }
  };
