/** Where in its life a lead is, in its order; `aside` is what never was a sale, and `refund` what was one. */
export const leadPhases = ['new', 'open', 'won', 'lost', 'refund', 'aside', 'deleted'] as const;
export type LeadPhase = (typeof leadPhases)[number];

/** The states of a lead (solicitud): spec, console and platform, section 4. */
export type LeadStatus = {
  readonly id: number;
  /** As the spec spells it. */
  readonly name: string;
  /** As Spanish writes it: what people read. */
  readonly shown: string;
  /** How the console paints it. */
  readonly tone: 'neutral' | 'active' | 'waiting' | 'success' | 'failure';
  readonly phase: LeadPhase;
};

/** In the order in which a lead goes through them, then what hardly ever is used; everything shown keeps this order. */
export const leadStatuses: readonly LeadStatus[] = [
  { id: 8, name: 'Web', shown: 'Web', tone: 'waiting', phase: 'new' },
  { id: 7, name: 'Por Reasignar', shown: 'Por reasignar', tone: 'waiting', phase: 'open' },
  { id: 2, name: 'Asignado', shown: 'Asignado', tone: 'active', phase: 'open' },
  { id: 13, name: 'Agenda', shown: 'Agenda', tone: 'waiting', phase: 'open' },
  { id: 14, name: 'Interesa', shown: 'Interesa', tone: 'active', phase: 'open' },
  { id: 500, name: 'Contratacion Online', shown: 'Contratación online', tone: 'active', phase: 'open' },
  {
    id: 501,
    name: 'Pendiente de confirmación',
    shown: 'Pendiente de confirmación',
    tone: 'waiting',
    phase: 'open',
  },
  { id: 9, name: 'Por Cerrar', shown: 'Por cerrar', tone: 'active', phase: 'open' },
  { id: 3, name: 'Cerrado', shown: 'Cerrado', tone: 'success', phase: 'won' },
  { id: 10, name: 'Resuelto', shown: 'Resuelto', tone: 'success', phase: 'won' },
  { id: 11, name: 'Cliente Vigente', shown: 'Cliente vigente', tone: 'success', phase: 'won' },
  { id: 4, name: 'Fallido', shown: 'Fallido', tone: 'failure', phase: 'lost' },
  { id: 12, name: 'No interesa', shown: 'No interesa', tone: 'failure', phase: 'lost' },
  {
    id: 100,
    name: 'Proceso de Devolución',
    shown: 'Proceso de devolución',
    tone: 'waiting',
    phase: 'refund',
  },
  { id: 101, name: 'Devuelto', shown: 'Devuelto', tone: 'neutral', phase: 'refund' },
  { id: 6, name: 'Duplicado', shown: 'Duplicado', tone: 'neutral', phase: 'aside' },
  { id: 97, name: 'Pruebas QP', shown: 'Pruebas QP', tone: 'neutral', phase: 'aside' },
  { id: 98, name: 'Cliente Falso', shown: 'Cliente falso', tone: 'neutral', phase: 'aside' },
  { id: 1, name: 'Sin Estado', shown: 'Sin estado', tone: 'neutral', phase: 'new' },
  { id: 99, name: 'Otro', shown: 'Otro', tone: 'neutral', phase: 'open' },
  { id: 5, name: 'Eliminado', shown: 'Eliminado', tone: 'neutral', phase: 'deleted' },
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

/** What people read; `#7` for an id that the table does not have, from a newer service. */
export const statusText = (id: number): string => leadStatusById(id)?.shown ?? `#${id}`;

/** The ids of the statuses of some phases, in the table's order. */
export const statusesIn = (...phases: readonly LeadPhase[]): readonly number[] =>
  leadStatuses.filter(({ phase }) => phases.includes(phase)).map(({ id }) => id);
