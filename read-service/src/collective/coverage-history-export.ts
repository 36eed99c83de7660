/** What happened to coverages as a file: what the list shows, by the names that people know. */
import { addDays } from '@cotejo/core/kit/time';
import { type CoverageHistoryRecord } from '@cotejo/core/policy-employees';
import { cancellationReasons, declineReasons, nameIn } from '@cotejo/core/reference/collective-tables';
import { countryOf } from '@cotejo/core/reference/countries';
import { eventName } from '@cotejo/core/reference/event-names';
import { columnOf, times } from '../kit/export/column.ts';
import { exportOf } from '../kit/list/listing-export.ts';
import { coverageHistoryListing } from './coverage-history.ts';

const column = columnOf<CoverageHistoryRecord>();

const isAboutEnd = ({ type }: CoverageHistoryRecord): boolean =>
  type.startsWith('Cancellation') || type === 'CoverageEnded';

export const coverageHistoryExport = exportOf(coverageHistoryListing, {
  aggregate: 'insured-people',
  erasable: { view: 'read.insured_person', projector: 'insured-people' },
  idOf: ({ personId }) => personId,
  permissions: ['employee:read-history', 'employee:export'],
  name: 'Movimientos de coberturas',
  columns: [
    ...times<CoverageHistoryRecord>('at', 'Cuándo', ({ at }) => at),
    column('type', 'Qué pasó', ({ type }) => eventName(type)),
    column('personName', 'Persona', ({ personName }) => personName),
    column('companyName', 'Empresa', ({ companyName, companyId }) => companyName ?? companyId),
    column('country', 'País', ({ country }) => countryOf(country).name),
    column('policyNumber', 'Póliza', ({ policyNumber }) => policyNumber),
    column('day', 'Con cobertura desde', (row) => (isAboutEnd(row) ? null : row.day)),
    column('day', 'Con cobertura hasta', (row) => (isAboutEnd(row) && row.day ? addDays(row.day, -1) : null)),
    column('operationDate', 'Operación', ({ operationDate }) => operationDate),
    column('reasonId', 'Motivo', ({ type, reasonId }) =>
      reasonId === null
        ? null
        : nameIn(type === 'CancellationRequested' ? cancellationReasons : declineReasons, reasonId),
    ),
    column('note', 'Nota', ({ note }) => note),
    column('actorName', 'Quién', ({ actorName }) => actorName),
    column('after', 'Segundos desde lo anterior', ({ after }) => after),
  ],
});
