/** Policies as the console's frame registers them: address, nouns, permissions and commands, apart from their table. */
import { noun } from '../kit/record/index.ts';

export const policyWords = {
  resource: 'policies',
  permission: 'policy:read',
  exported: ['policy:export'],
  history: { resource: 'policy-history', permission: 'policy:read-history' },
  hasViews: true,
  noun: noun('póliza', 'pólizas', 'f'),
  creation: { command: 'create', permission: 'policy:create', label: 'Crear póliza' },
  commands: {
    update: { permission: 'policy:update', label: 'Editar' },
    duplicate: { permission: 'policy:duplicate', label: 'Duplicar' },
    renew: { permission: 'policy:renewal', label: 'Renovar' },
    'set-insurer-notification': {
      permission: 'admin:policy-update-insurance-notification',
      label: 'Cambiar aviso',
    },
    'attach-file': { permission: 'policy:upload-file', label: 'Adjuntar archivo' },
    'withdraw-file': { permission: 'policy:upload-file', label: 'Retirar archivo' },
    delete: { permission: 'policy:delete', label: 'Eliminar' },
  },
} as const;
