/** Whom an event is told, and as what: whoever it concerns and did not do it. */
import { uuidV5 } from '@cotejo/core/kit/command-handling';
import { type BulkEvent } from '@cotejo/core/bulk';
import { type Actor, askedBy, idOfStream, type Recorded } from '@cotejo/core/kit/event-sourcing';
import { type ExportEvent } from '@cotejo/core/exports';
import { type FeedbackEvent } from '@cotejo/core/feedback';
import { type LeadEvent } from '@cotejo/core/leads';
import { type NotificationKind } from '@cotejo/core/notifications';

export type Heard = Recorded<LeadEvent | BulkEvent | ExportEvent | FeedbackEvent>;

export type Told = {
  readonly id: string;
  readonly userId: string;
  readonly kind: NotificationKind;
  readonly leadId?: string;
  readonly bulkId?: string;
  readonly exportId?: string;
  /** A UTC instant. */
  readonly appointmentAt?: string;
  readonly at: string;
};

/** Whoever acted, and in whose name: neither needs to be told. */
const isBy = (actor: Actor, userId: string): boolean =>
  actor.kind === 'user' && (actor.id === userId || actor.onBehalfOf?.id === userId);

/** Whose the lead, the run or the file is from this event on, if the event says so. */
export const ownerAfter = (event: Heard): string | undefined => {
  if (event.type === 'LeadAssigned' || event.type === 'LeadReassigned') return event.data.executiveId;
  const begins = event.type === 'BulkStarted' || event.type === 'ExportRequested';
  return begins ? askedBy(event.metadata) : undefined;
};

/** @param owner whose the lead, the run or the file was when it happened */
export const toldBy = (event: Heard, owner: string | undefined): readonly Told[] => {
  const { actor, occurredAt: at } = event.metadata;
  const about = idOfStream(event.stream);
  const tell = (
    userId: string | undefined,
    kind: NotificationKind,
    rest: Pick<Told, 'leadId' | 'bulkId' | 'exportId' | 'appointmentAt'>,
  ): Told[] =>
    userId === undefined ? [] : [{ id: uuidV5(event.id, `${userId}/${kind}`), userId, kind, at, ...rest }];
  const tellOther = (userId: string | undefined, kind: NotificationKind): Told[] =>
    userId !== undefined && isBy(actor, userId) ? [] : tell(userId, kind, { leadId: about });

  switch (event.type) {
    case 'LeadAssigned':
      return tellOther(event.data.executiveId, 'lead-assigned');
    case 'LeadReassigned':
      return event.data.executiveId === owner
        ? []
        : [
            ...tellOther(event.data.executiveId, 'lead-assigned'),
            ...tellOther(owner, 'lead-reassigned-away'),
          ];
    case 'LeadAppointmentReminded':
      return tell(owner, 'appointment-soon', { leadId: about, appointmentAt: event.data.at });
    case 'LeadRequestUpdated':
      return actor.kind === 'visitor' ? tell(owner, 'lead-updated-by-visitor', { leadId: about }) : [];
    case 'FeedbackGiven':
      return tell(owner, 'feedback-received', { leadId: about });
    case 'BulkFinished':
      return tell(owner, 'bulk-finished', { bulkId: about });
    case 'ExportFinished':
      return tell(owner, 'export-finished', { exportId: about });
    case 'ExportFailed':
      return tell(owner, 'export-failed', { exportId: about });
    default:
      return [];
  }
};
