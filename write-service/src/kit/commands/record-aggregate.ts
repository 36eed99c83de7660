/** A described kind of record as clients meet it: its commands, guarded, and its state as the record that lists show. */
import { type Held } from '@cotejo/core/identity';
import {
  type AnyEvent,
  type Decider,
  type Decision,
  rejectActor,
  rejectUnknown,
} from '@cotejo/core/kit/event-sourcing';
import {
  type Guard,
  guarded,
  isSeen,
  type RecordCommand,
  type RecordKind,
  refusalOf,
  withStaffNames,
} from '@cotejo/core/records';
import { type Permission } from '@cotejo/core/reference/permissions';
import { type z } from 'zod';
import {
  type Command,
  command,
  type CommandedAggregate,
  type Sending,
  type ShownRecord,
} from './definition.ts';

type Definition<State, Event extends AnyEvent, Body> = {
  readonly name: string;
  readonly permission: Permission;
  readonly summary: string;
  readonly body: z.ZodType<Body>;
  readonly decide: (body: Body, sending: Sending) => Decision<State, Event> | Promise<Decision<State, Event>>;
};

type Kind<State, Event extends AnyEvent, Shown extends ShownRecord> = RecordKind<Shown> & {
  readonly decider: Decider<State, Event>;
  readonly guard: Guard<State>;
  readonly allowed: NonNullable<RecordKind['allowed']>;
  readonly valuesOf: (id: string, state: State) => object | undefined;
  readonly schema: CommandedAggregate<State, Event, Shown>['shown'];
};

/**
 * A command on a described kind of record, whose permission the description says. Its decision is guarded: the sender sees the
 * record, and has the permission where it is.
 */
export const commandOn =
  <State, Event extends AnyEvent, Name extends string>({
    guard,
    commands,
  }: {
    readonly guard: Guard<State>;
    readonly decider: Decider<State, Event>;
    readonly commands: Readonly<Record<Name, RecordCommand>>;
  }) =>
  <Body>({
    decide,
    ...definition
  }: Omit<Definition<State, Event, Body>, 'permission'> & { readonly name: Name }): Command<State, Event> => {
    const { permission } = commands[definition.name];
    return command({
      ...definition,
      permission,
      decide: async (body, sending) => guarded(guard, permission, sending.by, await decide(body, sending)),
    });
  };

type Creation<State, Event extends AnyEvent, Body> = Omit<
  Definition<State, Event, Body>,
  'name' | 'permission'
> & {
  /** The holders of the new record. */
  readonly held: (body: Body, id: string) => Held;
};

/** The command that makes a record of a described kind, for those who have its permission where the record will be. */
export const creationOn =
  <State, Event extends AnyEvent>({
    creation: { command: name, permission },
    rule,
  }: Pick<RecordKind, 'rule'> & {
    readonly creation: RecordCommand & { readonly command: string };
    readonly decider: Decider<State, Event>;
  }) =>
  <Body>({ held, decide, ...definition }: Creation<State, Event, Body>): Command<State, Event> =>
    command({
      ...definition,
      name,
      permission,
      country: (body, id) => held(body, id).country,
      async decide(body, sending) {
        const refused = refusalOf(permission, rule, held(body, sending.id), sending.by);
        return refused === undefined ? decide(body, sending) : rejectActor(refused);
      },
    });

type Own<State, Event extends AnyEvent, Shown extends ShownRecord> = Pick<
  CommandedAggregate<State, Event, Shown>,
  'attachments' | 'bulkCommands' | 'commands' | 'ids' | 'onHandled' | 'tag'
> & {
  /** Reads names of users, for rows that have any. */
  readonly names?: Parameters<typeof withStaffNames>[2];
  /** Completes a row by what its own state does not say. */
  readonly complete?: (
    row: Shown,
    state: State,
    viewer: Parameters<CommandedAggregate<State, Event, Shown>['show']>[3],
  ) => Promise<Shown>;
};

export const recordAggregate = <State, Event extends AnyEvent, Shown extends ShownRecord>(
  kind: Kind<State, Event, Shown>,
  { names, complete, ...own }: Own<State, Event, Shown>,
): CommandedAggregate<State, Event, Shown> => ({
  name: kind.resource,
  decider: kind.decider,
  maySee: (state, viewer) => isSeen(kind.guard, state, viewer),
  shown: kind.schema,
  async show(id, state, at, viewer) {
    const values = kind.valuesOf(id, state);
    if (!values) return rejectUnknown(kind.guard.unknown);
    const named = Object.entries(values).filter(([name]) => Object.hasOwn(kind.table.columns, name));
    const row = { ...Object.fromEntries(named), ...at } as unknown as Shown;
    const [shown = row] = names ? await withStaffNames(kind, [row], names) : [];
    const whole = complete ? await complete(shown, state, viewer) : shown;
    return { ...whole, allowedCommands: kind.allowed(whole as never, viewer) };
  },
  ...own,
});
