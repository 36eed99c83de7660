/** Where an audit reads from: the histories of the leads that its viewer may see, and no others. */
import { type Staff } from '@cotejo/core/identity';
import { type Where, where } from '../kit/http/where.ts';
import { onlyVisible, sightOf } from '../leads/index.ts';

export type Audited = { readonly from: string; readonly condition: Where };

/** Who sees all of a country needs no look at each lead: which country it is of, its history says too. */
export const auditedHistory = (viewer: Staff): Audited => {
  const { countries, owners } = sightOf(viewer);
  return owners === undefined
    ? { from: 'read.lead_status_history h', condition: where().addAny('h.country', countries) }
    : {
        from: 'read.lead_status_history h join read.lead l on l.id = h.lead_id',
        condition: onlyVisible(where(), viewer, 'l'),
      };
};
