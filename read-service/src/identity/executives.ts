/** Who can be given a lead: the active executives of the countries that the viewer works for. */
import { type Pool } from 'pg';
import { z } from 'zod';
import { leadCountries } from '@cotejo/core/identity';
import { countryCodes } from '@cotejo/core/reference';
import { type Viewer } from '../http/bearer.ts';
import { type ListRequest, type ListShape } from '../http/dialect.ts';
import { oneOf, searchText, uuids } from '../http/filters.ts';
import { findPage, type Page } from '../http/page.ts';
import { where } from '../http/where.ts';
import { likeAnywhere } from './search.ts';

const filters = { id: uuids.optional(), q: searchText.optional(), country: oneOf(countryCodes).optional() };

export const executiveList: ListShape<typeof filters> = {
  filters,
  sorts: { id: 'id', name: 'name' },
  defaultSort: ['name', 'ASC'],
  tieBreak: 'id',
};

export const executiveSchema = z.object({
  id: z.uuid(),
  name: z.string().nullable(),
  countries: z.array(z.enum(countryCodes)),
  paused: z.boolean().describe('por ahora no recibe solicitudes por sí solas'),
});
export type Executive = z.infer<typeof executiveSchema>;

export const findExecutives = async (
  pool: Pool,
  viewer: Viewer,
  request: ListRequest<typeof filters>,
): Promise<Page<Executive>> => {
  const { filter } = request;
  const condition = where()
    .add('$ = any(roles)', 'EJECUTIVO')
    .add('status = $', 'active')
    .add('countries && $', leadCountries(viewer))
    .addGiven('id = any($)', filter.id)
    .addGiven('countries && $', filter.country)
    .addGiven('name ilike $', filter.q && likeAnywhere(filter.q));
  const columns = 'id, name, countries, paused_reason_id is not null as paused';
  const select = { columns, from: 'read.staff_member', condition };
  return findPage<Executive>(pool, select, request);
};
