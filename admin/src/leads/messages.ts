/** All that the console says about leads, in Spanish. */
import { home } from './messages/home.ts';
import { leads } from './messages/leads.ts';
import { told } from './messages/told.ts';

export const leadMessages = {
  cotejo: {
    parts: { sales: 'Ventas' },
    start: home,
    told,
    palette: { commands: 'En esta página', recent: 'Vistas hace poco', leads: 'Solicitudes' },
    shortcuts: {
      leads: 'Ir a la lista de solicitudes',
      board: 'Ir al tablero',
      note: 'Agregar una nota (en una solicitud)',
      status: 'Cambiar el estado (en una solicitud)',
      activity: 'Anotar una llamada o reunión (en una solicitud)',
    },
  },
  resources: {
    leads,
    exports: { resources: { leads: 'Solicitudes' } },
  },
};
