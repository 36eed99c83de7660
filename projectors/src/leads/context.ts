/** Leads: their read models, and the reminders of their appointments. */
import { leadEvents } from '@cotejo/core/leads';
import { type ProjectionContext } from '../kit/context.ts';
import { leadNotificationSource } from './lead-notifications.ts';
import { leadsProjector } from './leads-projector.ts';
import { whenAppointmentSetThenRemind } from './reminders/when-appointment-set-then-remind.ts';

/** @param parts.indexKey 32 bytes, for the keyed hashes that find a person's other requests */
export const leadsContext = ({ indexKey }: { readonly indexKey: Buffer }): ProjectionContext => ({
  name: 'leads',
  projectors: [leadsProjector(indexKey)],
  audit: [{ category: 'lead', events: leadEvents, resource: 'leads' }],
  notifications: [leadNotificationSource],
  automations: [whenAppointmentSetThenRemind],
});
