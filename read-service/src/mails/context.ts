/** Mails on the read side. */
import { mails } from '@cotejo/core/mails';
import { type ReadContext } from '../kit/context.ts';
import { forStaff } from '../kit/http/console-plugin.ts';
import { type ListingParts, listingRoutes } from '../kit/list/listing-routes.ts';
import { visibleIn } from '../kit/list/listing.ts';
import { recordExport } from '../kit/list/record-listing.ts';
import { mailListing } from './mails.ts';

export const mailsContext = (parts: ListingParts): ReadContext => ({
  name: 'mails',
  routes: [forStaff((app) => listingRoutes(app, parts, mailListing))],
  topics: [{ resource: mails.resource, rule: mails.rule }],
  exportSources: [recordExport(mails, mailListing, { idOf: ({ id }) => id })],
  visible: [visibleIn(mails.resource, mailListing)],
});
