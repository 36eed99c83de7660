/** What each role may do, and over which leads: the spec names roles and permissions, the assignment is ours. */
import { type RoleName } from './roles.ts';

export const permissions = ['leads:read', 'leads:assign', 'leads:change-status', 'leads:add-note'] as const;
export type Permission = (typeof permissions)[number];

/** `own`: one's own leads and those that nobody has; `country`: all of one's countries; `all`: everywhere. */
export type LeadScope = 'own' | 'country' | 'all';

export type Rights = {
  readonly permissions: readonly Permission[];
  readonly leads?: LeadScope;
  /** Sees how the platform itself is doing. */
  readonly overseesPlatform?: true;
};

export const rights: Readonly<Record<RoleName, Rights>> = {
  EJECUTIVO: { permissions, leads: 'own' },
  SUPERVISOR: { permissions, leads: 'country' },
  GERENTE: { permissions, leads: 'country', overseesPlatform: true },
  JEFATURA_SAC_CHILE: { permissions: ['leads:read', 'leads:add-note'], leads: 'country' },
  ADMINISTRADOR: { permissions, leads: 'all', overseesPlatform: true },
  BACKOFFICE: { permissions: [] },
  CLIENT: { permissions: [] },
};
