/** Collective insurance: companies, partners, and what is asked for companies' people. */
import { companyEvents } from '@cotejo/core/companies';
import { partnerEvents } from '@cotejo/core/partners';
import { policyEmployeeEvents } from '@cotejo/core/policy-employees';
import { type ProjectionContext } from '../kit/context.ts';
import { collectiveProjector } from './collective-projector.ts';
import { partnersProjector } from './partners-projector.ts';

export const collectiveContext = (): ProjectionContext => ({
  name: 'collective',
  projectors: [collectiveProjector, partnersProjector],
  audit: [
    { category: 'company', events: companyEvents, resource: 'companies' },
    { category: 'policyEmployee', events: policyEmployeeEvents, resource: 'policy-employees' },
    { category: 'partner', events: partnerEvents, resource: 'partners' },
  ],
});
