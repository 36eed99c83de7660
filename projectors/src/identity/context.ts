/** Identity: users, their sessions, their history, and the ends of their pauses. */
import { type ProjectionContext } from '../kit/context.ts';
import { identityAuditSources } from './identity-audit-sources.ts';
import { identityProjector } from './identity-projector.ts';
import { userNotificationSource } from './user-notifications.ts';
import { whenApprovalLapsesThenEndIt } from './when-approval-lapses-then-end-it.ts';
import { whenPasswordLinkAskedThenMail } from './when-password-link-asked-then-mail.ts';
import { whenPauseEndsThenResumeExecutive } from './when-pause-ends-then-resume-executive.ts';

export const identityContext = (): ProjectionContext => ({
  name: 'identity',
  projectors: [identityProjector],
  audit: identityAuditSources,
  automations: [whenPauseEndsThenResumeExecutive, whenApprovalLapsesThenEndIt, whenPasswordLinkAskedThenMail],
  notifications: [userNotificationSource],
});
