/** What the inbox says. */
export const inbox = {
  title: 'Notificaciones',
  bell: 'Notificaciones: %{unread} sin leer',
  bellAllRead: 'Notificaciones',
  close: 'Cerrar las notificaciones',
  markAll: 'Marcar todas como leídas',
  unread: 'Sin leer.',
  emptyTitle: 'No hay notificaciones',
  emptyText: 'Aquí aparece lo que ocurre con tus solicitudes.',
};
