/** Pauses of executives: by hand for a reason and a time, and by the account's balance. */
import { rejectInput } from '../kit/event-sourcing/index.ts';
import { dayInZone, instantOfLocal } from '../kit/time/index.ts';
import { homeCountry } from '../identity/index.ts';
import { countryOf } from '../reference/countries.ts';
import { pauseReason, pauseReasons } from '../reference/pause-reasons.ts';
import { type About, asStaff, type AboutWithNote, type UserDecision } from './user-decisions.ts';

type Chosen = AboutWithNote & {
  readonly reasonId: number;
  /** The day on which leads are given again, `YYYY-MM-DD`; without it, until somebody says so. */
  readonly until?: string;
};

/** The executive is given no new leads; another pause replaces the one before. */
export const pauseUser = ({ reasonId, note, until, ...about }: Chosen): UserDecision =>
  asStaff('pause', about, (user, now) => {
    if (!pauseReasons.some(({ id }) => id === reasonId))
      return rejectInput({ reasonId: 'Ese motivo no existe.' });
    if (reasonId === pauseReason.lowBalance)
      return rejectInput({ reasonId: 'Elige otro motivo: el saldo bajo lo pone el saldo de la cuenta.' });
    if (reasonId === pauseReason.other && note === undefined)
      return rejectInput({ note: 'Especifica el motivo.' });
    const { timeZone } = countryOf(homeCountry(user));
    if (until !== undefined && until <= dayInZone(now, timeZone))
      return rejectInput({ until: 'Elige un día a partir de mañana.' });
    const { pause } = user;
    const isSame = pause?.reasonId === reasonId && pause.note === note && pause.until === until;
    if (isSame) return [];
    const end = until !== undefined && { until, endsAt: instantOfLocal(`${until}T00:00`, timeZone)! };
    return [{ type: 'UserPaused', data: { reasonId, note, ...end } }];
  });

export const resumeUser = (about: About): UserDecision =>
  asStaff('resume', about, () => [{ type: 'UserResumed', data: {} }]);

/** The time of a pause is over. @param endsAt of the pause that is meant: one that replaced it goes on */
export const endPause =
  (endsAt: string): UserDecision =>
  (user) =>
    user.status !== 'unregistered' && user.pause?.endsAt === endsAt
      ? [{ type: 'UserResumed', data: {} }]
      : [];

/** A low balance pauses an executive who is not paused; one that is not low ends that pause, and no other. */
export const followBalance =
  (isLow: boolean): UserDecision =>
  (user) => {
    if (user.status !== 'active' || !user.roles.includes('EJECUTIVO')) return [];
    const { pause } = user;
    if (isLow && !pause)
      return [{ type: 'UserPaused', data: { reasonId: pauseReason.lowBalance, automatic: true } }];
    return !isLow && pause?.automatic ? [{ type: 'UserResumed', data: {} }] : [];
  };
