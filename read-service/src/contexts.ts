/** The contexts of the read side, one line each. */
import { accountsContext } from './accounts/context.ts';
import { assignmentContext } from './assignment/context.ts';
import { auditContext } from './audit/context.ts';
import { bulkContext } from './bulk/context.ts';
import { catalogueContext } from './catalogue/context.ts';
import { comparatorContext } from './comparator/context.ts';
import { contentContext } from './content/context.ts';
import { collectiveContext } from './collective/context.ts';
import { employeeLoadsContext } from './employee-loads/context.ts';
import { exportsContext } from './exports/context.ts';
import { feedbackContext } from './feedback/context.ts';
import { filesContext } from './files/context.ts';
import { identityContext } from './identity/context.ts';
import { leadsContext } from './leads/context.ts';
import { mailsContext } from './mails/context.ts';
import { notificationsContext } from './notifications/context.ts';
import { profileFormContext } from './profile-form/context.ts';
import { projectionsContext } from './projections/context.ts';
import { sharingContext } from './sharing/context.ts';
import { workspaceContext } from './workspace/context.ts';

export const contexts = [
  leadsContext,
  auditContext,
  filesContext,
  bulkContext,
  exportsContext,
  identityContext,
  workspaceContext,
  projectionsContext,
  notificationsContext,
  assignmentContext,
  comparatorContext,
  catalogueContext,
  contentContext,
  profileFormContext,
  sharingContext,
  feedbackContext,
  accountsContext,
  collectiveContext,
  employeeLoadsContext,
  mailsContext,
];
