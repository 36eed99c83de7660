/** Nouns and commands of lines of the bank, apart from their table: the console's frame needs no more. */
import { noun } from '../kit/record/index.ts';

export const bankLineWords = {
  noun: noun('abono', 'abonos', 'm'),
  titles: { one: 'Abono del banco', many: 'Abonos del banco' },
  commands: {
    assign: { permission: 'accounts:deposit', label: 'Asignar' },
    dismiss: { permission: 'accounts:deposit', label: 'Descartar' },
  },
} as const;
