/** The roles of staff and clients: spec, console and platform, section 6. */
export const roleNames = [
  'EJECUTIVO',
  'SUPERVISOR',
  'GERENTE',
  'BACKOFFICE',
  'JEFATURA_SAC_CHILE',
  'ADMINISTRADOR',
  'CLIENT',
] as const;
export type RoleName = (typeof roleNames)[number];

export type Role = { readonly name: RoleName; readonly displayName: string };

export const roles: readonly Role[] = [
  { name: 'EJECUTIVO', displayName: 'Ejecutivo' },
  { name: 'SUPERVISOR', displayName: 'Supervisor' },
  { name: 'GERENTE', displayName: 'Gerente' },
  { name: 'BACKOFFICE', displayName: 'Backoffice' },
  { name: 'JEFATURA_SAC_CHILE', displayName: 'Jefatura SAC Chile' },
  { name: 'ADMINISTRADOR', displayName: 'Administrador' },
  { name: 'CLIENT', displayName: 'Cliente' },
];
