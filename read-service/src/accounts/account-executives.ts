/** For whom a viewer may open an account: active executives without one, each with the countries to choose from. */
import { accounts } from '@cotejo/core/accounts';
import { visibilityBy, type Staff } from '@cotejo/core/identity';
import { countryCodes } from '@cotejo/core/kit/country';
import { z } from 'zod';
import { alphabetical } from '../kit/http/dialect.ts';
import { textIn } from '../kit/list/filter.ts';
import { type Listing } from '../kit/list/listing.ts';
import { sql, whereAny } from '../kit/sql.ts';

const accountExecutiveSchema = z.object({
  id: z.uuid(),
  name: z.string().nullable(),
  countries: z.array(z.enum(countryCodes)).describe('en los que puedes abrirle una cuenta'),
});
export type AccountExecutive = z.infer<typeof accountExecutiveSchema>;

const visibilityOf = (viewer: Staff) =>
  visibilityBy({ ...accounts.rule, permission: 'accounts:open' }, viewer) ?? { country: [] };

export const accountExecutiveListing: Listing<AccountExecutive, AccountExecutive> = {
  resource: 'account-executives',
  summary: 'Ejecutivos a los que puedes abrirles una cuenta',
  permission: 'accounts:open',
  projector: 'accounts',
  id: 'member.id',
  filters: { q: textIn('name') },
  sorts: { name: alphabetical('name') },
  defaultSort: ['name', 'ASC'],
  seen(viewer) {
    const { owner, country = countryCodes } = visibilityOf(viewer);
    const executives = sql('read.staff_member as member')
      .whereRaw('? = any(roles)', ['EJECUTIVO'])
      .where('status', 'active')
      .whereNotIn('id', [viewer.id, ...(viewer.actedBy ? [viewer.actedBy.id] : [])])
      .whereRaw('countries && ?', [[...country]])
      .whereNotExists(sql('read.account as a').whereRaw('a.id = member.id'));
    return whereAny(executives, { id: owner });
  },
  columns: () => 'id, name, countries',
  row: accountExecutiveSchema,
  show(found, viewer) {
    const { country = countryCodes } = visibilityOf(viewer);
    return found.map((one) => ({
      ...one,
      countries: one.countries.filter((code) => country.includes(code)),
    }));
  },
};
