/** A notification as the service tells it, and where it leads. */
import { type NotificationRow } from '@cotejo/core/notifications';
import { type NotificationAddress, type Notified } from '../kit/context.ts';

export { type NotificationRow };

export const newestFirst = { field: 'at', order: 'DESC' } as const;

/** Whether a list's filters leave only what is still to be read. */
export const isOnlyUnread = (filters: unknown): boolean =>
  (filters as { readonly unread?: unknown } | undefined)?.unread === true;

/**
 * The address within the console of what a notification is about; none when it leads nowhere.
 *
 * @param addresses where each kind leads, as the contexts say
 */
export const addressOf = (
  addresses: Readonly<Record<string, NotificationAddress>>,
  { kind, ...about }: Notified & Pick<NotificationRow, 'kind'>,
): string | undefined => addresses[kind]?.(about);

/** The id of the record whose page stands at an address of the console; none of a list, or of another page. */
export const recordIn = (pathname: string): string | undefined =>
  /^\/[^/]+\/([\da-f-]{36})\/show$/.exec(pathname)?.[1];

/** What a badge shows: more than ninety-nine are many. */
export const badgeOf = (unread: number): string => (unread > 99 ? '99+' : String(unread));

/** The instant up to which somebody has seen what there is: that of the newest one shown. */
export const seenUntil = (shown: readonly Pick<NotificationRow, 'at'>[]): string | undefined =>
  shown
    .map(({ at }) => at)
    .reduce<string | undefined>((newest, at) => (newest && newest > at ? newest : at), undefined);
