/**
 * The permissions of roles. The spec names those on policies, employees, payments and their administration
 * (console and platform, section 6); those on leads, users, the catalogue, accounts and
 * the platform are ours.
 */
const grouped = {
  leads: [
    'read', 'assign', 'reassign', 'change-status', 'fail', 'set-appointment', 'close', 'reopen', 'mark-duplicate',
    'mark-test', 'mark-false', 'start-refund', 'finish-refund', 'delete', 'restore', 'update-request', 'add-note',
    'log-activity', 'attach-file', 'withdraw-file', 'erase', 'export', 'audit',
  ],
  users: [
    'read', 'register', 'disable', 'enable', 'change-roles', 'change-team', 'reset-password', 'pause', 'resume', 'act-as',
    'approve',
  ],
  projections: ['read', 'retry', 'skip'],
  catalogue: ['read', 'write', 'publish'],
  accounts: ['read', 'open', 'deposit', 'withdraw', 'export'],
  policy: [
    'create', 'read', 'update', 'delete', 'duplicate', 'renewal', 'export', 'upload-file', 'read-history',
  ],
  employee: [
    'read', 'create', 'update', 'update-with-policies', 'delete', 'bulk-load-read', 'bulk-load-process',
    'bulk-cancellation', 'bulk-activation', 'add-policy', 'read-history', 'read-uninsured', 'upload-file', 'export',
  ],
  payment: ['create', 'read', 'delete', 'export', 'upload-file'],
  'payment-period': ['create', 'read', 'delete', 'upload-file'],
  'tax-document': ['create', 'read', 'delete', 'upload-file', 'update-status'],
  'contact-us': ['create'],
  admin: [
    'preinvoice-read', 'preinvoice-request-update', 'policy-update-insurance-notification', 'partner-read',
    'partner-update', 'partner-create', 'unsent-notification-read', 'unsent-notification-update-status',
    'insurer-read', 'insurer-update-cutting-day', 'insurer-update-retroactive-days', 'insurer-read-contact',
    'insurer-update-contact', 'insurer-create-contact', 'insurer-delete-contact', 'organization-read',
    'organization-update', 'organization-create', 'organization-delete', 'organization-export',
    'organization-metrics', 'employee-read', 'tax-document-read-comment',
  ],
  'policy-employee': [
    'active-process-cancellation', 'activation-accept', 'activation-decline', 'cancellation-accept',
    'cancellation-decline',
  ],
  'insurer-files': ['read', 'send'],
} as const; // oxfmt-ignore

type Grouped = typeof grouped;
export type PermissionGroup = keyof Grouped;
export type Permission = {
  [Group in PermissionGroup]: `${Group}:${Grouped[Group][number]}`;
}[PermissionGroup];

/** The permissions of one group. */
export const permissionsIn = <Group extends PermissionGroup>(
  group: Group,
): readonly `${Group}:${Grouped[Group][number]}`[] =>
  grouped[group].map((name) => `${group}:${name}` as const);

/** All of them, in the order of the table. */
export const permissions: readonly Permission[] = (Object.keys(grouped) as PermissionGroup[]).flatMap(
  (group) => permissionsIn(group) as readonly Permission[],
);
