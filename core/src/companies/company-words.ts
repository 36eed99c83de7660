/** Companies as the console's frame registers them: address, nouns, permissions and commands, apart from their table. */
import { noun } from '../kit/record/index.ts';

export const companyWords = {
  resource: 'companies',
  permission: 'admin:organization-read',
  exported: ['admin:organization-export'],
  history: { resource: 'company-history', permission: 'admin:organization-read' },
  hasViews: true,
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
