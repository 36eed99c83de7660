/** The words of loads of activations and cancellations, and of their rows. */
import { loadWords as load } from '@cotejo/core/employee-loads';
import { noun } from '@cotejo/core/kit/record';
import { recordWords } from '../kit/words/record-words.ts';
import { resourceWords } from '../kit/words/resource-words.ts';

export const loadWords = recordWords(load, {
  search: 'Buscar por archivo, empresa o póliza',
  empty: { text: 'Aquí aparecen las altas y las bajas que se cargan desde un archivo.' },
  texts: {
    confirm: {
      text: 'Se piden las altas o las bajas de las filas sin errores. Las filas con errores quedan fuera: podrás descargarlas, corregirlas y cargarlas de nuevo.',
    },
    withdraw: { text: 'No se procesan más filas. Lo que ya se pidió queda pedido.' },
  },
});

export const loadRowWords = resourceWords(noun('fila', 'filas', 'f'), {
  fields: {
    name: 'Fila',
    person: 'Persona',
    document: 'Documento',
    outcome: 'Resultado',
    told: 'Detalle',
    correct: 'Corregir',
  },
  empty: { text: 'Aparecen cuando se revisan.', filteredText: 'Prueba con otro resultado.' },
});

export const loadPolicyWords = resourceWords(noun('póliza', 'pólizas', 'f'));
