/** Console messages about insurers and what they agreed on, in Spanish. */
export const insurerMessages = {
  name: 'Aseguradora |||| Aseguradoras',
  fields: {
    name: 'Nombre',
    country: 'País',
    type: 'Tipo',
    cuttingDay: 'Día de corte',
    retroactive: 'Días hacia atrás',
    value: 'Valor',
    from: 'Desde',
    email: 'Correo',
    phone: 'Teléfono',
    typeId: 'Área',
    contacts: 'Contactos',
  },
  conflict: { title: 'Lo acordado cambió mientras lo tenías abierto.' },
  list: { count: '%{smart_count} aseguradora |||| %{smart_count} aseguradoras' },
  views: { everything: 'Todas las aseguradoras' },
  filters: { q: 'Buscar por nombre', country: 'País', type: 'Tipo', agreed: 'Con acuerdo' },
  empty: {
    title: 'Todavía no hay aseguradoras',
    text: 'Aquí aparecen las del catálogo, en tus países.',
    filteredTitle: 'Ninguna aseguradora coincide',
    filteredText: 'Prueba con otra búsqueda o quita los filtros.',
  },
  error: {
    list: 'No se pudieron leer las aseguradoras',
    show: 'No se pudo leer la aseguradora',
    back: 'Ver todas las aseguradoras',
    notFoundTitle: 'No encontramos esa aseguradora',
    notFoundText: 'No existe, o no puedes verla.',
  },
  command: {
    names: {
      'set-cutting-day': 'Fijar día de corte',
      'set-retroactive-days': 'Fijar días hacia atrás',
      'create-contact': 'Agregar contacto',
      'update-contact': 'Editar contacto',
      'delete-contact': 'Quitar contacto',
    },
    text: {
      'set-cutting-day': 'Rige desde el día que elijas. Lo que ya se pidió no cambia.',
      'set-retroactive-days': 'Rige desde el día que elijas. Lo que ya se pidió no cambia.',
      'delete-contact': 'Deja de aparecer entre los contactos de la aseguradora.',
    },
  },
};
