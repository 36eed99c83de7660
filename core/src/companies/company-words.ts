/** Nouns and commands of companies, apart from their table: the console's frame needs no more. */
import { noun } from '../kit/record/index.ts';

export const companyWords = {
  noun: noun('empresa', 'empresas', 'f'),
  creation: {
    command: 'register',
    permission: 'admin:organization-create',
    label: 'Registrar empresa',
  },
  commands: {
    change: { permission: 'admin:organization-update', label: 'Editar' },
    approve: { permission: 'admin:organization-update', label: 'Aprobar' },
    reject: { permission: 'admin:organization-update', label: 'Rechazar' },
    deactivate: { permission: 'admin:organization-delete', label: 'Desactivar' },
    reactivate: { permission: 'admin:organization-delete', label: 'Reactivar' },
  },
} as const;
