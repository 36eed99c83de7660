/** A context as the write side registers it: everything that the composition root must know of it. */
import { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { type Permission } from '@cotejo/core/reference/permissions';
import { type AnyAggregate } from './commands/definition.ts';
import { type Documented } from './http/openapi.ts';

export type Log = Pick<FastifyBaseLogger, 'warn' | 'error'>;

/** Work in the background, from the start of the process to its end. */
export type BackgroundWork = {
  readonly start: (log: Log) => void;
  /** Resolves when the work at hand is done. */
  readonly stop: () => Promise<void>;
};

export type WriteContext = Documented & {
  readonly name: string;
  /** Each command of each aggregate gets its address. */
  readonly aggregates?: readonly AnyAggregate[];
  /** Addresses that are no commands on an aggregate. */
  readonly routes?: readonly ((app: FastifyInstance) => Promise<void>)[];
  /** SQL that creates its own tables where they are missing; it may run again. */
  readonly tables?: readonly string[];
  /** Run once a minute; what goes wrong is logged, and the next minute tries again. */
  readonly sweeps?: readonly ((log: Log) => Promise<unknown>)[];
  readonly work?: BackgroundWork;
  /** Lists of the console of which people may save views. */
  readonly lists?: readonly ViewableList[];
};

export type ViewableList = {
  /** As in the list's address. */
  readonly resource: string;
  /** Permission to save a view of it. */
  readonly permission: Permission;
};

/** Finds a list of any context by its resource; answers once all contexts are registered. */
export type FindList = (resource: string) => ViewableList | undefined;

/** Finds the aggregate of any context by its name in addresses; answers once all contexts are registered. */
export type FindAggregate = (name: string) => AnyAggregate | undefined;

/** The aggregates of all contexts; complete once all contexts are registered. */
export type ListAggregates = () => readonly AnyAggregate[];
