/** Collective insurance, registered: companies, and what is asked for their people. */
import { companyList } from '@cotejo/core/companies';
import { registered } from '../kit/commands/definition.ts';
import { type WriteContext } from '../kit/context.ts';
import { companyAggregate, type CompanyParts } from './company-commands.ts';

export const collectiveContext = (parts: CompanyParts): WriteContext => ({
  name: 'collective',
  tags: [{ name: 'Seguros colectivos', description: 'Empresas, pólizas y su gente' }],
  lists: [companyList],
  aggregates: [registered(companyAggregate(parts))],
});
