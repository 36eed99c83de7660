/** All contexts of this floor, one line each: what the process and its tests loop over. */
import { accountsContext } from './accounts/context.ts';
import { assignmentContext } from './assignment/context.ts';
import { auditContext } from './audit/context.ts';
import { bulkContext } from './bulk/context.ts';
import { catalogueContext } from './catalogue/context.ts';
import { collectiveContext } from './collective/context.ts';
import { employeeLoadsContext } from './employee-loads/context.ts';
import { exportsContext } from './exports/context.ts';
import { feedbackContext } from './feedback/context.ts';
import { identityContext } from './identity/context.ts';
import { leadsContext } from './leads/context.ts';
import { mailsContext } from './mails/context.ts';
import { notificationsContext } from './notifications/context.ts';
import { personalDataContext } from './personal-data/context.ts';
import { profileFormContext } from './profile-form/context.ts';
import { workspaceContext } from './workspace/context.ts';
import { type ProjectionContext } from './kit/context.ts';

const contexts = [
  leadsContext,
  identityContext,
  auditContext,
  catalogueContext,
  bulkContext,
  exportsContext,
  feedbackContext,
  notificationsContext,
  workspaceContext,
  assignmentContext,
  personalDataContext,
  profileFormContext,
  accountsContext,
  collectiveContext,
  employeeLoadsContext,
  mailsContext,
];

/** What the contexts need, taken together. */
export type Parts = (typeof contexts)[number] extends (parts: infer All) => ProjectionContext ? All : never;

export const contextsWith = (parts: Parts): readonly ProjectionContext[] =>
  contexts.map((context) => context(parts));
