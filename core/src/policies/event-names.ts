/** Events of policies as people read them. */
import { type PolicyEvent } from './policy.ts';

export const policyEventNames = {
  PolicyCreated: 'Se creó una póliza',
  PolicyUpdated: 'Se editó una póliza',
  PolicyInsurerNotificationSet: 'Se cambió el aviso a la aseguradora',
  PolicyFileAttached: 'Se adjuntó un archivo a una póliza',
  PolicyDeleted: 'Se eliminó una póliza',
} as const satisfies Readonly<Record<PolicyEvent['type'], string>>;
