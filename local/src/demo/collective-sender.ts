/** Sends the commands of the demo's collective insurance. */
import { actorOf, type Staff } from '@cotejo/core/identity';
import { type personIdOf } from '@cotejo/core/insured-people/server';
import { type CommandContext, type HandleCommand } from '@cotejo/core/kit/command-handling';
import { type CountryCode } from '@cotejo/core/kit/country';
import { type AnyEvent, type Decider, type Decision } from '@cotejo/core/kit/event-sourcing';
import { demoId } from './users.ts';

export type CollectiveParts = {
  readonly handle: HandleCommand;
  /** Of the platform's own key. */
  readonly personId: (identified: Parameters<typeof personIdOf>[1]) => string;
  /** The moment that the demo leads up to. */
  readonly now: Date;
  /** Requests; somebody else answers, since nobody accepts an own request. */
  readonly asker: Staff;
  readonly answerer: Staff;
};

export const cuttingDay = 20;
export const retroactiveDays = 30;

export type Sending = { readonly by: Staff; readonly country: CountryCode; readonly at: Date };

/** Sends commands that are the same for the same name, so that a repeat changes nothing. */
export const sender =
  ({ handle }: Pick<CollectiveParts, 'handle'>) =>
  <State, Event extends AnyEvent>(
    name: string,
    decider: Decider<State, Event>,
    id: string,
    decide: Decision<State, Event>,
    { by, country, at }: Sending,
  ): Promise<unknown> => {
    const context: CommandContext = {
      commandId: demoId(`collective/${name}`),
      actor: actorOf(by),
      country,
      now: at,
    };
    return handle(decider, id, decide, context);
  };
