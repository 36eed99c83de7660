/** Saved views: one's own, and those that colleagues of one of one's countries share. */
import { type Pool } from 'pg';
import { leadCountries } from '@cotejo/core/identity';
import { rights } from '@cotejo/core/reference/rights';
import { roleNames } from '@cotejo/core/reference/roles';
import { type SavedView, type ViewRecord, viewRecord } from '@cotejo/core/workspace';
import { type Viewer } from '../kit/http/bearer.ts';
import { alphabetical, type ListRequest, type ListShape } from '../kit/http/dialect.ts';
import { texts, uuids, yesOrNo } from '../kit/http/filters.ts';
import { findPage, type Page } from '../kit/http/page.ts';
import { where } from '../kit/http/where.ts';

const filters = { id: uuids.optional(), resource: texts.optional(), own: yesOrNo.optional() };

export const viewList: ListShape<typeof filters> = {
  filters,
  sorts: { id: 'view.id', name: alphabetical('view.name') },
  defaultSort: ['name', 'ASC'],
  tieBreak: 'view.id',
};

/** Who works everywhere has no country, and is everybody's colleague. */
const everywhere = roleNames.filter((role) => rights[role].leads === 'all');

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
  const condition = where().addAny('view.id', filter.id).addAny('view.resource', filter.resource);
  const [own, countries, roles] = [viewer.id, leadCountries(viewer), everywhere].map((value) =>
    condition.value(value),
  );
  const isOwn = `view.owner_id = ${own}`;
  condition.add(
    `(${isOwn} or view.shared and (owner.countries && ${countries}::text[] or owner.roles && ${roles}::text[]))`,
  );
  if (filter.own !== undefined) condition.add(filter.own ? isOwn : `not (${isOwn})`);
  const { rows, total } = await findPage<Stored>(
    pool,
    {
      columns: 'view.id, view.version, view.state, owner.name as owner_name',
      from: 'read.view view left join read.staff_member owner on owner.id = view.owner_id',
      condition,
    },
    slice,
  );
  return {
    rows: rows.map(({ id, version, state, owner_name: ownerName }) =>
      viewRecord(id, state, { version, ownerName }, viewer),
    ),
    total,
  };
};
