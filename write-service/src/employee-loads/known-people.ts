/** Which people have ever been registered: of all others a trial knows without reading a stream that there is nothing. */
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

/** Reads no stream of somebody who is not known, nor of the coverages that such a holder can't have. */
export const loadKnown =
  (load: LoadAggregate, known: ReadonlySet<string>): LoadAggregate =>
  async <State, Event extends AnyEvent>(
    decider: Decider<State, Event>,
    id: string,
  ): Promise<Loaded<State, Event>> => {
    const stream = decider.stream(id);
    const [, holderId = ''] = id.split('.');
    const isNew =
      (stream === insuredPerson.stream(id) && !known.has(id)) ||
      (stream === policyEmployee.stream(id) && !known.has(holderId));
    return isNew ? { past: [], state: decider.initial, version: 0, position: '0' } : load(decider, id);
  };
