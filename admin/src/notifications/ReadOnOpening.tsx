/** Notifications about a record are read once its page is opened, whichever way led there. */
import { useEffect, useRef } from 'react';
import { useDataProvider } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { useConsoleIdentity } from '../kit/session/useConsoleIdentity.ts';
import { addressOf, newestFirst, type NotificationRow, recordIn } from './notification.ts';
import { useAddresses } from './useAddresses.ts';
import { useMarkRead } from './useMarkRead.ts';

/** As many as can be told of one record before somebody looks at it. */
const perPage = 25;

export const ReadOnOpening = (): null => {
  const { pathname } = useLocation();
  const identity = useConsoleIdentity();
  // An administrator who acts as somebody reads nothing in that person's place.
  const reader = identity && !identity.actedBy ? String(identity.id) : undefined;
  const dataProvider = useDataProvider();
  const addresses = useAddresses();
  const { markSome } = useMarkRead(reader ?? '');
  const latest = useRef({ addresses, markSome });
  useEffect(() => {
    latest.current = { addresses, markSome };
  });
  useEffect(() => {
    const aggregateId = recordIn(pathname);
    if (aggregateId === undefined || reader === undefined) return;
    const filter = { unread: true, aggregateId };
    const pagination = { page: 1, perPage };
    void dataProvider
      .getList<NotificationRow>('notifications', { filter, pagination, sort: newestFirst })
      .then(async ({ data }) => {
        const about = data.filter((one) => addressOf(latest.current.addresses, one) === pathname);
        if (about.length > 0) await latest.current.markSome(about.map(({ id }) => id));
      })
      // They stay unread.
      .catch(() => undefined);
  }, [dataProvider, pathname, reader]);
  return null;
};
