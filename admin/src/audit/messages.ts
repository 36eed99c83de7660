/** What the console says about the audit. */
import { eventNames } from '@cotejo/core/reference/event-names';

export const audit = {
  name: 'Auditoría',
  views: {
    label: 'Vistas de la auditoría',
    all: 'Todo',
    durations: 'Tiempos',
    changes: 'Cambios de estado',
    looks: 'Quién vio datos',
  },
  zone: {
    label: 'Zona horaria',
    names: {
      'America/Lima': 'Hora de Lima',
      'America/Santiago': 'Hora de Santiago',
      'America/Bogota': 'Hora de Bogotá',
      UTC: 'Hora universal',
    },
  },
  period: {
    usual: 'Últimos 30 días',
    since: 'Desde el %{from}',
    until: 'Hasta el %{to}',
    both: 'Del %{from} al %{to}',
  },
  list: {
    count: '%{total} hecho |||| %{total} hechos',
    atLeast: 'Más de %{total} hechos',
    updating: 'Actualizando…',
    news: 'Hay %{smart_count} solicitud con cambios nuevos |||| Hay %{smart_count} solicitudes con cambios nuevos',
    showNews: 'Actualizar',
    sort: 'Ordenar por',
    sorts: { DESC: 'Más recientes', ASC: 'Más antiguos' },
    after: 'después de %{duration}',
    whose: 'De %{name}',
  },
  filters: {
    period: 'Periodo',
    from: 'Desde',
    to: 'Hasta',
    kind: 'Qué pasó',
    actorKey: 'Quién lo hizo',
    ownerId: 'De quién es',
    aggregate: 'Registro',
    fromStatusId: 'Estado anterior',
    toStatusId: 'Estado nuevo',
    reasonId: 'Motivo de fallo',
    country: 'País',
    nobody: 'Sin ejecutivo',
    self: '%{name} (tú)',
    disabled: '%{name} (sin acceso)',
  },
  columns: {
    when: 'Cuándo',
    change: 'Qué pasó',
    after: 'Después de',
    record: 'Registro',
    who: 'Quién',
    whose: 'De quién es',
    more: 'Detalle',
  },
  onBehalfOf: 'en nombre de %{name}',
  told: {
    from: 'desde el %{day}',
    until: 'hasta el %{day}',
    downloads: '%{smart_count} descarga |||| %{smart_count} descargas',
  },
  opened: {
    open: 'Ver el detalle',
    close: 'Cerrar el detalle',
    when: 'Cuándo',
    what: 'Qué pasó',
    record: 'Registro',
    who: 'Quién',
    country: 'País',
    formerOwner: 'De quién era',
    owner: 'De quién es',
  },
  empty: {
    all: { title: 'No pasó nada', text: 'En este periodo no se registró nada que puedas ver.' },
    durations: { title: 'Ningún cambio de estado', text: 'En este periodo no se registró ninguno.' },
    changes: { title: 'Ningún cambio de estado', text: 'En este periodo no se registró ninguno.' },
    looks: { title: 'Nadie vio datos', text: 'En este periodo nadie abrió un registro que puedas ver.' },
    filtered: { title: 'Nada coincide', text: 'Amplía el periodo o quita algún filtro.' },
  },
  error: {
    list: 'No se pudo leer la auditoría',
    durations: 'No se pudieron leer los tiempos',
    chain: 'No se pudo leer la cadena',
  },
  durations: {
    by: 'Agrupar por',
    groups: {
      fromStatus: 'Estado que dejaron',
      toStatus: 'Estado al que pasaron',
      actor: 'Quién hizo el cambio',
      executive: 'Ejecutivo que las tenía',
      reason: 'Motivo de fallo',
      day: 'Día',
    },
    explanation:
      'Cuánto estuvieron las solicitudes en su estado anterior. La mitad esperó menos que la mediana; 9 de cada 10, menos que el percentil 90.',
    chart: 'Medianas y percentiles 90: %{group}',
    table: 'Tiempos: %{group}',
    bar: '%{name}: mediana %{median}, percentil 90 %{p90}, %{smart_count} cambio |||| %{name}: mediana %{median}, percentil 90 %{p90}, %{smart_count} cambios',
    median: 'Mediana',
    p90: 'Percentil 90',
    mean: 'Promedio',
    max: 'Máximo',
    count: 'Cambios',
    changes: '%{total} cambio |||| %{total} cambios',
    outliers: 'Casos atípicos',
    outlier: 'Solicitud %{reference} · %{duration}',
    noOutliers: 'Ninguno',
    more: 'El gráfico muestra los %{smart_count} grupos con más cambios; debajo están todos.',
    days: 'El gráfico muestra los últimos %{smart_count} días; debajo están todos.',
  },
  looks: {
    kinds: {
      page: 'La página',
      past: 'Cómo estaba antes',
      timeline: 'La línea de tiempo',
      file: 'Un archivo',
      opinion: 'La opinión de la persona',
      export: 'Una exportación',
    },
  },
  chain: {
    open: 'Ver qué causó este cambio',
    title: 'Qué causó qué',
    text: 'Todo lo que siguió a la primera orden, en los registros que puedes ver.',
    close: 'Cerrar',
    cut: 'Aquí están los primeros %{count} eventos; hay más.',
    alone: 'Este cambio no causó ningún otro.',
    elsewhere: 'Causado por algo que no puedes ver o que no está en esta cadena.',
    events: eventNames,
  },
};

export const auditMessages = {
  cotejo: {
    shortcuts: {
      audit: 'Ir a la auditoría',
      auditRows: 'Recorrer las filas de la auditoría',
      auditOpen: 'Abrir el registro en ese momento (en una fila de la auditoría)',
      auditBack: 'Volver a la fila de la auditoría',
    },
  },
  resources: {
    auditoria: audit,
    happenings: {
      name: 'Auditoría',
      views: {
        everything: 'Toda la auditoría',
        house: {
          people: 'Usuarios y sesiones',
          data: 'Uso de datos personales',
          publications: 'Catálogo y publicaciones',
        },
      },
    },
    exports: {
      // Changes of status were a file of their own: those that were asked for then are still listed.
      resources: { happenings: 'Auditoría', 'status-changes': 'Cambios de estado' },
    },
  },
};
