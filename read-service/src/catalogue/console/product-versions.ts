/** What visitors saw of a product, version by version: when, by whom, for how long; and one of them whole. */
import { contentFor } from '@cotejo/core/catalogue';
import { productContent } from '@cotejo/core/product-content';
import { type Actor, actorSchema } from '@cotejo/core/kit/event-sourcing';
import { priceRule } from '@cotejo/core/pricing';
import { type Pool } from 'pg';
import { z } from 'zod';
import { type Viewer } from '../../kit/http/bearer.ts';
import { demanded, texts } from '../../kit/http/filters.ts';
import { anyOf } from '../../kit/list/filter.ts';
import { type Listing, type Stored as StoredRow } from '../../kit/list/listing.ts';
import { raw, rowsOf, sql } from '../../kit/sql.ts';
import { type Named, withActorNames } from '../../kit/staff-names.ts';
import { common, onlyTended } from './tended.ts';
import { versionsNamed } from './version-id.ts';

const productVersionSchema = z.object({
  id: z.string().describe('el código del producto, @ y la versión'),
  productId: z.string(),
  version: z.int(),
  publishedAt: z.iso.datetime(),
  endedAt: z.iso.datetime().nullable().describe('hasta cuándo la vieron los visitantes'),
  withdrawn: z.boolean().describe('terminó porque el producto se retiró'),
  actor: actorSchema,
  actorName: z.string().nullable(),
  price: priceRule,
});
export const productVersionRecordSchema = productVersionSchema.extend({ content: productContent });
type Version = z.infer<typeof productVersionSchema>;
type VersionRecord = z.infer<typeof productVersionRecordSchema>;

type Stored = StoredRow & {
  readonly code: string;
  readonly version: number;
  readonly published_at: Date;
  readonly ended_at: Date | null;
  readonly withdrawn: boolean;
  readonly actor: Actor;
  readonly price: Version['price'];
  readonly content?: VersionRecord['content'];
};

const columns = `code, version, published_at, ended_at, withdrawn, actor, publication -> 'price' as price`;
const view = 'read.product_version';

const versionOf = (row: Named<Stored>): Version => ({
  id: `${row.code}@${row.version}`,
  productId: row.code,
  version: row.version,
  publishedAt: row.published_at.toISOString(),
  endedAt: row.ended_at?.toISOString() ?? null,
  withdrawn: row.withdrawn,
  actor: row.actor,
  actorName: row.actorName,
  price: row.price,
});

/** Without `productId` or ids its list is a malformed question. */
export const productVersionListing: Listing<Version, Stored> = {
  ...common,
  resource: 'product-versions',
  summary: 'Lo que se publicó de un producto (filtro productId)',
  id: 'code',
  filters: { id: versionsNamed('code'), productId: anyOf('code', texts) },
  sorts: { version: 'version', publishedAt: 'published_at' },
  defaultSort: ['version', 'DESC'],
  tieBreak: 'version',
  seen(viewer, filter: { readonly id?: unknown; readonly productId?: unknown }) {
    if (!filter.id) demanded(filter, 'productId');
    return onlyTended(sql(view), viewer);
  },
  columns: () => columns,
  row: productVersionSchema,
  show: async (found, _, pool) => (await withActorNames(pool, found)).map(versionOf),
};

/** @returns nothing where there is no such version, or none that this viewer may see */
export const findProductVersion = async (
  pool: Pool,
  viewer: Viewer,
  { code, version }: { readonly code: string; readonly version: number },
): Promise<VersionRecord | undefined> => {
  const stored = await rowsOf<Stored & Pick<VersionRecord, 'content'>>(
    pool,
    onlyTended(sql(view).where({ code, version }), viewer).select(
      raw(`${columns}, publication -> 'content' as content`),
    ),
  );
  const [found] = await withActorNames(pool, stored);
  return found && { ...versionOf(found), content: contentFor(found.content, viewer) };
};
