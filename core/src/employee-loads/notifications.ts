/** The words of notifications about loads. */
import { type NotificationText } from '../notifications/index.ts';

export const employeeLoadNotifications = {
  'employee-load-finished': {
    title: 'Terminó una carga masiva',
    text: 'El resultado de cada fila está disponible.',
  },
  'employee-load-failed': {
    title: 'Una carga masiva no se pudo procesar',
    text: 'La carga dice por qué.',
  },
} satisfies Readonly<Record<string, NotificationText>>;
