/** The words of notifications about bulk runs. */
import { type NotificationText } from '../notifications/index.ts';

export const bulkNotifications = {
  'bulk-finished': {
    title: 'Terminó una operación masiva',
    text: 'El resultado de cada registro está disponible.',
  },
} satisfies Readonly<Record<string, NotificationText>>;
