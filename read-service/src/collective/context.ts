/** Collective insurance on the read side: companies, partners and insurers, and what is asked for companies' people. */
import { companies } from '@cotejo/core/companies';
import { insuredPeople } from '@cotejo/core/insured-people';
import { insurerFiles } from '@cotejo/core/insurer-files';
import { insurerList, insurerRule } from '@cotejo/core/insurer-terms';
import { partners } from '@cotejo/core/partners';
import { policies, policyOfCompanyRule } from '@cotejo/core/policies';
import { coverageList, coverageNotifications, processRule } from '@cotejo/core/policy-employees';
import { type ReadContext } from '../kit/context.ts';
import { forStaff } from '../kit/http/console-plugin.ts';
import { type AccessLogParts } from '../kit/access-log.ts';
import { type ListingParts, listingRoutes } from '../kit/list/listing-routes.ts';
import { visibleIn } from '../kit/list/listing.ts';
import { recordRead } from '../kit/list/record-read.ts';
import { fixedWords } from '../kit/notification-words.ts';
import { companyListing } from './companies.ts';
import { coverageExport } from './coverage-export.ts';
import { coverageHistoryExport } from './coverage-history-export.ts';
import { tracedCoverageHistory } from './coverage-history.ts';
import { coverageTotalListing, cuttingDayListing } from './coverage-totals.ts';
import { tracedCoverages, visibleFamilies } from './coverages.ts';
import { coverageIds, insurerIds } from './ids.ts';
import { insurerFileListing } from './insurer-files.ts';
import { insurerLineExport, tracedLines } from './insurer-lines.ts';
import { insurerExport, insurerHistoryExport, insurerHistoryListing, insurerListing } from './insurers.ts';
import { employeeCompanyListing, requestablePolicyListing } from './own-choices.ts';
import { partnerListing } from './partners.ts';
import { exportedPeople, tracedPeople } from './insured-people.ts';
import { personFiles } from './person-files.ts';
import { policyListing } from './policies.ts';
import { policyFiles } from './policy-files.ts';

export const collectiveContext = (parts: ListingParts & AccessLogParts): ReadContext => ({
  name: 'collective',
  records: [
    recordRead(parts, companies, companyListing),
    recordRead(parts, partners, partnerListing),
    recordRead(parts, policies, policyListing, {
      idOf: ({ id }) => id,
      hasFiles: true,
      visibleBy: policyOfCompanyRule,
    }),
    recordRead(parts, insuredPeople, tracedPeople(parts), exportedPeople),
    recordRead(parts, insurerFiles, insurerFileListing, { idOf: ({ id }) => id }),
  ],
  routes: [
    forStaff((app) => {
      listingRoutes(app, parts, insurerListing);
      listingRoutes(app, parts, tracedCoverages(parts));
      listingRoutes(app, parts, tracedCoverageHistory(parts));
      listingRoutes(app, parts, employeeCompanyListing);
      listingRoutes(app, parts, requestablePolicyListing);
      listingRoutes(app, parts, coverageTotalListing);
      listingRoutes(app, parts, cuttingDayListing);
      listingRoutes(app, parts, tracedLines(parts));
      listingRoutes(app, parts, insurerHistoryListing);
    }),
  ],
  notifications: [fixedWords(coverageNotifications)],
  topics: [
    { resource: 'insurers', rule: insurerRule, idSchema: insurerIds },
    { resource: 'policy-employees', rule: processRule, idSchema: coverageIds },
  ],
  lists: [companies.list, partners.list, insurerList, policies.list, insuredPeople.list, coverageList],
  exportSources: [
    insurerExport,
    coverageExport,
    coverageHistoryExport,
    insurerLineExport,
    insurerHistoryExport,
  ],
  fileSources: [policyFiles(parts), personFiles(parts)],
  visible: [visibleIn('insurers', insurerListing), visibleFamilies],
});
