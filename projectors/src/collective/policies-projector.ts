/** Policies as the console lists them, and their histories. */
import { companies, company, type CompanyEvent, isRegistered } from '@cotejo/core/companies';
import { categoryOf, type Recorded } from '@cotejo/core/kit/event-sourcing';
import { policies } from '@cotejo/core/policies';
import {
  applyRecord,
  type FoldedTable,
  foldInto,
  type Projector,
  recordTables,
  type Sql,
} from '../kit/projector/index.ts';

/** The companies' names, of which a list of policies is sorted: a join would sort all of them for one page. */
const companyNames: FoldedTable<ReturnType<typeof company.evolve>, CompanyEvent> = {
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

const { tables, views } = recordTables(policies);

export const policiesProjector: Projector = {
  name: 'policies',
  version: 7,
  tables: companyDefinition + tables,
  views,
  handles: { company: companies.decider.events, policy: policies.decider.events },
  async apply(events, sql) {
    const of = (category: string) => events.filter(({ stream }) => categoryOf(stream) === category);
    const named = await foldInto(companyNames, of('company') as readonly Recorded<CompanyEvent>[], sql);
    const { steps, changes } = await applyRecord(policies, of('policy'), sql);
    await nameCompanies(
      steps.map(({ id }) => id),
      named.map(({ id }) => id),
      sql,
    );
    return changes;
  },
};
