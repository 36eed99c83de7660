/** Collective insurance, registered: companies, and what is asked for their people. */
import { companyList } from '@cotejo/core/companies';
import { partnerList } from '@cotejo/core/partners';
import { registered } from '../kit/commands/definition.ts';
import { type WriteContext } from '../kit/context.ts';
import { companyAggregate, type CompanyParts } from './company-commands.ts';
import { partnerAggregate } from './partner-commands.ts';
import { policyEmployeeAggregate, type PolicyEmployeeParts } from './policy-employee-commands.ts';

export const collectiveContext = (parts: CompanyParts & PolicyEmployeeParts): WriteContext => ({
  name: 'collective',
  tags: [
    { name: 'Seguros colectivos', description: 'Empresas, pólizas y su gente; partners y aseguradoras' },
  ],
  lists: [companyList, partnerList],
  aggregates: [
    registered(companyAggregate(parts)),
    registered(policyEmployeeAggregate(parts)),
    registered(partnerAggregate),
  ],
});
