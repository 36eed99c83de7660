/** All that the console says about leads, in Spanish. */
import { home } from './messages/home.ts';
import { leads } from './messages/leads.ts';
import { told } from './messages/told.ts';

/** What happened to a lead, in a chain of causes. */
const events = {
  LeadReceived: 'Llegó la solicitud',
  LeadRequestUpdated: 'Se corrigieron sus datos',
  LeadAssigned: 'Se asignó',
  LeadReassigned: 'Se reasignó',
  LeadStatusChanged: 'Cambió de estado',
  LeadFailed: 'Pasó a Fallido',
  LeadAppointmentSet: 'Se agendó',
  LeadAppointmentReminded: 'Se recordó la cita',
  LeadClosed: 'Se cerró',
  LeadReopened: 'Se reabrió',
  LeadMarkedDuplicate: 'Se marcó como duplicada',
  LeadMarkedTest: 'Se marcó como prueba',
  LeadMarkedFalse: 'Se marcó como cliente falso',
  LeadRefundStarted: 'Empezó la devolución',
  LeadRefundFinished: 'Terminó la devolución',
  LeadDeleted: 'Se eliminó',
  LeadRestored: 'Se restauró',
  LeadNoteAdded: 'Se agregó una nota',
  LeadActivityLogged: 'Se registró una actividad',
  LeadFileAttached: 'Se adjuntó un archivo',
  SubjectErased: 'Se borraron los datos de la persona',
};

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
    auditoria: { chain: { events } },
    exports: { resources: { leads: 'Solicitudes' } },
  },
};
