/** Saved views: one's own, and those that colleagues of one of one's countries share. */
import { type Pool } from 'pg';
import { leadCountries, leadScope } from '@cotejo/core/identity';
import { rights } from '@cotejo/core/reference/rights';
import { roleNames } from '@cotejo/core/reference/roles';
import { type SavedView, type ViewRecord, viewRecord } from '@cotejo/core/workspace';
import { type Viewer } from '../kit/http/bearer.ts';
import { alphabetical, type ListRequest, type ListShape } from '../kit/http/dialect.ts';
import { texts, uuids, yesOrNo } from '../kit/http/filters.ts';
import { findPage, type Page } from '../kit/http/page.ts';
import { sql, whereAny } from '../kit/sql.ts';

const filters = { id: uuids.optional(), resource: texts.optional(), own: yesOrNo.optional() };

export const viewList: ListShape<typeof filters> = {
  filters,
  sorts: { id: 'view.id', name: alphabetical('view.name') },
  defaultSort: ['name', 'ASC'],
  tieBreak: 'view.id',
};

/** Who works everywhere has no country, and is the colleague of all who see anything of leads. */
const everywhere = roleNames.filter((role) => rights[role].scope === 'all');

type Stored = {
  readonly id: string;
  readonly version: number;
  readonly state: SavedView;
  readonly owner_name: string | null;
};

export const findViews = async (
  pool: Pool,
  viewer: Viewer,
  { filter, ...slice }: ListRequest<typeof filters>,
): Promise<Page<ViewRecord>> => {
  const matching = sql('read.view as view')
    .leftJoin('read.staff_member as owner', 'owner.id', 'view.owner_id')
    .where(
      (either) =>
        void either
          .where('view.owner_id', viewer.id)
          .orWhereRaw('view.shared and (owner.countries && ?::text[] or owner.roles && ?::text[])', [
            [...leadCountries(viewer)],
            leadScope(viewer) ? everywhere : [],
          ]),
    );
  whereAny(matching, { 'view.id': filter.id, 'view.resource': filter.resource });
  if (filter.own !== undefined) matching.where('view.owner_id', filter.own ? '=' : '<>', viewer.id);
  const columns = 'view.id, view.version, view.state, owner.name as owner_name';
  const { rows, total } = await findPage<Stored>(pool, { matching, columns }, slice);
  return {
    rows: rows.map(({ id, version, state, owner_name: ownerName }) =>
      viewRecord(id, state, { version, ownerName }, viewer),
    ),
    total,
  };
};
