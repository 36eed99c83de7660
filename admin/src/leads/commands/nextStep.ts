/** The command that usually follows another one: an appointment, where the person asked for another time. */
import { activityOutcome } from '@cotejo/core/reference/activity-types';
import { permissionFor } from '../../kit/commands/permission.ts';
import { type LeadRow } from '../lead.ts';
import { type FormCommand } from './forms.ts';

/** @param after the lead as the command left it @returns nothing where none follows, or it may not be sent now */
export const nextStep = (done: FormCommand, after: LeadRow): FormCommand | undefined => {
  const logged = done === 'log-activity' ? after.activities?.at(-1) : undefined;
  if (!logged || !activityOutcome(logged.typeId, logged.outcomeId)?.isPutOff) return undefined;
  return permissionFor(after, 'set-appointment').allowed ? 'set-appointment' : undefined;
};
