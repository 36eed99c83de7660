/** Events of insurers' terms as people read them. */
import { type InsurerTermsEvent } from './insurer-terms.ts';

export const insurerEventNames = {
  InsurerCuttingDaySet: 'Se fijó el día de corte de una aseguradora',
  InsurerRetroactiveDaysSet: 'Se fijaron los días hacia atrás de una aseguradora',
  InsurerContactSet: 'Se agregó o editó un contacto de una aseguradora',
  InsurerContactRemoved: 'Se quitó un contacto de una aseguradora',
} as const satisfies Readonly<Record<InsurerTermsEvent['type'], string>>;
