/** What is said of the dated tables, and of their files. */

export const tables = {
  import: 'Importar varios días',
  today: 'Lo que rige hoy',
  days: 'Todos los días',
  from: 'Desde el %{day}',
  current: 'Rige hoy',
  future: 'Todavía no rige',
  source: 'Fuente: %{source}',
  empty: 'Todavía no tiene valores.',
  assumed: 'Todavía no tiene valores propios: mientras tanto se usan estos de referencia.',
  error: 'No se pudieron leer los días',
  first: 'El primer valor.',
  before: 'antes %{value}',
  changed: 'Qué cambió',
  same: 'Igual que antes.',
  more: 'y %{smart_count} cambio más |||| y %{smart_count} cambios más',
  values: 'Ver los valores',
  valuesNamed: 'Ver los valores desde el %{day}',
  corrected: 'Se corrigió; antes decía:',
  chart: 'Cómo ha cambiado',
  chartLabel: 'Del %{first} al %{last}: de %{from} a %{to}; el menor %{least}, el mayor %{most}.',
  chartShort: 'Se dibujan los %{smart_count} días más recientes.',
};

export const tableFile = {
  choose: 'Cargar desde un archivo',
  download: 'Descargar estos valores',
  taken:
    'Se cargó %{smart_count} fila de %{name}. Revísala y guarda. |||| Se cargaron %{smart_count} filas de %{name}. Revísalas y guarda.',
  noColumns: 'Al archivo le faltan columnas: %{names}. Descarga estos valores para ver cómo debe ser.',
  wrongRow: 'Fila %{row}: %{error}',
};
