/** An automation: what the platform does by itself when something has happened, at once or at a later instant. */
import { type LoadAggregate } from '@cotejo/core/kit/command-handling';
import { type CountryCode } from '@cotejo/core/kit/country';
import {
  type AnyEvent,
  type Decider,
  type Decision,
  type EventSet,
  type Recorded,
} from '@cotejo/core/kit/event-sourcing';
import { type Sql } from '../projector/index.ts';

/** The identity of a task: a later plan with the same handler and key replaces an earlier one. */
export type TaskId = {
  /** One of the automation's handlers. */
  readonly handler: string;
  readonly key: string;
};

export type Plan = {
  readonly handler: string;
  /** The id of the aggregate that gets the command. Tasks of one target are done one after the other. */
  readonly target: string;
  /** The target unless said: then one target has at most one pending task of this handler. */
  readonly key?: string;
  /** The event that makes it necessary; the command's id is derived from its id. */
  readonly because: Recorded;
  /** When it is due; at once without it. */
  readonly at?: Date;
  /** The handler's input; never personal data. */
  readonly input?: Readonly<Record<string, unknown>>;
};

/** A task is necessary, or has become needless. In the order in which it was found out. */
export type Resolution = ({ readonly kind: 'plan' } & Plan) | ({ readonly kind: 'drop' } & TaskId);

/** A plan as it is stored: with the id of its command and where it comes from. */
export type Task = TaskId & {
  readonly target: string;
  readonly commandId: string;
  readonly input: Readonly<Record<string, unknown>>;
  readonly correlationId: string;
  readonly causationId: string;
  readonly country: CountryCode;
  readonly dueAt: Date;
  /** Where a schedule and no event made it necessary: which, and for which hour. */
  readonly occurrence?: { readonly schedule: string; readonly at: Date };
  /** How often it failed. */
  readonly failures: number;
};

/** The handler's context from the engine. Ports, such as mail, come with the automation's context. */
export type TaskContext = {
  /** Sends the task's command to its target, under the task's command id and in the automation's name. */
  readonly send: <State, Event extends AnyEvent>(
    decider: Decider<State, Event>,
    decide: Decision<State, Event>,
  ) => Promise<void>;
  /** Loads any aggregate as it stands. */
  readonly load: LoadAggregate;
  readonly now: Date;
};

/** Must be safe to repeat: a process can end after the work and before the task is removed. */
export type TaskHandler = (task: Task, context: TaskContext) => Promise<void>;

/** A task of every full hour. Of several missed hours the latest is made up for; a new schedule begins with the present hour. */
export type Schedule = {
  /** Unique in its automation. It is remembered by this name, across versions of the automation. */
  readonly name: string;
  readonly handler: string;
  readonly target: string;
  readonly country: CountryCode;
};

export type Automation = {
  /** A sentence, such as `when-subject-erased-then-delete-key`; the actor of its commands. */
  readonly name: string;
  /** Each version has tables and a checkpoint of its own, and begins with the first event. */
  readonly version: number;
  /** Tables of its own, made where they are missing; none when the events say it all. */
  readonly tables?: string;
  /** Views over the tables, in the schema `read`. */
  readonly views?: Readonly<Record<string, string>>;
  /** The events that it understands, by stream category. */
  readonly handles: Readonly<Record<string, EventSet>>;
  /** Plans and drops tasks for the next events, in order; runs inside the transaction that moves the checkpoint. */
  readonly react: (events: readonly Recorded[], sql: Sql) => Promise<readonly Resolution[]>;
  readonly schedules?: readonly Schedule[];
  readonly handlers: Readonly<Record<string, TaskHandler>>;
};
