/** The contexts of the write side: one line each. */
import { accountsContext } from './accounts/context.ts';
import { bulkContext } from './bulk/context.ts';
import { catalogueImportContext } from './catalogue-import/context.ts';
import { catalogueContext } from './catalogue/context.ts';
import { collectiveContext } from './collective/context.ts';
import { employeeLoadsContext } from './employee-loads/context.ts';
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
  feedbackContext,
  profileFormContext,
  sharingContext,
  identityContext,
  catalogueContext,
  catalogueImportContext,
  filesContext,
  bulkContext,
  accountsContext,
  collectiveContext,
  employeeLoadsContext,
  mailsContext,
  notificationsContext,
  workspaceContext,
  projectionsContext,
] as const;
