/** Commands of collective insurance: each has its permission, and is decided only on a record that its sender sees. */
import { type Guard, guarded } from '@cotejo/core/collective';
import { type AnyEvent, type Decision } from '@cotejo/core/kit/event-sourcing';
import { type Permission } from '@cotejo/core/reference/permissions';
import { type z } from 'zod';
import { type Command, command, type Sending } from '../kit/commands/definition.ts';

type Definition<State, Event extends AnyEvent, Body> = {
  readonly name: string;
  readonly permission: Permission;
  readonly summary: string;
  readonly body: z.ZodType<Body>;
  readonly decide: (body: Body, sending: Sending) => Decision<State, Event> | Promise<Decision<State, Event>>;
};

/** A command whose decision is guarded. */
export const guardedCommand =
  <State, Event extends AnyEvent>(guard: Guard<State>) =>
  <Body>({ decide, ...definition }: Definition<State, Event, Body>): Command<State, Event> =>
    command({
      ...definition,
      decide: async (body, sending) =>
        guarded(guard, definition.permission, sending.by, await decide(body, sending)),
    });
