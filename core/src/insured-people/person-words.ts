/** Nouns and commands of insured people, apart from their table: the console's frame needs no more. */
import { noun } from '../kit/record/index.ts';

export const personWords = {
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
