/** The purpose of a lead: spec, console and platform, section 9. */
export const requestTypes = [
  { id: 1, name: 'Seguros' },
  { id: 2, name: 'Planes' },
  { id: 3, name: 'Contactos' },
  { id: 4, name: 'Usuario' },
  { id: 5, name: 'MovimientoyCuenta' },
  { id: 6, name: 'Colectivos' },
  { id: 7, name: 'International Health' },
] as const;

/** The ids that decisions name. */
export const requestType = { insurance: 1, plan: 2, contact: 3, collective: 6, international: 7 } as const;

/** The types that one form for plans makes, by what the plan is and where it is asked for. */
export const planTypes: readonly number[] = [
  requestType.plan,
  requestType.collective,
  requestType.international,
];
