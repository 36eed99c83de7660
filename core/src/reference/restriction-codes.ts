/** Coverages that a plan restricts: spec, console and platform, section 9. */
export const restrictionCodes = [
  { id: 1, name: 'Maternidad y neonatología' },
  { id: 2, name: 'Psiquiatría o psicología' },
  { id: 3, name: 'Cirugía bariátrica' },
  { id: 4, name: 'Cirugía refractiva' },
  { id: 5, name: 'Otra restringida' },
  { id: 6, name: 'Sin restricción' },
] as const;

/** The code that excludes the others. */
export const noRestriction = 6;
