/** A source of notifications: a context registers the recipients and kinds of its events, and the projector of notifications loops over all sources. */
import { type AnyEvent, type EventSet, idOfStream, type Recorded } from '@cotejo/core/kit/event-sourcing';
import { type Staff } from '@cotejo/core/identity';
import { type NotificationData } from '@cotejo/core/notifications';

type Told = {
  /** As the read side has words for it. */
  readonly kind: string;
  readonly data?: NotificationData;
};

/** That somebody is told of an event. */
export type PersonalNotice = Told & {
  /** Undefined for a record without an owner: nobody is notified. */
  readonly userId: string | undefined;
};

/** That all are told who may do something about it. */
export type StaffNotice = Told & {
  readonly to: (staff: Staff) => boolean;
  /** The record that they do something with. */
  readonly about: { readonly aggregate: string; readonly id: string };
  /** Of many events with the same `once` each of them is told of the first. */
  readonly once: string;
};

export type Notice = PersonalNotice | StaffNotice;

export type NotificationSource<Event extends AnyEvent = AnyEvent> = {
  /** Of the streams that it listens to. */
  readonly category: string;
  readonly events: EventSet;
  /** The kind of record that it tells of, as commands name it. */
  readonly aggregate: string;
  /** The id of the record of an event, where a stream holds several; the stream's if left out. */
  recordOf?(event: Recorded<Event>): string;
  /** The owner of the record from this event on, if the event names one. */
  ownerAfter?(event: Recorded<Event>): string | undefined;
  /** @param owner whose the record was when it happened */
  told(event: Recorded<Event>, owner: string | undefined): readonly Notice[];
};

/** The id of the record that an event of a source is about. */
export const recordIn = (source: NotificationSource, event: Recorded): string =>
  source.recordOf?.(event) ?? idOfStream(event.stream);

/** Whether it was done by somebody, or in somebody's name: neither needs to be told of it. */
export const isDoneBy = ({ metadata: { actor } }: Recorded, userId: string | undefined): boolean =>
  userId !== undefined && actor.kind === 'user' && (actor.id === userId || actor.onBehalfOf?.id === userId);
