/** Opens the websocket of the live connection with a one-use ticket: a browser's websocket carries no token. */
import { HttpError } from 'react-admin';
import { httpClient } from '../providers/tab.ts';
import { type Socket, type SocketEvents } from './connection.ts';

export const openTicket = async (): Promise<string> => {
  const { json } = await httpClient('/api/live/tickets', { method: 'POST' });
  const { ticket } = json as { ticket?: unknown };
  if (typeof ticket !== 'string') throw new HttpError('No ticket for the live connection.', 502, json);
  return ticket;
};

export const openSocket = (ticket: string, { onOpen, onMessage, onClose }: SocketEvents): Socket => {
  const url = new URL('/api/live', window.location.href);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  url.searchParams.set('ticket', ticket);
  const socket = new WebSocket(url);
  socket.addEventListener('open', onOpen);
  socket.addEventListener('message', ({ data }) => onMessage(data));
  socket.addEventListener('close', ({ code }) => onClose(code));
  return {
    // One that still opens, or is closing, says nothing, and is given up like any other that is silent.
    send: (text) => void (socket.readyState === WebSocket.OPEN && socket.send(text)),
    close: () => socket.close(),
  };
};
