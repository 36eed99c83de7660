/** Events of coverages as people read them. */
import { type PolicyEmployeeEvent } from './process-events.ts';

export const coverageEventNames = {
  ActivationRequested: 'Se pidió un alta',
  ActivationCompleted: 'Se completó un alta',
  ActivationWithdrawn: 'Se retiró un alta',
  ActivationAccepted: 'Se aceptó un alta',
  ActivationDeclined: 'Se rechazó un alta',
  CancellationRequested: 'Se pidió una baja',
  CancellationAccepted: 'Se aceptó una baja',
  CancellationDeclined: 'Se rechazó una baja',
  CoverageEnded: 'Terminó con la póliza',
  RequestPutInFile: 'Se puso en un archivo a la aseguradora',
  ReviewTaken: 'Se tomó para revisar',
  ReviewReleased: 'Se dejó de revisar',
} as const satisfies Readonly<Record<PolicyEmployeeEvent['type'], string>>;
