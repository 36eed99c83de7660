/** What visitors saw of a product, version by version: when, by whom, for how long; and one of them whole. */
import { contentFor } from '@cotejo/core/catalogue';
import { productContent } from '@cotejo/core/product-content';
import { type Actor, actorSchema } from '@cotejo/core/kit/event-sourcing';
import { priceRule } from '@cotejo/core/pricing';
import { type Pool } from 'pg';
import { z } from 'zod';
import { type Viewer } from '../../kit/http/bearer.ts';
import { type ListRequest, type ListShape } from '../../kit/http/dialect.ts';
import { demanded, texts } from '../../kit/http/filters.ts';
import { findPage, type Page } from '../../kit/http/page.ts';
import { raw, rowsOf, sql, whereAny, whereGiven } from '../../kit/sql.ts';
import { withActorNames } from '../../kit/staff-names.ts';
import { onlyTended } from './tended.ts';

const filters = { id: texts.optional(), productId: texts.optional() };

export const productVersionList: ListShape<typeof filters> = {
  filters,
  sorts: { id: 'code', version: 'version', publishedAt: 'published_at' },
  defaultSort: ['version', 'DESC'],
  tieBreak: 'version',
};

export const productVersionSchema = z.object({
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

type Stored = {
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

const versionOf = (row: Stored & Pick<Version, 'actorName'>): Version => ({
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

export const findProductVersions = async (
  pool: Pool,
  viewer: Viewer,
  request: ListRequest<typeof filters>,
): Promise<Page<Version>> => {
  const { id, productId } = request.filter;
  if (!id) demanded(request.filter, 'productId');
  const matching = whereAny(onlyTended(sql(view), viewer), { code: productId });
  whereGiven(matching, `code || '@' || version = any(?)`, id);
  const { rows, ...total } = await findPage<Stored>(pool, { matching, columns }, request);
  return { ...total, rows: (await withActorNames(pool, rows)).map(versionOf) };
};

/** @returns nothing where there is no such version, or none that this viewer may see */
export const findProductVersion = async (
  pool: Pool,
  viewer: Viewer,
  { code, version }: { readonly code: string; readonly version: number },
): Promise<VersionRecord | undefined> => {
  const rows = await rowsOf<Stored & Pick<VersionRecord, 'content'>>(
    pool,
    onlyTended(sql(view).where({ code, version }), viewer).select(
      raw(`${columns}, publication -> 'content' as content`),
    ),
  );
  const [found] = await withActorNames(pool, rows);
  return found && { ...versionOf(found), content: contentFor(found.content, viewer) };
};
