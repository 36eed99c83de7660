/** The loads that a viewer sees: as a list, one by one, and as an export. */
import {
  loadLabels,
  allowedLoadCommands,
  type EmployeeLoadRecord,
  employeeLoadRecordSchema,
  employeeLoadTable,
  guardedLoad,
  loadKinds,
  loadRule,
} from '@cotejo/core/employee-loads';
import { countryCodes } from '@cotejo/core/kit/country';
import { readRow, rowColumns } from '@cotejo/core/kit/table';
import { bulkLoadStatuses } from '@cotejo/core/reference/collective-statuses';
import { idsOf, nameIn } from '@cotejo/core/reference/collective-tables';
import { countryOf } from '@cotejo/core/reference/countries';
import { namesOf } from '../kit/staff-names.ts';
import { columnOf } from '../kit/export/column.ts';
import { oneOf, texts, uuids } from '../kit/http/filters.ts';
import { mostCounted } from '../kit/http/page.ts';
import { anyOf, wordsNearby } from '../kit/list/filter.ts';
import { exportOf } from '../kit/list/listing-export.ts';
import { type RuledListing, type Stored } from '../kit/list/listing.ts';
import { wallTime } from '../kit/spreadsheet/cell.ts';
import { sql } from '../kit/sql.ts';

type StoredLoad = Stored & { readonly company_name: string | null; readonly policy_number: string | null };

export const loadListing: RuledListing<EmployeeLoadRecord, StoredLoad> = {
  resource: 'employee-loads',
  summary: 'Las cargas masivas que puedes ver',
  rule: loadRule,
  projector: 'employee-loads',
  count: { summary: 'Cuántas cargas deja un filtro' },
  one: { summary: 'Una carga masiva, y su avance', missing: 'No existe esa carga, o no puedes verla.' },
  id: 'l.id',
  filters: {
    q: wordsNearby(
      'l.search_text',
      { id: 'l.company_id', table: 'read.company', column: 'search_text' },
      { id: 'l.policy_id', table: 'read.policy', column: 'search_text' },
    ),
    country: anyOf('l.country', oneOf(countryCodes)),
    companyId: anyOf('l.company_id', texts),
    policyId: anyOf('l.policy_id', uuids),
    kind: anyOf('l.kind', oneOf(idsOf(loadKinds))),
    status: anyOf('l.status', oneOf(idsOf(bulkLoadStatuses))),
  },
  sorts: { uploadedAt: 'l.uploaded_at' },
  defaultSort: ['uploadedAt', 'DESC'],
  countedTo: mostCounted,
  from: () =>
    sql('read.employee_load as l')
      .leftJoin('read.company as c', 'c.id', 'l.company_id')
      .leftJoin('read.policy as p', 'p.id', 'l.policy_id'),
  held: { country: 'l.country', company: 'l.company_id' },
  columns: () =>
    [...rowColumns(employeeLoadTable, 'l'), 'c.legal_name as company_name', 'p.number as policy_number'].join(
      ', ',
    ),
  row: employeeLoadRecordSchema,
  async show(found, viewer, pool) {
    const rows = found.map((stored) => readRow(employeeLoadTable, stored));
    const nameOf = await namesOf(
      pool,
      rows.map(({ uploadedBy }) => uploadedBy),
    );
    return rows.map((row, place) => ({
      ...row,
      companyName: found[place]!.company_name,
      policyNumber: found[place]!.policy_number,
      uploadedByName: row.uploadedBy && nameOf(row.uploadedBy),
      allowedCommands: allowedLoadCommands(guardedLoad(row), viewer),
    }));
  },
};

const column = columnOf<EmployeeLoadRecord>();

export const loadExport = exportOf(loadListing, {
  aggregate: 'employee-loads',
  permissions: ['employee:bulk-load-read', 'employee:export'],
  name: 'Cargas masivas',
  columns: [
    column('uploadedAt', loadLabels.uploadedAt, ({ uploadedAt, country }) =>
      wallTime(uploadedAt, countryOf(country).timeZone),
    ),
    column('kind', loadLabels.kind, ({ kind }) => nameIn(loadKinds, kind)),
    column('companyName', loadLabels.companyName, ({ companyName, companyId }) => companyName ?? companyId),
    column('policyNumber', loadLabels.policyNumber, ({ policyNumber }) => policyNumber),
    column('fileName', loadLabels.name, ({ fileName }) => fileName),
    column('status', loadLabels.status, ({ status }) => nameIn(bulkLoadStatuses, status)),
    column('total', loadLabels.total, ({ total }) => total),
    column('doneOk', loadLabels.done, ({ doneOk }) => doneOk),
    column('doneSame', 'Ya estaban así', ({ doneSame }) => doneSame),
    column('doneRefused', loadLabels.failed, ({ doneRefused }) => doneRefused),
    column('uploadedByName', loadLabels.uploadedByName, ({ uploadedByName }) => uploadedByName),
    column('reason', 'Motivo', ({ reason }) => reason),
  ],
});
