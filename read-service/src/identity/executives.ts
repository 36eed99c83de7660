/** Who can be given a lead: the active executives of the countries that the viewer works for. */
import { type Pool } from 'pg';
import { z } from 'zod';
import { leadCountries, may } from '@cotejo/core/identity';
import { countryCodes } from '@cotejo/core/kit/country';
import { statusesIn } from '@cotejo/core/reference/lead-statuses';
import { type Viewer } from '../kit/http/bearer.ts';
import { alphabetical, type ListRequest, type ListShape } from '../kit/http/dialect.ts';
import { oneOf, searchText, uuids } from '../kit/http/filters.ts';
import { findPage, type Page } from '../kit/http/page.ts';
import { likeAnywhere, sql, whereAny, whereGiven } from '../kit/sql.ts';

const filters = { id: uuids.optional(), q: searchText.optional(), country: oneOf(countryCodes).optional() };

export const executiveList: ListShape<typeof filters> = {
  filters,
  sorts: { id: 'id', name: alphabetical('name') },
  defaultSort: ['name', 'ASC'],
  tieBreak: 'id',
};

export const executiveSchema = z.object({
  id: z.uuid(),
  name: z.string().nullable(),
  countries: z.array(z.enum(countryCodes)),
  paused: z.boolean().describe('por ahora no recibe solicitudes por sí solas'),
  lastAssignedAt: z.iso.datetime().nullable().optional().describe('cuándo recibió la última solicitud'),
  openLeads: z.int().optional().describe('las solicitudes que tiene por gestionar'),
});
export type Executive = z.infer<typeof executiveSchema>;

type Row = Omit<Executive, 'lastAssignedAt'> & { readonly lastAssignedAt?: Date | null };

const columns = 'id, name, countries, paused_reason_id is not null as paused';
/** How busy somebody is: for those who share the work out. */
const columnsWithWork = `${columns},
  (select turn.given_at from read.executive_turn turn where turn.id = member.id) as "lastAssignedAt",
  (select coalesce(sum(leads), 0)::int from read.lead_count
    where owner = member.id and status_id in (${statusesIn('new', 'open').join(', ')})) as "openLeads"`;

export const findExecutives = async (
  pool: Pool,
  viewer: Viewer,
  request: ListRequest<typeof filters>,
): Promise<Page<Executive>> => {
  const { filter } = request;
  const matching = sql('read.staff_member as member')
    .whereRaw('? = any(roles)', ['EJECUTIVO'])
    .where('status', 'active')
    .whereRaw('countries && ?', [[...leadCountries(viewer)]]);
  whereAny(matching, { id: filter.id });
  whereGiven(matching, 'countries && ?', filter.country);
  if (filter.q) matching.whereILike('name', likeAnywhere(filter.q));
  const shown = may(viewer, 'leads:reassign') ? columnsWithWork : columns;
  const select = { matching, columns: shown };
  const { rows, ...total } = await findPage<Row>(pool, select, request);
  const executives = rows.map(({ lastAssignedAt: at, ...row }) =>
    at === undefined ? row : { ...row, lastAssignedAt: at?.toISOString() ?? null },
  );
  return { rows: executives, ...total };
};
