/** Companies as the console lists them. */
import {
  company,
  type CompanyEvent,
  companyEvents,
  companyTable,
  companyValues,
  isRegistered,
} from '@cotejo/core/companies';
import { type Recorded } from '@cotejo/core/kit/event-sourcing';
import { rowColumns } from '@cotejo/core/kit/table';
import { changeOf, definitionOf, describedTable, foldInto, type Projector } from '../kit/projector/index.ts';

const companies = describedTable<typeof companyTable, ReturnType<typeof company.evolve>, CompanyEvent>(
  companyTable,
  company,
  (id, state) => (isRegistered(state) ? companyValues(id, state) : undefined),
);

export const collectiveProjector: Projector = {
  name: 'collective',
  version: 1,
  tables: definitionOf(companyTable),
  views: { company: `select ${rowColumns(companyTable).join(', ')} from company` },
  handles: { company: companyEvents },
  async apply(events, sql) {
    const steps = await foldInto(companies, events as readonly Recorded<CompanyEvent>[], sql);
    return steps.map(({ id, event }) => ({
      ...changeOf('companies', event),
      company: id,
      country: event.metadata.country,
    }));
  },
};
