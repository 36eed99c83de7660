/** The words of accounts, movements, lines of the bank and charges. */
import { accountLabels, movementLabels } from '@cotejo/core/accounts';
import { bankLineLabels } from '@cotejo/core/bank-lines';
import { waitingChargeLabels } from '@cotejo/core/charges';
import { noun } from '@cotejo/core/kit/record';
import { resourceWords } from '../kit/words/resource-words.ts';

export const accountWords = resourceWords(noun('cuenta', 'cuentas', 'f'), {
  fields: accountLabels,
  filters: { isLow: 'Saldo' },
  search: 'Buscar por ejecutivo',
  error: { notFoundText: 'No existe, o es de otro equipo o de otro país.' },
  conflict: 'La cuenta se movió mientras la tenías abierta.',
  commands: {
    open: { name: 'Abrir cuenta' },
    deposit: { name: 'Registrar depósito' },
    withdraw: { name: 'Registrar retiro' },
  },
});

export const movementWords = resourceWords(noun('movimiento', 'movimientos', 'm'), {
  fields: movementLabels,
  filters: { accountId: 'Ejecutivo', effectiveOn_gte: 'Desde', effectiveOn_lte: 'Hasta' },
  search: 'Buscar por referencia',
  empty: { text: 'Aquí aparece lo que se deposita y se cobra.' },
});

export const bankLineWords = resourceWords(noun('abono', 'abonos', 'm'), {
  one: 'Abono del banco',
  many: 'Abonos del banco',
  fields: bankLineLabels,
  filters: { day: 'Fecha', day_gte: 'Desde', day_lte: 'Hasta' },
  search: 'Buscar por glosa u operación',
  empty: {
    title: 'Todavía no hay abonos del banco',
    text: 'Carga un archivo del banco: aquí se dice de quién es cada abono.',
  },
  commands: {
    assign: {
      name: 'Asignar',
      text: 'El monto se deposita en la cuenta del ejecutivo, con la fecha del banco.',
    },
    dismiss: { name: 'Descartar' },
  },
});

export const waitingChargeWords = resourceWords(noun('cobro en espera', 'cobros en espera', 'm'), {
  fields: waitingChargeLabels,
  empty: {
    title: 'Ningún cobro espera',
    text: 'Toda solicitud cerrada que debía cobrarse está cobrada.',
    filteredTitle: 'Ningún cobro coincide',
    filteredText: 'Prueba con otro motivo u otro país.',
  },
});

export const chargeWords = resourceWords(noun('cobro', 'cobros', 'm'));
