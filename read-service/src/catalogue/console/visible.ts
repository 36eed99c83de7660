/** The records of the catalogue that a viewer sees, and with them their histories. */
import { maySeeCatalogue } from '@cotejo/core/catalogue';
import { datedTableKinds } from '@cotejo/core/dated-tables';
import { raw, sql } from '../../kit/sql.ts';
import { type VisibleRecords } from '../../kit/visible-records.ts';
import { entryKinds } from './entries.ts';
import { onlyTended } from './tended.ts';

export const visibleCatalogue: readonly VisibleRecords[] = [
  {
    aggregate: 'products',
    idType: 'text',
    seenBy: (viewer) => onlyTended(sql('read.product_record').select({ id: 'code' }), viewer),
  },
  ...entryKinds.map(({ resource, view }): VisibleRecords => ({
    aggregate: resource,
    idType: 'bigint',
    seenBy: (viewer) => onlyTended(sql(`read.${view}`).select('id'), viewer),
  })),
  {
    aggregate: 'dated-tables',
    idType: 'text',
    seenBy(viewer) {
      const names = datedTableKinds
        .filter(({ country }) => maySeeCatalogue(country, viewer))
        .map(({ name }) => name);
      return sql.select('id').from(raw('unnest(?::text[]) as id', [names]));
    },
  },
];
