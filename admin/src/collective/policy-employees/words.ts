/** The words of coverages, their history and the cutting days. */
import { noun } from '@cotejo/core/kit/record';
import { coverageHistoryLabels, coverageLabels } from '@cotejo/core/policy-employees';
import { counted } from '../../kit/words/plural.ts';
import { resourceWords } from '../../kit/words/resource-words.ts';
import { coverageCommandNames as names } from './commandNames.ts';

const accepted = (count: number): string => counted(count, 'aceptada', 'aceptadas');
const declined = (count: number): string => counted(count, 'rechazada', 'rechazadas');

export const coverageWords = resourceWords(noun('cobertura', 'coberturas', 'f'), {
  fields: coverageLabels,
  filters: {
    waiting: 'Espera respuesta',
    late: 'Corte',
    inForceOn: 'Vigente el',
    unsent: 'Archivo',
    insurerNotification: 'Aviso a la aseguradora',
  },
  search: 'Buscar por nombre o documento',
  bulk: {
    selectMatching: (total, isAtLeast) =>
      `Seleccionar todas las de este filtro: ${isAtLeast ? 'más de ' : ''}${total.toLocaleString('es-419')}`,
    done: {
      complete: (count) => counted(count, 'enviada', 'enviadas'),
      'accept-activation': accepted,
      'decline-activation': declined,
      'accept-cancellation': accepted,
      'decline-cancellation': declined,
    },
  },
  empty: { text: 'Aquí aparecen las altas, las coberturas y las bajas que puedes ver.' },
  error: { back: 'Ver las coberturas' },
  conflict: 'Alguien cambió esta cobertura, o la de un familiar, mientras la tenías abierta.',
  commands: {
    'request-activation': { name: names['request-activation'] },
    complete: {
      name: names.complete,
      text: 'La solicitud pasa a la aseguradora si ya no falta ningún dato de la persona.',
      done: 'Se envió a la aseguradora.',
    },
    withdraw: {
      name: names.withdraw,
      text: 'La solicitud se cierra. Con la del titular se retiran las de sus cargas.',
      done: 'Se retiró la solicitud.',
    },
    'accept-activation': {
      name: names['accept-activation'],
      text: 'La persona queda asegurada desde el día que confirmó la aseguradora.',
      done: 'Se aceptó el alta.',
    },
    'decline-activation': {
      name: names['decline-activation'],
      text: 'La persona no queda asegurada. Con el titular se rechazan sus cargas.',
      done: 'Se rechazó el alta.',
    },
    'request-cancellation': { name: names['request-cancellation'], done: 'Se pidió la baja.' },
    'accept-cancellation': {
      name: names['accept-cancellation'],
      text: 'La cobertura termina. Con la del titular terminan las de sus cargas.',
      done: 'Se aceptó la baja.',
    },
    'decline-cancellation': {
      name: names['decline-cancellation'],
      text: 'La cobertura sigue como estaba, también la de las cargas que iban con ella.',
      done: 'Se rechazó la baja.',
    },
    'take-review': { name: names['take-review'] },
    'release-review': { name: names['release-review'] },
    'put-in-file': { name: names['put-in-file'] },
  },
  erasedName: 'Persona borrada',
});

export const cuttingDayWords = resourceWords(noun('día de corte', 'días de corte', 'm'));

export const coverageHistoryWords = resourceWords(noun('movimiento', 'movimientos', 'm'), {
  one: 'Movimiento de coberturas',
  many: 'Movimientos de coberturas',
  fields: coverageHistoryLabels,
  filters: { at: 'Fecha', at_gte: 'Desde', at_lte: 'Hasta' },
  empty: {
    title: 'Todavía no pasó nada',
    text: 'Aquí aparece cada pedido y cada respuesta, con quién, cuándo, por qué y después de cuánto.',
    filteredTitle: 'Nada coincide',
    filteredText: 'Prueba con otros filtros.',
  },
});
