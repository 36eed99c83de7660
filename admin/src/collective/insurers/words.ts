/** The words of insurers and what they agreed on. */
import { insurerLabels } from '@cotejo/core/insurer-terms';
import { noun } from '@cotejo/core/kit/record';
import { resourceWords } from '../../kit/words/resource-words.ts';

const onlyLater = 'Rige desde el día que elijas. Lo que ya se pidió no cambia.';

export const insurerWords = resourceWords(noun('aseguradora', 'aseguradoras', 'f'), {
  fields: insurerLabels,
  filters: { agreed: 'Con acuerdo' },
  search: 'Buscar por nombre',
  empty: { text: 'Aquí aparecen las del catálogo, en tus países.' },
  conflict: 'Lo acordado cambió mientras lo tenías abierto.',
  commands: {
    'set-cutting-day': { name: 'Fijar día de corte', text: onlyLater },
    'set-retroactive-days': { name: 'Fijar días hacia atrás', text: onlyLater },
    'create-contact': { name: 'Agregar contacto' },
    'update-contact': { name: 'Editar contacto' },
    'delete-contact': {
      name: 'Quitar contacto',
      text: 'Deja de aparecer entre los contactos de la aseguradora.',
    },
  },
});
