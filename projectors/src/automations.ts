/** All automations. Each follows the log by itself, with its own feed, its own connection to either store, its own checkpoint. */
import { whenLeadReceivedThenMarkDuplicateOrAssign } from './assignment/when-lead-received-then-mark-duplicate-or-assign.ts';
import { type Automation } from './kit/automation/index.ts';
import { whenSubjectErasedThenDeleteKey } from './personal-data/when-subject-erased-then-delete-key.ts';
import { whenViewDeletedThenDeleteKey } from './workspace/when-view-deleted-then-delete-key.ts';
import { whenAppointmentSetThenRemind } from './leads/reminders/when-appointment-set-then-remind.ts';
import { whenVisitorsDataIsOldThenDeleteKey } from './profile-form/when-visitors-data-is-old-then-delete-key.ts';

/** @param keys.indexKey 32 bytes, for the keyed hashes that find a person's other requests */
export const automationsWith = ({ indexKey }: { readonly indexKey: Buffer }): readonly Automation[] => [
  whenLeadReceivedThenMarkDuplicateOrAssign(indexKey),
  whenAppointmentSetThenRemind,
  whenSubjectErasedThenDeleteKey,
  whenViewDeletedThenDeleteKey,
  whenVisitorsDataIsOldThenDeleteKey,
];
