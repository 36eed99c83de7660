/** Collective insurance on the read side: companies, partners and insurers, and what is asked for companies' people. */
import { companyList, companyRule } from '@cotejo/core/companies';
import { insurerList, insurerRule } from '@cotejo/core/insurer-terms';
import { partnerList, partnerRule } from '@cotejo/core/partners';
import { type ReadContext } from '../kit/context.ts';
import { forStaff } from '../kit/http/console-plugin.ts';
import { type ListingParts, listingRoutes } from '../kit/list/listing-routes.ts';
import { visibleIn } from '../kit/list/listing.ts';
import { companyExport, companyListing } from './companies.ts';
import { documentIds, insurerIds } from './ids.ts';
import { insurerListing } from './insurers.ts';
import { partnerExport, partnerListing } from './partners.ts';

export const collectiveContext = (parts: ListingParts): ReadContext => ({
  name: 'collective',
  routes: [
    forStaff((app) => {
      listingRoutes(app, parts, companyListing);
      listingRoutes(app, parts, partnerListing);
      listingRoutes(app, parts, insurerListing);
    }),
  ],
  topics: [
    { resource: 'companies', rule: companyRule, idSchema: documentIds },
    { resource: 'partners', rule: partnerRule, idSchema: documentIds },
    { resource: 'insurers', rule: insurerRule, idSchema: insurerIds },
  ],
  lists: [companyList, partnerList, insurerList],
  exportSources: [companyExport, partnerExport],
  visible: [
    visibleIn('companies', companyListing),
    visibleIn('partners', partnerListing),
    visibleIn('insurers', insurerListing),
  ],
});
