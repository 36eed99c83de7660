/** Collective insurance: companies, partners and insurers, and what is asked for companies' people. */
import { companyEvents } from '@cotejo/core/companies';
import { insurerTermsEvents } from '@cotejo/core/insurer-terms';
import { partnerEvents } from '@cotejo/core/partners';
import { policyEmployeeEvents } from '@cotejo/core/policy-employees';
import { type ProjectionContext } from '../kit/context.ts';
import { collectiveProjector } from './collective-projector.ts';
import { insurerTermsProjector } from './insurer-terms-projector.ts';
import { partnersProjector } from './partners-projector.ts';

export const collectiveContext = (): ProjectionContext => ({
  name: 'collective',
  projectors: [collectiveProjector, partnersProjector, insurerTermsProjector],
  audit: [
    { category: 'company', events: companyEvents, resource: 'companies' },
    { category: 'policyEmployee', events: policyEmployeeEvents, resource: 'policy-employees' },
    { category: 'partner', events: partnerEvents, resource: 'partners' },
    { category: 'insurerTerms', events: insurerTermsEvents, resource: 'insurers' },
  ],
});
