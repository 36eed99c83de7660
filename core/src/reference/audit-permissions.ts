/** Permissions of which each lets its holder be told what others did to some kind of record: who has one has an audit. */
import { type Permission } from './permissions.ts';

export const auditPermissions: readonly Permission[] = [
  'leads:audit',
  'users:read',
  'accounts:read',
  'catalogue:read',
  'policy:read-history',
  'employee:read-history',
  'employee:bulk-load-read',
  'insurer-files:read',
  'admin:unsent-notification-read',
  'projections:read',
];
