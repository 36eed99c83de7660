/** Species as the profile of a pet is asked for them: one that no insurer prices by name is another one. */
export const otherSpecies = 'Otra';
export const petSpecies = ['Perro', 'Gato', 'Ave', 'Conejo', otherSpecies] as const;
