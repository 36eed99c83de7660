/** The words of accounts, movements, lines of the bank and charges that their descriptions do not give. */
import { accountWords as account, movementWords as movement } from '@cotejo/core/accounts';
import { bankLineWords as bankLine } from '@cotejo/core/bank-lines';
import { waitingChargeWords as waitingCharge } from '@cotejo/core/charges';
import { noun } from '@cotejo/core/kit/record';
import { recordWords } from '../kit/words/record-words.ts';
import { resourceWords } from '../kit/words/resource-words.ts';

export const accountWords = recordWords(account, {
  filters: { isLow: 'Saldo' },
  search: 'Buscar por ejecutivo',
  error: { notFoundText: 'No existe, o es de otro equipo o de otro país.' },
  conflict: 'La cuenta se movió mientras la tenías abierta.',
});

export const movementWords = recordWords(movement, {
  filters: { effectiveOn_gte: 'Desde', effectiveOn_lte: 'Hasta' },
  search: 'Buscar por referencia',
  empty: { text: 'Aquí aparece lo que se deposita y se cobra.' },
});

export const bankLineWords = recordWords(bankLine, {
  filters: { day_gte: 'Desde', day_lte: 'Hasta' },
  search: 'Buscar por glosa u operación',
  empty: {
    title: 'Todavía no hay abonos del banco',
    text: 'Carga un archivo del banco: aquí se dice de quién es cada abono.',
  },
  texts: {
    assign: { text: 'El monto se deposita en la cuenta del ejecutivo, con la fecha del banco.' },
  },
});

export const waitingChargeWords = recordWords(waitingCharge, {
  empty: {
    title: 'Ningún cobro espera',
    text: 'Toda solicitud cerrada que debía cobrarse está cobrada.',
    filteredTitle: 'Ningún cobro coincide',
    filteredText: 'Prueba con otro motivo u otro país.',
  },
});

export const chargeWords = resourceWords(noun('cobro', 'cobros', 'm'));
