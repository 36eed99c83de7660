/** Why an executive gets no new leads for a while: spec, console and platform, section 4. `name` is what people read. */
export const pauseReasons = [
  { id: 1, specName: 'Vacaciones', name: 'Vacaciones' },
  { id: 2, specName: 'Saldo Bajo', name: 'Saldo bajo' },
  { id: 3, specName: 'Inactividad', name: 'Inactividad' },
  { id: 4, specName: 'Licencia Médica', name: 'Licencia médica' },
  { id: 5, specName: 'Bajo Rendimiento', name: 'Bajo rendimiento' },
  { id: 9, specName: 'Otros', name: 'Otros' },
] as const;

/** The ids that decisions name. */
export const pauseReason = { vacation: 1, lowBalance: 2, other: 9 } as const;

/** Those that people choose: a low balance is noticed and ended by the account alone. */
export const chosenPauseReasons = pauseReasons.filter(({ id }) => id !== pauseReason.lowBalance);

/** As people read it; nothing for a reason that the table does not have. */
export const pauseReasonName = (id: number | null): string | undefined =>
  pauseReasons.find((reason) => reason.id === id)?.name;
