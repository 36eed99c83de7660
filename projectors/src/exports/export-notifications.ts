/** Notifies the requester of an export that the file is ready, or that it failed. */
import { type ExportEvent, exportEvents, type exportNotifications } from '@cotejo/core/exports';
import { askedBy } from '@cotejo/core/kit/event-sourcing';
import { type NotificationSource } from '../kit/notification-source.ts';

const kinds: Partial<Record<ExportEvent['type'], keyof typeof exportNotifications>> = {
  ExportFinished: 'export-finished',
  ExportFailed: 'export-failed',
};

export const exportNotificationSource: NotificationSource<ExportEvent> = {
  category: 'export',
  events: exportEvents,
  aggregate: 'exports',
  ownerAfter: ({ type, metadata }) => (type === 'ExportRequested' ? askedBy(metadata) : undefined),
  told({ type }, owner) {
    const kind = kinds[type];
    return kind ? [{ userId: owner, kind }] : [];
  },
};
