/** Collective insurance, registered: companies, and what is asked for their people. */
import { companies } from '@cotejo/core/companies';
import { insuredPeople } from '@cotejo/core/insured-people';
import { insurerList } from '@cotejo/core/insurer-terms';
import { partners } from '@cotejo/core/partners';
import { policies } from '@cotejo/core/policies';
import { coverageList } from '@cotejo/core/policy-employees';
import { registered } from '../kit/commands/definition.ts';
import { type WriteContext } from '../kit/context.ts';
import { companyAggregate, type CompanyParts } from './company-commands.ts';
import { insurerFileAggregate, type InsurerFileParts } from './insurer-file-commands.ts';
import { insurerAggregate, type InsurerParts } from './insurer-commands.ts';
import { partnerAggregate } from './partner-commands.ts';
import { personAggregate } from './person-aggregate.ts';
import { type PersonParts } from './person-commands.ts';
import { personIdRoutes } from './person-ids.ts';
import { policyAggregate } from './policy-aggregate.ts';
import { type PolicyParts } from './policy-commands.ts';
import { policyEmployeeAggregate, type PolicyEmployeeParts } from './policy-employee-commands.ts';

type Parts = CompanyParts & PolicyParts & PersonParts & PolicyEmployeeParts & InsurerParts & InsurerFileParts;

export const collectiveContext = (parts: Parts): WriteContext => ({
  name: 'collective',
  tags: [
    { name: 'Seguros colectivos', description: 'Empresas, pólizas y su gente; partners y aseguradoras' },
  ],
  lists: [companies.list, partners.list, insurerList, policies.list, insuredPeople.list, coverageList],
  aggregates: [
    registered(companyAggregate(parts)),
    registered(partnerAggregate),
    registered(insurerAggregate(parts)),
    registered(policyAggregate(parts)),
    registered(personAggregate(parts)),
    registered(policyEmployeeAggregate(parts)),
    registered(insurerFileAggregate(parts)),
  ],
  routes: [personIdRoutes(parts)],
});
