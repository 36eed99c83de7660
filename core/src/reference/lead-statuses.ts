/** Where in its life a lead is, in its order; `aside` is what never was a sale, and `refund` what was one. */
export const leadPhases = ['new', 'open', 'won', 'lost', 'refund', 'aside', 'deleted'] as const;
export type LeadPhase = (typeof leadPhases)[number];

/** The states of a lead (solicitud): spec, console and platform, section 4. */
export type LeadStatus = {
  readonly id: number;
  /** As the spec spells it. */
  readonly specName: string;
  /** As Spanish writes it: what people read. */
  readonly shown: string;
  /** How the console paints it. */
  readonly tone: 'neutral' | 'active' | 'waiting' | 'success' | 'failure';
  readonly phase: LeadPhase;
};

/** In the order in which a lead goes through them, then what hardly ever is used; everything shown keeps this order. */
export const leadStatuses: readonly LeadStatus[] = [
  { id: 8, specName: 'Web', shown: 'Web', tone: 'waiting', phase: 'new' },
  { id: 7, specName: 'Por Reasignar', shown: 'Por reasignar', tone: 'waiting', phase: 'open' },
  { id: 2, specName: 'Asignado', shown: 'Asignado', tone: 'active', phase: 'open' },
  { id: 13, specName: 'Agenda', shown: 'Agenda', tone: 'waiting', phase: 'open' },
  { id: 14, specName: 'Interesa', shown: 'Interesa', tone: 'active', phase: 'open' },
  { id: 500, specName: 'Contratacion Online', shown: 'Contratación online', tone: 'active', phase: 'open' },
  {
    id: 501,
    specName: 'Pendiente de confirmación',
    shown: 'Pendiente de confirmación',
    tone: 'waiting',
    phase: 'open',
  },
  { id: 9, specName: 'Por Cerrar', shown: 'Por cerrar', tone: 'active', phase: 'open' },
  { id: 3, specName: 'Cerrado', shown: 'Cerrado', tone: 'success', phase: 'won' },
  { id: 10, specName: 'Resuelto', shown: 'Resuelto', tone: 'success', phase: 'won' },
  { id: 11, specName: 'Cliente Vigente', shown: 'Cliente vigente', tone: 'success', phase: 'won' },
  { id: 4, specName: 'Fallido', shown: 'Fallido', tone: 'failure', phase: 'lost' },
  { id: 12, specName: 'No interesa', shown: 'No interesa', tone: 'failure', phase: 'lost' },
  {
    id: 100,
    specName: 'Proceso de Devolución',
    shown: 'Proceso de devolución',
    tone: 'waiting',
    phase: 'refund',
  },
  { id: 101, specName: 'Devuelto', shown: 'Devuelto', tone: 'neutral', phase: 'refund' },
  { id: 6, specName: 'Duplicado', shown: 'Duplicado', tone: 'neutral', phase: 'aside' },
  { id: 97, specName: 'Pruebas QP', shown: 'Pruebas QP', tone: 'neutral', phase: 'aside' },
  { id: 98, specName: 'Cliente Falso', shown: 'Cliente falso', tone: 'neutral', phase: 'aside' },
  { id: 1, specName: 'Sin Estado', shown: 'Sin estado', tone: 'neutral', phase: 'new' },
  { id: 99, specName: 'Otro', shown: 'Otro', tone: 'neutral', phase: 'open' },
  { id: 5, specName: 'Eliminado', shown: 'Eliminado', tone: 'neutral', phase: 'deleted' },
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

/** The displayed name; `#7` for an id that the table does not have, from a newer service. */
export const statusText = (id: number): string => leadStatusById(id)?.shown ?? `#${id}`;

/** The ids of the statuses of some phases, in the table's order. */
export const statusesIn = (...phases: readonly LeadPhase[]): readonly number[] =>
  leadStatuses.filter(({ phase }) => phases.includes(phase)).map(({ id }) => id);

/** The statuses of an open lead: it waits for somebody, or somebody works on it. */
export const openStatuses = statusesIn('new', 'open');
