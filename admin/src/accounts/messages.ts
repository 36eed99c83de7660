/** Console messages about executives' accounts, in Spanish. */
import { accountLabels, movementLabels } from '@cotejo/core/accounts';
import { bankLineLabels } from '@cotejo/core/bank-lines';
import { waitingChargeLabels } from '@cotejo/core/charges';

const accounts = {
  name: 'Cuenta |||| Cuentas',
  fields: accountLabels,
  conflict: { title: 'La cuenta se movió mientras la tenías abierta.' },
  list: { count: '%{smart_count} cuenta |||| %{smart_count} cuentas' },
  views: { everything: 'Todas las cuentas' },
  filters: { q: 'Buscar por ejecutivo', country: 'País', isLow: 'Saldo' },
  empty: {
    title: 'Todavía no hay cuentas',
    text: 'Aquí aparecen las que puedes ver.',
    filteredTitle: 'Ninguna cuenta coincide',
    filteredText: 'Prueba con otra búsqueda o quita los filtros.',
  },
  error: {
    list: 'No se pudieron leer las cuentas',
    show: 'No se pudo leer la cuenta',
    back: 'Ver todas las cuentas',
    notFoundTitle: 'No encontramos esa cuenta',
    notFoundText: 'No existe, o es de otro equipo o de otro país.',
  },
  command: {
    names: { open: 'Abrir cuenta', deposit: 'Registrar depósito', withdraw: 'Registrar retiro' },
  },
};

const movements = {
  name: 'Movimiento |||| Movimientos',
  fields: movementLabels,
  list: { count: '%{smart_count} movimiento |||| %{smart_count} movimientos' },
  filters: {
    q: 'Buscar por referencia',
    accountId: 'Ejecutivo',
    country: 'País',
    typeId: 'Movimiento',
    effectiveOn: 'Fecha',
    effectiveOn_gte: 'Desde',
    effectiveOn_lte: 'Hasta',
  },
  empty: {
    title: 'Todavía no hay movimientos',
    text: 'Aquí aparece lo que se deposita y se cobra.',
    filteredTitle: 'Ningún movimiento coincide',
    filteredText: 'Prueba con otra búsqueda o quita los filtros.',
  },
  error: { list: 'No se pudieron leer los movimientos' },
};

const bankLines = {
  name: 'Abono del banco |||| Abonos del banco',
  fields: bankLineLabels,
  list: { count: '%{smart_count} abono |||| %{smart_count} abonos' },
  filters: {
    q: 'Buscar por glosa u operación',
    status: 'Estado',
    country: 'País',
    day: 'Fecha',
    day_gte: 'Desde',
    day_lte: 'Hasta',
  },
  empty: {
    title: 'Todavía no hay abonos del banco',
    text: 'Carga un archivo del banco: aquí se dice de quién es cada abono.',
    filteredTitle: 'Ningún abono coincide',
    filteredText: 'Prueba con otra búsqueda o quita los filtros.',
  },
  error: {
    list: 'No se pudieron leer los abonos',
  },
  conflict: { title: 'El abono cambió mientras lo tenías abierto.' },
  command: {
    names: { assign: 'Asignar', dismiss: 'Descartar' },
    text: { assign: 'El monto se deposita en la cuenta del ejecutivo, con la fecha del banco.' },
  },
};

const waitingCharges = {
  name: 'Cobro en espera |||| Cobros en espera',
  fields: waitingChargeLabels,
  list: { count: '%{smart_count} cobro en espera |||| %{smart_count} cobros en espera' },
  filters: { reason: 'Qué falta', country: 'País' },
  empty: {
    title: 'Ningún cobro espera',
    text: 'Toda solicitud cerrada que debía cobrarse está cobrada.',
    filteredTitle: 'Ningún cobro coincide',
    filteredText: 'Prueba con otro motivo u otro país.',
  },
  error: { list: 'No se pudieron leer los cobros en espera' },
};

const charges = { name: 'Cobro |||| Cobros' };

export const accountMessages = {
  resources: {
    accounts,
    movements,
    'bank-lines': bankLines,
    'waiting-charges': waitingCharges,
    charges,
  },
};
