/** The states of a lead (solicitud): spec, console and platform, section 4. */
export type LeadStatus = {
  readonly id: number;
  readonly name: string;
  /** How the console paints it. */
  readonly tone: 'neutral' | 'active' | 'waiting' | 'success' | 'failure';
  /** Whether staff may choose it; the others come from commands of their own. */
  readonly byHand: boolean;
};

export const leadStatuses: readonly LeadStatus[] = [
  { id: 1, name: 'Sin Estado', tone: 'neutral', byHand: false },
  { id: 2, name: 'Asignado', tone: 'active', byHand: true },
  { id: 3, name: 'Cerrado', tone: 'success', byHand: true },
  { id: 4, name: 'Fallido', tone: 'failure', byHand: true },
  { id: 5, name: 'Eliminado', tone: 'neutral', byHand: false },
  { id: 6, name: 'Duplicado', tone: 'neutral', byHand: false },
  { id: 7, name: 'Por Reasignar', tone: 'waiting', byHand: true },
  { id: 8, name: 'Web', tone: 'waiting', byHand: false },
  { id: 9, name: 'Por Cerrar', tone: 'active', byHand: true },
  { id: 10, name: 'Resuelto', tone: 'success', byHand: true },
  { id: 11, name: 'Cliente Vigente', tone: 'success', byHand: true },
  { id: 12, name: 'No interesa', tone: 'failure', byHand: true },
  { id: 13, name: 'Agenda', tone: 'waiting', byHand: true },
  { id: 14, name: 'Interesa', tone: 'active', byHand: true },
  { id: 97, name: 'Pruebas QP', tone: 'neutral', byHand: true },
  { id: 98, name: 'Cliente Falso', tone: 'neutral', byHand: true },
  { id: 99, name: 'Otro', tone: 'neutral', byHand: true },
  { id: 100, name: 'Proceso de Devolución', tone: 'waiting', byHand: true },
  { id: 101, name: 'Devuelto', tone: 'neutral', byHand: true },
  { id: 500, name: 'Contratacion Online', tone: 'active', byHand: true },
  { id: 501, name: 'Pendiente de confirmación', tone: 'waiting', byHand: true },
];

/** The ids that decisions name. */
export const leadStatus = {
  assigned: 2,
  closed: 3,
  failed: 4,
  deleted: 5,
  duplicate: 6,
  web: 8,
  test: 97,
} as const;

/** `undefined` for an id that the table does not have. */
export const leadStatusById = (id: number): LeadStatus | undefined =>
  leadStatuses.find((status) => status.id === id);
