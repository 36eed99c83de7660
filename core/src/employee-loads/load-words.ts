/** Nouns and commands of loads, apart from their table: the console's frame needs no more. */
import { noun } from '../kit/record/index.ts';

const permission = 'employee:bulk-load-read';

export const loadWords = {
  noun: noun('carga', 'cargas', 'f'),
  titles: { one: 'Carga masiva', many: 'Cargas masivas' },
  commands: {
    map: { permission, label: 'Revisar filas' },
    'correct-row': { permission, label: 'Corregir fila' },
    'leave-row': { permission, label: 'Dejar fuera' },
    confirm: { permission: 'employee:bulk-load-process', label: 'Procesar' },
    withdraw: { permission, label: 'Anular' },
  },
} as const;
