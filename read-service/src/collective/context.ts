/** Collective insurance on the read side: companies, partners, and what is asked for companies' people. */
import { companyList, companyRule } from '@cotejo/core/companies';
import { partnerList, partnerRule } from '@cotejo/core/partners';
import { type ReadContext } from '../kit/context.ts';
import { forStaff } from '../kit/http/console-plugin.ts';
import { type ListingParts, listingRoutes } from '../kit/list/listing-routes.ts';
import { visibleIn } from '../kit/list/listing.ts';
import { companyExport, companyListing } from './companies.ts';
import { documentIds } from './ids.ts';
import { partnerExport, partnerListing } from './partners.ts';

export const collectiveContext = (parts: ListingParts): ReadContext => ({
  name: 'collective',
  routes: [
    forStaff((app) => {
      listingRoutes(app, parts, companyListing);
      listingRoutes(app, parts, partnerListing);
    }),
  ],
  topics: [
    { resource: 'companies', rule: companyRule, idSchema: documentIds },
    { resource: 'partners', rule: partnerRule, idSchema: documentIds },
  ],
  lists: [companyList, partnerList],
  exportSources: [companyExport, partnerExport],
  visible: [visibleIn('companies', companyListing), visibleIn('partners', partnerListing)],
});
