/** Uploaded PDFs of products: public as the catalogue is, so they stand as they are; gone when no product takes them. */
import { type Pool } from 'pg';
import { createSchema } from '../../kit/create-schema.ts';

export type UploadedDocument = {
  readonly id: string;
  /** The product's code. */
  readonly product: string;
  /** As it was called, cleaned; what it is saved as. */
  readonly name: string;
  /** The user who sent it. */
  readonly uploadedBy: string;
  readonly content: Buffer;
};

/** How many documents, and bytes of them, one person may have waiting for a product to take them. */
export type WaitingBound = { readonly documents: number; readonly bytes: number };
export const mostWaiting: WaitingBound = { documents: 60, bytes: 200 * 1024 * 1024 };

/** A document of which it is not known whether its product took it. */
export type WaitingDocument = Pick<UploadedDocument, 'id' | 'product'>;

export type CatalogueDocuments = {
  /** @returns `other` when the id stands for another content; `full` when its sender has too much waiting */
  keep(document: UploadedDocument): Promise<'kept' | 'other' | 'full'>;
  /** Whether it was uploaded for this product, and may be attached: for a day, unless it already is. */
  has(product: string, id: string): Promise<boolean>;
  /** What somebody sent and, as far as is known here, no product took. */
  waitingOf(userId: string): Promise<readonly WaitingDocument[]>;
  /** Their products took them, and they stay. */
  noteAttached(ids: readonly string[]): Promise<void>;
};

/** The read service reads the table. PDFs are compressed, so Postgres need not try. */
export const catalogueDocumentSchema = `
  ${createSchema('files')}
  create table if not exists files.catalogue_document (
    id uuid primary key,
    product text not null,
    name text not null,
    uploaded_by uuid not null,
    bytes int not null,
    content bytea not null,
    attached boolean not null default false,
    uploaded_at timestamptz not null default now()
  );
  alter table files.catalogue_document alter column content set storage external;
  create index if not exists catalogue_document_waiting on files.catalogue_document (uploaded_by, uploaded_at)
    where not attached;
`;

export const postgresCatalogueDocuments = (
  pool: Pool,
  most: WaitingBound = mostWaiting,
): CatalogueDocuments => ({
  async keep({ id, product, name, uploadedBy, content }) {
    const inserted = await pool.query(
      `insert into files.catalogue_document (id, product, name, uploaded_by, bytes, content)
       select $1::uuid, $2::text, $3::text, $4::uuid, $5::int, $6::bytea where (
         select count(*) < $7::int and coalesce(sum(bytes), 0) + $5::int <= $8::bigint
         from files.catalogue_document where uploaded_by = $4 and not attached)
       on conflict (id) do nothing`,
      [id, product, name, uploadedBy, content.length, content, most.documents, most.bytes],
    );
    if (inserted.rowCount === 1) return 'kept';
    const { rows } = await pool.query<{ same: boolean }>(
      'select product = $2 and content = $3 as same from files.catalogue_document where id = $1',
      [id, product, content],
    );
    if (!rows[0]) return 'full';
    return rows[0].same ? 'kept' : 'other';
  },
  async has(product, id) {
    const { rowCount } = await pool.query(
      `select from files.catalogue_document
       where id = $1 and product = $2 and (attached or uploaded_at > now() - interval '24 hours')`,
      [id, product],
    );
    return rowCount === 1;
  },
  async waitingOf(userId) {
    const { rows } = await pool.query<WaitingDocument>(
      'select id, product from files.catalogue_document where uploaded_by = $1 and not attached',
      [userId],
    );
    return rows;
  },
  async noteAttached(ids) {
    await pool.query('update files.catalogue_document set attached = true where id = any($1)', [ids]);
  },
});
