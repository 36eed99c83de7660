/** How screens hear of changes. */
import { createContext, useContext, useEffect, useRef } from 'react';

/** Records of a resource that somebody else changed just now. */
export type News = { readonly resource: string; readonly ids: ReadonlySet<string> };

export const createEmitter = <Item>() => {
  const listeners = new Set<(item: Item) => void>();
  return {
    emit: (item: Item): void => listeners.forEach((listener) => listener(item)),
    listen: (listener: (item: Item) => void): (() => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};

export const LiveContext = createContext<{
  /** Unknown until the first connection stands or fails. */
  readonly isConnected: boolean | undefined;
  /** Connects at once where it would wait. */
  readonly retry: () => void;
}>({ isConnected: undefined, retry: () => undefined });

export const useLive = () => useContext(LiveContext);

/** Where news is heard: apart from the connection, so that a list is not drawn again when that comes and goes. */
export const NewsContext = createContext<(listener: (news: News) => void) => () => void>(
  () => () => undefined,
);

/** Calls back when records of a resource change by another hand. */
export const useNews = (resource: string, listener: (ids: ReadonlySet<string>) => void): void => {
  const onNews = useContext(NewsContext);
  const latest = useRef(listener);
  useEffect(() => {
    latest.current = listener;
  });
  useEffect(
    () =>
      onNews((news) => {
        if (news.resource === resource) latest.current(news.ids);
      }),
    [onNews, resource],
  );
};
