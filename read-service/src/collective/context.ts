/** Collective insurance on the read side: companies, and what is asked for their people. */
import { companyList, companyRule } from '@cotejo/core/companies';
import { personList, personRule } from '@cotejo/core/insured-people';
import { policyList, policyRule } from '@cotejo/core/policies';
import { type ReadContext } from '../kit/context.ts';
import { forStaff } from '../kit/http/console-plugin.ts';
import { type LookParts } from '../kit/looks.ts';
import { type ListingParts, listingRoutes } from '../kit/list/listing-routes.ts';
import { visibleIn } from '../kit/list/listing.ts';
import { companyExport, companyListing } from './companies.ts';
import { personHistoryListing, personListing, tracedPeople } from './insured-people.ts';
import { personExport } from './person-export.ts';
import { policyHistoryListing, policyListing } from './policies.ts';
import { policyExport } from './policy-export.ts';
import { policyFiles } from './policy-files.ts';

export const collectiveContext = (parts: ListingParts & LookParts): ReadContext => ({
  name: 'collective',
  routes: [
    forStaff((app) => {
      listingRoutes(app, parts, companyListing);
      listingRoutes(app, parts, policyListing);
      listingRoutes(app, parts, policyHistoryListing);
      listingRoutes(app, parts, tracedPeople(parts));
      listingRoutes(app, parts, personHistoryListing);
    }),
  ],
  topics: [
    { resource: 'companies', rule: companyRule },
    { resource: 'policies', rule: policyRule },
    { resource: 'insured-people', rule: personRule },
  ],
  lists: [companyList, policyList, personList],
  exportSources: [companyExport, policyExport, personExport],
  fileSources: [policyFiles(parts)],
  visible: [
    visibleIn('companies', companyListing),
    visibleIn('policies', policyListing),
    visibleIn('insured-people', personListing),
  ],
});
