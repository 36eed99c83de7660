/** The people who have ever been registered: the streams of all others are empty and need no read. */
import { insuredPerson } from '@cotejo/core/insured-people';
import { type Loaded, type LoadAggregate } from '@cotejo/core/kit/command-handling';
import { type AnyEvent, type Decider } from '@cotejo/core/kit/event-sourcing';
import { policyEmployee } from '@cotejo/core/policy-employees';
import { type Pool } from 'pg';

/** Of these ids, those of people who are registered or were. */
export type KnownPeople = (personIds: readonly string[]) => Promise<ReadonlySet<string>>;

/** Nobody is registered before there is a key for what is personal; an erased one keeps its row. */
export const keyedPeople =
  (pool: Pool): KnownPeople =>
  async (personIds) => {
    const { rows } = await pool.query<{ subject: string }>(
      'select subject from keys.subject_key where subject = any($1)',
      [personIds],
    );
    return new Set(rows.map(({ subject }) => subject));
  };

/** Whether a stream can't be there yet: that of somebody who is not known, or of the coverages that such a holder can't have. */
export type IsNew = (stream: string, id: string) => boolean;

export const isNewTo =
  (known: ReadonlySet<string>): IsNew =>
  (stream, id) => {
    const [, holderId = ''] = id.split('.');
    return (
      (stream === insuredPerson.stream(id) && !known.has(id)) ||
      (stream === policyEmployee.stream(id) && !known.has(holderId))
    );
  };

/** Reads no stream that is new. */
export const loadKnown =
  (load: LoadAggregate, isNew: IsNew): LoadAggregate =>
  async <State, Event extends AnyEvent>(
    decider: Decider<State, Event>,
    id: string,
  ): Promise<Loaded<State, Event>> =>
    isNew(decider.stream(id), id)
      ? { past: [], state: decider.initial, version: 0, position: '0' }
      : load(decider, id);
