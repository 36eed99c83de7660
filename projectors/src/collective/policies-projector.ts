/** Policies as the console lists them, and their histories. */
import { type Recorded } from '@cotejo/core/kit/event-sourcing';
import { rowColumns } from '@cotejo/core/kit/table';
import {
  isKnown,
  type Policy,
  policy,
  type PolicyEvent,
  policyEvents,
  policyHistoryTable,
  policyTable,
  policyValues,
} from '@cotejo/core/policies';
import { changeOf, definitionOf, describedTable, foldInto, type Projector } from '../kit/projector/index.ts';
import { addHistory } from './history.ts';

const policies = describedTable<typeof policyTable, Policy, PolicyEvent>(policyTable, policy, (id, state) =>
  isKnown(state) ? policyValues(id, state) : undefined,
);
const heldBy = (state: Policy) => (isKnown(state) ? state : undefined);

export const policiesProjector: Projector = {
  name: 'policies',
  version: 3,
  tables: definitionOf(policyTable) + definitionOf(policyHistoryTable, 'perEvent'),
  views: {
    policy: `select ${rowColumns(policyTable).join(', ')}, search_text from policy`,
    policy_history: 'select * from policy_history',
  },
  handles: { policy: policyEvents },
  async apply(events, sql) {
    const steps = await foldInto(policies, events as readonly Recorded<PolicyEvent>[], sql);
    await addHistory(policyHistoryTable, steps, heldBy, sql);
    return steps.map(({ event, after }) => ({
      ...changeOf('policies', event),
      company: heldBy(after)?.companyId,
      country: heldBy(after)?.country,
      partner: heldBy(after)?.partnerId ?? null,
    }));
  },
};
