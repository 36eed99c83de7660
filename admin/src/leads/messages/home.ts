/** What the panels of leads on the start page say. */
export const home = {
  exactly: '%{total}',
  unread: 'No se pudo leer esta parte.',
  atLeast: 'más de %{total}',
  all: 'Ver todas (%{count})',
  allOf: 'Ver todas (%{count}): %{name}',
  mine: 'Mis solicitudes por estado',
  everybody: 'Solicitudes por estado',
  noLeads: 'Todavía no hay solicitudes.',
  appointments: { title: 'Citas de hoy', empty: 'No tienes citas para hoy.' },
  fresh: {
    title: 'Nuevas para mí',
    empty: 'No recibiste solicitudes nuevas en las últimas 24 horas, o ya gestionaste todas.',
  },
  waiting: {
    title: 'Sin gestión hace más de un día',
    empty: 'Nada espera desde ayer. ¡Al día!',
  },
  unassigned: { title: 'Sin asignar', empty: 'Todas las solicitudes abiertas tienen ejecutivo.' },
  stalled: { title: 'Más tiempo en su estado', empty: 'No hay solicitudes en curso.' },
  paused: {
    title: 'Ejecutivos en pausa',
    empty: 'Nadie está en pausa.',
    leads: 'Ver sus solicitudes',
    leadsOf: 'Ver sus solicitudes: %{name}',
  },
};
