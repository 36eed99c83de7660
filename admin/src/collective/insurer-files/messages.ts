/** Console messages about files for insurers, in Spanish. */
export const insurerFileMessages = {
  name: 'Archivo a aseguradora |||| Archivos a aseguradoras',
  fields: {
    name: 'Aseguradora',
    insurerId: 'Aseguradora',
    status: 'Estado',
    takes: 'Tipo de archivo',
    lastDay: 'Corte o día',
    operationDate: 'Operación',
    activations: 'Altas',
    cancellations: 'Bajas',
    preparedAt: 'Preparado',
    sentAt: 'Enviado',
    contactIds: 'Contactos avisados',
    country: 'País',
  },
  conflict: { title: 'El archivo cambió mientras lo tenías abierto.' },
  list: { count: '%{smart_count} archivo |||| %{smart_count} archivos' },
  filters: { status: 'Estado', insurerId: 'Aseguradora', country: 'País' },
  empty: {
    title: 'Todavía no hay archivos',
    text: 'Desde los días de corte se prepara un archivo con las altas y bajas que esperan a cada aseguradora.',
    filteredTitle: 'Ningún archivo coincide',
    filteredText: 'Quita los filtros para ver los demás.',
  },
  error: {
    list: 'No se pudieron leer los archivos',
    show: 'No se pudo leer el archivo',
    back: 'Ver todos los archivos',
    notFoundTitle: 'No encontramos ese archivo',
    notFoundText: 'No existe, o no puedes verlo.',
  },
  command: {
    names: { prepare: 'Preparar archivo', send: 'Marcar como enviado' },
    text: {
      send: 'Después ya no se agregan solicitudes. Quienes elijas reciben un correo con las cantidades y sin datos de personas.',
    },
  },
};

export const insurerLineMessages = {
  name: 'Altas y bajas del archivo |||| Altas y bajas del archivo',
  fields: {
    name: 'Persona',
    movement: 'Movimiento',
    document: 'Documento',
    dependantType: 'Carga de',
    companyId: 'Empresa',
    policyNumber: 'Póliza y grupo',
    from: 'Con cobertura desde',
    until: 'Con cobertura hasta',
  },
  filters: { movement: 'Movimiento' },
  list: {
    count: '%{smart_count} solicitud |||| %{smart_count} solicitudes',
    atLeast: 'más de %{total} solicitudes',
  },
  empty: {
    title: 'El archivo está vacío',
    text: 'Agrega las altas y bajas que esperan a la aseguradora; después se descarga con «Exportar».',
    filteredTitle: 'Nada coincide',
    filteredText: 'Quita el filtro para ver todo.',
  },
  error: { list: 'No se pudieron leer las filas del archivo' },
};
