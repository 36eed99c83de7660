/** Exports: files of everything that somebody may see. */
import { exportEvents } from '@cotejo/core/exports';
import { askedBy } from '@cotejo/core/kit/event-sourcing';
import { auditSource } from '../kit/audit-source.ts';
import { type ProjectionContext } from '../kit/context.ts';
import { exportNotificationSource } from './export-notifications.ts';

export const exportsContext = (): ProjectionContext => ({
  name: 'exports',
  audit: [
    auditSource({
      category: 'export',
      events: exportEvents,
      resource: 'exports',
      // One row an export: what became of it is told on that row.
      kinds: { ExportRequested: 'export', ExportFinished: null, ExportFailed: null, ExportDownloaded: null },
      tells: {
        ExportRequested: ['resource', 'format', 'filteredBy', 'zone'],
        ExportFinished: ['rows', 'bytes'],
        ExportFailed: ['reason'],
      },
      ownerOf: ({ type, metadata }) => (type === 'ExportRequested' ? (askedBy(metadata) ?? null) : undefined),
    }),
  ],
  notifications: [exportNotificationSource],
});
