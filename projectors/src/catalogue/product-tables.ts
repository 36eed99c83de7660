/** Products as they stand, drafts included, and every version that visitors saw. */
import { indexedText } from '@cotejo/core/kit/text';
import { displayNameOf } from '@cotejo/core/product-content';
import {
  isChangedSincePublished,
  type Product,
  product,
  type ProductEvent,
  productNumber,
  type Publication,
} from '@cotejo/core/catalogue';
import { type Actor } from '@cotejo/core/kit/event-sourcing';
import { type FoldedTable, type Sql, type Step } from '../kit/projector/index.ts';
import { toJson } from '../kit/projector/json.ts';

/**
 * Paths are looked up by an index and kept apart by the decision to publish, which wants the product's code at the end of
 * its path: no row can be refused here, where it would stop everything behind it.
 */
export const productTables = `
  create table if not exists product (
    code text primary key,
    number bigint not null,
    version int not null,
    position bigint not null,
    country text not null,
    status text not null,
    name text not null,
    organization_id bigint,
    insurance_type_id bigint,
    path text,
    publications int not null,
    published_at timestamptz,
    changed boolean not null,
    state jsonb not null
  );
  create index if not exists product_country on product (country, status, name, code);
  create index if not exists product_code on product (lower(code));
  create index if not exists product_number on product (number);
  create index if not exists product_path on product (country, path);
  create index if not exists product_organization on product (organization_id);
  create table if not exists product_version (
    code text not null,
    version int not null,
    country text not null,
    published_at timestamptz not null,
    ended_at timestamptz,
    withdrawn boolean not null,
    actor jsonb not null,
    publication jsonb not null,
    primary key (code, version)
  );
  create index if not exists product_version_time on product_version (published_at);`;

/** Where visitors find it: what was published last, until then what the draft says. */
export const productTable: FoldedTable<Product, ProductEvent> = {
  table: 'product',
  key: 'code',
  fold: product,
  columns: (code, state) => {
    if (state.status === 'unknown') return undefined;
    const { identity } = (state.published ?? state).content;
    return {
      number: productNumber(code),
      country: state.country,
      status: state.status,
      name: indexedText(displayNameOf(state.published?.content ?? state.content)),
      organization_id: identity.organizationId ?? null,
      insurance_type_id: identity.insuranceTypeId ?? null,
      path: identity.path ?? null,
      publications: state.publications,
      published_at: state.publishedAt ?? null,
      changed: isChangedSincePublished(state),
    };
  },
};

type VersionRow = {
  readonly code: string;
  readonly version: number;
  readonly country: string;
  readonly published_at: string;
  readonly actor: Actor;
  readonly publication: Publication;
};
type Ended = {
  readonly code: string;
  readonly version: number;
  readonly ended_at: string;
  readonly withdrawn: boolean;
};

/** A version ends when the next one begins, or when visitors are shown none any more. */
const endOf = ({ id, before, event, after }: Step<Product, ProductEvent>): Ended[] => {
  const withdrawn = event.type === 'ProductWithdrawn';
  if (before.status !== 'published' || after.status === 'unknown') return [];
  if (!withdrawn && event.type !== 'ProductPublished') return [];
  return [{ code: id, version: before.publications, ended_at: event.metadata.occurredAt, withdrawn }];
};

/** Two statements a batch: what began, and then what of it or of before ended. */
export const recordVersions = async (
  steps: readonly Step<Product, ProductEvent>[],
  sql: Sql,
): Promise<void> => {
  const begun = steps.flatMap(({ id, event, after }): VersionRow[] => {
    if (event.type !== 'ProductPublished' || after.status === 'unknown') return [];
    const { country } = event.data;
    const { occurredAt: published_at, actor } = event.metadata;
    return [{ code: id, version: after.publications, country, published_at, actor, publication: event.data }];
  });
  const ended = steps.flatMap(endOf);
  if (begun.length > 0)
    await sql.query({
      name: 'product_version-begin',
      text: `insert into product_version (code, version, country, published_at, withdrawn, actor, publication)
             select code, version, country, published_at, false, actor, publication
             from jsonb_populate_recordset(null::product_version, $1::jsonb)`,
      values: [toJson(begun)],
    });
  if (ended.length > 0)
    await sql.query({
      name: 'product_version-end',
      text: `update product_version stands set ended_at = ended.ended_at, withdrawn = ended.withdrawn
             from jsonb_populate_recordset(null::product_version, $1::jsonb) ended
             where stands.code = ended.code and stands.version = ended.version`,
      values: [toJson(ended)],
    });
};
