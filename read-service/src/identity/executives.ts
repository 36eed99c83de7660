/** Who can be given a lead: the active executives of the countries that the viewer works for. */
import { countriesOf, may } from '@cotejo/core/identity';
import { countryCodes } from '@cotejo/core/kit/country';
import { statusesIn } from '@cotejo/core/reference/lead-statuses';
import { z } from 'zod';
import { alphabetical } from '../kit/http/dialect.ts';
import { oneOf } from '../kit/http/filters.ts';
import { condition, textIn } from '../kit/list/filter.ts';
import { type Listing } from '../kit/list/listing.ts';
import { sql } from '../kit/sql.ts';

const executiveSchema = z.object({
  id: z.uuid(),
  name: z.string().nullable(),
  countries: z.array(z.enum(countryCodes)),
  paused: z.boolean().describe('por ahora no recibe solicitudes por sí solas'),
  lastAssignedAt: z.iso.datetime().nullable().optional().describe('cuándo recibió la última solicitud'),
  openLeads: z.int().optional().describe('las solicitudes que tiene por gestionar'),
});
type Executive = z.infer<typeof executiveSchema>;

type StoredExecutive = Omit<Executive, 'lastAssignedAt'> & { readonly lastAssignedAt?: Date | null };

const columns = 'id, name, countries, paused_reason_id is not null as paused';
/** How busy somebody is: for those who share the work out. */
const columnsWithWork = `${columns},
  (select turn.given_at from read.executive_turn turn where turn.id = member.id) as "lastAssignedAt",
  (select coalesce(sum(leads), 0)::int from read.lead_count
    where owner = member.id and status_id in (${statusesIn('new', 'open').join(', ')})) as "openLeads"`;

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
  columns: (viewer) => (may(viewer, 'leads:reassign') ? columnsWithWork : columns),
  row: executiveSchema,
  show: (found) =>
    found.map(({ lastAssignedAt: at, ...row }) =>
      at === undefined ? row : { ...row, lastAssignedAt: at?.toISOString() ?? null },
    ),
};
