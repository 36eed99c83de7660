/** Nouns and commands of accounts and movements, apart from their tables: the console's frame needs no more. */
import { noun } from '../kit/record/index.ts';

export const accountWords = {
  noun: noun('cuenta', 'cuentas', 'f'),
  creation: { command: 'open', permission: 'accounts:open', label: 'Abrir cuenta' },
  commands: {
    deposit: { permission: 'accounts:deposit', label: 'Registrar depósito' },
    withdraw: { permission: 'accounts:withdraw', label: 'Registrar retiro' },
  },
} as const;

export const movementWords = { noun: noun('movimiento', 'movimientos', 'm') } as const;
