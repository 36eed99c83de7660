/** Insured people as the console's frame registers them: address, nouns, permissions and commands, apart from their table. */
import { noun } from '../kit/record/index.ts';

export const personWords = {
  resource: 'insured-people',
  permission: 'employee:read',
  exported: ['employee:export'],
  history: { resource: 'insured-person-history', permission: 'employee:read-history' },
  hasViews: true,
  noun: noun('persona', 'personas', 'f'),
  titles: { one: 'Empleado o carga', many: 'Empleados y cargas' },
  creation: { command: 'register-employee', permission: 'employee:create', label: 'Registrar empleado' },
  commands: {
    change: { permission: 'employee:update', label: 'Editar' },
    measure: { permission: 'employee:update', label: 'Registrar medidas' },
    'remove-measure': { permission: 'employee:update', label: 'Quitar medidas' },
    'attach-file': { permission: 'employee:upload-file', label: 'Adjuntar archivo' },
    'withdraw-file': { permission: 'employee:upload-file', label: 'Retirar archivo' },
    deactivate: { permission: 'employee:delete', label: 'Desactivar' },
    reactivate: { permission: 'employee:delete', label: 'Reactivar' },
    erase: { permission: 'employee:delete', label: 'Borrar datos personales' },
  },
} as const;
