/** Records of one person without a list of their own: seen by their owner, and by those who audit that person’s work. */
import { ownedRule } from '@cotejo/core/audit';
import { whereSeen } from '../kit/scope.ts';
import { raw, sql } from '../kit/sql.ts';
import { type VisibleRecords } from '../kit/visible-records.ts';

/** @param aggregate the kind of record, whose events say whose it is */
export const visibleByOwner = (aggregate: string): VisibleRecords => ({
  aggregate,
  idType: 'text',
  seenBy: (viewer, also = []) =>
    sql('read.event as owned')
      .select({ id: 'owned.aggregate_id' })
      .where('owned.aggregate', aggregate)
      .where((either) => {
        void either.where('owned.owner_id', viewer.id).orWhere((audited) => {
          const columns = { owner: 'owned.owner_id', country: 'owned.country' };
          void whereSeen(audited.where(raw('true')), { ...ownedRule, also }, viewer, columns);
        });
      }),
});
