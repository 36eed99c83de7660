/** Collective insurance in the audit: what each event is listed as, and what its row tells. */
import { companyEvents } from '@cotejo/core/companies';
import { insuredPersonEvents } from '@cotejo/core/insured-people';
import { insurerFileEvents } from '@cotejo/core/insurer-files';
import { insurerTermsEvents } from '@cotejo/core/insurer-terms';
import { partners } from '@cotejo/core/partners';
import { policyEvents } from '@cotejo/core/policies';
import { policyEmployeeEvents } from '@cotejo/core/policy-employees';
import { auditOf, type AuditSource, auditSource } from '../kit/audit-source.ts';

export const collectiveAuditSources: readonly AuditSource[] = [
  auditSource({
    category: 'company',
    events: companyEvents,
    resource: 'companies',
    kinds: {
      CompanyRegistered: 'edit',
      CompanyChanged: 'edit',
      CompanyApproved: 'status',
      CompanyRejected: 'status',
      CompanyDeactivated: 'status',
      CompanyReactivated: 'status',
    },
    tells: { CompanyRegistered: ['legalName'], CompanyChanged: { namesOf: 'event' } },
  }),
  auditSource({
    category: 'policy',
    events: policyEvents,
    resource: 'policies',
    kinds: {
      PolicyCreated: 'edit',
      PolicyUpdated: 'edit',
      PolicyInsurerNotificationSet: 'edit',
      PolicyFileAttached: 'file',
      PolicyFileWithdrawn: 'file',
      PolicyDeleted: 'edit',
    },
    tells: {
      PolicyCreated: ['number', 'from', 'until'],
      PolicyUpdated: { namesOf: 'event' },
      PolicyInsurerNotificationSet: ['insurerNotification'],
      PolicyFileAttached: ['mediaType', 'bytes'],
      PolicyFileWithdrawn: ['reasonId'],
    },
  }),
  auditSource({
    category: 'insuredPerson',
    events: insuredPersonEvents,
    resource: 'insured-people',
    kinds: {
      PersonRegistered: 'edit',
      PersonChanged: 'edit',
      PersonMeasured: 'edit',
      PersonMeasureRemoved: 'edit',
      PersonFileAttached: 'file',
      PersonFileWithdrawn: 'file',
      PersonDeactivated: 'status',
      PersonReactivated: 'status',
      SubjectErased: 'erasure',
    },
    tells: {
      PersonChanged: { namesOf: 'event' },
      PersonFileAttached: ['mediaType', 'bytes'],
      PersonFileWithdrawn: ['reasonId'],
      SubjectErased: ['reasonId'],
    },
  }),
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
  auditSource({
    category: 'insurerFile',
    events: insurerFileEvents,
    resource: 'insurer-files',
    kinds: { InsurerFilePrepared: 'coverage', InsurerFileSent: 'coverage' },
    tells: { InsurerFilePrepared: ['lastDay'], InsurerFileSent: ['activations', 'cancellations'] },
  }),
];
