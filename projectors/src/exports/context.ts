/** Exports: files of everything that somebody may see. */
import { type ProjectionContext } from '../kit/context.ts';
import { exportNotificationSource } from './export-notifications.ts';

export const exportsContext = (): ProjectionContext => ({
  name: 'exports',
  notifications: [exportNotificationSource],
});
