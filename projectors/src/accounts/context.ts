/** Accounts: what executives pay in, what closed leads cost, and what is left of it. */
import { accountEvents } from '@cotejo/core/accounts';
import { leadChargeEvents } from '@cotejo/core/charges';
import { type ProjectionContext } from '../kit/context.ts';
import { accountNotificationSource, chargeNotificationSource } from './account-notifications.ts';
import { accountsProjector } from './accounts-projector.ts';
import { whenLeadClosedThenChargeExecutive } from './charging/when-lead-closed-then-charge-executive.ts';
import { whenBalanceBelowFloorThenPauseExecutive } from './when-balance-below-floor-then-pause-executive.ts';

export const accountsContext = (): ProjectionContext => ({
  name: 'accounts',
  projectors: [accountsProjector],
  automations: [whenLeadClosedThenChargeExecutive, whenBalanceBelowFloorThenPauseExecutive],
  audit: [
    { category: 'account', events: accountEvents, resource: 'accounts' },
    { category: 'charge', events: leadChargeEvents, resource: 'charges', aggregate: 'leads' },
  ],
  notifications: [accountNotificationSource, chargeNotificationSource],
});
