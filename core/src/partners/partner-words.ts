/** Partners as the console's frame registers them: address, nouns, permissions and commands, apart from their table. */
import { noun } from '../kit/record/index.ts';

export const partnerWords = {
  resource: 'partners',
  permission: 'admin:partner-read',
  exported: [],
  history: { resource: 'partner-history', permission: 'admin:partner-read' },
  hasViews: true,
  noun: noun('partner', 'partners', 'm'),
  creation: { command: 'create', permission: 'admin:partner-create', label: 'Registrar partner' },
  commands: { update: { permission: 'admin:partner-update', label: 'Editar' } },
} as const;
