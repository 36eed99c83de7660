/** What every list says. */
export const lists = {
  range: '%{from}-%{to} de %{total}',
  rangeAtLeast: '%{from}-%{to} de más de %{total}',
  lastCounted:
    'Hay más, pero la lista llega hasta aquí: %{total}. Afina los filtros o cambia el orden para ver las demás.',
};
