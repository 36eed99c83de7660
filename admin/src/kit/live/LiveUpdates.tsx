/** Keeps what is on screen up to date while somebody is logged in. */
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { journal, minPosition, readLog } from '../providers/tab.ts';
import { useResources } from '../useContexts.ts';
import { newsOf, refreshRecords, shownVersionIn } from './changes.ts';
import { connectLive } from './connection.ts';
import { createEmitter, LiveContext, type News, NewsContext } from './live-context.ts';
import { openSocket, openTicket } from './socket.ts';

export const LiveUpdates = ({ children }: { children: ReactNode }) => {
  const queries = useQueryClient();
  const resources = useResources();
  const [isConnected, setIsConnected] = useState<boolean>();
  const news = useMemo(() => createEmitter<News>(), []);

  const current = useRef<{ readonly retryNow: () => void }>(undefined);
  const retry = useCallback(() => current.current?.retryNow(), []);

  useEffect(() => {
    const resync = () =>
      void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'auth' });
    const dependantsOf = (name: string) => resources.find((one) => one.name === name)?.dependants ?? [];
    const topics = resources.filter(({ isLive }) => isLive).map(({ name }) => name);
    const connection = connectLive(
      topics,
      {
        onChanges(messages) {
          journal.hear(new Set(messages.map(({ commandId }) => commandId)));
          messages.forEach(({ position }) => minPosition.raise(position));
          for (const [resource, ids] of newsOf(messages, shownVersionIn(queries))) {
            refreshRecords(queries, resource, ids, dependantsOf(resource));
            news.emit({ resource, ids });
          }
        },
        onResync: resync,
        onBegin: (position) => void readLog.isOlderThan(position).then((isOlder) => isOlder && resync()),
        onConnected: setIsConnected,
      },
      { openTicket, openSocket },
    );
    current.current = connection;
    window.addEventListener('online', retry);
    return () => {
      window.removeEventListener('online', retry);
      connection.stop();
    };
  }, [queries, news, resources, retry]);

  const live = useMemo(() => ({ isConnected, retry }), [isConnected, retry]);
  return (
    <NewsContext.Provider value={news.listen}>
      <LiveContext.Provider value={live}>{children}</LiveContext.Provider>
    </NewsContext.Provider>
  );
};
