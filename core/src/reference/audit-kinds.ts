/** Kinds of what happens, as the audit lists and filters it: each event that it lists is of one. */
export const auditKinds = [
  { id: 'status', name: 'Cambio de estado' },
  { id: 'assignment', name: 'Asignación' },
  { id: 'appointment', name: 'Cita' },
  { id: 'edit', name: 'Edición' },
  { id: 'note', name: 'Nota o actividad' },
  { id: 'file', name: 'Archivo' },
  { id: 'opinion', name: 'Opinión' },
  { id: 'coverage', name: 'Alta o baja de cobertura' },
  { id: 'money', name: 'Movimiento de cuenta' },
  { id: 'mail', name: 'Correo' },
  { id: 'publication', name: 'Publicación' },
  { id: 'table', name: 'Tabla fechada' },
  { id: 'import', name: 'Importación' },
  { id: 'run', name: 'Acción masiva' },
  { id: 'user', name: 'Usuario y roles' },
  { id: 'session', name: 'Sesión' },
  { id: 'acting', name: 'Acción en nombre de otra persona' },
  { id: 'export', name: 'Exportación' },
  { id: 'look', name: 'Consulta de datos personales' },
  { id: 'erasure', name: 'Borrado de datos' },
  { id: 'view', name: 'Vista guardada' },
  { id: 'projection', name: 'Flujo detenido' },
] as const;
export type AuditKind = (typeof auditKinds)[number]['id'];

export const auditKindIds = auditKinds.map(({ id }) => id) as [AuditKind, ...AuditKind[]];

export const auditKindName = (id: AuditKind): string => auditKinds.find((kind) => kind.id === id)!.name;
