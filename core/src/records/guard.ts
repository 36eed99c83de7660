/** Access to one record: the checks that all decisions share. */
import { notByRole } from '../kit/allowed-commands/index.ts';
import { type AnyEvent, type Decision, rejectActor, rejectUnknown } from '../kit/event-sourcing/index.ts';
import { type Held, may, type ScopeRule, sees, type Staff } from '../identity/index.ts';
import { type Permission } from '../reference/permissions.ts';

/** Why somebody may not do with a record what needs a permission, in Spanish; nothing when it may be done. */
export const refusalOf = (
  permission: Permission,
  rule: ScopeRule,
  held: Held,
  by: Staff,
): string | undefined => {
  if (!may(by, permission)) return notByRole;
  return sees({ ...rule, permission }, by, held) ? undefined : 'Es de otra empresa o de otro país.';
};

/** The guard of a kind of record. */
export type Guard<State> = {
  readonly rule: ScopeRule;
  /** The holders of a record; nothing where there is none. */
  readonly held: (state: State) => Held | undefined;
  /** The Spanish answer where there is none, or none to be seen. */
  readonly unknown: string;
};

/** Whether a record is there and somebody sees it. */
export const isSeen = <State>({ rule, held }: Guard<State>, state: State, viewer: Staff): boolean => {
  const holders = held(state);
  return holders !== undefined && sees(rule, viewer, holders);
};

/**
 * A decision of somebody about a record that this person sees.
 * @throws Rejection `NOT_FOUND`, `NOT_ALLOWED`, or what the decision throws
 */
export const guarded =
  <State, Event extends AnyEvent>(
    { rule, held, unknown }: Guard<State>,
    permission: Permission,
    by: Staff,
    decide: Decision<State, Event>,
  ): Decision<State, Event> =>
  (state, now) => {
    const holders = held(state);
    if (!holders || !sees(rule, by, holders)) return rejectUnknown(unknown);
    const refused = refusalOf(permission, rule, holders, by);
    return refused === undefined ? decide(state, now) : rejectActor(refused);
  };
