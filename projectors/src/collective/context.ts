/** Collective insurance: companies, and what is asked for their people. */
import { companyEvents } from '@cotejo/core/companies';
import { type ProjectionContext } from '../kit/context.ts';
import { collectiveProjector } from './collective-projector.ts';

export const collectiveContext = (): ProjectionContext => ({
  name: 'collective',
  projectors: [collectiveProjector],
  audit: [{ category: 'company', events: companyEvents, resource: 'companies' }],
});
