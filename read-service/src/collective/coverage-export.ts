/** Coverages as a file: what the list shows, by the names that people know. */
import { type CoverageRecord } from '@cotejo/core/policy-employees';
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
    column('personName', 'Persona', ({ personName }) => personName),
    column('personDocument', 'Documento', ({ personDocument }) => personDocument),
    column('holderName', 'Titular', ({ holderName }) => holderName),
    column('dependantType', 'Tipo de carga', ({ dependantType: id }) => id && nameIn(dependantTypes, id)),
    column('companyName', 'Empresa', ({ companyName, companyId }) => companyName ?? companyId),
    column('country', 'País', ({ country }) => countryOf(country).name),
    column('insurerName', 'Aseguradora', ({ insurerName, insurerId }) => insurerName ?? insurerId),
    column('policyNumber', 'Póliza', ({ policyNumber }) => policyNumber),
    column('coverageGroup', 'Grupo', ({ coverageGroup }) => coverageGroup),
    column('status', 'Estado', ({ status }) => nameIn(policyEmployeeStatuses, status)),
    column('coveredFrom', 'Cubierto desde', ({ coveredFrom }) => coveredFrom),
    column('coveredUntil', 'Primer día sin cobertura', ({ coveredUntil }) => coveredUntil),
    column('operationDate', 'Operación', ({ operationDate }) => operationDate),
    column('restrictionIds', 'Restricciones', ({ restrictionIds }) =>
      restrictionIds.map((id) => nameIn(restrictionCodes, id)).join('; '),
    ),
    ...times<CoverageRecord>('askedAt', 'Pedida', ({ askedAt }) => askedAt),
    column('askedByName', 'Pedida por', ({ askedByName }) => askedByName),
    ...times<CoverageRecord>('waitingSince', 'Espera desde', ({ waitingSince }) => waitingSince),
    column('dueOn', 'A tiempo hasta', ({ dueOn }) => dueOn),
    column(
      'cancellation',
      'Motivo de la baja',
      ({ cancellation }) => cancellation && nameIn(cancellationReasons, cancellation.reasonId),
    ),
    column(
      'declineReasonId',
      'Motivo del rechazo',
      ({ declineReasonId: id }) => id && nameIn(declineReasons, id),
    ),
  ],
});
