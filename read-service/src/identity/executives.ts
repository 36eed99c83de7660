/** Who can be given a lead: the active executives of the countries that the viewer works for. */
import { countriesOf, may } from '@cotejo/core/identity';
import { countryCodes } from '@cotejo/core/kit/country';
import { maySeeLead } from '@cotejo/core/leads';
import { leadScopeRule } from '@cotejo/core/leads/server';
import { openStatuses } from '@cotejo/core/reference/lead-statuses';
import { maySeeUser } from '@cotejo/core/users';
import { type Pool } from 'pg';
import { z } from 'zod';
import { type Viewer } from '../kit/http/bearer.ts';
import { alphabetical } from '../kit/http/dialect.ts';
import { oneOf } from '../kit/http/filters.ts';
import { condition, textIn } from '../kit/list/filter.ts';
import { type Listing } from '../kit/list/listing.ts';
import { whereSeen } from '../kit/scope.ts';
import { raw, rowsOf, sql, whereAny } from '../kit/sql.ts';

const executiveSchema = z.object({
  id: z.uuid(),
  name: z.string().nullable(),
  countries: z.array(z.enum(countryCodes)),
  paused: z.boolean().describe('por ahora no recibe solicitudes por sí solas'),
  pausedReasonId: z.int().nullable().optional().describe('por qué no las recibe, si puedes ver al usuario'),
  lastAssignedAt: z.iso.datetime().nullable().optional().describe('cuándo recibió la última solicitud'),
  openLeads: z.int().optional().describe('las solicitudes abiertas que tiene, de las que puedes ver'),
});
type Executive = z.infer<typeof executiveSchema>;

type StoredExecutive = Omit<Executive, 'lastAssignedAt' | 'openLeads'> & {
  readonly lastAssignedAt: Date | null;
  readonly pausedReasonId: number | null;
};

const columns = `id, name, countries, paused_reason_id is not null as paused, paused_reason_id as "pausedReasonId",
  (select turn.given_at from read.executive_turn turn where turn.id = member.id) as "lastAssignedAt"`;

type Busy = Pick<Executive, 'id' | 'countries'>;

const seesLeadsOf = ({ id, countries }: Busy, viewer: Viewer): boolean =>
  countries.some((country) => maySeeLead({ country, executiveId: id }, viewer));

/**
 * The open leads of each executive that the viewer sees, by the counters: one read for all executives, the same at ten
 * leads and at a million. The list of an executive's open leads has as many.
 *
 * @returns nothing for an executive whose leads are out of sight: how many there are is, too
 */
export const countOpenLeads = async (
  pool: Pool,
  viewer: Viewer,
  executives: readonly Busy[],
): Promise<ReadonlyMap<string, number>> => {
  const visible = executives.filter((executive) => seesLeadsOf(executive, viewer)).map(({ id }) => id);
  const seen = whereSeen(sql('read.lead_count'), leadScopeRule, viewer, {
    owner: 'owner',
    country: 'country',
  });
  const rows = await rowsOf<{ owner: string; open: number }>(
    pool,
    whereAny(seen, { owner: visible, status_id: openStatuses })
      .select('owner', raw('sum(leads)::int as open'))
      .groupBy('owner'),
  );
  const counted = new Map(rows.map(({ owner, open }) => [owner, open]));
  return new Map(visible.map((id) => [id, counted.get(id) ?? 0]));
};

/** Executives to choose from. Numbers of open leads and reasons of pauses are for those who assign leads, as far as they see them. */
export const executiveListing: Listing<Executive, StoredExecutive> = {
  resource: 'executives',
  summary: 'Ejecutivos a los que se puede asignar una solicitud',
  permission: 'leads:read',
  projector: 'identity',
  id: 'id',
  filters: { q: textIn('name'), country: condition('countries && ?', oneOf(countryCodes)) },
  sorts: { name: alphabetical('name') },
  defaultSort: ['name', 'ASC'],
  seen: (viewer) =>
    sql('read.staff_member as member')
      .whereRaw('? = any(roles)', ['EJECUTIVO'])
      .where('status', 'active')
      .whereRaw('countries && ?', [[...countriesOf(viewer, 'leads:read')]]),
  columns: () => columns,
  row: executiveSchema,
  async show(found, viewer, pool) {
    const isSharing = may(viewer, 'leads:reassign');
    const open = isSharing ? await countOpenLeads(pool, viewer, found) : undefined;
    return found.map(({ pausedReasonId, lastAssignedAt, ...row }) => {
      const openLeads = open?.get(row.id);
      return {
        ...row,
        ...(open && { lastAssignedAt: lastAssignedAt?.toISOString() ?? null }),
        ...(open && maySeeUser(row, viewer) && { pausedReasonId }),
        ...(openLeads !== undefined && { openLeads }),
      };
    });
  },
};
