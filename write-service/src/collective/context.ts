/** Collective insurance, registered: companies, and what is asked for their people. */
import { companyList } from '@cotejo/core/companies';
import { insurerList } from '@cotejo/core/insurer-terms';
import { partnerList } from '@cotejo/core/partners';
import { registered } from '../kit/commands/definition.ts';
import { type WriteContext } from '../kit/context.ts';
import { companyAggregate, type CompanyParts } from './company-commands.ts';
import { insurerAggregate, type InsurerParts } from './insurer-commands.ts';
import { partnerAggregate } from './partner-commands.ts';
import { policyEmployeeAggregate, type PolicyEmployeeParts } from './policy-employee-commands.ts';

export const collectiveContext = (
  parts: CompanyParts & PolicyEmployeeParts & InsurerParts,
): WriteContext => ({
  name: 'collective',
  tags: [
    { name: 'Seguros colectivos', description: 'Empresas, pólizas y su gente; partners y aseguradoras' },
  ],
  lists: [companyList, partnerList, insurerList],
  aggregates: [
    registered(companyAggregate(parts)),
    registered(policyEmployeeAggregate(parts)),
    registered(partnerAggregate),
    registered(insurerAggregate(parts)),
  ],
});
