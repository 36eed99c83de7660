/** Console messages about bulk runs, in Spanish. */
export const bulk = {
  name: 'Trabajos',
  load: 'Carga de filas',
  title: 'Trabajos',
  intro: 'Lo que pediste para muchas solicitudes a la vez, y los archivos que exportaste.',
  section: 'Operaciones en varias solicitudes',
  empty: 'Todavía no hiciste ninguna operación en varias solicitudes.',
  emptyHint: 'En la lista de solicitudes, selecciona varias y elige una acción.',
  error: 'No se pudieron leer las operaciones',
  errorRows: 'No se pudieron leer los resultados',
  notFound: 'Esta operación no existe o no es tuya.',
  status: { running: 'En curso', finished: 'Terminada' },
  progress: '%{done} de %{total}',
  progressLabel: 'Avance de la operación',
  counts: {
    ok: '%{smart_count} hecha |||| %{smart_count} hechas',
    failed: '%{smart_count} falló |||| %{smart_count} fallaron',
  },
  at: 'Pedida',
  details: 'Ver resultados',
  detailsOf: 'Ver resultados de %{name}',
  results: 'Resultados',
  filter: { label: 'Mostrar', all: 'Todas', failed: 'Las que fallaron', ok: 'Las hechas' },
  ok: 'Hecho',
  noRows: 'Ninguna solicitud con ese resultado.',
  noRowsYet: 'Los resultados aparecen aquí a medida que llegan.',
  retry:
    'Reintentar la que no se pudo procesar |||| Reintentar las %{smart_count} que no se pudieron procesar',
  back: 'Volver a los trabajos',
  close: 'Cerrar',
  inBackground: 'Puedes cerrar esta ventana: el trabajo sigue y te avisamos al terminar.',
  more: 'Ver más',
};

export const bulkMessages = {
  cotejo: {
    journal: {
      names: {
        bulk: {
          start: 'Aplicar una acción a varias solicitudes',
          retry: 'Reintentar con las solicitudes que no se pudieron procesar',
        },
      },
    },
  },
  resources: {
    bulk,
  },
};
