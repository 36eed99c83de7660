/** The status of a projector: for its `/readyz` and `/metrics`, and in a table for the console. */
import { type Pool } from 'pg';
import { type Lag } from './lag.ts';
import { type Projector } from './projector.ts';

export type ProjectorStatus = {
  /** `standby` waits for the leader's end; `starting` is neither yet, or again. */
  readonly role: 'starting' | 'standby' | 'leader' | 'stopped';
  readonly position: string;
  readonly lag: Lag;
  readonly caughtUp: boolean;
  readonly frozen: boolean;
  /** How many streams are parked, as the leader knows. */
  readonly parked: number;
  /** The event at which it stopped, and why; it tries again by itself from time to time. */
  readonly stoppedAt?: { readonly eventId: string; readonly error: string };
};

export const initialStatus: ProjectorStatus = {
  role: 'starting',
  position: '0',
  lag: { events: 0, seconds: 0 },
  caughtUp: false,
  frozen: false,
  parked: 0,
};

/** How late read models may be before the projector counts as unwell; seconds. */
const tolerated = 30;

/** Parked streams leave it ready: all other streams go on. */
export const isReady = ({ role, caughtUp, frozen, lag }: ProjectorStatus): boolean =>
  role === 'standby' || (role === 'leader' && caughtUp && !frozen && lag.seconds <= tolerated);

/** Only the leader of the present epoch reports, or stopped at an event; a report is also its sign of life. */
export const report = async (
  sql: Pick<Pool, 'query'>,
  { name, version }: Projector,
  epoch: string,
  { lag, caughtUp, frozen, stoppedAt }: ProjectorStatus,
): Promise<void> => {
  await sql.query({
    name: 'report',
    text: `insert into checkpoints.status
           select name, version, $4, $5, $6, $7, $8, now() from checkpoints.projector
           where name = $1 and version = $2 and epoch = $3
           on conflict (name, version) do update set
             lag_events = excluded.lag_events, lag_seconds = excluded.lag_seconds, caught_up = excluded.caught_up,
             frozen = excluded.frozen, stopped_at = excluded.stopped_at, reported_at = now()`,
    values: [name, version, epoch, lag.events, lag.seconds, caughtUp, frozen, stoppedAt?.eventId],
  });
};
