/** Tests of deciders that read as sentences: given what happened, when this is decided, then that happens. */
import { isDeepStrictEqual } from 'node:util';
import {
  type Actor,
  type AnyEvent,
  type Decider,
  type Decision,
  type EventMetadata,
  type FieldErrors,
  Rejection,
} from '../event-sourcing/index.ts';

const start = Date.parse('2026-03-02T15:00:00.000Z');
const minute = 60_000;

/** Metadata of the nth event of a test: a minute after the one before, by a visitor unless said. */
export const testMetadata = (index = 0, actor: Actor = { kind: 'visitor' }): EventMetadata => {
  const id = `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;
  return {
    $correlationId: id,
    $causationId: id,
    commandId: id,
    actor,
    country: 'PE',
    schemaVersion: 1,
    occurredAt: new Date(start + index * minute).toISOString(),
  };
};

const fail = (what: string, actual: unknown, expected: unknown): never => {
  throw Object.assign(new Error(what), { actual, expected });
};

/** The state after some events, as a decision would see it. */
export const stateAfter = <State, Event extends AnyEvent>(
  decider: Decider<State, Event>,
  ...past: NoInfer<Event>[]
): State =>
  past.reduce((state, event, index) => decider.evolve(state, event, testMetadata(index)), decider.initial);

export const given = <State, Event extends AnyEvent>(
  decider: Decider<State, Event>,
  ...past: NoInfer<Event>[]
) => ({
  when: (decide: Decision<State, Event>) => {
    const outcome = (): readonly Event[] | Rejection => {
      try {
        return decide(stateAfter(decider, ...past), new Date(start + past.length * minute));
      } catch (error) {
        if (error instanceof Rejection) return error;
        throw error;
      }
    };
    return {
      /** Exactly these events, decided a minute after the last one: none for a decision that changes nothing; each fits its schema. */
      then(...expected: Event[]): void {
        const actual = outcome();
        if (!isDeepStrictEqual(actual, expected)) fail('other events than expected', actual, expected);
        for (const event of expected) decider.events[event.type]!.schema.parse(event.data);
      },
      /** Refused with this code, and, when they are given, these messages by field. */
      rejected(code: string, errors?: FieldErrors): void {
        const actual = outcome();
        if (!(actual instanceof Rejection)) return fail(`expected to be rejected with ${code}`, actual, code);
        if (actual.code !== code) fail('rejected with another code', actual.code, code);
        if (errors && !isDeepStrictEqual(actual.errors, errors))
          fail('other messages', actual.errors, errors);
      },
    };
  },
});
