/** The catalogue as visitors compare it and as the console keeps it: products with every version, and all that they name. */
import { datedTableEvents, type DatedTableEvent } from '@cotejo/core/dated-tables';
import { productEvents } from '@cotejo/core/catalogue';
import { type AnyEvent, categoryOf, type Recorded } from '@cotejo/core/kit/event-sourcing';
import { type Change } from '@cotejo/core/kit/projections';
import { changeOf, type FoldedTable, foldInto, type Projector } from '../kit/projector/index.ts';
import { datedTableDefinition, writeTableRows } from './dated-table-rows.ts';
import { entryHistoryTable, recordEntryHistory } from './entry-history.ts';
import { entryTables } from './entry-tables.ts';
import { productHistoryTable, recordHistory } from './product-history.ts';
import { productTable, productTables, recordVersions } from './product-tables.ts';

/** By stream category: what listeners call its records. */
const resources: Readonly<Record<string, string>> = {
  ...Object.fromEntries(entryTables.map(({ category, resource }) => [category, resource])),
  product: 'products',
  datedTable: 'dated-tables',
};

const changeIn = (event: Recorded): Change => ({
  ...changeOf(resources[categoryOf(event.stream)]!, event),
  country: event.metadata.country,
});

/** What visitors see: what is published, unless who offers it or what it is was hidden. */
const publishedProducts = `
  select code, number, version, position, country, name, path, organization_id, insurance_type_id, published_at,
         publications as publication_version, state -> 'published' as publication
  from product
  where status = 'published'
    and not exists (select from organization where organization.id = product.organization_id and organization.hidden)
    and not exists (select from insurance_type where insurance_type.id = product.insurance_type_id and insurance_type.hidden)`;

export const catalogueProjector: Projector = {
  name: 'catalogue',
  version: 7,
  tables: [
    ...entryTables.map(({ definition }) => definition),
    entryHistoryTable,
    productTables,
    productHistoryTable,
    datedTableDefinition,
  ].join(''),
  views: {
    ...Object.fromEntries(entryTables.map(({ folded: { table } }) => [table, `select * from ${table}`])),
    entry_history: 'select * from entry_history',
    product: publishedProducts,
    product_record: 'select * from product',
    product_version: 'select * from product_version',
    product_history: 'select * from product_history',
    dated_table_row: 'select * from dated_table_row',
    dated_table_change: 'select * from dated_table_change',
  },
  handles: {
    ...Object.fromEntries(entryTables.map(({ category, events }) => [category, events])),
    product: productEvents,
    datedTable: datedTableEvents,
  },
  async apply(events, sql) {
    const of = (category: string) => events.filter(({ stream }) => categoryOf(stream) === category);
    const write = <State, Event extends AnyEvent>(category: string, table: FoldedTable<State, Event>) =>
      foldInto(table, of(category) as readonly Recorded[] as readonly Recorded<Event>[], sql);
    for (const { category, resource, folded } of entryTables)
      await recordEntryHistory(resource, await write(category, folded), sql);
    const steps = await write('product', productTable);
    await recordVersions(steps, sql);
    await recordHistory(steps, sql);
    await writeTableRows(of('datedTable') as readonly Recorded<DatedTableEvent>[], sql);
    return events.map(changeIn);
  },
};
