/** An automation: what the platform does by itself when something has happened, at once or at a time of its own. */
import {
  type AnyEvent,
  type Decider,
  type Decision,
  type EventSet,
  type Recorded,
} from '@cotejo/core/kit/event-sourcing';
import { type SubjectKeys } from '@cotejo/core/kit/personal-data';
import { type CountryCode } from '@cotejo/core/reference';
import { type Sql } from '../projector/index.ts';

/** One thing to do about one aggregate. There is one of a kind for each: a later one takes the place of an earlier. */
export type Errand = {
  /** One of the automation's deeds. */
  readonly deed: string;
  /** The id of the aggregate that it is about. */
  readonly about: string;
};

export type Plan = Errand & {
  /** The event that makes it necessary; the command's id is derived from its. */
  readonly because: Recorded;
  /** When it is to be done; at once without it. */
  readonly at?: Date;
  /** What the deed needs to know; never personal data. */
  readonly input?: Readonly<Record<string, unknown>>;
};

/** Something is to be done, or an errand has become needless. In the order in which it was found out. */
export type Resolution = ({ readonly kind: 'plan' } & Plan) | ({ readonly kind: 'drop' } & Errand);

/** A plan as it is kept: with the id of its command and where it comes from. */
export type Task = Errand & {
  readonly commandId: string;
  readonly input: Readonly<Record<string, unknown>>;
  readonly correlationId: string;
  readonly causationId: string;
  readonly country: CountryCode;
  readonly dueAt: Date;
  /** How often it failed. */
  readonly failures: number;
};

/** What a deed may use. Whatever it does may be done again: a process can end before it is written down as done. */
export type Means = {
  /** Sends the task's command, under the task's id and in the automation's name. */
  readonly send: <State, Event extends AnyEvent>(
    decider: Decider<State, Event>,
    decide: Decision<State, Event>,
  ) => Promise<void>;
  readonly keys: Pick<SubjectKeys, 'erase'>;
  readonly now: Date;
};

export type Automation = {
  /** A sentence, such as `when-subject-erased-then-delete-key`; the actor of its commands. */
  readonly name: string;
  /** Each version has tables and a checkpoint of its own, and begins with the first event. */
  readonly version: number;
  /** Tables of its own, made where they are missing; none when the events say it all. */
  readonly tables?: string;
  /** What others read of them: views in the schema `read`. */
  readonly views?: Readonly<Record<string, string>>;
  /** The events that it understands, by stream category. */
  readonly handles: Readonly<Record<string, EventSet>>;
  /** What follows from some more events, in order; runs inside the transaction that moves the checkpoint. */
  readonly react: (events: readonly Recorded[], sql: Sql) => Promise<readonly Resolution[]>;
  readonly deeds: Readonly<Record<string, (task: Task, means: Means) => Promise<void>>>;
};
