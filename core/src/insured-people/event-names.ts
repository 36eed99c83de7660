/** Events of people as people read them; the erasure is common to all records of somebody. */
import { type InsuredPersonEvent } from './insured-person.ts';

export const personEventNames = {
  PersonRegistered: 'Se registró a una persona',
  PersonChanged: 'Se editaron los datos de una persona',
  PersonMeasured: 'Se registraron medidas de una persona',
  PersonFileAttached: 'Se adjuntó un archivo a una persona',
  PersonDeactivated: 'Se desactivó a una persona',
  PersonReactivated: 'Se reactivó a una persona',
} as const satisfies Readonly<Record<Exclude<InsuredPersonEvent['type'], 'SubjectErased'>, string>>;
