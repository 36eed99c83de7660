/** The words of leads for the pieces that serve every resource. */
import { noun } from '@cotejo/core/kit/record';
import { resourceWords } from '../kit/words/resource-words.ts';
import { erasedName } from './leadModel.ts';
import { leadCommandWords } from './commandWords.ts';

export const leadViewNames = {
  mine: 'Mis pendientes',
  unassigned: 'Sin asignar',
  todaysAgenda: 'Agenda de hoy',
  overdue: 'Citas atrasadas',
  stalled: 'Sin gestión hace 2 días',
};

export const leadWords = resourceWords(noun('solicitud', 'solicitudes', 'f'), {
  commands: leadCommandWords,
  views: leadViewNames,
  erasedName,
  reference: (number) => `Solicitud ${number}`,
  news: {
    arrivedOne: (name) => `Llegó la solicitud de ${name}.`,
    arrivedMany: (_, count) => `Llegaron ${count} solicitudes.`,
    changedOne: (name) => `Cambió la solicitud de ${name}.`,
    changedMany: (_, count) => `Cambiaron ${count} solicitudes.`,
  },
  bulk: {
    selectMatching: (total, isAtLeast) =>
      isAtLeast
        ? `Seleccionar todas las que coinciden: más de ${total.toLocaleString('es-419')}`
        : `Seleccionar las ${total.toLocaleString('es-419')} que coinciden`,
  },
  steps: {
    nextEnded: 'No quedan más solicitudes en la lista después de esta.',
    previousEnded: 'No quedan más solicitudes en la lista antes de esta.',
    gone: 'La lista de la que venías ya no se puede leer. Vuelve a Solicitudes para empezar otra.',
  },
  empty: {
    text: 'Cuando alguien envíe una solicitud en el sitio, aparecerá aquí al instante.',
    filteredText: 'Prueba con otra búsqueda o quita algún filtro.',
  },
  error: {
    notFoundText: 'No existe, o es de otro ejecutivo o de otro país.',
    back: 'Ver solicitudes',
  },
});
