/** Accounts on the read side: what executives pay in, and what is left of it. */
import { accounts } from '@cotejo/core/accounts';
import { bankLines } from '@cotejo/core/bank-lines';
import { waitingCharges } from '@cotejo/core/charges';
import { type ReadContext } from '../kit/context.ts';
import { forStaff } from '../kit/http/console-plugin.ts';
import { listingRoutes } from '../kit/list/listing-routes.ts';
import { recordRead } from '../kit/list/record-read.ts';
import { accountExecutiveListing } from './account-executives.ts';
import { accountMonthsRoute } from './account-months.ts';
import { accountListing } from './accounts.ts';
import { bankLineListing } from './bank-lines.ts';
import { accountNotificationWords } from './notification-words.ts';
import { movementTotalsRoute } from './movement-totals.ts';
import { movementExport, movementListing } from './movements.ts';
import { waitingChargeExport, waitingChargeListing } from './waiting-charges.ts';
import { type StatementParts, statementRoutes } from './statements.ts';

export const accountsContext = (parts: StatementParts): ReadContext => ({
  name: 'accounts',
  records: [
    recordRead(parts, accounts, accountListing, { idOf: ({ id }) => id }),
    recordRead(parts, bankLines, bankLineListing, { idOf: ({ id }) => id }),
  ],
  routes: [
    forStaff((app) => {
      listingRoutes(app, parts, movementListing);
      listingRoutes(app, parts, accountExecutiveListing);
      listingRoutes(app, parts, waitingChargeListing);
      accountMonthsRoute(app, parts);
      statementRoutes(app, parts);
      movementTotalsRoute(app, parts);
    }),
  ],
  topics: [{ resource: waitingCharges.resource, rule: waitingCharges.rule }],
  lists: [accounts.list],
  exportSources: [movementExport, waitingChargeExport],
  notifications: [accountNotificationWords(parts.pool)],
});
