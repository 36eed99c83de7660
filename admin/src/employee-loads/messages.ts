/** Console messages about loads of activations and cancellations, in Spanish. */
import { bulkLoadStatuses } from '@cotejo/core/reference/collective-statuses';

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
  home: {
    title: 'Cargas masivas',
    ...Object.fromEntries(bulkLoadStatuses.map(({ id, name }) => [id, name])),
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
  upload: {
    title: 'Nueva carga',
    open: 'Nueva carga',
    kind: 'Qué trae el archivo',
    policy: 'Póliza',
    send: 'Subir y revisar',
    hint: 'XLSX o CSV, hasta 32 MB y 50.000 filas.',
    missing: 'Elige un archivo.',
    template: 'Descargar plantilla',
    templateName: 'Plantilla de %{kind}.xlsx',
    sheet: 'Hoja',
    emptySheet: 'Esta hoja está vacía: elige la que tiene los datos.',
    headingRow: 'Fila de los títulos',
    titles:
      'Así empieza el archivo. Está marcada la fila que tomamos por la de los títulos; si es otra, elígela.',
    titlesIn: 'Los títulos están en la fila %{row}',
    row: 'Fila',
    reading: 'Leyendo las primeras filas…',
    policyFirst: 'Elige la póliza y verás aquí cómo empieza el archivo.',
    sending: 'Subiendo y leyendo el archivo…',
    known:
      'Este archivo ya se cargó el %{when}. Aquí está. Si quedaron filas sin procesar, descarga las filas por corregir y carga ese archivo.',
  },
  houseProcesses:
    'Corrige lo que haga falta y queda lista: la procesa nuestro equipo, y aquí verás el resultado de cada fila.',
  step: {
    mapping: 'Dinos qué columna es cuál: falta alguna que es obligatoria.',
    trying: 'Revisando las filas. Puedes salir y volver: sigue sin ti.',
    tried: 'Revisada. Nada ha cambiado todavía.',
    running: 'Procesando las filas. Puedes salir y volver: sigue sin ti.',
    finished: 'Procesada.',
    withdrawn: 'Anulada. Lo que ya se había pedido queda pedido.',
    failed: 'No se pudo procesar.',
  },
  progress: {
    title: 'Avance',
    label: 'Avance de la carga',
    done: '%{done} de %{total} filas',
    notes: 'Sobre el archivo',
  },
  counts: {
    triedOk: {
      activation: '%{smart_count} alta |||| %{smart_count} altas',
      cancellation: '%{smart_count} baja |||| %{smart_count} bajas',
    },
    doneOk: {
      activation: '%{smart_count} alta pedida |||| %{smart_count} altas pedidas',
      cancellation: '%{smart_count} baja pedida |||| %{smart_count} bajas pedidas',
    },
    same: '%{smart_count} sin cambios |||| %{smart_count} sin cambios',
    refused: '%{smart_count} por corregir |||| %{smart_count} por corregir',
  },
  mapping: {
    title: 'Columnas',
    intro: 'Cada campo con la columna del archivo que lo trae.',
    none: 'No está en el archivo',
    required: 'Obligatoria',
    sample: 'Ejemplo: %{values}',
    save: 'Revisar filas',
    unused:
      'Esta columna del archivo no se usa: %{names}. |||| Estas columnas del archivo no se usan: %{names}.',
  },
  waits: { you: 'Espera por ti', house: 'La procesa nuestro equipo' },
  problems: {
    title: 'Qué hay que corregir',
    error: 'No se pudieron leer los errores',
    one: '%{count} × %{message}',
    all: 'Ver todas',
    download: 'Descargar las filas por corregir',
    fileName: '%{name} - rechazadas.xlsx',
    downloadHint:
      'El libro trae las columnas de tu archivo, con la fila y el motivo. Corrígelo y cárgalo de nuevo.',
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
  outcomes: {
    ok: 'Lista',
    done: 'Hecha',
    same: 'Ya estaba así',
    refused: 'Con errores',
    blocked: 'Espera al titular',
    repeated: 'Repetida',
    left: 'Queda fuera',
    none: 'Sin revisar',
  },
  number: 'Fila %{row}',
  erased: 'Datos borrados',
  corrected: 'Corregida aquí',
  correct: 'Corregir',
  leave: 'Dejar fuera',
  leaveOf: 'Dejar fuera la fila %{row}',
  takeBack: 'Volver a incluir',
  takeBackOf: 'Volver a incluir la fila %{row}',
  correctOf: 'Corregir la fila %{row}',
  correctTitle: 'Corregir la fila %{row}',
  correctText: 'El archivo queda como estaba: la carga usa lo que escribas aquí.',
  nothing: 'Cambia al menos un valor.',
  save: 'Guardar y revisar',
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
