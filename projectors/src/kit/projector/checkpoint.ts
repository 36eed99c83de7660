/** How far a projector has come, and who may move it on: a position and the epoch of the present leader. */
import { type Client } from 'pg';
import { type Position } from '@cotejo/core/kit/event-store';
import { projectionChannel } from '@cotejo/core/kit/projections';
import { loadParked, parkedTables, type ParkedStreams } from './parked-streams.ts';
import { type Projector } from './projector.ts';

export const checkpointTables = `
  create schema if not exists checkpoints;
  create table if not exists checkpoints.projector (
    name text not null,
    version int not null,
    epoch bigint not null default 0,
    commit_position bigint,
    prepare_position bigint,
    primary key (name, version)
  ) with (fillfactor = 50);
  create table if not exists checkpoints.status (
    name text not null,
    version int not null,
    lag_events bigint not null,
    lag_seconds double precision not null,
    caught_up boolean not null,
    frozen boolean not null,
    stopped_at uuid,
    reported_at timestamptz not null,
    primary key (name, version)
  ) with (fillfactor = 50);
  create table if not exists checkpoints.shown (
    name text primary key,
    version int not null
  );
  insert into checkpoints.shown
  select name, max(version) from checkpoints.projector group by name on conflict do nothing;
  ${parkedTables}`;

/** A leader's place: what the checkpoint must still say for its next batch to be written, and what waits before it. */
export type Place = {
  readonly epoch: string;
  readonly position: Position | 'start';
  readonly parked: ParkedStreams;
};

/** Another instance has taken over, and this one's transaction was refused. */
export class Deposed extends Error {
  constructor(projector: string) {
    super(`Another instance leads ${projector} now.`);
    this.name = 'Deposed';
  }
}

type CheckpointRow = { epoch: string; commit_position: string | null; prepare_position: string | null };

/**
 * Begins a new epoch: from now on nobody who led before can write, and until it has reported nobody counts as caught up.
 * Its caller holds the leader's lock.
 */
export const takeOver = async (sql: Client, { name, version }: Projector): Promise<Place> => {
  const { rows } = await sql.query<CheckpointRow>(
    `with unknown as (update checkpoints.status set caught_up = false where name = $1 and version = $2)
     insert into checkpoints.projector as p (name, version, epoch) values ($1, $2, 1)
     on conflict (name, version) do update set epoch = p.epoch + 1
     returning epoch, commit_position, prepare_position`,
    [name, version],
  );
  const { epoch, commit_position: commit, prepare_position: prepare } = rows[0]!;
  const position =
    commit === null || prepare === null ? 'start' : { commit: BigInt(commit), prepare: BigInt(prepare) };
  // After the new epoch has begun: nobody who led before changes them any more.
  return { epoch, position, parked: await loadParked(sql, { name, version }) };
};

/**
 * Moves the checkpoint from a place to a position: the compare-and-set that makes every batch count once.
 * @param notification a payload that the same statement sends, where nothing else is written with it
 * @throws Deposed when it does not stand at that place any more
 */
export const advance = async (
  sql: Pick<Client, 'query'>,
  { name, version }: Projector,
  from: Place,
  to: Position,
  notification?: string,
): Promise<Place> => {
  const previous = from.position === 'start' ? undefined : from.position;
  const { rowCount } = await sql.query({
    name: 'advance',
    text: `with moved as (
             update checkpoints.projector set commit_position = $1, prepare_position = $2
             where name = $3 and version = $4 and epoch = $5
               and commit_position is not distinct from $6 and prepare_position is not distinct from $7
             returning 1)
           select case when $8::text is not null then pg_notify('${projectionChannel}', $8) end from moved`,
    values: [
      to.commit,
      to.prepare,
      name,
      version,
      from.epoch,
      previous?.commit,
      previous?.prepare,
      notification,
    ],
  });
  if (rowCount === 0) throw new Deposed(name);
  return { ...from, position: to };
};
