/** Leads: their read models, and the reminders of their appointments. */
import { type ProjectionContext } from '../kit/context.ts';
import { leadAuditSource } from './lead-audit-source.ts';
import { leadNotificationSource } from './lead-notifications.ts';
import { leadsProjector } from './leads-projector.ts';
import { whenAppointmentSetThenRemind } from './reminders/when-appointment-set-then-remind.ts';

/** @param parts.indexKey 32 bytes, for the keyed hashes that find a person's other requests */
export const leadsContext = ({ indexKey }: { readonly indexKey: Buffer }): ProjectionContext => ({
  name: 'leads',
  projectors: [leadsProjector(indexKey)],
  audit: [leadAuditSource],
  notifications: [leadNotificationSource],
  automations: [whenAppointmentSetThenRemind],
});
