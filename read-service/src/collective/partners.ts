/** The partners that a viewer sees: as a list, and as an export. */
import { countryCodes } from '@cotejo/core/kit/country';
import { readRow, rowColumns } from '@cotejo/core/kit/table';
import {
  allowedPartnerCommands,
  type PartnerRecord,
  partnerRecordSchema,
  partnerRule,
  partnerTable,
} from '@cotejo/core/partners';
import { formatDocument } from '@cotejo/core/people';
import { idsOf, partnerKinds } from '@cotejo/core/reference/collective-tables';
import { countryOf } from '@cotejo/core/reference/countries';
import { columnOf } from '../kit/export/column.ts';
import { alphabetical } from '../kit/http/dialect.ts';
import { oneOf } from '../kit/http/filters.ts';
import { anyOf, textIn } from '../kit/list/filter.ts';
import { exportOf } from '../kit/list/listing-export.ts';
import { type RuledListing } from '../kit/list/listing.ts';
import { sql } from '../kit/sql.ts';
import { documentIds } from './ids.ts';

export const partnerListing: RuledListing<PartnerRecord> = {
  resource: 'partners',
  summary: 'Los partners que puedes ver',
  rule: partnerRule,
  projector: 'partners',
  one: { summary: 'Un partner', missing: 'No existe ese partner, o no puedes verlo.' },
  id: 'p.id',
  idSchema: documentIds,
  filters: {
    q: textIn('p.name', 'p.document_number'),
    country: anyOf('p.country', oneOf(countryCodes)),
    kind: anyOf('p.kind', oneOf(idsOf(partnerKinds))),
  },
  sorts: { name: alphabetical('p.name') },
  defaultSort: ['name', 'ASC'],
  from: () => sql('read.partner as p'),
  held: { country: 'p.country', partner: 'p.id' },
  columns: () => rowColumns(partnerTable, 'p').join(', '),
  row: partnerRecordSchema,
  show: (found, viewer) =>
    found.map((stored) => {
      const row = readRow(partnerTable, stored);
      return { ...row, allowedCommands: allowedPartnerCommands(row, viewer) };
    }),
};

const column = columnOf<PartnerRecord>();

export const partnerExport = exportOf(partnerListing, {
  aggregate: 'partners',
  permissions: ['admin:partner-read'],
  name: 'Partners',
  columns: [
    column('name', 'Nombre', ({ name }) => name),
    column('kind', 'Tipo', ({ kind }) => partnerKinds.find(({ id }) => id === kind)?.name ?? kind),
    column('documentNumber', 'Documento', ({ country, documentType, documentNumber }) =>
      formatDocument(country, documentType, documentNumber),
    ),
    column('country', 'País', ({ country }) => countryOf(country).name),
  ],
});
