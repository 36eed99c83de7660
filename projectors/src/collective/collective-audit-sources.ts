/** Collective insurance in the audit: what each event is listed as, and what its row tells. */
import { companies } from '@cotejo/core/companies';
import { insuredPeople } from '@cotejo/core/insured-people';
import { insurerFiles } from '@cotejo/core/insurer-files';
import { insurerTermsEvents } from '@cotejo/core/insurer-terms';
import { partners } from '@cotejo/core/partners';
import { policies } from '@cotejo/core/policies';
import { policyEmployeeEvents } from '@cotejo/core/policy-employees';
import { auditOf, type AuditSource, auditSource } from '../kit/audit-source.ts';

export const collectiveAuditSources: readonly AuditSource[] = [
  auditOf(companies),
  auditOf(policies),
  auditOf(insuredPeople),
  auditSource({
    category: 'policyEmployee',
    events: policyEmployeeEvents,
    resource: 'policy-employees',
    kinds: {
      ActivationRequested: 'coverage',
      ActivationCompleted: 'coverage',
      ActivationWithdrawn: 'coverage',
      ActivationAccepted: 'coverage',
      ActivationDeclined: 'coverage',
      CancellationRequested: 'coverage',
      CancellationAccepted: 'coverage',
      CancellationDeclined: 'coverage',
      CoverageEnded: 'coverage',
      RequestPutInFile: 'coverage',
      // Held for a quarter of an hour: what is decided within it has a row of its own.
      ReviewTaken: null,
      ReviewReleased: null,
    },
    tells: {
      ActivationRequested: ['from', 'coverageGroup'],
      ActivationCompleted: ['from'],
      ActivationAccepted: ['from', 'operationDate'],
      ActivationDeclined: ['reasonId'],
      CancellationRequested: ['until', 'reasonId'],
      CancellationAccepted: ['until', 'operationDate'],
      CancellationDeclined: ['reasonId'],
      CoverageEnded: ['until'],
      RequestPutInFile: ['fileId'],
    },
  }),
  auditOf(partners),
  auditSource({
    category: 'insurerTerms',
    events: insurerTermsEvents,
    resource: 'insurers',
    kinds: {
      InsurerCuttingDaySet: 'edit',
      InsurerRetroactiveDaysSet: 'edit',
      InsurerContactSet: 'edit',
      InsurerContactRemoved: 'edit',
    },
    tells: { InsurerCuttingDaySet: ['value', 'from'], InsurerRetroactiveDaysSet: ['value', 'from'] },
  }),
  auditOf(insurerFiles),
];
