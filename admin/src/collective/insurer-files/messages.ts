/** Console messages about files for insurers, in Spanish. */
export const insurerFileMessages = {
  name: 'Archivo a aseguradora |||| Archivos a aseguradoras',
  title: { cuttingDay: '%{name}: corte del %{day}', daily: '%{name}: archivo diario del %{day}' },
  holds: '%{activations} altas y %{cancellations} bajas',
  kinds: { cuttingDay: 'Del corte', daily: 'Diario' },
  kindText: 'Cada archivo lleva las solicitudes de las pólizas con ese aviso a la aseguradora.',
  fill: 'Agregar %{smart_count} solicitud que espera |||| Agregar %{smart_count} solicitudes que esperan',
  filling: 'Se están agregando solicitudes: el archivo se marca como enviado cuando terminen.',
  over: 'El día de este archivo ya pasó: lo que espera va en uno nuevo.',
  prepare: { cuttingDay: 'Preparar archivo', daily: 'Archivo diario' },
  prepareFor: {
    cuttingDay: 'Preparar archivo del corte para %{name}',
    daily: 'Preparar archivo diario para %{name}',
  },
  noContacts: 'La aseguradora no tiene contactos que puedas ver: a nadie se le avisa por correo.',
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
