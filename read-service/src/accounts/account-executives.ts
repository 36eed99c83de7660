/** For whom a viewer may open an account: active executives without one, each with the countries to choose from. */
import { accountRule } from '@cotejo/core/accounts';
import { sightBy } from '@cotejo/core/identity';
import { countryCodes } from '@cotejo/core/kit/country';
import { type Pool } from 'pg';
import { z } from 'zod';
import { type Viewer } from '../kit/http/bearer.ts';
import { alphabetical, type ListRequest, type ListShape } from '../kit/http/dialect.ts';
import { searchText, uuids } from '../kit/http/filters.ts';
import { findPage, type Page } from '../kit/http/page.ts';
import { likeAnywhere, sql, whereAny } from '../kit/sql.ts';

const filters = { id: uuids.optional(), q: searchText.optional() };

export const accountExecutiveList: ListShape<typeof filters> = {
  filters,
  sorts: { id: 'id', name: alphabetical('name') },
  defaultSort: ['name', 'ASC'],
  tieBreak: 'id',
};

export const accountExecutiveSchema = z.object({
  id: z.uuid(),
  name: z.string().nullable(),
  countries: z.array(z.enum(countryCodes)).describe('en los que puedes abrirle una cuenta'),
});
export type AccountExecutive = z.infer<typeof accountExecutiveSchema>;

export const findAccountExecutives = async (
  pool: Pool,
  viewer: Viewer,
  request: ListRequest<typeof filters>,
): Promise<Page<AccountExecutive>> => {
  const { owner, country: countries = countryCodes } = sightBy(
    { ...accountRule, permission: 'accounts:open' },
    viewer,
  ) ?? { country: [] };
  const { id, q } = request.filter;
  const matching = sql('read.staff_member as member')
    .whereRaw('? = any(roles)', ['EJECUTIVO'])
    .where('status', 'active')
    .whereNot('id', viewer.id)
    .whereRaw('countries && ?', [[...countries]])
    .whereNotExists(sql('read.account as a').whereRaw('a.id = member.id'));
  whereAny(matching, { id });
  whereAny(matching, { id: owner });
  if (q) matching.whereILike('name', likeAnywhere(q));
  const select = { matching, columns: 'id, name, countries' };
  const { rows, ...total } = await findPage<AccountExecutive>(pool, select, request);
  const within = (one: AccountExecutive) => one.countries.filter((code) => countries.includes(code));
  return { ...total, rows: rows.map((one) => ({ ...one, countries: within(one) })) };
};
