/** What happened to an organization, an insurance type, a clinic or a term: who, when, how long after, and what it said since. */
import { type CountryCode } from '@cotejo/core/kit/country';
import { type Actor, actorSchema } from '@cotejo/core/kit/event-sourcing';
import { type Pool } from 'pg';
import { z } from 'zod';
import { type Viewer } from '../../kit/http/bearer.ts';
import { demanded } from '../../kit/http/filters.ts';
import { anyOf } from '../../kit/list/filter.ts';
import { type Listing, type Stored as StoredRow } from '../../kit/list/listing.ts';
import { raw, rowsOf, sql } from '../../kit/sql.ts';
import { type Named, withActorNames } from '../../kit/staff-names.ts';
import { type EntryKind } from './entries.ts';
import { importRunField } from './product-history.ts';
import { common, numerals, onlyTended } from './tended.ts';
import { versionsNamed } from './version-id.ts';

const entryHistorySchema = z.object({
  id: z.string().describe('su número, @ y la versión'),
  entryId: z.string(),
  version: z.int().describe('el número de su evento'),
  kind: z.enum(['registered', 'changed', 'hidden', 'shown']),
  at: z.iso.datetime(),
  previousAt: z.iso.datetime().nullable().describe('cuándo pasó lo anterior; nada si es lo primero'),
  actor: actorSchema,
  actorName: z.string().nullable(),
  importRun: importRunField,
  fields: z.array(z.string()).describe('qué cambió'),
});
type EntryChange = z.infer<typeof entryHistorySchema>;

/** One version whole: what it said since then. */
export const entryVersionSchema = ({ details }: EntryKind) =>
  entryHistorySchema.extend({ hidden: z.boolean().describe('los visitantes no lo veían'), details });

type Stored = StoredRow &
  Pick<EntryChange, 'version' | 'kind' | 'fields'> & {
    readonly id: string;
    readonly occurred_at: Date;
    readonly previous_at: Date | null;
    readonly actor: Actor;
    readonly import_run: string | null;
  };
type StoredVersion = Stored & {
  readonly hidden: boolean;
  readonly details: { readonly country: CountryCode };
};

const columns = `id, version, kind, occurred_at, actor, import_run, fields,
  (select earlier.occurred_at from read.entry_history earlier
   where earlier.resource = change.resource and earlier.id = change.id
     and earlier.version = change.version - 1) as previous_at`;

const shown = ({ id, version, kind, fields, actor, actorName, ...row }: Named<Stored>): EntryChange => ({
  id: `${id}@${version}`,
  entryId: id,
  version,
  kind,
  at: row.occurred_at.toISOString(),
  previousAt: row.previous_at?.toISOString() ?? null,
  actor,
  actorName,
  importRun: row.import_run,
  fields,
});

const seen = ({ resource }: EntryKind, viewer: Viewer) =>
  onlyTended(sql('read.entry_history as change').where('resource', resource), viewer);

/** Without `entryId` its list is a malformed question. */
export const entryHistoryListing = (kind: EntryKind): Listing<EntryChange, Stored> => ({
  ...common,
  resource: kind.history,
  summary: `${kind.summary}: lo que pasó con una (filtro entryId)`,
  id: 'id',
  filters: { id: versionsNamed('id'), entryId: anyOf('id', numerals) },
  sorts: { version: 'version' },
  defaultSort: ['version', 'DESC'],
  tieBreak: 'id',
  seen(viewer, filter: { readonly entryId?: unknown }) {
    demanded(filter, 'entryId');
    return seen(kind, viewer);
  },
  columns: () => columns,
  row: entryHistorySchema,
  show: async (found, _, pool) => (await withActorNames(pool, found)).map(shown),
});

/** @returns nothing where there is no such version, or none that this viewer may see */
export const findEntryVersion = async (
  pool: Pool,
  viewer: Viewer,
  kind: EntryKind,
  { id, version }: { readonly id: string; readonly version: number },
): Promise<(EntryChange & Pick<StoredVersion, 'hidden' | 'details'>) | undefined> => {
  const stored = await rowsOf<StoredVersion>(
    pool,
    seen(kind, viewer)
      .where({ id, version })
      .select(raw(`${columns}, hidden, details`)),
  );
  const [found] = await withActorNames(pool, stored);
  return found && { ...shown(found), hidden: found.hidden, details: found.details };
};
