/** Saved views: one's own, and those that colleagues share of lists that one may see. */
import { type Pool } from 'pg';
import { visibilityBy } from '@cotejo/core/identity';
import { rights } from '@cotejo/core/reference/rights';
import { roleNames } from '@cotejo/core/reference/roles';
import { type SavedView, sharedViewRule, type ViewRecord, viewRecord } from '@cotejo/core/workspace';
import { type ViewableList } from '../kit/context.ts';
import { type Viewer } from '../kit/http/bearer.ts';
import { alphabetical, type ListRequest, type ListShape } from '../kit/http/dialect.ts';
import { texts, uuids, yesOrNo } from '../kit/http/filters.ts';
import { findPage, type Page } from '../kit/http/page.ts';
import { type Query, sql, whereAny } from '../kit/sql.ts';

const filters = { id: uuids.optional(), resource: texts.optional(), own: yesOrNo.optional() };

export const viewList: ListShape<typeof filters> = {
  filters,
  sorts: { id: 'view.id', name: alphabetical('view.name') },
  defaultSort: ['name', 'ASC'],
  tieBreak: 'view.id',
};

/** Who works everywhere has no country, and is everybody's colleague. */
const everywhere = roleNames.filter((role) => rights[role].scope === 'all');

type Stored = {
  readonly id: string;
  readonly version: number;
  readonly state: SavedView;
  readonly owner_name: string | null;
};

/** Adds the shared views of a list, where the viewer is among those who see them. */
const orSharedOf = (either: Query, { resource, permission }: ViewableList, viewer: Viewer): void => {
  const visibility = visibilityBy(sharedViewRule(permission), viewer);
  if (!visibility) return;
  either.orWhere((shared) => {
    shared.where({ 'view.shared': true, 'view.resource': resource });
    if (visibility.country)
      shared.whereRaw('(owner.countries && ?::text[] or owner.roles && ?::text[])', [
        [...visibility.country],
        everywhere,
      ]);
  });
};

export const findViews = async (
  pool: Pool,
  lists: readonly ViewableList[],
  viewer: Viewer,
  { filter, ...slice }: ListRequest<typeof filters>,
): Promise<Page<ViewRecord>> => {
  const matching = sql('read.view as view')
    .leftJoin('read.staff_member as owner', 'owner.id', 'view.owner_id')
    .where((either) => {
      either.where('view.owner_id', viewer.id);
      for (const list of lists) orSharedOf(either, list, viewer);
    });
  const permissionOf = (wanted: string) => lists.find(({ resource }) => resource === wanted)?.permission;
  whereAny(matching, { 'view.id': filter.id, 'view.resource': filter.resource });
  if (filter.own !== undefined) matching.where('view.owner_id', filter.own ? '=' : '<>', viewer.id);
  const columns = 'view.id, view.version, view.state, owner.name as owner_name';
  const { rows, total } = await findPage<Stored>(pool, { matching, columns }, slice);
  return {
    rows: rows.map(({ id, version, state, owner_name: ownerName }) =>
      viewRecord(id, state, { version, ownerName }, viewer, permissionOf),
    ),
    total,
  };
};
