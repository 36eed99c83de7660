/** Labels of the filters of leads: those of the fields, and own ones for what is no field. */
import { leads } from '@cotejo/core/lead-records';

export const filterLabels = {
  ...leads.labels,
  failureReasonId: 'Motivo de fallo',
  worked: 'Con gestión',
  tests: 'Pruebas',
} as const;

export type LeadFilter = keyof typeof filterLabels;
