/** The eleven types of dependants: spec, console and platform, section 3. */

export const dependantRelationships = [
  { id: 'child', name: 'Hijo/Hija' },
  { id: 'stepchild', name: 'Hijastro/Hijastra' },
  { id: 'spouse', name: 'Cónyuge' },
  { id: 'parent', name: 'Padre/Madre' },
  { id: 'grandchild', name: 'Nieto/Nieta' },
  { id: 'other', name: 'Otro' },
] as const;
export type DependantRelationship = (typeof dependantRelationships)[number]['id'];

type TypeOfDependant = {
  readonly id: string;
  readonly name: string;
  readonly relationship: DependantRelationship;
  /** At most one partner of the three kinds is insured at a time. */
  readonly isPartner?: boolean;
  /** The type that the same child has on the other side of the eighteenth birthday. */
  readonly minor?: string;
  readonly adult?: string;
};

/** The spec's *eldest* and *youngest* mean over and under eighteen. */
export const dependantTypes = [
  { id: 'parent', name: 'Padre o madre', relationship: 'parent' },
  { id: 'twin', name: 'Mellizo o gemelo', relationship: 'child' },
  { id: 'partner', name: 'Cónyuge', relationship: 'spouse', isPartner: true },
  { id: 'cohabiting', name: 'Conviviente', relationship: 'spouse', isPartner: true },
  { id: 'nonCohabiting', name: 'Pareja no conviviente', relationship: 'spouse', isPartner: true },
  { id: 'ownAdult', name: 'Hijo propio mayor de 18', relationship: 'child', minor: 'ownMinor' },
  { id: 'ownMinor', name: 'Hijo propio menor de 18', relationship: 'child', adult: 'ownAdult' },
  { id: 'commonAdult', name: 'Hijo en común mayor de 18', relationship: 'child', minor: 'commonMinor' },
  { id: 'commonMinor', name: 'Hijo en común menor de 18', relationship: 'child', adult: 'commonAdult' },
  { id: 'partnersAdult', name: 'Hijo de la pareja mayor de 18', relationship: 'stepchild', minor: 'partnersMinor' },
  { id: 'partnersMinor', name: 'Hijo de la pareja menor de 18', relationship: 'stepchild', adult: 'partnersAdult' },
] as const satisfies readonly TypeOfDependant[]; // oxfmt-ignore

export type DependantType = (typeof dependantTypes)[number]['id'];
export const dependantTypeIds = dependantTypes.map(({ id }) => id) as [DependantType, ...DependantType[]];

export const dependantType = (id: DependantType): TypeOfDependant =>
  dependantTypes.find((type) => type.id === id)!;

const ofAge = 18;

/** The type that somebody of that type is at an age: a child grows up. @param age full years on the day in question */
export const dependantTypeAt = (id: DependantType, age: number): DependantType => {
  const { minor, adult } = dependantType(id);
  return ((age >= ofAge ? adult : minor) ?? id) as DependantType;
};
