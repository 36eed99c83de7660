/** The contexts of the console, in the order in which their menu entries and panels stand. */
import { accountsContext } from './accounts/context.ts';
import { auditContext } from './audit/context.ts';
import { bulkContext } from './bulk/context.ts';
import { catalogueImportContext } from './catalogue-import/context.ts';
import { catalogueContext } from './catalogue/context.ts';
import { collectiveContext } from './collective/context.ts';
import { employeeLoadsContext } from './employee-loads/context.ts';
import { exportsContext } from './exports/context.ts';
import { feedbackContext } from './feedback/context.ts';
import { filesContext } from './files/context.ts';
import { identityContext } from './identity/context.ts';
import { type ConsoleContext } from './kit/context.ts';
import { leadsContext } from './leads/context.ts';
import { mailsContext } from './mails/context.ts';
import { notificationsContext } from './notifications/context.ts';
import { projectionsContext } from './projections/context.ts';
import { workspaceContext } from './workspace/context.ts';

export const contexts: readonly ConsoleContext[] = [
  leadsContext,
  notificationsContext,
  bulkContext,
  exportsContext,
  catalogueContext,
  catalogueImportContext,
  collectiveContext,
  employeeLoadsContext,
  mailsContext,
  identityContext,
  accountsContext,
  auditContext,
  projectionsContext,
  feedbackContext,
  filesContext,
  workspaceContext,
];
