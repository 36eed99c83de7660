/** The words of notifications about exports. */
import { type NotificationText } from '../notifications/index.ts';

export const exportNotifications = {
  'export-finished': {
    title: 'Terminó una exportación',
    text: 'El archivo se puede descargar durante 24 horas.',
  },
  'export-failed': { title: 'Una exportación no se pudo terminar', text: 'Se puede pedir otra vez.' },
} satisfies Readonly<Record<string, NotificationText>>;
