/**
 * The permissions of each role with their scope: the matrix. The spec names roles and permissions and leaves open who has
 * which; docs/decisions/0022 explains the choice. What moves a lead follows from the table of transitions.
 */
import { leadTransitions } from './lead-transitions.ts';
import { type Permission, permissions, permissionsIn } from './permissions.ts';
import { type RoleName, roleNames } from './roles.ts';

/**
 * The scopes of a role, the widest first: everywhere; all of one's countries; one's own and the team's; one's own; all
 * of one's company; all of one's partner. Each context says how its rows are held against it, and which scopes see none.
 */
export const scopes = ['all', 'country', 'team', 'own', 'company', 'partner'] as const;
export type Scope = (typeof scopes)[number];

export type Rights = {
  readonly permissions: readonly Permission[];
  readonly scope: Scope;
};

const work: readonly Permission[] = [
  'leads:read',
  'leads:update-request',
  'leads:add-note',
  'leads:log-activity',
  'leads:attach-file',
  'leads:withdraw-file',
  'catalogue:read',
  'accounts:read',
];
const lead: readonly Permission[] = [
  ...work,
  'leads:export',
  'leads:audit',
  'users:read',
  'users:pause',
  'users:resume',
  'accounts:export',
];
const manage: readonly Permission[] = [
  ...lead,
  'leads:erase',
  'users:change-team',
  'users:approve',
  'projections:read',
  ...permissionsIn('catalogue'),
  ...permissionsIn('accounts'),
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
  'leads:withdraw-file',
];

const processes: readonly Permission[] = [
  ...permissionsIn('policy'),
  ...permissionsIn('employee'),
  ...permissionsIn('payment'),
  ...permissionsIn('payment-period'),
  ...permissionsIn('tax-document'),
  ...permissionsIn('policy-employee'),
  ...permissionsIn('insurer-files'),
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
  EJECUTIVO: { permissions: work, scope: 'own' },
  SUPERVISOR: { permissions: lead, scope: 'team' },
  GERENTE: { permissions: manage, scope: 'country' },
  BACKOFFICE: {
    permissions: [
      ...processes,
      ...permissionsIn('admin'),
      ...permissionsIn('accounts'),
      'catalogue:read',
      'catalogue:write',
    ],
    scope: 'country',
  },
  JEFATURA_SAC_CHILE: { permissions: [...afterSales, 'leads:export', 'leads:audit'], scope: 'country' },
  ADMINISTRADOR: { permissions: [...administer, ...processes, ...permissionsIn('admin')], scope: 'all' },
  ADMIN: { permissions: [...administer, ...processes, ...permissionsIn('admin')], scope: 'all' },
  EJECUTIVO_DE_SOPORTE: { permissions: ['leads:read', 'leads:add-note', 'users:read'], scope: 'country' },
  POSTVENTA: { permissions: afterSales, scope: 'country' },
  POSTVENTA_INDIVIDUAL_CHILE: { permissions: afterSales, scope: 'country' },
  CLIENT: { permissions: ['policy:read', 'employee:read', 'contact-us:create'], scope: 'company' },
  PRODUCT_ADMIN: {
    permissions: [...processes, 'admin:insurer-read', 'admin:organization-read', 'admin:employee-read'],
    scope: 'country',
  },
  CLIENT_ADMIN: { permissions: company, scope: 'company' },
  PAYROLL_MANAGER: { permissions: [...payroll, 'contact-us:create'], scope: 'company' },
  GROUP_ADMIN: {
    permissions: [...company, 'admin:organization-read', 'admin:organization-metrics'],
    scope: 'company',
  },
  ADMIN_PARTNER: {
    permissions: [
      'admin:partner-read',
      'admin:partner-update',
      'policy:read',
      'policy:export',
      'contact-us:create',
    ],
    scope: 'partner',
  },
  ADMIN_QPACCESS: {
    permissions: ['users:read', 'users:register', 'users:disable', 'users:enable', 'users:reset-password'],
    scope: 'country',
  },
  EXTERNAL_ADMIN_QPCLIENTS: { permissions: [...company, 'admin:organization-read'], scope: 'company' },
  REFERIDOR: { permissions: ['contact-us:create'], scope: 'own' },
  REFERIDOR_MASCOTAS: { permissions: ['contact-us:create'], scope: 'own' },
  REFERIDOR_PERU: { permissions: ['contact-us:create'], scope: 'own' },
  REFERIDOR_VIDA: { permissions: ['contact-us:create'], scope: 'own' },
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

/** A power that a role may give, and that one person alone does not hand out. */
export type Power = { readonly words: string; readonly permissions: readonly Permission[] };

/** Permissions to hand out access: their holder could make a user that may do anything. */
export const accessPower: Power = {
  words: 'Decide quién entra y con qué roles',
  permissions: [
    'users:register',
    'users:disable',
    'users:enable',
    'users:change-roles',
    'users:reset-password',
    'users:act-as',
  ],
};

/** The powers that take a second person's approval, in words for who approves them. */
export const powers: readonly Power[] = [
  {
    words: 'Mueve dinero: abre cuentas, registra depósitos, retiros y pagos',
    permissions: [
      'accounts:open',
      'accounts:deposit',
      'accounts:withdraw',
      'payment:create',
      'payment:delete',
    ],
  },
  {
    words: 'Devuelve el dinero de una venta cerrada',
    permissions: ['leads:start-refund', 'leads:finish-refund'],
  },
  {
    words: 'Elimina solicitudes y borra los datos de las personas',
    permissions: ['leads:delete', 'leads:erase'],
  },
  {
    words: 'Publica en el sitio lo que ven los visitantes',
    permissions: ['catalogue:publish'],
  },
  accessPower,
];

/** Whether any of the roles gives one of a power's permissions. */
export const hasPower = (roles: readonly RoleName[], power: Power): boolean =>
  roles.some((role) => rights[role].permissions.some((name) => power.permissions.includes(name)));

/** The powers that roles give together, in the table's order. */
export const powersOf = (roles: readonly RoleName[]): readonly Power[] =>
  powers.filter((power) => hasPower(roles, power));

/** Whether a role is given only with a second person's approval. */
export const needsApproval = (role: RoleName): boolean => powersOf([role]).length > 0;
