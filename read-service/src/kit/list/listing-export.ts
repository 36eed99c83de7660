/** The export of a list: everything that the list would show, in columns of its own. */
import { type Column } from '../export/column.ts';
import { asListQuery, chosen, type ExportSource, fileScopeBy, tabled } from '../export/source.ts';
import { readList } from '../http/dialect.ts';
import { raw } from '../sql.ts';
import { matchingOf, type RuledListing, shapeOf, type Stored } from './listing.ts';

type Exported<Row> = Pick<ExportSource, 'aggregate' | 'permissions' | 'name' | 'erasable'> & {
  readonly columns: readonly Column<Row>[];
  /** The records whose data a row has; left out for rows that tell of nobody. */
  readonly idOf?: (row: Row) => string | readonly string[];
};

export const exportOf = <Row, Found extends Stored>(
  listing: RuledListing<Row, Found>,
  { columns, idOf, ...source }: Exported<Row>,
): ExportSource => {
  const shape = shapeOf(listing);
  const exported = { ...listing, rule: { ...listing.rule, also: source.permissions } };
  return {
    ...source,
    resource: listing.resource,
    scope: fileScopeBy(exported.rule),
    ...tabled(columns),
    check: (query) => void readList(asListQuery(query), shape),
    async select(pool, viewer, query) {
      const { filter, orderBy } = readList(asListQuery(query), shape);
      const shown = chosen(columns, query);
      return {
        query: matchingOf(exported, viewer, filter)
          .select(raw(listing.columns(viewer)))
          .orderByRaw(orderBy),
        async cells(found: readonly Found[]) {
          const rows = await listing.show(found, viewer, pool);
          return {
            rows: rows.map((row) => shown.map(({ cell }) => cell(row))),
            ids: idOf ? [...new Set(rows.flatMap(idOf))] : [],
          };
        },
      };
    },
  };
};
