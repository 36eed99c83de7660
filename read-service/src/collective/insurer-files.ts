/** The files for insurers that a viewer sees, each with the number of requests in it. */
import { insurerFiles } from '@cotejo/core/insurer-files';
import { listingOf } from '../kit/list/record-listing.ts';
import { raw, sql } from '../kit/sql.ts';

const counted = (movement: string): string =>
  `(select count(*)::int from read.insurer_line as n where n.file_id = r.id and n.movement = '${movement}')`;

export const insurerFileListing = listingOf(insurerFiles, {
  summary: 'Los archivos para aseguradoras que puedes ver, y cuántas altas y bajas tiene cada uno',
  projector: insurerFiles.resource,
  defaultSort: ['preparedAt', 'DESC'],
  from: () =>
    sql('read.insurer_file as r').leftJoin('read.organization as o', raw('o.id::text = r.insurer_id')),
  join: {
    insurerName: 'o.display_name',
    activations: counted('activation'),
    cancellations: counted('cancellation'),
  },
});
