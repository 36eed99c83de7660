/** The words of files for insurers and of their lines. */
import { insurerLineLabels } from '@cotejo/core/insurer-files';
import { noun } from '@cotejo/core/kit/record';
import { type RecordTexts } from '../../kit/words/record-words.ts';
import { resourceWords } from '../../kit/words/resource-words.ts';

export const insurerFileTexts: RecordTexts = {
  empty: {
    text: 'Desde los días de corte se prepara un archivo con las altas y bajas que esperan a cada aseguradora.',
    filteredText: 'Quita los filtros para ver los demás.',
  },
  texts: {
    send: {
      text: 'Después ya no se agregan solicitudes. Quienes elijas reciben un correo con las cantidades y sin datos de personas.',
    },
  },
};

export const insurerLineWords = resourceWords(noun('solicitud', 'solicitudes', 'f'), {
  one: 'Altas y bajas del archivo',
  many: 'Altas y bajas del archivo',
  fields: insurerLineLabels,
  empty: {
    title: 'El archivo está vacío',
    text: 'Agrega las altas y bajas que esperan a la aseguradora; después se descarga con «Exportar».',
    filteredTitle: 'Nada coincide',
    filteredText: 'Quita el filtro para ver todo.',
  },
  error: { list: 'No se pudieron leer las filas del archivo' },
});
