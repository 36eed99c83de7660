/** The companies that a viewer sees: as a list, and as an export. */
import {
  allowedCompanyCommands,
  type CompanyRecord,
  companyRecordSchema,
  companyRule,
  companyTable,
} from '@cotejo/core/companies';
import { countryCodes } from '@cotejo/core/kit/country';
import { readRow, rowColumns } from '@cotejo/core/kit/table';
import { approvalStatuses, companyStatuses } from '@cotejo/core/reference/collective-statuses';
import { idsOf, nameIn } from '@cotejo/core/reference/collective-tables';
import { economicActivities } from '@cotejo/core/reference/economic-activities';
import { countryOf } from '@cotejo/core/reference/countries';
import { formatDocument } from '@cotejo/core/people';
import { namesOf } from '../kit/staff-names.ts';
import { columnOf, times } from '../kit/export/column.ts';
import { alphabetical } from '../kit/http/dialect.ts';
import { oneOf } from '../kit/http/filters.ts';
import { mostCounted } from '../kit/http/page.ts';
import { anyOf, wordsIn } from '../kit/list/filter.ts';
import { exportOf } from '../kit/list/listing-export.ts';
import { type RuledListing } from '../kit/list/listing.ts';
import { sql } from '../kit/sql.ts';
import { documentIds } from './ids.ts';

export const companyListing: RuledListing<CompanyRecord> = {
  resource: 'companies',
  summary: 'Las empresas que puedes ver',
  rule: companyRule,
  projector: 'collective',
  one: { summary: 'Una empresa', missing: 'No existe esa empresa, o no puedes verla.' },
  id: 'c.id',
  idSchema: documentIds,
  filters: {
    q: wordsIn('c.search_text'),
    country: anyOf('c.country', oneOf(countryCodes)),
    status: anyOf('c.status', oneOf(idsOf(companyStatuses))),
    approval: anyOf('c.approval', oneOf(idsOf(approvalStatuses))),
    economicActivityId: anyOf('c.economic_activity_id', oneOf(idsOf(economicActivities))),
  },
  sorts: { legalName: alphabetical('c.legal_name'), registeredAt: 'c.registered_at' },
  defaultSort: ['legalName', 'ASC'],
  countedTo: mostCounted,
  from: () => sql('read.company as c'),
  held: { country: 'c.country', company: 'c.id' },
  columns: () => rowColumns(companyTable, 'c').join(', '),
  row: companyRecordSchema,
  async show(found, viewer, pool) {
    const rows = found.map((stored) => readRow(companyTable, stored));
    const nameOf = await namesOf(
      pool,
      rows.map(({ registeredBy }) => registeredBy),
    );
    return rows.map((row) => ({
      ...row,
      registeredByName: row.registeredBy && nameOf(row.registeredBy),
      allowedCommands: allowedCompanyCommands(row, viewer),
    }));
  },
};

const column = columnOf<CompanyRecord>();

export const companyExport = exportOf(companyListing, {
  aggregate: 'companies',
  permissions: ['admin:organization-read', 'admin:organization-export'],
  name: 'Empresas',
  columns: [
    column('legalName', 'Razón social', ({ legalName }) => legalName),
    column('tradeName', 'Nombre comercial', ({ tradeName }) => tradeName),
    column('documentNumber', 'Documento', ({ country, documentType, documentNumber }) =>
      formatDocument(country, documentType, documentNumber),
    ),
    column('country', 'País', ({ country }) => countryOf(country).name),
    column('economicActivityId', 'Actividad económica', ({ economicActivityId: id }) =>
      nameIn(economicActivities, id),
    ),
    column('status', 'Estado', ({ status }) => nameIn(companyStatuses, status)),
    column('approval', 'Revisión', ({ approval }) => nameIn(approvalStatuses, approval)),
    ...times<CompanyRecord>('registeredAt', 'Registrada', ({ registeredAt }) => registeredAt),
    column('registeredByName', 'Registrada por', ({ registeredByName }) => registeredByName),
  ],
});
