/** One live connection for the tab: opened with a ticket, opened again for ever, its messages in batches. */
import { type LiveMessage, liveEventOf } from './message.ts';
import { startPulse } from './pulse.ts';

/** How long messages are collected before the screens hear of them; milliseconds. */
const batchTime = 250;
const longestWait = 30_000;
/** The socket's token ran out: nothing is wrong, a new ticket opens it again. */
const tokenExpired = 4401;

export type Live = {
  readonly onChanges: (messages: readonly LiveMessage[]) => void;
  /** Something may have been missed. */
  readonly onResync: () => void;
  /** From the first connection on: what happened after this position of the log is told, and nothing of before. */
  readonly onBegin: (position: string) => void;
  readonly onConnected: (connected: boolean) => void;
};

export type SocketEvents = {
  readonly onOpen: () => void;
  readonly onMessage: (data: unknown) => void;
  readonly onClose: (code: number) => void;
};
export type Socket = { readonly send: (text: string) => void; readonly close: () => void };
export type LiveParts = {
  readonly openTicket: () => Promise<string>;
  readonly openSocket: (ticket: string, events: SocketEvents) => Socket;
  readonly random?: () => number;
};

/** The wait before the next try: twice as long each time, with jitter so that not all come back at once; milliseconds. */
export const backoff = (failures: number, random: () => number): number =>
  Math.round(Math.min(longestWait, 1_000 * 2 ** Math.min(failures, 10)) * (0.5 + random() / 2));

/** Connects and stays connected until it is stopped. */
export function connectLive(topics: readonly string[], live: Live, parts: LiveParts) {
  const { openTicket, openSocket, random = Math.random } = parts;
  let socket: Socket | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let batchTimer: ReturnType<typeof setTimeout> | undefined;
  let batch: LiveMessage[] = [];
  let failures = 0;
  let wasConnected = false;
  let isConnected = false;
  let isStopped = false;
  let stopPulse = (): void => {};

  const flush = () => {
    const messages = batch;
    [batch, batchTimer] = [[], undefined];
    if (messages.length > 0) live.onChanges(messages);
  };

  const receive = (data: unknown) => {
    const event = liveEventOf(data);
    if (event === undefined) return;
    if (event === 'resync') live.onResync();
    else if ('subscribedAt' in event) {
      if (isConnected) return; // the answer to a pulse
      isConnected = true;
      failures = 0;
      live.onConnected(true);
      if (wasConnected) live.onResync();
      else live.onBegin(event.subscribedAt);
      wasConnected = true;
    } else {
      batch.push(event);
      batchTimer ??= setTimeout(flush, batchTime);
    }
  };

  const again = (wait: number) => {
    if (isStopped) return;
    clearTimeout(timer);
    timer = setTimeout(() => void open(), wait);
  };

  const closed = (code: number) => {
    socket = undefined;
    isConnected = false;
    if (isStopped) return;
    if (code !== tokenExpired) live.onConnected(false);
    again(code === tokenExpired ? Math.round(random() * 1_000) : backoff(failures++, random));
  };

  const open = async () => {
    timer = undefined;
    try {
      const ticket = await openTicket();
      if (isStopped || socket) return;
      const subscribe = () => opened.send(JSON.stringify({ subscribe: topics }));
      const lose = (code: number) => {
        if (socket !== opened) return; // given up before
        pulse.stop();
        closed(code);
      };
      const opened = openSocket(ticket, {
        onOpen: subscribe,
        onMessage: (data) => {
          pulse.heard();
          receive(data);
        },
        onClose: lose,
      });
      const pulse = startPulse(subscribe, () => {
        opened.close();
        lose(0);
      });
      socket = opened;
      stopPulse = pulse.stop;
    } catch {
      closed(0);
    }
  };

  void open();
  return {
    /** The network is back: no need to sit the wait out. */
    retryNow(): void {
      if (timer === undefined) return;
      failures = 0;
      again(0);
    },
    stop(): void {
      isStopped = true;
      clearTimeout(timer);
      clearTimeout(batchTimer);
      stopPulse();
      socket?.close();
    },
  };
}
