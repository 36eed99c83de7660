/** Console messages about loads of activations and cancellations, in Spanish. */

const loads = {
  name: 'Carga masiva |||| Cargas masivas',
  fields: {
    name: 'Archivo',
    kind: 'Tipo',
    companyName: 'Empresa',
    policyNumber: 'Póliza',
    status: 'Estado',
    total: 'Filas',
    done: 'Hechas',
    failed: 'Por corregir',
    uploadedAt: 'Subida',
    uploadedByName: 'Subida por',
    sheet: 'Hoja',
    policyId: 'Póliza',
  },
  conflict: { title: 'La carga cambió mientras la tenías abierta.' },
  list: { count: '%{smart_count} carga |||| %{smart_count} cargas' },
  views: { everything: 'Todas las cargas' },
  filters: {
    q: 'Buscar por archivo, empresa o póliza',
    country: 'País',
    kind: 'Tipo',
    status: 'Estado',
  },
  empty: {
    title: 'Todavía no hay cargas',
    text: 'Aquí aparecen las altas y las bajas que se cargan desde un archivo.',
    filteredTitle: 'Ninguna carga coincide',
    filteredText: 'Prueba con otra búsqueda o quita los filtros.',
  },
  error: {
    list: 'No se pudieron leer las cargas',
    show: 'No se pudo leer la carga',
    back: 'Ver todas las cargas',
    notFoundTitle: 'No encontramos esa carga',
    notFoundText: 'No existe, o no puedes verla.',
  },
  command: {
    names: {
      confirm: 'Procesar',
      withdraw: 'Anular',
      map: 'Revisar filas',
      'correct-row': 'Corregir fila',
      'leave-row': 'Dejar fuera',
    },
    text: {
      confirm:
        'Se piden las altas o las bajas de las filas sin errores. Las filas con errores quedan fuera: podrás descargarlas, corregirlas y cargarlas de nuevo.',
      withdraw: 'No se procesan más filas. Lo que ya se pidió queda pedido.',
    },
  },
};

const rows = {
  name: 'Fila |||| Filas',
  fields: {
    name: 'Fila',
    person: 'Persona',
    document: 'Documento',
    outcome: 'Resultado',
    told: 'Detalle',
    correct: 'Corregir',
  },
  filters: { outcome: 'Resultado' },
  empty: {
    title: 'Todavía no hay filas',
    text: 'Aparecen cuando se revisan.',
    filteredTitle: 'Ninguna fila coincide',
    filteredText: 'Prueba con otro resultado.',
  },
  error: { list: 'No se pudieron leer las filas' },
};

export const employeeLoadMessages = {
  resources: {
    'employee-loads': loads,
    'employee-load-rows': rows,
    'employee-load-policies': {
      name: 'Póliza |||| Pólizas',
      error: { list: 'No se pudieron leer las pólizas' },
    },
  },
};
