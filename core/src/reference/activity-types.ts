/** Attempts to reach a person, and their outcomes. The spec names the two types; the outcomes are ours. */
export type ActivityOutcome = {
  readonly id: string;
  readonly name: string;
  /** Whether the person was spoken to. */
  readonly reached: boolean;
  /** Whether another time is to be agreed. */
  readonly isPutOff?: true;
};

export type ActivityType = {
  readonly id: 'LLAMADA' | 'REUNION';
  readonly displayName: string;
  readonly outcomes: readonly ActivityOutcome[];
};

export const activityTypes: readonly ActivityType[] = [
  {
    id: 'LLAMADA',
    displayName: 'Llamada',
    outcomes: [
      { id: 'CONTESTO', name: 'Contestó', reached: true },
      { id: 'PIDIO_OTRA_HORA', name: 'Pidió que se le llame más tarde', reached: true, isPutOff: true },
      { id: 'NO_CONTESTO', name: 'No contestó', reached: false },
      { id: 'OCUPADO', name: 'Ocupado', reached: false },
      { id: 'BUZON', name: 'Buzón de voz', reached: false },
      { id: 'NUMERO_EQUIVOCADO', name: 'Número equivocado', reached: false },
    ],
  },
  {
    id: 'REUNION',
    displayName: 'Reunión',
    outcomes: [
      { id: 'REALIZADA', name: 'Se realizó', reached: true },
      { id: 'REPROGRAMADA', name: 'Se reprogramó', reached: true, isPutOff: true },
      { id: 'CANCELADA', name: 'La canceló el cliente', reached: true },
      { id: 'NO_ASISTIO', name: 'El cliente no asistió', reached: false },
    ],
  },
];

/** The ids of the types, for schemas. */
export const activityTypeIds = ['LLAMADA', 'REUNION'] as const;

/** `undefined` for an outcome that this type does not have. */
export const activityOutcome = (typeId: string, outcomeId: string): ActivityOutcome | undefined =>
  activityTypes.find(({ id }) => id === typeId)?.outcomes.find(({ id }) => id === outcomeId);
