/** Clauses that policies of several kinds have in common. */
import { type Texts } from '../plan.ts';

type Clause = Texts['conditions'][number];

/** @param days before illnesses are covered; @param months before births are */
export const waiting = (days: number, months: number): Clause => [
  'Carencias',
  `Enfermedades: ${days} días. Maternidad: ${months} meses. Accidentes: desde el primer día.`,
];

export const preexisting: Clause = [
  'Preexistencias',
  'Lo diagnosticado antes de contratar no se cubre, salvo que se haya declarado y la compañía lo haya aceptado por escrito.',
];

export const payingLate: Clause = [
  'Atraso en el pago',
  'Con una cuota impaga la cobertura se suspende a los 30 días; vuelve al día siguiente del pago.',
];

export const withdrawal: Clause = [
  'Retracto',
  'Puedes dejarlo sin costo dentro de los 15 días de recibir la póliza si no lo has usado.',
];

export const notOnPurpose: Clause = ['Actos dolosos', 'Lo que el asegurado cause a propósito.'];
