/** Collective insurance on the read side: companies, partners and insurers, and what is asked for companies' people. */
import { companyList, companyRule } from '@cotejo/core/companies';
import { personList, personRule } from '@cotejo/core/insured-people';
import { insurerList, insurerRule } from '@cotejo/core/insurer-terms';
import { partnerList, partnerRule } from '@cotejo/core/partners';
import { policyList, policyRule } from '@cotejo/core/policies';
import { type ReadContext } from '../kit/context.ts';
import { forStaff } from '../kit/http/console-plugin.ts';
import { type LookParts } from '../kit/looks.ts';
import { type ListingParts, listingRoutes } from '../kit/list/listing-routes.ts';
import { visibleIn } from '../kit/list/listing.ts';
import { companyExport, companyListing } from './companies.ts';
import { documentIds, insurerIds } from './ids.ts';
import { insurerListing } from './insurers.ts';
import { partnerExport, partnerListing } from './partners.ts';
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
      listingRoutes(app, parts, partnerListing);
      listingRoutes(app, parts, insurerListing);
      listingRoutes(app, parts, policyListing);
      listingRoutes(app, parts, policyHistoryListing);
      listingRoutes(app, parts, tracedPeople(parts));
      listingRoutes(app, parts, personHistoryListing);
    }),
  ],
  topics: [
    { resource: 'companies', rule: companyRule, idSchema: documentIds },
    { resource: 'partners', rule: partnerRule, idSchema: documentIds },
    { resource: 'insurers', rule: insurerRule, idSchema: insurerIds },
    { resource: 'policies', rule: policyRule },
    { resource: 'insured-people', rule: personRule },
  ],
  lists: [companyList, partnerList, insurerList, policyList, personList],
  exportSources: [companyExport, partnerExport, policyExport, personExport],
  fileSources: [policyFiles(parts)],
  visible: [
    visibleIn('companies', companyListing),
    visibleIn('partners', partnerListing),
    visibleIn('insurers', insurerListing),
    visibleIn('policies', policyListing),
    visibleIn('insured-people', personListing),
  ],
});
