/** Collective insurance: companies, partners and insurers, and what is asked for companies' people. */
import { insurerFiles } from '@cotejo/core/insurer-files';
import { partners } from '@cotejo/core/partners';
import { type ProjectionContext } from '../kit/context.ts';
import { recordProjector } from '../kit/projector/index.ts';
import { collectiveAuditSources } from './collective-audit-sources.ts';
import { collectiveProjector } from './collective-projector.ts';
import { coverageNotificationSource } from './coverage-notifications.ts';
import { insuredPeopleProjector } from './insured-people-projector.ts';
import { insurerTermsProjector } from './insurer-terms-projector.ts';
import { whenFileSentThenMailInsurer } from './when-file-sent-then-mail-insurer.ts';
import { whenPolicyOverThenEndCoverages } from './when-policy-over-then-end-coverages.ts';
import { policiesProjector } from './policies-projector.ts';

export const collectiveContext = (): ProjectionContext => ({
  name: 'collective',
  projectors: [
    collectiveProjector,
    recordProjector(partners, 4),
    insurerTermsProjector,
    recordProjector(insurerFiles, 3),
    policiesProjector,
    insuredPeopleProjector,
  ],
  automations: [whenFileSentThenMailInsurer, whenPolicyOverThenEndCoverages],
  audit: collectiveAuditSources,
  notifications: [coverageNotificationSource],
});
