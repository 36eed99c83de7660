/** Console messages about projections, in Spanish. */
const projections = {
  name: 'Proyecciones',
  intro:
    'Cada proyector lee los eventos en orden y escribe lo que se consulta. Un evento que no se puede proyectar detiene solo su flujo, hasta que se reintente o se omita.',
  section: 'Proyectores y automatizaciones',
  empty: 'Todavía no hay proyectores.',
  emptyHint: 'Aparecen cuando se inician por primera vez.',
  error: 'No se pudo leer el avance de las proyecciones',
  version: 'versión %{version}',
  health: {
    stopped: 'Parado',
    frozen: 'No avanza',
    building: 'En construcción',
    behind: 'Atrasado',
    current: 'Al día',
  },
  stoppedAt: 'Tiene demasiados flujos detenidos. Se paró en el evento %{event}.',
  lag: 'Le falta %{smart_count} evento, %{delay} |||| Le faltan %{smart_count} eventos, %{delay}',
  parked: '%{smart_count} flujo detenido |||| %{smart_count} flujos detenidos',
  fields: { reason: 'Motivo (nada sobre personas)' },
  conflict: { title: 'Alguien decidió sobre este proyector mientras tanto.' },
  command: {
    names: { retry: 'Reintentar', skip: 'Omitir' },
    text: {
      retry:
        'El proyector lee otra vez el evento y los que esperan. Si vuelve a fallar, el flujo sigue detenido.',
      skip: 'El proyector sigue con los eventos que esperan y no vuelve a este. No se puede deshacer.',
    },
    done: 'Decisión registrada. El proyector la aplica enseguida.',
  },
};

const parkedStreams = {
  section: 'Flujos detenidos',
  empty: 'Ningún flujo está detenido.',
  emptyHint: 'Todo lo que ocurrió se pudo proyectar.',
  error: 'No se pudieron leer los flujos detenidos',
  building: 'De una versión en construcción',
  since:
    'Detenido %{since} · %{smart_count} evento espera |||| Detenido %{since} · %{smart_count} eventos esperan',
  inspect: 'Ver el evento',
  close: 'Cerrar el evento',
  title: 'El evento que no se pudo proyectar',
  gone: 'No se pudo leer el evento: el flujo quizá ya no está detenido',
  noMetadata: 'El evento ya no está en su flujo.',
  failed: 'no se entiende',
  holds: {
    text: 'texto',
    number: 'número',
    boolean: 'sí o no',
    list: 'lista',
    object: 'objeto',
    nothing: 'vacío',
    sealed: 'dato personal cifrado',
  },
  fields: {
    stream: 'Flujo',
    type: 'Tipo',
    revision: 'Lugar en el flujo',
    position: 'Lugar en el registro',
    eventId: 'Evento',
    error: 'Error',
    triedAt: 'Último intento',
    actor: 'Quién',
    metadata: 'Metadatos',
    dataFields: 'Campos, sin sus valores',
    country: 'País',
    schemaVersion: 'Versión del esquema',
    commandId: 'Orden',
    $causationId: 'Causa',
    $correlationId: 'Cadena de causas',
  },
};

const skippedEvents = {
  section: 'Eventos omitidos',
  empty: 'No se omitió ningún evento.',
  emptyHint: 'Aquí queda quién omitió cuál, y por qué.',
  error: 'No se pudieron leer los eventos omitidos',
};

export const projectionsMessages = {
  cotejo: {
    journal: {
      names: { projections: { retry: 'Reintentar un flujo detenido', skip: 'Omitir un evento' } },
    },
  },
  resources: {
    projections,
    'parked-streams': parkedStreams,
    'skipped-events': skippedEvents,
  },
};
