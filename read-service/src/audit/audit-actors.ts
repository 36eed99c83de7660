/** Everybody who ever did something, as far as the viewer may see them: whom the audit can be asked about. */
import { type AuditActorRow } from '@cotejo/core/audit';
import { type Pool } from 'pg';
import { type Viewer } from '../kit/http/bearer.ts';
import { type ListRequest, type ListShape } from '../kit/http/dialect.ts';
import { texts } from '../kit/http/filters.ts';
import { findPage, type Page } from '../kit/http/page.ts';
import { raw, sql, whereAny } from '../kit/sql.ts';
import { type VisibleRecords } from '../kit/visible-records.ts';
import { peopleNames } from './group-names.ts';

const filters = { id: texts.optional() };

/** Of people alone: the system and visitors act in countries that the viewer may not see. */
const lastAt = 'case when m.id is not null then a.at end';

export const auditActorShape: ListShape<typeof filters> = {
  filters,
  sorts: { id: 'a.id', name: 'm.name', lastAt: raw(lastAt) },
  defaultSort: ['lastAt', 'DESC'],
  tieBreak: 'a.id',
};

type Entry = { readonly id: string; readonly at: Date | null; readonly status: string | null };

const kindOf = (id: string): AuditActorRow['kind'] => {
  if (id === 'visitor') return 'visitor';
  return id.startsWith('system:') ? 'system' : 'user';
};

/** @param rules of the contexts: that of users says whom the viewer sees, and oneself is always there */
export const findAuditActors = async (
  pool: Pool,
  rules: readonly VisibleRecords[],
  viewer: Viewer,
  request: ListRequest<typeof filters>,
): Promise<Page<AuditActorRow>> => {
  const users = rules.find(({ aggregate }) => aggregate === 'users');
  if (!users) throw new Error('no context says who sees which users');
  const actors = sql('read.audit_actor as a')
    .joinRaw('left join read.staff_member as m on m.id::text = a.id')
    .where(
      (either) =>
        void either
          .whereIn('a.id', ['visitor', viewer.id])
          .orWhere('a.id', 'like', 'system:%')
          .orWhereRaw('a.id in (select seen.id::text from ? as seen)', [users.seenBy(viewer)]),
    );
  const matching = whereAny(actors, { 'a.id': request.filter.id });
  const page = await findPage<Entry>(pool, { matching, columns: `a.id, ${lastAt} as at, m.status` }, request);
  const nameOf = await peopleNames(
    pool,
    page.rows.map(({ id }) => id),
  );
  const rows = page.rows.map(({ id, at, status }) => ({
    id,
    kind: kindOf(id),
    name: nameOf(id),
    disabled: status === 'disabled',
    lastAt: at?.toISOString() ?? null,
  }));
  return { ...page, rows };
};
