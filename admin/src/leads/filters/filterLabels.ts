/** Labels of the filters of leads: those of the fields, and own ones for what is no field. */
import { leadLabels } from '@cotejo/core/lead-records';

export const filterLabels = {
  ...leadLabels,
  failureReasonId: 'Motivo de fallo',
  executiveId: leadLabels.executiveName,
  worked: 'Con gestión',
  tests: 'Pruebas',
} as const;

export type LeadFilter = keyof typeof filterLabels;
