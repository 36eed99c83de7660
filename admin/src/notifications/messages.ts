/** What the inbox says. */
export const inbox = {
  title: 'Notificaciones',
  bell: 'Notificaciones: %{unread} sin leer',
  bellAllRead: 'Notificaciones',
  close: 'Cerrar las notificaciones',
  all: 'Ver todas',
  showAll: 'Ver todas las notificaciones',
  mark: 'Marcar como leída',
  markAll: 'Marcar todas como leídas',
  unread: 'Sin leer.',
  filter: { label: 'Qué notificaciones se muestran', all: 'Todas', unread: 'Sin leer' },
  unreadable: 'No se pudieron leer las notificaciones',
  empty: { title: 'No hay notificaciones', text: 'Aquí aparece lo que ocurre con tu trabajo.' },
  allRead: { title: 'Leíste todo', text: 'No queda ninguna notificación sin leer.' },
};

/** The part of the console. */
export const notifications = { name: 'Notificación |||| Notificaciones' };

export const notificationMessages = {
  cotejo: { parts: { own: 'Mi trabajo' }, inbox },
  resources: { notifications },
};
