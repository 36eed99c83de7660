/** The states of a lead (solicitud): spec, console and platform, section 4. */
export type LeadStatus = {
  readonly id: number;
  readonly name: string;
  /** How the console paints it. */
  readonly tone: 'neutral' | 'active' | 'waiting' | 'success' | 'failure';
  /** Where in its life a lead is; `aside` is what never was a sale, and `refund` what was one. */
  readonly phase: 'new' | 'open' | 'won' | 'lost' | 'aside' | 'refund' | 'deleted';
};

export const leadStatuses: readonly LeadStatus[] = [
  { id: 1, name: 'Sin Estado', tone: 'neutral', phase: 'new' },
  { id: 2, name: 'Asignado', tone: 'active', phase: 'open' },
  { id: 3, name: 'Cerrado', tone: 'success', phase: 'won' },
  { id: 4, name: 'Fallido', tone: 'failure', phase: 'lost' },
  { id: 5, name: 'Eliminado', tone: 'neutral', phase: 'deleted' },
  { id: 6, name: 'Duplicado', tone: 'neutral', phase: 'aside' },
  { id: 7, name: 'Por Reasignar', tone: 'waiting', phase: 'open' },
  { id: 8, name: 'Web', tone: 'waiting', phase: 'new' },
  { id: 9, name: 'Por Cerrar', tone: 'active', phase: 'open' },
  { id: 10, name: 'Resuelto', tone: 'success', phase: 'won' },
  { id: 11, name: 'Cliente Vigente', tone: 'success', phase: 'won' },
  { id: 12, name: 'No interesa', tone: 'failure', phase: 'lost' },
  { id: 13, name: 'Agenda', tone: 'waiting', phase: 'open' },
  { id: 14, name: 'Interesa', tone: 'active', phase: 'open' },
  { id: 97, name: 'Pruebas QP', tone: 'neutral', phase: 'aside' },
  { id: 98, name: 'Cliente Falso', tone: 'neutral', phase: 'aside' },
  { id: 99, name: 'Otro', tone: 'neutral', phase: 'open' },
  { id: 100, name: 'Proceso de Devolución', tone: 'waiting', phase: 'refund' },
  { id: 101, name: 'Devuelto', tone: 'neutral', phase: 'refund' },
  { id: 500, name: 'Contratacion Online', tone: 'active', phase: 'open' },
  { id: 501, name: 'Pendiente de confirmación', tone: 'waiting', phase: 'open' },
];

/** The ids that decisions name. */
export const leadStatus = {
  none: 1,
  assigned: 2,
  closed: 3,
  failed: 4,
  deleted: 5,
  duplicate: 6,
  toReassign: 7,
  web: 8,
  toClose: 9,
  resolved: 10,
  currentClient: 11,
  notInterested: 12,
  agenda: 13,
  interested: 14,
  test: 97,
  falseClient: 98,
  other: 99,
  refunding: 100,
  refunded: 101,
  online: 500,
  toConfirm: 501,
} as const;

/** `undefined` for an id that the table does not have. */
export const leadStatusById = (id: number): LeadStatus | undefined =>
  leadStatuses.find((status) => status.id === id);

/** The ids of the statuses of some phases, in the table's order. */
export const statusesIn = (...phases: readonly LeadStatus['phase'][]): readonly number[] =>
  leadStatuses.filter(({ phase }) => phases.includes(phase)).map(({ id }) => id);
