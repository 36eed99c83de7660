/** The files for insurers that a viewer sees, each with the number of requests in it: as a list and as an export. */
import {
  insurerFileLabels,
  allowedFileCommands,
  type InsurerFileRecord,
  insurerFileRecordSchema,
  insurerFileRule,
  insurerFileStatuses,
  insurerFileTable,
} from '@cotejo/core/insurer-files';
import { countryCodes } from '@cotejo/core/kit/country';
import { readRow, rowColumns } from '@cotejo/core/kit/table';
import { idsOf, nameIn } from '@cotejo/core/reference/collective-tables';
import { countryOf } from '@cotejo/core/reference/countries';
import { namesOf } from '../kit/staff-names.ts';
import { columnOf, times } from '../kit/export/column.ts';
import { oneOf, texts } from '../kit/http/filters.ts';
import { anyOf } from '../kit/list/filter.ts';
import { exportOf } from '../kit/list/listing-export.ts';
import { type RuledListing, type Stored } from '../kit/list/listing.ts';
import { raw, sql } from '../kit/sql.ts';

type StoredFile = Stored & {
  readonly insurer_name: string | null;
  readonly activations: number;
  readonly cancellations: number;
};

const counted = (movement: string): string =>
  `(select count(*)::int from read.insurer_line as n where n.file_id = f.id and n.movement = '${movement}')`;

export const insurerFileListing: RuledListing<InsurerFileRecord, StoredFile> = {
  resource: 'insurer-files',
  summary: 'Los archivos para aseguradoras que puedes ver, y cuántas altas y bajas tiene cada uno',
  rule: insurerFileRule,
  projector: 'insurer-files',
  one: { summary: 'Un archivo para una aseguradora', missing: 'No existe ese archivo, o no puedes verlo.' },
  id: 'f.id',
  filters: {
    country: anyOf('f.country', oneOf(countryCodes)),
    insurerId: anyOf('f.insurer_id', texts),
    status: anyOf('f.status', oneOf(idsOf(insurerFileStatuses))),
  },
  sorts: { preparedAt: 'f.prepared_at', lastDay: 'f.last_day' },
  defaultSort: ['preparedAt', 'DESC'],
  from: () =>
    sql('read.insurer_file as f').leftJoin('read.organization as o', raw('o.id::text = f.insurer_id')),
  held: { country: 'f.country' },
  columns: () =>
    [
      ...rowColumns(insurerFileTable, 'f'),
      'o.display_name as insurer_name',
      `${counted('activation')} as activations`,
      `${counted('cancellation')} as cancellations`,
    ].join(', '),
  row: insurerFileRecordSchema,
  async show(found, viewer, pool) {
    const rows = found.map((stored) => readRow(insurerFileTable, stored));
    const nameOf = await namesOf(
      pool,
      rows.flatMap(({ preparedBy, sentBy }) => [preparedBy, sentBy]),
    );
    return rows.map((row, place) => {
      const { insurer_name: insurerName, activations, cancellations } = found[place]!;
      return {
        ...row,
        ...{ insurerName, activations, cancellations },
        preparedByName: row.preparedBy && nameOf(row.preparedBy),
        sentByName: row.sentBy && nameOf(row.sentBy),
        allowedCommands: allowedFileCommands(row, viewer),
      };
    });
  },
};

const column = columnOf<InsurerFileRecord>();

export const insurerFileExport = exportOf(insurerFileListing, {
  aggregate: 'insurer-files',
  idOf: ({ id }) => id,
  permissions: ['insurer-files:read'],
  name: 'Archivos para aseguradoras',
  columns: [
    column('insurerName', insurerFileLabels.name, ({ insurerName, insurerId }) => insurerName ?? insurerId),
    column('country', insurerFileLabels.country, ({ country }) => countryOf(country).name),
    column('status', insurerFileLabels.status, ({ status }) => nameIn(insurerFileStatuses, status)),
    column('takes', insurerFileLabels.takes, ({ takes }) => (takes === 'daily' ? 'Diario' : 'Del corte')),
    column('lastDay', insurerFileLabels.lastDay, ({ lastDay }) => lastDay),
    column('operationDate', insurerFileLabels.operationDate, ({ operationDate }) => operationDate),
    column('activations', insurerFileLabels.activations, ({ activations }) => activations),
    column('cancellations', insurerFileLabels.cancellations, ({ cancellations }) => cancellations),
    ...times<InsurerFileRecord>('preparedAt', insurerFileLabels.preparedAt, ({ preparedAt }) => preparedAt),
    column('preparedByName', insurerFileLabels.preparedByName, ({ preparedByName }) => preparedByName),
    ...times<InsurerFileRecord>('sentAt', insurerFileLabels.sentAt, ({ sentAt }) => sentAt),
    column('sentByName', insurerFileLabels.sentByName, ({ sentByName }) => sentByName),
  ],
});
