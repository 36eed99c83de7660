/** The words of notifications about the answers to requests. */
import { type NotificationText } from '../notifications/index.ts';

export const coverageNotifications = {
  'activation-accepted': {
    title: 'Se aceptó un alta que pediste',
    text: 'La cobertura dice desde qué día rige.',
  },
  'activation-declined': {
    title: 'Se rechazó un alta que pediste',
    text: 'La cobertura dice por qué.',
  },
  'cancellation-accepted': {
    title: 'Se aceptó una baja que pediste',
    text: 'La cobertura dice hasta qué día rige.',
  },
  'cancellation-declined': {
    title: 'Se rechazó una baja que pediste',
    text: 'La cobertura sigue. Su historial dice por qué.',
  },
} satisfies Readonly<Record<string, NotificationText>>;
