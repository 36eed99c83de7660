/** Coverages as a file: what the list shows, by the names that people know. */
import { coverageLabels, type CoverageRecord } from '@cotejo/core/policy-employees';
import { countryOf } from '@cotejo/core/reference/countries';
import { policyEmployeeStatuses } from '@cotejo/core/reference/collective-statuses';
import { cancellationReasons, declineReasons, nameIn } from '@cotejo/core/reference/collective-tables';
import { dependantTypes } from '@cotejo/core/reference/dependant-types';
import { restrictionCodes } from '@cotejo/core/reference/restriction-codes';
import { columnOf, times } from '../kit/export/column.ts';
import { exportOf } from '../kit/list/listing-export.ts';
import { coverageListing } from './coverages.ts';

const column = columnOf<CoverageRecord>();

export const coverageExport = exportOf(coverageListing, {
  // Whose data it is: people's pages tell who has it.
  aggregate: 'insured-people',
  erasable: { view: 'read.insured_person', projector: 'insured-people' },
  // A dependant's row names the holder.
  idOf: ({ personId, holderId }) => [personId, holderId],
  permissions: ['employee:read', 'employee:export'],
  name: 'Coberturas',
  columns: [
    column('personName', coverageLabels.name, ({ personName }) => personName),
    column('personDocument', coverageLabels.personDocument, ({ personDocument }) => personDocument),
    column('holderName', coverageLabels.holderName, ({ holderName }) => holderName),
    column(
      'dependantType',
      coverageLabels.dependantType,
      ({ dependantType: id }) => id && nameIn(dependantTypes, id),
    ),
    column('companyName', coverageLabels.companyId, ({ companyName, companyId }) => companyName ?? companyId),
    column('country', coverageLabels.country, ({ country }) => countryOf(country).name),
    column('insurerName', coverageLabels.insurerId, ({ insurerName, insurerId }) => insurerName ?? insurerId),
    column('policyNumber', coverageLabels.policyId, ({ policyNumber }) => policyNumber),
    column('coverageGroup', coverageLabels.coverageGroup, ({ coverageGroup }) => coverageGroup),
    column('status', coverageLabels.status, ({ status }) => nameIn(policyEmployeeStatuses, status)),
    column('coveredFrom', coverageLabels.coveredFrom, ({ coveredFrom }) => coveredFrom),
    column('coveredUntil', coverageLabels.coveredUntil, ({ coveredUntil }) => coveredUntil),
    column('operationDate', coverageLabels.operationDate, ({ operationDate }) => operationDate),
    column('restrictionIds', coverageLabels.restrictionIds, ({ restrictionIds }) =>
      restrictionIds.map((id) => nameIn(restrictionCodes, id)).join('; '),
    ),
    ...times<CoverageRecord>('askedAt', coverageLabels.askedAt, ({ askedAt }) => askedAt),
    column('askedByName', coverageLabels.askedByName, ({ askedByName }) => askedByName),
    ...times<CoverageRecord>('waitingSince', coverageLabels.waitingSince, ({ waitingSince }) => waitingSince),
    column('dueOn', coverageLabels.dueOn, ({ dueOn }) => dueOn),
    column(
      'cancellation',
      coverageLabels.cancellation,
      ({ cancellation }) => cancellation && nameIn(cancellationReasons, cancellation.reasonId),
    ),
    column(
      'declineReasonId',
      coverageLabels.declineReasonId,
      ({ declineReasonId: id }) => id && nameIn(declineReasons, id),
    ),
  ],
});
