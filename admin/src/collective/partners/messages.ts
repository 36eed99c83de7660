/** Console messages about partners, in Spanish. */
export const partnerMessages = {
  name: 'Partner |||| Partners',
  fields: {
    name: 'Nombre',
    kind: 'Tipo',
    documentNumber: 'Documento',
    country: 'País',
    contacts: 'Contactos',
  },
  conflict: { title: 'El partner cambió mientras lo tenías abierto.' },
  list: { count: '%{smart_count} partner |||| %{smart_count} partners' },
  views: { everything: 'Todos los partners' },
  filters: { q: 'Buscar por nombre o documento', country: 'País', kind: 'Tipo' },
  empty: {
    title: 'Todavía no hay partners',
    text: 'Aquí aparecen las corredoras y aseguradoras por las que llegan pólizas.',
    filteredTitle: 'Ningún partner coincide',
    filteredText: 'Prueba con otra búsqueda o quita los filtros.',
  },
  error: {
    list: 'No se pudieron leer los partners',
    show: 'No se pudo leer el partner',
    back: 'Ver todos los partners',
    notFoundTitle: 'No encontramos ese partner',
    notFoundText: 'No existe, o no puedes verlo.',
  },
  command: { names: { create: 'Registrar partner', update: 'Editar' } },
};
