/** Everything that happened to products, an event a row: when, by whom, to which sections, and in which words. */
import { type Product, type ProductEvent } from '@cotejo/core/catalogue';
import { type Actor } from '@cotejo/core/kit/event-sourcing';
import { type Sql, type Step } from '../kit/projector/index.ts';
import { toJson } from '../kit/projector/json.ts';
import { importRunOf } from './import-run.ts';

/** `version` counts the product's events; `publication` those of them that visitors saw. */
export const productHistoryTable = `
  create table if not exists product_history (
    code text not null,
    version int not null,
    country text not null,
    kind text not null,
    occurred_at timestamptz not null,
    actor jsonb not null,
    import_run uuid,
    publication int,
    sections text[] not null,
    note text,
    primary key (code, version)
  );`;

const kinds = {
  ProductDrafted: 'drafted',
  ProductChanged: 'changed',
  ProductPriced: 'priced',
  ProductPublished: 'published',
  ProductWithdrawn: 'withdrawn',
} as const satisfies Readonly<Record<ProductEvent['type'], string>>;

type HistoryRow = {
  readonly code: string;
  readonly version: number;
  readonly country: string;
  readonly kind: (typeof kinds)[ProductEvent['type']];
  readonly occurred_at: string;
  readonly actor: Actor;
  readonly import_run: string | null;
  readonly publication: number | null;
  readonly sections: readonly string[];
  readonly note: string | null;
};

const rowOf = ({ id, event, after }: Step<Product, ProductEvent>): HistoryRow[] => {
  if (after.status === 'unknown') return [];
  const { type, data, metadata, revision } = event;
  const isOfPublication = type === 'ProductPublished' || type === 'ProductWithdrawn';
  return [
    {
      code: id,
      version: revision + 1,
      country: after.country,
      kind: kinds[type],
      occurred_at: metadata.occurredAt,
      actor: metadata.actor,
      import_run: importRunOf(metadata),
      publication: isOfPublication ? after.publications : null,
      sections: type === 'ProductChanged' ? Object.keys(data.changes) : [],
      note: type === 'ProductWithdrawn' ? (data.note ?? null) : null,
    },
  ];
};

export const recordHistory = async (
  steps: readonly Step<Product, ProductEvent>[],
  sql: Sql,
): Promise<void> => {
  const rows = steps.flatMap(rowOf);
  if (rows.length === 0) return;
  await sql.query({
    name: 'product_history-write',
    text: `insert into product_history
             (code, version, country, kind, occurred_at, actor, import_run, publication, sections, note)
           select code, version, country, kind, occurred_at, actor, import_run, publication, sections, note
           from jsonb_populate_recordset(null::product_history, $1::jsonb)`,
    values: [toJson(rows)],
  });
};
