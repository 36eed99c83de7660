/** Nouns and commands of policies, apart from their table: the console's frame needs no more. */
import { noun } from '../kit/record/index.ts';

export const policyWords = {
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
