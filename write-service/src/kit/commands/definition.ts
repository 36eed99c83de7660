/** Commands as data: what each is called, who may send it, what it takes, and what it decides. */
import { type AllowedCommand } from '@cotejo/core/kit/allowed-commands';
import { type AnyEvent, type Decider, type Decision } from '@cotejo/core/kit/event-sourcing';
import { may, type Staff } from '@cotejo/core/identity';
import { type CountryCode } from '@cotejo/core/kit/country';
import { type Permission } from '@cotejo/core/reference/permissions';
import { z } from 'zod';
import { type FieldCodes, validated } from '../http/validated.ts';
import { type Attachments } from './attachments.ts';

/** To which aggregate a command goes, who sends it, under which id, and for which version. */
export type Sending = {
  readonly id: string;
  readonly by: Staff;
  readonly commandId: string;
  readonly expectedVersion?: number;
};

type MaybeCountry = CountryCode | undefined;

type Definition<State, Event extends AnyEvent, Body> = {
  /** As in its address. */
  readonly name: string;
  /** Permission to send it; `loggedIn` for everybody with a login. */
  readonly permission: Permission | 'loggedIn';
  /** For the API's documentation, in Spanish. */
  readonly summary: string;
  readonly body: z.ZodType<Body>;
  /** The server's codes for what is wrong with some of its fields. */
  readonly codes?: FieldCodes;
  /** How many different ones somebody may send in a minute, where it costs more than a record of its own. */
  readonly perMinute?: number;
  /** Bytes of the largest body, where the service's own limit is too small for it. */
  readonly bodyLimit?: number;
  /** Fields of the answer beside the record, for its sender alone. */
  readonly reveals?: {
    readonly schema: z.ZodObject;
    /** @param state after it, and after what happened since, where it is repeated */
    readonly values: (sending: Sending, state: State) => Readonly<Record<string, unknown>>;
  };
  /** Where a new record is to be, when its sender or another record says so; a known record says it itself. */
  readonly country?: (body: Body, id: string) => MaybeCountry | Promise<MaybeCountry>;
  /** May look up what the decision needs; decides nothing itself. */
  readonly decide: (body: Body, sending: Sending) => Decision<State, Event> | Promise<Decision<State, Event>>;
};

export type Command<State, Event extends AnyEvent> = Omit<
  Definition<State, Event, unknown>,
  'decide' | 'country'
> & {
  /** @throws Rejection (422) for an input of the wrong form */
  readonly check: (input: unknown) => unknown;
  /** Checks the input first. @throws Rejection */
  readonly country?: (input: unknown, id: string) => Promise<MaybeCountry>;
  /** Checks the input first. @throws Rejection */
  readonly decide: (input: unknown, sending: Sending) => Promise<Decision<State, Event>>;
};

export const command = <State, Event extends AnyEvent, Body>(
  definition: Definition<State, Event, Body>,
): Command<State, Event> => {
  const { body, codes, country, decide } = definition;
  const check = (input: unknown) => validated(body, input, codes);
  return {
    ...definition,
    check,
    country: country && (async (input, id) => country(check(input), id)),
    decide: async (input, sending) => decide(check(input), sending),
  };
};

/** Whether this person may send it at all; what it does to a record is decided there. */
export const maySend = (
  by: Staff,
  { permission }: { readonly permission: Permission | 'loggedIn' },
): boolean => permission === 'loggedIn' || may(by, permission);

/** Every record says what its viewer may do next. */
export type ShownRecord = {
  readonly allowedCommands: readonly AllowedCommand[];
};

/** An aggregate as clients meet it: its commands, and its state as a record. */
export type CommandedAggregate<State, Event extends AnyEvent, Shown extends ShownRecord = ShownRecord> = {
  /** As in the address of its commands. */
  readonly name: string;
  /** The schema of its ids and the message for an unknown one; UUIDs by default. */
  readonly ids?: { readonly schema: z.ZodType<string>; readonly unknown: string };
  /** The documentation's heading. */
  readonly tag: string;
  readonly decider: Decider<State, Event>;
  readonly commands: readonly Command<State, Event>[];
  /** The names of those that may be sent to many records at once; none unless it says so. */
  readonly bulkCommands?: readonly string[];
  /** Files that may be attached to its records; none unless it says so. */
  readonly attachments?: Attachments<State>;
  /** Whether this person may see the record at all. */
  readonly maySee: (state: State, viewer: Staff, id: string) => boolean;
  /** The record as this person sees it. */
  readonly show: (
    id: string,
    state: State,
    at: { readonly version: number; readonly position: string },
    viewer: Staff & { readonly name: string },
  ) => Promise<Shown>;
  /** Called after each handled command, before its answer. */
  readonly onHandled?: (id: string) => void;
  /** The documentation of that record. */
  readonly shown: z.ZodType<Shown> & { readonly shape: { readonly allowedCommands: z.ZodType } };
};

const uuids = { schema: z.uuid().toLowerCase(), unknown: 'No existe ese registro.' };

/** The id schema of an aggregate; UUIDs by default. */
export const idsOf = ({ ids = uuids }: Pick<AnyAggregate, 'ids'>) => ids;

/** An aggregate of whatever state and events, as registered. */
export type AnyAggregate = CommandedAggregate<unknown, AnyEvent>;

/** Forgets an aggregate's types: its state and events only ever travel between functions of that same aggregate. */
export const registered = <State, Event extends AnyEvent, Shown extends ShownRecord>(
  aggregate: CommandedAggregate<State, Event, Shown>,
): AnyAggregate => aggregate as unknown as AnyAggregate;
