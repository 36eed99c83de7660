/** What happened to a product: drafts, changes, publications and withdrawals, with who, when, for how long and why. */
import { contentSections } from '@cotejo/core/product-content';
import { type Actor, actorSchema } from '@cotejo/core/kit/event-sourcing';
import { z } from 'zod';
import { demanded, texts } from '../../kit/http/filters.ts';
import { anyOf } from '../../kit/list/filter.ts';
import { type Listing, type Stored as StoredRow } from '../../kit/list/listing.ts';
import { sql } from '../../kit/sql.ts';
import { withActorNames } from '../../kit/staff-names.ts';
import { common, onlyTended } from './tended.ts';
import { versionsNamed } from './version-id.ts';

/** Of what an import made: by which; somebody's own work has none. */
export const importRunField = z
  .uuid()
  .nullable()
  .describe('la importación que lo hizo; nada si se hizo a mano');

const productHistorySchema = z.object({
  id: z.string().describe('el código del producto, @ y el número de su evento'),
  productId: z.string(),
  version: z.int().describe('el número de su evento'),
  kind: z.enum(['drafted', 'changed', 'priced', 'published', 'withdrawn']),
  at: z.iso.datetime(),
  endedAt: z.iso
    .datetime()
    .nullable()
    .describe('hasta cuándo se vio lo publicado o faltó lo retirado; cuándo se publicó lo demás'),
  actor: actorSchema,
  actorName: z.string().nullable(),
  importRun: importRunField,
  publication: z.int().nullable().describe('la versión que se publicó o se retiró'),
  sections: z.array(z.enum(contentSections as [string, ...string[]])).describe('qué cambió'),
  note: z.string().nullable().describe('por qué se retiró'),
});
type ProductChange = z.infer<typeof productHistorySchema>;

type Stored = StoredRow &
  Pick<ProductChange, 'version' | 'kind' | 'publication' | 'sections' | 'note'> & {
    readonly code: string;
    readonly occurred_at: Date;
    readonly ended_at: Date | null;
    readonly actor: Actor;
    readonly import_run: string | null;
  };

/** What is published lasts until it is replaced or withdrawn; everything else until the next publication. */
const columns = `code, version, kind, occurred_at, actor, import_run, publication, sections, note,
  (select min(later.occurred_at) from read.product_history later
   where later.code = change.code and later.version > change.version
     and (later.kind = 'published' or change.kind = 'published' and later.kind = 'withdrawn')) as ended_at`;

/** Without `productId` its list is a malformed question. */
export const productHistoryListing: Listing<ProductChange, Stored> = {
  ...common,
  resource: 'product-history',
  summary: 'Lo que pasó con un producto: quién, cuándo, por cuánto tiempo y por qué (filtro productId)',
  id: 'code',
  filters: { id: versionsNamed('code'), productId: anyOf('code', texts) },
  sorts: { version: 'version' },
  defaultSort: ['version', 'DESC'],
  tieBreak: 'version',
  seen(viewer, filter: { readonly productId?: unknown }) {
    demanded(filter, 'productId');
    return onlyTended(sql('read.product_history as change'), viewer);
  },
  columns: () => columns,
  row: productHistorySchema,
  async show(found, _, pool) {
    const rows = await withActorNames(pool, found);
    return rows.map(({ code, occurred_at, ended_at, import_run, ...row }) => ({
      id: `${code}@${row.version}`,
      productId: code,
      ...row,
      at: occurred_at.toISOString(),
      endedAt: ended_at?.toISOString() ?? null,
      importRun: import_run,
    }));
  },
};
