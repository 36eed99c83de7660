/** The policies for which a viewer may load files: who loads files need not see the policies' own pages. */
import { loadRule } from '@cotejo/core/employee-loads';
import { countryCodes } from '@cotejo/core/kit/country';
import { z } from 'zod';
import { alphabetical } from '../kit/http/dialect.ts';
import { texts } from '../kit/http/filters.ts';
import { anyOf, textIn } from '../kit/list/filter.ts';
import { type RuledListing, type Stored } from '../kit/list/listing.ts';
import { raw, sql } from '../kit/sql.ts';

const loadPolicySchema = z.object({
  id: z.uuid(),
  title: z.string().describe('la empresa y el número'),
  number: z.string(),
  country: z.enum(countryCodes),
  companyId: z.string(),
  companyName: z.string().nullable(),
  coverageGroups: z.array(z.object({ code: z.string(), name: z.string() })),
});
type LoadPolicy = z.infer<typeof loadPolicySchema>;

export const loadPolicyListing: RuledListing<LoadPolicy, Stored> = {
  resource: 'employee-load-policies',
  summary: 'Las pólizas para las que puedes cargar altas y bajas',
  rule: loadRule,
  projector: 'policies',
  id: 'p.id',
  filters: { q: textIn('p.number', 'c.legal_name'), companyId: anyOf('p.company_id', texts) },
  sorts: { title: alphabetical('c.legal_name') },
  defaultSort: ['title', 'ASC'],
  from: () =>
    sql('read.policy as p')
      .leftJoin('read.company as c', 'c.id', 'p.company_id')
      .where(raw("p.status = 'known'")),
  held: { country: 'p.country', company: 'p.company_id' },
  columns: () =>
    `p.id, coalesce(c.legal_name, p.company_id) || ' · ' || p.number as title, p.number, p.country, p.company_id as "companyId", c.legal_name as "companyName", p.coverage_groups as "coverageGroups"`,
  row: loadPolicySchema,
  show: (found) => found as readonly LoadPolicy[],
};
