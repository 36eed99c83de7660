/** Collective insurance on the read side: companies, and what is asked for their people. */
import { companyList, companyRule } from '@cotejo/core/companies';
import { type ReadContext } from '../kit/context.ts';
import { forStaff } from '../kit/http/console-plugin.ts';
import { type ListingParts, listingRoutes } from '../kit/list/listing-routes.ts';
import { visibleIn } from '../kit/list/listing.ts';
import { companyExport, companyListing } from './companies.ts';

export const collectiveContext = (parts: ListingParts): ReadContext => ({
  name: 'collective',
  routes: [
    forStaff((app) => {
      listingRoutes(app, parts, companyListing);
    }),
  ],
  topics: [{ resource: 'companies', rule: companyRule }],
  lists: [companyList],
  exportSources: [companyExport],
  visible: [visibleIn('companies', companyListing)],
});
