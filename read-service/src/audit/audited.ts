/** Where an audit reads from: the histories of the leads that its viewer may see, and no others. */
import { type Staff } from '@cotejo/core/identity';
import { type Permission } from '@cotejo/core/reference/permissions';
import { type Query, sql, whereAny } from '../kit/sql.ts';
import { onlyVisible, visibilityOf } from '../leads/index.ts';

const permissions: readonly Permission[] = ['leads:audit'];

/** Who sees all of a country needs no look at each lead: which country it is of, its history says too. */
export const auditedHistory = (viewer: Staff): Query => {
  const { countries, owners } = visibilityOf(viewer, permissions);
  const history = sql('read.lead_status_history as h');
  return owners === undefined
    ? whereAny(history, { 'h.country': countries })
    : onlyVisible(history.join('read.lead as l', 'l.id', 'h.lead_id'), viewer, {
        lead: 'l',
        also: permissions,
      });
};
