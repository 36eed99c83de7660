/** Nouns and commands of partners, apart from their table: the console's frame needs no more. */
import { noun } from '../kit/record/index.ts';

export const partnerWords = {
  noun: noun('partner', 'partners', 'm'),
  creation: { command: 'create', permission: 'admin:partner-create', label: 'Registrar partner' },
  commands: { update: { permission: 'admin:partner-update', label: 'Editar' } },
} as const;
