/** Collective insurance: companies, partners and insurers, and what is asked for companies' people. */
import { companyEvents } from '@cotejo/core/companies';
import { insuredPersonEvents } from '@cotejo/core/insured-people';
import { insurerFileEvents } from '@cotejo/core/insurer-files';
import { insurerTermsEvents } from '@cotejo/core/insurer-terms';
import { partnerEvents } from '@cotejo/core/partners';
import { policyEvents } from '@cotejo/core/policies';
import { policyEmployeeEvents } from '@cotejo/core/policy-employees';
import { type ProjectionContext } from '../kit/context.ts';
import { collectiveProjector } from './collective-projector.ts';
import { insuredPeopleProjector } from './insured-people-projector.ts';
import { insurerFilesProjector } from './insurer-files-projector.ts';
import { insurerTermsProjector } from './insurer-terms-projector.ts';
import { whenFileSentThenMailInsurer } from './when-file-sent-then-mail-insurer.ts';
import { whenPolicyOverThenEndCoverages } from './when-policy-over-then-end-coverages.ts';
import { partnersProjector } from './partners-projector.ts';
import { policiesProjector } from './policies-projector.ts';

export const collectiveContext = (): ProjectionContext => ({
  name: 'collective',
  projectors: [
    collectiveProjector,
    partnersProjector,
    insurerTermsProjector,
    insurerFilesProjector,
    policiesProjector,
    insuredPeopleProjector,
  ],
  automations: [whenFileSentThenMailInsurer, whenPolicyOverThenEndCoverages],
  audit: [
    { category: 'company', events: companyEvents, resource: 'companies' },
    { category: 'policy', events: policyEvents, resource: 'policies' },
    { category: 'insuredPerson', events: insuredPersonEvents, resource: 'insured-people' },
    { category: 'policyEmployee', events: policyEmployeeEvents, resource: 'policy-employees' },
    { category: 'partner', events: partnerEvents, resource: 'partners' },
    { category: 'insurerTerms', events: insurerTermsEvents, resource: 'insurers' },
    { category: 'insurerFile', events: insurerFileEvents, resource: 'insurer-files' },
  ],
});
