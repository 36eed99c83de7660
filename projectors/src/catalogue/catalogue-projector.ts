/** Products as the public site lists and shows them. */
import { type Product, product, type ProductEvent, productEvents } from '@cotejo/core/catalogue';
import { type Recorded } from '@cotejo/core/event-sourcing';
import { type FoldedTable, foldInto, type Projector } from '../engine/index.ts';

const productTable: FoldedTable<Product, ProductEvent> = {
  table: 'product',
  key: 'code',
  fold: product,
  columns: (_, { published }) =>
    published && {
      country: published.country,
      name: published.name,
      amount: published.price.amount,
      currency: published.price.currency,
    },
};

export const catalogueProjector: Projector = {
  name: 'catalogue',
  version: 1,
  tables: `
    create table if not exists product (
      code text primary key,
      version int not null,
      position bigint not null,
      country text not null,
      name text not null,
      amount bigint not null,
      currency text not null,
      state jsonb not null
    );
    create index if not exists product_country on product (country, name, code);`,
  views: {
    product: `select code, version, position, country, name, amount, currency, state -> 'published' as publication
              from product`,
  },
  handles: { product: productEvents },
  async apply(events, sql) {
    const steps = await foldInto(productTable, events as readonly Recorded<ProductEvent>[], sql);
    return steps.map(({ id, event }) => ({
      resource: 'products',
      id,
      version: event.revision + 1,
      position: event.position,
      commandId: event.metadata.commandId,
      actor: event.metadata.actor,
    }));
  },
};
