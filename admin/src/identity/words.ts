/** The words of users for the pieces that serve every resource. */
import { noun } from '@cotejo/core/kit/record';
import { resourceWords } from '../kit/words/resource-words.ts';

export const userLabels = {
  name: 'Nombre',
  email: 'Correo',
  roles: 'Roles',
  countries: 'Países',
  status: 'Situación',
  team: 'Equipo',
  companies: 'Empresas',
  partners: 'Partners',
  password: 'Contraseña',
  openLeads: 'Solicitudes',
  pause: 'Pausa',
  executiveIds: 'Ejecutivos',
  reasonId: 'Motivo',
  until: 'Vuelve el (opcional)',
  note: 'Nota (opcional)',
  reason: 'Motivo',
  pausedReasonId: 'Motivo de la pausa',
  pausedUntil: 'Vuelve el',
  pauseNote: 'Nota de la pausa',
} as const;

export type UserField = keyof typeof userLabels;

/** Where the platform sends mail, nobody else is told a password. */
export const mailedText = 'Le enviamos por correo un enlace para elegir su contraseña.';

/** In place of saying that something is done: it is not yet. */
export const waitsText = 'Lo que pediste espera la aprobación de otra persona.';

/** Effect of a new password where no mail is sent. */
export const shownText =
  'Esta instalación no envía correos: se crea una contraseña de un solo uso que verás una sola vez. La anterior deja de valer y sus sesiones se cierran.';

/** Effects of commands on who has roles that take an approval; of a new password, where no mail is sent. */
export const waitingTexts = {
  'reset-password':
    'Cuando se apruebe, quien lo apruebe verá una contraseña de un solo uso y la entregará. Hasta entonces vale la anterior.',
  enable: 'Podrá entrar cuando se apruebe.',
} as const;

export const userWords = resourceWords(noun('usuario', 'usuarios', 'm'), {
  fields: userLabels,
  filters: { role: 'Rol', country: 'País', paused: 'En pausa', waiting: 'Aprobación' },
  search: 'Buscar por nombre o correo',
  empty: {
    title: 'Ningún usuario coincide',
    text: 'Prueba con otra búsqueda o quita los filtros.',
  },
  error: { notFoundText: 'No existe, o es de otro equipo o de otro país.' },
  commands: {
    register: { name: 'Registrar usuario' },
    disable: {
      name: 'Desactivar',
      text: 'Sus sesiones se cierran al instante y no podrá volver a entrar. Sus solicitudes no se mueven.',
      done: 'Usuario desactivado.',
    },
    enable: {
      name: 'Reactivar',
      text: 'Podrá entrar de nuevo con su contraseña.',
      done: 'Usuario reactivado.',
    },
    'change-roles': { name: 'Cambiar roles y países', done: 'Roles y países cambiados.' },
    'change-team': { name: 'Cambiar equipo', done: 'Equipo cambiado.' },
    'change-companies': { name: 'Cambiar empresas y partners', done: 'Empresas y partners cambiados.' },
    'reset-password': {
      name: 'Dar contraseña nueva',
      text: 'Recibe por correo un enlace para elegir otra. La anterior deja de valer y sus sesiones se cierran.',
      done: mailedText,
    },
    pause: { name: 'Poner en pausa', done: 'En pausa: no recibirá solicitudes nuevas.' },
    resume: {
      name: 'Quitar la pausa',
      text: 'Volverá a recibir solicitudes nuevas.',
      done: 'Sin pausa: vuelve a recibir solicitudes nuevas.',
    },
    'act-as': { name: 'Actuar como esta persona' },
    approve: { name: 'Aprobar', done: 'Aprobado.' },
    decline: { name: 'Rechazar', text: 'Nada cambia. Quien lo pidió verá el motivo.', done: 'Rechazado.' },
    'withdraw-approval': {
      name: 'Retirar',
      text: 'Deja de esperar y nada cambia. Puedes pedirlo de nuevo.',
      done: 'Retirado.',
    },
  },
});
