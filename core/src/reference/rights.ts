/**
 * What each role may do, and over which leads: the matrix. The spec names roles and permissions and leaves open who has
 * which; docs/decisions/0022 explains the choice. What moves a lead follows from the table of transitions.
 */
import { leadTransitions } from './lead-transitions.ts';
import { type Permission, permissions, permissionsIn } from './permissions.ts';
import { type RoleName, roleNames } from './roles.ts';

/**
 * `own`: one's own leads and those that nobody has; `team`: also those of one's team; `country`: all of one's
 * countries; `all`: everywhere.
 */
export type LeadScope = 'own' | 'team' | 'country' | 'all';

export type Rights = {
  readonly permissions: readonly Permission[];
  readonly leads?: LeadScope;
};

const work: readonly Permission[] = [
  'leads:read',
  'leads:update-request',
  'leads:add-note',
  'leads:log-activity',
  'leads:attach-file',
  'leads:share-view',
  'catalogue:read',
];
const lead: readonly Permission[] = [
  ...work,
  'leads:export',
  'leads:audit',
  'users:read',
  'users:pause',
  'users:resume',
];
const manage: readonly Permission[] = [
  ...lead,
  'leads:erase',
  'users:change-team',
  'projections:read',
  ...permissionsIn('catalogue'),
];
const administer: readonly Permission[] = [
  ...manage,
  ...permissionsIn('users'),
  ...permissionsIn('projections'),
];
const afterSales: readonly Permission[] = [
  'leads:read',
  'leads:add-note',
  'leads:log-activity',
  'leads:attach-file',
];

const processes: readonly Permission[] = [
  ...permissionsIn('policy'),
  ...permissionsIn('employee'),
  ...permissionsIn('payment'),
  ...permissionsIn('payment-period'),
  ...permissionsIn('tax-document'),
  ...permissionsIn('policy-employee'),
];
/** A company's own people: what it insured and whom, and asking for changes; accepting them is the house's. */
const company: readonly Permission[] = [
  'policy:read',
  'policy:read-history',
  'policy:export',
  'employee:read',
  'employee:create',
  'employee:update',
  'employee:update-with-policies',
  'employee:add-policy',
  'employee:read-history',
  'employee:read-uninsured',
  'employee:upload-file',
  'employee:export',
  'employee:bulk-load-read',
  'employee:bulk-activation',
  'employee:bulk-cancellation',
  'payment:read',
  'payment-period:read',
  'tax-document:read',
  'policy-employee:active-process-cancellation',
  'contact-us:create',
];
const payroll: readonly Permission[] = company.filter((name) => name.startsWith('employee:'));

const given: Readonly<Record<RoleName, Rights>> = {
  EJECUTIVO: { permissions: work, leads: 'own' },
  SUPERVISOR: { permissions: lead, leads: 'team' },
  GERENTE: { permissions: manage, leads: 'country' },
  BACKOFFICE: {
    permissions: [...processes, ...permissionsIn('admin'), 'catalogue:read', 'catalogue:write'],
  },
  JEFATURA_SAC_CHILE: { permissions: [...afterSales, 'leads:export', 'leads:audit'], leads: 'country' },
  ADMINISTRADOR: { permissions: [...administer, ...processes, ...permissionsIn('admin')], leads: 'all' },
  ADMIN: { permissions: [...administer, ...processes, ...permissionsIn('admin')], leads: 'all' },
  EJECUTIVO_DE_SOPORTE: { permissions: ['leads:read', 'leads:add-note', 'users:read'], leads: 'country' },
  POSTVENTA: { permissions: afterSales, leads: 'country' },
  POSTVENTA_INDIVIDUAL_CHILE: { permissions: afterSales, leads: 'country' },
  CLIENT: { permissions: ['policy:read', 'employee:read', 'contact-us:create'] },
  PRODUCT_ADMIN: { permissions: [...processes, 'admin:insurer-read', 'admin:organization-read'] },
  CLIENT_ADMIN: { permissions: company },
  PAYROLL_MANAGER: { permissions: [...payroll, 'contact-us:create'] },
  GROUP_ADMIN: { permissions: [...company, 'admin:organization-read', 'admin:organization-metrics'] },
  ADMIN_PARTNER: { permissions: ['admin:partner-read', 'admin:partner-update', 'contact-us:create'] },
  ADMIN_QPACCESS: {
    permissions: ['users:read', 'users:register', 'users:disable', 'users:enable', 'users:reset-password'],
  },
  EXTERNAL_ADMIN_QPCLIENTS: { permissions: [...company, 'admin:organization-read'] },
  REFERIDOR: { permissions: ['contact-us:create'] },
  REFERIDOR_MASCOTAS: { permissions: ['contact-us:create'] },
  REFERIDOR_PERU: { permissions: ['contact-us:create'] },
  REFERIDOR_VIDA: { permissions: ['contact-us:create'] },
};

const moves = (role: RoleName): ReadonlySet<Permission> =>
  new Set(
    leadTransitions
      .filter(({ roles }) => roles.includes(role))
      .map(({ command }) => `leads:${command}` as const),
  );

const rightsOf = (role: RoleName): Rights => {
  const has = new Set([...given[role].permissions, ...moves(role)]);
  return { ...given[role], permissions: permissions.filter((name) => has.has(name)) };
};

export const rights = Object.fromEntries(roleNames.map((role) => [role, rightsOf(role)])) as Readonly<
  Record<RoleName, Rights>
>;
