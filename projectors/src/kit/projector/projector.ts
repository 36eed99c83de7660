/** A projector: what one context's events become in Postgres, all its read models changed together. */
import { type Client } from 'pg';
import { categoryOf, type EventSet, type Recorded } from '@cotejo/core/kit/event-sourcing';
import { type StoredEvent } from '@cotejo/core/kit/event-store';
import { type Change } from '@cotejo/core/kit/projections';

/** The connection of a projector's transaction; names without a schema mean the projector's own. */
export type Sql = Pick<Client, 'query'>;

export type Projector = {
  readonly name: string;
  /** Each version has tables of its own, in the schema `<name>_v<version>`, built from the first event. */
  readonly version: number;
  /** The tables and indexes, made where they are missing. */
  readonly tables: string;
  /** Views for readers, by their name in the schema `read`, as queries over the tables. */
  readonly views: Readonly<Record<string, string>>;
  /** Views that the write service may ask before it takes something away; none unless it says so. Never to allow anything. */
  readonly askedByCommands?: readonly string[];
  /** The events that it understands, by stream category. All others only move the checkpoint. */
  readonly handles: Readonly<Record<string, EventSet>>;
  /**
   * The stream categories of those events that somebody looks for as soon as they are there; all of them unless said.
   * The others are held up a little for company, since each commit takes time from those that are waited for.
   */
  readonly awaited?: readonly string[];
  /** Brings the tables up to date with some more events, in order; runs inside the batch's transaction. */
  readonly apply: (events: readonly Recorded[], sql: Sql) => Promise<readonly Change[]>;
};

export const schemaOf = ({ name, version }: Pick<Projector, 'name' | 'version'>): string =>
  `${name.replaceAll('-', '_')}_v${version}`;

/** Whether it understands the event; it may be one of others. */
export const isOf = ({ handles }: Projector, { stream }: Pick<StoredEvent, 'stream'>): boolean =>
  Object.hasOwn(handles, categoryOf(stream));

/** Whether somebody waits for what it makes of the event. */
export const isAwaited = (
  { handles, awaited = Object.keys(handles) }: Projector,
  { stream }: Pick<StoredEvent, 'stream'>,
): boolean => awaited.includes(categoryOf(stream));
