/** States of collective insurance: spec, console and platform, section 4. */

/** A person in a policy. `PENDING` and `DECLINE` are the form's: what the insurer never hears of. */
export const policyEmployeeStatuses = [
  { id: 'PENDING', name: 'Faltan datos' },
  { id: 'PROCESS_ACTIVATION', name: 'Alta en proceso' },
  { id: 'ACTIVE', name: 'Activo' },
  { id: 'PROCESS_CANCELLATION', name: 'Baja en proceso' },
  { id: 'CANCELED', name: 'Dado de baja' },
  { id: 'DECLINED', name: 'Rechazado' },
  { id: 'DECLINE', name: 'Retirado' },
] as const;
export type PolicyEmployeeStatus = (typeof policyEmployeeStatuses)[number]['id'];

/** A company or an insured person. */
export const memberStatuses = [
  { id: 'ACTIVE', name: 'Activo' },
  { id: 'PENDING', name: 'Pendiente' },
  { id: 'INACTIVE', name: 'Inactivo' },
] as const;
export type MemberStatus = (typeof memberStatuses)[number]['id'];

/** The same of a company, which is feminine in Spanish. */
export const companyStatuses = [
  { id: 'ACTIVE', name: 'Activa' },
  { id: 'PENDING', name: 'Pendiente' },
  { id: 'INACTIVE', name: 'Inactiva' },
] as const satisfies readonly { readonly id: MemberStatus; readonly name: string }[];

/** Of a company. */
export const approvalStatuses = [
  { id: 'APPROVED', name: 'Aprobada' },
  { id: 'PENDING', name: 'Por aprobar' },
  { id: 'REJECTED', name: 'Rechazada' },
  { id: 'NO_ACTION', name: 'Sin revisión' },
] as const;
export type ApprovalStatus = (typeof approvalStatuses)[number]['id'];
/** Those that a company may have: each is to be reviewed from its registration on. */
export const companyApprovals = approvalStatuses.filter(({ id }) => id !== 'NO_ACTION');

export const bulkLoadStatuses = [
  { id: 'IN_PROGRESS', name: 'En proceso' },
  { id: 'ACTIVE', name: 'Procesada' },
  { id: 'CANCELLED', name: 'Anulada' },
  { id: 'FAIL', name: 'No se pudo procesar' },
] as const;
