/** The words of employees and their dependants. */
import { personLabels } from '@cotejo/core/insured-people';
import { noun } from '@cotejo/core/kit/record';
import { resourceWords } from '../../kit/words/resource-words.ts';

export const personWords = resourceWords(noun('persona', 'personas', 'f'), {
  one: 'Empleado o carga',
  many: 'Empleados y cargas',
  fields: personLabels,
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
  commands: {
    'register-employee': { name: 'Registrar empleado' },
    'register-dependant': { name: 'Registrar carga' },
    change: { name: 'Editar' },
    measure: { name: 'Registrar medidas' },
    'remove-measure': { name: 'Quitar medidas' },
    deactivate: { name: 'Desactivar', text: 'No se podrá pedir nada más para esta persona.' },
    reactivate: { name: 'Reactivar', text: 'Se podrá pedir su alta otra vez.' },
    'attach-file': { name: 'Adjuntar archivo' },
    'withdraw-file': { name: 'Retirar archivo' },
    erase: {
      name: 'Borrar datos personales',
      text: 'Los datos personales se borran para siempre y nadie puede recuperarlos. La historia queda, sin nombre.',
    },
  },
  erasedName: 'Persona borrada',
});
