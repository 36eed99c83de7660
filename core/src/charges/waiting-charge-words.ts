/** The noun of waiting charges, apart from their table: the console's frame needs no more. */
import { noun } from '../kit/record/index.ts';

export const waitingChargeWords = { noun: noun('cobro en espera', 'cobros en espera', 'm') } as const;
