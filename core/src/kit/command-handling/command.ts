/** A command on its way to one aggregate, and the answer to it. */
import { type Actor, type AnyEvent, type Decider, type Decision } from '../event-sourcing/index.ts';
import { type CountryCode } from '../country/index.ts';

/** The sender, the id and the causes of a command. */
export type CommandContext = {
  /** The same id means the same command: it takes effect once. */
  readonly commandId: string;
  readonly actor: Actor;
  /** For aggregates that don't say themselves to which country they belong. */
  readonly country: CountryCode;
  /** When it happens, in the business's time. */
  readonly now: Date;
  /** The command or event that started this command's chain; the command itself when it is the first. */
  readonly correlationId?: string;
  /** The event that made an automation send it; the command itself otherwise. */
  readonly causationId?: string;
  /** Decide only on this version (the number of events); without it a conflict is decided again on fresh state. */
  readonly expectedVersion?: number;
  /**
   * Nothing stands in the stream, as far as the sender knows: then it is tried without a read, and read where that turns out
   * to be wrong.
   */
  readonly isNew?: boolean;
};

export type Handled<State> = {
  readonly state: State;
  /** The number of events of the stream. */
  readonly version: number;
  /** Where the last of them stands in the log; `'0'` for a stream without events. */
  readonly position: string;
  /** Whether the command had been handled before; then this is the first answer. */
  readonly repeated: boolean;
};

export type HandleCommand = <State, Event extends AnyEvent>(
  decider: Decider<State, Event>,
  id: string,
  decide: Decision<State, Event>,
  context: CommandContext,
) => Promise<Handled<State>>;
