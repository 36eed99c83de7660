/** Console messages about employees and their dependants, in Spanish. */
import { personLabels } from '@cotejo/core/insured-people';

export const personMessages = {
  name: 'Empleado o carga |||| Empleados y cargas',
  erasedName: 'Persona borrada',
  fields: personLabels,
  conflict: { title: 'Los datos de la persona cambiaron mientras los tenías abiertos.' },
  list: { count: '%{smart_count} persona |||| %{smart_count} personas' },
  views: { everything: 'Todas las personas' },
  filters: {
    companyId: 'Empresa',
    q: 'Buscar por nombre o documento',
    country: 'País',
    isHolder: 'Titulares o cargas',
    relationship: 'Parentesco',
    status: 'Estado',
    uninsured: 'Seguro',
    turning18: 'Edad',
  },
  empty: {
    title: 'Todavía no hay nadie',
    text: 'Aquí aparecen los empleados y las cargas que puedes ver.',
    filteredTitle: 'Nadie coincide',
    filteredText: 'Prueba con otra búsqueda o quita los filtros.',
  },
  error: {
    list: 'No se pudo leer a los empleados y las cargas',
    show: 'No se pudo leer a la persona',
    back: 'Ver empleados y cargas',
    notFoundTitle: 'No encontramos a esa persona',
    notFoundText: 'No existe, o no puedes verla.',
  },
  family: {
    name: 'Cargas',
    empty: {
      title: 'No tiene cargas registradas',
      text: 'Registra aquí a su cónyuge, sus hijos y otros familiares que la póliza cubra.',
    },
  },
  command: {
    names: {
      'register-employee': 'Registrar empleado',
      'register-dependant': 'Registrar carga',
      change: 'Editar',
      measure: 'Registrar medidas',
      'remove-measure': 'Quitar medidas',
      deactivate: 'Desactivar',
      reactivate: 'Reactivar',
      'attach-file': 'Adjuntar archivo',
      'withdraw-file': 'Retirar archivo',
      erase: 'Borrar datos personales',
    },
    text: {
      deactivate: 'No se podrá pedir nada más para esta persona.',
      reactivate: 'Se podrá pedir su alta otra vez.',
      erase:
        'Los datos personales se borran para siempre y nadie puede recuperarlos. La historia queda, sin nombre.',
    },
  },
};
