/** Policies as the console lists them, and their histories. */
import { company, type CompanyEvent, companyEvents, isRegistered } from '@cotejo/core/companies';
import { categoryOf, type Recorded } from '@cotejo/core/kit/event-sourcing';
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
import {
  addHistory,
  changeOf,
  definitionOf,
  describedTable,
  type FoldedTable,
  foldInto,
  type Projector,
  type Sql,
} from '../kit/projector/index.ts';

const policies = describedTable<typeof policyTable, Policy, PolicyEvent>(policyTable, policy, (id, state) =>
  isKnown(state) ? policyValues(id, state) : undefined,
);
/** The companies' names, of which a list of policies is sorted: a join would sort all of them for one page. */
const companies: FoldedTable<ReturnType<typeof company.evolve>, CompanyEvent> = {
  table: 'policy_company',
  key: 'id',
  fold: company,
  columns: (_, state) => (isRegistered(state) ? { name: state.legalName } : undefined),
};
const companyDefinition = `
  create table policy_company (
    id text primary key, name text not null, version int not null, position bigint not null, state jsonb not null
  );`;

/** @param policyIds written just now @param companyIds that may be called otherwise now */
const nameCompanies = async (
  policyIds: readonly string[],
  companyIds: readonly string[],
  sql: Sql,
): Promise<void> => {
  await sql.query(
    `update policy set company_name = policy_company.name from policy_company
     where policy_company.id = policy.company_id and policy.company_name is distinct from policy_company.name
       and (policy.id = any($1) or policy.company_id = any($2))`,
    [policyIds, companyIds],
  );
};

const heldBy = (state: Policy) => (isKnown(state) ? state : undefined);

export const policiesProjector: Projector = {
  name: 'policies',
  version: 6,
  tables: companyDefinition + definitionOf(policyTable) + definitionOf(policyHistoryTable, 'perEvent'),
  views: {
    policy: `select ${rowColumns(policyTable).join(', ')}, search_text from policy`,
    policy_history: 'select * from policy_history',
  },
  handles: { company: companyEvents, policy: policyEvents },
  async apply(events, sql) {
    const of = (category: string) => events.filter(({ stream }) => categoryOf(stream) === category);
    const named = await foldInto(companies, of('company') as readonly Recorded<CompanyEvent>[], sql);
    const steps = await foldInto(policies, of('policy') as readonly Recorded<PolicyEvent>[], sql);
    await nameCompanies(
      steps.map(({ id }) => id),
      named.map(({ id }) => id),
      sql,
    );
    await addHistory(policyHistoryTable, steps, heldBy, sql);
    return steps.map(({ event, after }) => ({
      ...changeOf('policies', event),
      company: heldBy(after)?.companyId,
      country: heldBy(after)?.country,
      partner: heldBy(after)?.partnerId ?? null,
    }));
  },
};
