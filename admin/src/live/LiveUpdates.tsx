/** Keeps what is on screen up to date while somebody is logged in. */
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useResourceDefinitions } from 'react-admin';
import { minPosition } from '../providers/index.ts';
import { newsOf, refreshRecords, shownVersionIn } from './changes.ts';
import { connectLive } from './connection.ts';
import { createEmitter, LiveContext, type News } from './live-context.ts';
import { openSocket, openTicket } from './socket.ts';

export const LiveUpdates = ({ children }: { children: ReactNode }) => {
  const queries = useQueryClient();
  const topics = Object.keys(useResourceDefinitions()).sort().join(' ');
  const [isConnected, setIsConnected] = useState<boolean>();
  const news = useMemo(() => createEmitter<News>(), []);

  useEffect(() => {
    const connection = connectLive(
      topics.split(' '),
      {
        onChanges(messages) {
          messages.forEach(({ position }) => minPosition.raise(position));
          for (const [resource, ids] of newsOf(messages, shownVersionIn(queries))) {
            refreshRecords(queries, resource, ids);
            news.emit({ resource, ids });
          }
        },
        onResync: () =>
          void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'auth' }),
        onConnected: setIsConnected,
      },
      { openTicket, openSocket },
    );
    const retry = () => connection.retryNow();
    window.addEventListener('online', retry);
    return () => {
      window.removeEventListener('online', retry);
      connection.stop();
    };
  }, [queries, news, topics]);

  const live = useMemo(() => ({ isConnected, onNews: news.listen }), [isConnected, news]);
  return <LiveContext.Provider value={live}>{children}</LiveContext.Provider>;
};
