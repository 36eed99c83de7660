/** What every list says. */
export const lists = {
  range: '%{from}-%{to} de %{total}',
  rangeAtLeast: '%{from}-%{to} de más de %{total}',
  lastCounted:
    'Hay más, pero la lista llega hasta aquí: %{total}. Afina los filtros o cambia el orden para ver las demás.',
  filters: 'Buscar y filtrar',
  all: 'Todos',
  clear: 'Quitar filtros',
  noChoices: 'Ninguna otra opción coincide.',
  compact: 'Filas de una línea',
  filter: 'Filtro',
  allActive: 'Ya están puestos todos los filtros.',
  open: 'Filtros',
  openCount: 'Filtros, %{smart_count} activo |||| Filtros, %{smart_count} activos',
  active: 'Filtros activos',
  remove: 'Quitar el filtro',
  done: 'Listo',
  show: 'Mostrar %{smart_count} resultado |||| Mostrar %{smart_count} resultados',
  updating: 'Actualizando…',
  changes: '%{smart_count} cambio |||| %{smart_count} cambios',
  showChanges: 'Mostrar %{smart_count} cambio reciente |||| Mostrar %{smart_count} cambios recientes',
  changed: 'Hay %{smart_count} cambio en la lista. |||| Hay %{smart_count} cambios en la lista.',
};
