/** Console messages about exports, in Spanish. */
export const exports = {
  name: 'Exportación |||| Exportaciones',
  section: 'Exportaciones',
  empty: 'Todavía no exportaste nada.',
  emptyHint: 'En una lista, elige «Exportar»: el archivo trae todo lo que coincide, sin límite de filas.',
  error: 'No se pudieron leer las exportaciones',
  formats: { csv: 'CSV', xlsx: 'Excel (.xlsx)' },
  status: { waiting: 'En espera', running: 'Preparando', done: 'Lista', failed: 'Falló', expired: 'Venció' },
  rows: '%{smart_count} fila |||| %{smart_count} filas',
  progress: '%{done} de %{total} filas',
  progressLabel: 'Avance de la exportación',
  download: 'Descargar',
  downloadOf: 'Descargar %{name}',
  until: 'Hasta',
  expired: 'Los archivos se borran a las 24 horas.',
  button: 'Exportar',
  asking: 'Exportando…',
  asked: 'La exportación está en marcha: la encuentras en Trabajos cuando esté lista.',
};

export const exportMessages = { resources: { exports } };
