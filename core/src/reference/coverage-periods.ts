/** The periods of a coverage's amounts and caps: spec, public side, section 3. */
export const coveragePeriods = [
  { id: 'event', name: 'Por evento' },
  { id: 'year', name: 'Por año' },
  { id: 'halfYear', name: 'Por semestre' },
  { id: 'month', name: 'Por mes' },
  { id: 'week', name: 'Por semana' },
  { id: 'day', name: 'Por día' },
  { id: 'lifetime', name: 'De por vida' },
  { id: 'freeCap', name: 'Tope de libre elección' },
  { id: 'preferentialCap', name: 'Tope preferente' },
] as const;

export type CoveragePeriod = (typeof coveragePeriods)[number]['id'];
export const coveragePeriodIds = coveragePeriods.map(({ id }) => id) as [CoveragePeriod, ...CoveragePeriod[]];
