/** Loads of activations and cancellations on the read side: where each stands, its rows, and the workbooks around it. */
import { employeeLoadNotifications, employeeLoads } from '@cotejo/core/employee-loads';
import { type ReadContext } from '../kit/context.ts';
import { forStaff } from '../kit/http/console-plugin.ts';
import { type ListingParts, listingRoutes } from '../kit/list/listing-routes.ts';
import { recordRead } from '../kit/list/record-read.ts';
import { fixedWords } from '../kit/notification-words.ts';
import { type RowParts, rowListing } from './load-rows.ts';
import { loadListing } from './loads.ts';
import { loadPolicyListing } from './policies.ts';
import { loadRoutes } from './routes.ts';

export const employeeLoadsContext = (parts: ListingParts & RowParts): ReadContext => ({
  name: 'employee-loads',
  records: [recordRead(parts, employeeLoads, loadListing)],
  lists: [employeeLoads.list],
  routes: [
    forStaff((app) => {
      listingRoutes(app, parts, rowListing(parts));
      listingRoutes(app, parts, loadPolicyListing);
      loadRoutes(app, parts);
    }),
  ],
  notifications: [fixedWords(employeeLoadNotifications)],
});
