/** A notification as the service tells it, and where it leads. */
import { type RaRecord } from 'react-admin';

export type NotificationRow = RaRecord<string> & {
  readonly kind: string;
  readonly leadId?: string;
  readonly bulkId?: string;
  readonly exportId?: string;
  readonly title: string;
  readonly text: string;
  /** A UTC instant. */
  readonly at: string;
  readonly read: boolean;
};

export const newestFirst = { field: 'at', order: 'DESC' } as const;

/** Whether a list's filters leave only what is still to be read. */
export const isOnlyUnread = (filters: unknown): boolean =>
  (filters as { readonly unread?: unknown } | undefined)?.unread === true;

/** Kinds about a lead that is no longer one's own: there is nothing to open. */
const closed: readonly string[] = ['lead-reassigned-away'];

/** The address within the console of what a notification is about; none when it leads nowhere. */
export const addressOf = ({
  kind,
  leadId,
  bulkId,
  exportId,
}: Pick<NotificationRow, 'kind' | 'leadId' | 'bulkId' | 'exportId'>): string | undefined => {
  if (bulkId !== undefined) return `/bulk/${bulkId}/show`;
  if (exportId !== undefined) return '/bulk';
  return leadId !== undefined && !closed.includes(kind) ? `/leads/${leadId}/show` : undefined;
};

/** What a badge shows: more than ninety-nine are many. */
export const badgeOf = (unread: number): string => (unread > 99 ? '99+' : String(unread));

/** The instant up to which somebody has seen what there is: that of the newest one shown. */
export const seenUntil = (shown: readonly Pick<NotificationRow, 'at'>[]): string | undefined =>
  shown
    .map(({ at }) => at)
    .reduce<string | undefined>((newest, at) => (newest && newest > at ? newest : at), undefined);
