/** One live connection: its viewer, its topics, and no more in its pipe than it can take. */
import { type RawData, type WebSocket } from 'ws';
import { z } from 'zod';
import { type Viewer } from '../http/bearer.ts';
import { type Change } from '@cotejo/core/kit/projections';
import { topicsOf } from './topics.ts';

/** Of a connection at one time. */
const mostTopics = 200;
/** Bytes that may wait to be sent; with more, messages are dropped and the client is told to look anew. */
const mostWaiting = 64 * 1024;
/** Between two calls to look anew; milliseconds. */
const resyncPause = 1_000;
/** Milliseconds. */
const pingEvery = 20_000;

/** A close code of ours: the token under which the connection was opened has ended. */
export const expired = 4401;

const topicList = z.array(z.string().max(100)).max(mostTopics);
const message = z.union([
  z.strictObject({ subscribe: topicList }),
  z.strictObject({ unsubscribe: topicList }),
]);

export type Connection = {
  readonly viewer: Viewer;
  tell(change: Change): void;
  /** Something may have changed that is not told. */
  resync(): void;
  close(code: number, reason: string): void;
};

/** @returns those of the topics that the viewer may follow */
export type Allowed = (viewer: Viewer, topics: readonly string[]) => Promise<readonly string[]>;

/** The dependencies of live connections. */
export type Source = {
  readonly allowed: Allowed;
  readonly mayHear: (viewer: Viewer, change: Change) => boolean;
  /** How far the log has been told of: whoever subscribes now hears of all that comes after it. */
  readonly toldUpTo: () => bigint;
};

export const connectionOver = (
  socket: WebSocket,
  viewer: Viewer,
  { allowed, mayHear, toldUpTo }: Source,
): Connection => {
  const topics = new Set<string>();
  let resyncTimer: NodeJS.Timeout | undefined;
  let lastResync = 0;
  let answered = true;

  const send = (value: object): boolean => {
    if (socket.readyState !== socket.OPEN) return false;
    if (socket.bufferedAmount > mostWaiting) return false;
    socket.send(JSON.stringify(value));
    return true;
  };

  const resync = (): void => {
    if (resyncTimer) return;
    const wait = Math.max(0, lastResync + resyncPause - Date.now());
    resyncTimer = setTimeout(() => {
      resyncTimer = undefined;
      lastResync = Date.now();
      // Still full: tried again until there is room, or the connection is given up.
      if (!send({ resync: true }) && socket.readyState === socket.OPEN) resync();
    }, wait);
  };

  const answer = async (text: string): Promise<void> => {
    const read = message.safeParse(JSON.parse(text));
    if (!read.success) return socket.close(1008, 'malformed');
    if ('unsubscribe' in read.data) {
      for (const topic of read.data.unsubscribe) topics.delete(topic);
      return;
    }
    const wanted = [...new Set(read.data.subscribe)];
    const granted = (await allowed(viewer, wanted)).slice(0, Math.max(0, mostTopics - topics.size));
    for (const topic of granted) topics.add(topic);
    const refused = wanted.filter((topic) => !granted.includes(topic));
    send({ subscribed: granted, refused, position: toldUpTo().toString() });
  };

  // One after the other: a later unsubscribe is not overtaken by the check of an earlier subscribe.
  let turn = Promise.resolve();
  let unanswered = 0;
  socket.on('message', (data: RawData, isBinary: boolean) => {
    const text = (data as Buffer).toString('utf8');
    unanswered += 1;
    // Nothing more is read before this is answered: what comes faster waits at its sender's, not in our memory.
    socket.pause();
    turn = turn
      .then(() => {
        if (socket.readyState !== socket.OPEN) return;
        return isBinary ? socket.close(1003, 'text only') : answer(text);
      })
      .catch((error: unknown) =>
        error instanceof SyntaxError ? socket.close(1008, 'malformed') : socket.close(1011, 'try again'),
      )
      .finally(() => {
        unanswered -= 1;
        if (unanswered === 0) socket.resume();
      });
  });
  socket.on('pong', () => (answered = true));

  const ping = setInterval(() => {
    if (!answered) return socket.terminate();
    answered = false;
    socket.ping();
  }, pingEvery);
  const expiry = setTimeout(
    () => socket.close(expired, 'token expired'),
    Math.max(0, viewer.until.getTime() - Date.now()),
  );
  socket.on('error', () => socket.terminate());
  socket.on('close', () => {
    clearInterval(ping);
    clearTimeout(expiry);
    clearTimeout(resyncTimer);
  });

  return {
    viewer,
    tell(change) {
      if (!topicsOf(change).some((topic) => topics.has(topic)) || !mayHear(viewer, change)) return;
      const { resource, id, version, position, commandId, actor } = change;
      if (!send({ resource, id, version, position, commandId, actor })) resync();
    },
    resync() {
      if (topics.size > 0) resync();
    },
    close: (code, reason) => socket.close(code, reason),
  };
};
