/** The words of employees and their dependants. */
import { type RecordTexts } from '../../kit/words/record-words.ts';

export const personTexts: RecordTexts = {
  filters: { isHolder: 'Titulares o cargas', uninsured: 'Seguro', turning18: 'Edad' },
  search: 'Buscar por nombre o documento',
  empty: {
    title: 'Todavía no hay nadie',
    text: 'Aquí aparecen los empleados y las cargas que puedes ver.',
    filteredTitle: 'Nadie coincide',
  },
  error: {
    list: 'No se pudo leer a los empleados y las cargas',
    show: 'No se pudo leer a la persona',
    back: 'Ver empleados y cargas',
    notFoundTitle: 'No encontramos a esa persona',
  },
  conflict: 'Los datos de la persona cambiaron mientras los tenías abiertos.',
  commands: { 'register-dependant': { name: 'Registrar carga' } },
  texts: {
    deactivate: { text: 'No se podrá pedir nada más para esta persona.' },
    reactivate: { text: 'Se podrá pedir su alta otra vez.' },
    erase: {
      text: 'Los datos personales se borran para siempre y nadie puede recuperarlos. La historia queda, sin nombre.',
    },
  },
  erasedName: 'Persona borrada',
};
