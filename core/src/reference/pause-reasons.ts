/** Why an executive gets no new leads for a while: spec, console and platform, section 4. */
export const pauseReasons = [
  { id: 1, name: 'Vacaciones' },
  { id: 2, name: 'Saldo Bajo' },
  { id: 3, name: 'Inactividad' },
  { id: 4, name: 'Licencia Médica' },
  { id: 5, name: 'Bajo Rendimiento' },
  { id: 9, name: 'Otros' },
] as const;

/** The ids that decisions name. */
export const pauseReason = { vacation: 1, lowBalance: 2, other: 9 } as const;

/** Those that people choose: a low balance is noticed and ended by the account alone. */
export const chosenPauseReasons = pauseReasons.filter(({ id }) => id !== pauseReason.lowBalance);
