/** Accounts: what executives pay in, what closed leads cost, and what is left of it. */
import { bankLines } from '@cotejo/core/bank-lines';
import { type ProjectionContext } from '../kit/context.ts';
import { recordProjector } from '../kit/projector/index.ts';
import { accountAuditSources } from './account-audit-sources.ts';
import { accountNotificationSource, chargeNotificationSource } from './account-notifications.ts';
import { accountsProjector } from './accounts-projector.ts';
import { whenLeadClosedThenChargeExecutive } from './charging/when-lead-closed-then-charge-executive.ts';
import { waitingChargesProjector } from './waiting-charges-projector.ts';
import { whenBalanceFallsThenMailExecutive } from './when-balance-falls-then-mail-executive.ts';
import { whenBankLineAssignedThenDeposit } from './when-bank-line-assigned-then-deposit.ts';
import { whenNumberedBankLineImportedThenNote } from './when-numbered-bank-line-imported-then-note.ts';
import { whenBalanceBelowFloorThenPauseExecutive } from './when-balance-below-floor-then-pause-executive.ts';

export const accountsContext = (): ProjectionContext => ({
  name: 'accounts',
  projectors: [accountsProjector, recordProjector(bankLines, 3), waitingChargesProjector],
  automations: [
    whenLeadClosedThenChargeExecutive,
    whenBalanceBelowFloorThenPauseExecutive,
    whenBalanceFallsThenMailExecutive,
    whenBankLineAssignedThenDeposit,
    whenNumberedBankLineImportedThenNote,
  ],
  audit: accountAuditSources,
  notifications: [accountNotificationSource, chargeNotificationSource],
});
