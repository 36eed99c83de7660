/** Console messages about coverages, in Spanish. */

import { coverageLabels } from '@cotejo/core/policy-employees';
import { coverageCommandNames } from './commandNames.ts';

export const coverageMessages = {
  name: 'Cobertura |||| Coberturas',
  erasedName: 'Persona borrada',
  fields: coverageLabels,
  conflict: { title: 'Alguien cambió esta cobertura, o la de un familiar, mientras la tenías abierta.' },
  list: {
    count: '%{smart_count} cobertura |||| %{smart_count} coberturas',
    atLeast: 'más de %{total} coberturas',
  },
  views: { everything: 'Todas las coberturas' },
  filters: {
    companyId: 'Empresa',
    q: 'Buscar por nombre o documento',
    status: 'Estado',
    insurerId: 'Aseguradora',
    country: 'País',
    waiting: 'Espera respuesta',
    late: 'Corte',
    dueOn: 'Día de corte',
    inForceOn: 'Vigente el',
    unsent: 'Archivo',
    insurerNotification: 'Aviso a la aseguradora',
  },
  empty: {
    title: 'Todavía no hay coberturas',
    text: 'Aquí aparecen las altas, las coberturas y las bajas que puedes ver.',
    filteredTitle: 'Ninguna cobertura coincide',
    filteredText: 'Prueba con otra búsqueda o quita los filtros.',
  },
  error: {
    list: 'No se pudieron leer las coberturas',
    show: 'No se pudo leer la cobertura',
    back: 'Ver las coberturas',
    notFoundTitle: 'No encontramos esa cobertura',
    notFoundText: 'No existe, o no puedes verla.',
  },
  bulk: {
    selectMatching: 'Seleccionar todas las de este filtro: %{total}',
    selectAllMatching: 'Seleccionar todas las de este filtro: más de %{total}',
    counts: {
      complete: '%{smart_count} enviada |||| %{smart_count} enviadas',
      'accept-activation': '%{smart_count} aceptada |||| %{smart_count} aceptadas',
      'decline-activation': '%{smart_count} rechazada |||| %{smart_count} rechazadas',
      'accept-cancellation': '%{smart_count} aceptada |||| %{smart_count} aceptadas',
      'decline-cancellation': '%{smart_count} rechazada |||| %{smart_count} rechazadas',
    },
  },
  command: {
    names: coverageCommandNames,
    text: {
      complete: 'La solicitud pasa a la aseguradora si ya no falta ningún dato de la persona.',
      withdraw: 'La solicitud se cierra. Con la del titular se retiran las de sus cargas.',
      'accept-activation': 'La persona queda asegurada desde el día que confirmó la aseguradora.',
      'decline-activation': 'La persona no queda asegurada. Con el titular se rechazan sus cargas.',
      'accept-cancellation': 'La cobertura termina. Con la del titular terminan las de sus cargas.',
      'decline-cancellation': 'La cobertura sigue como estaba, también la de las cargas que iban con ella.',
    },
    done: {
      complete: 'Se envió a la aseguradora.',
      withdraw: 'Se retiró la solicitud.',
      'accept-activation': 'Se aceptó el alta.',
      'decline-activation': 'Se rechazó el alta.',
      'request-cancellation': 'Se pidió la baja.',
      'accept-cancellation': 'Se aceptó la baja.',
      'decline-cancellation': 'Se rechazó la baja.',
    },
  },
};

export const cuttingDayMessages = {
  name: 'Día de corte |||| Días de corte',
};

export const coverageHistoryMessages = {
  name: 'Movimiento de coberturas |||| Movimientos de coberturas',
  fields: {
    name: 'Cuándo',
    type: 'Qué pasó',
    personName: 'Persona',
    companyId: 'Empresa',
    policyId: 'Póliza',
    actorName: 'Quién',
    after: 'Después de',
    words: 'Fecha y motivo',
  },
  filters: {
    type: 'Qué pasó',
    insurerId: 'Aseguradora',
    at: 'Fecha',
    at_gte: 'Desde',
    at_lte: 'Hasta',
    country: 'País',
  },
  list: {
    count: '%{smart_count} movimiento |||| %{smart_count} movimientos',
    atLeast: 'más de %{total} movimientos',
  },
  empty: {
    title: 'Todavía no pasó nada',
    text: 'Aquí aparece cada pedido y cada respuesta, con quién, cuándo, por qué y después de cuánto.',
    filteredTitle: 'Nada coincide',
    filteredText: 'Prueba con otros filtros.',
  },
  error: { list: 'No se pudieron leer los movimientos' },
};
