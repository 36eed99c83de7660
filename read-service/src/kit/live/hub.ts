/** All live connections of this process. */
import { type WebSocket } from 'ws';
import { type Viewer } from '../http/bearer.ts';
import { type Change } from '@cotejo/core/kit/projections';
import { type Connection, connectionOver, expired, type Source } from './connection.ts';

/** Connections of one person at one time: many windows, not a flood. */
const mostOfOne = 50;

/** The ids that a connection's token depends on: it becomes invalid when one of them changes. */
const madeOf = ({ id, sessionId, actedBy }: Viewer): readonly (string | undefined)[] => [
  id,
  sessionId,
  actedBy?.id,
];

export type Hub = {
  open(socket: WebSocket, viewer: Viewer): void;
  tell(changes: readonly Change[]): void;
  resync(): void;
  readonly size: () => number;
  /** Lets nobody in any more, and sends away who is there. */
  close(): void;
};

export const createHub = (source: Source): Hub => {
  const connections = new Set<Connection>();
  let closed = false;
  return {
    open(socket, viewer) {
      if (closed) return socket.close(1001, 'going away');
      const theirs = [...connections].filter((connection) => connection.viewer.id === viewer.id);
      if (theirs.length >= mostOfOne) return socket.close(1013, 'too many connections');
      const connection = connectionOver(socket, viewer, source);
      connections.add(connection);
      socket.on('close', () => connections.delete(connection));
    },
    tell(changes) {
      for (const connection of connections) for (const change of changes) connection.tell(change);
      const over = new Set(changes.flatMap(({ resource, id }) => (resource === 'grants' ? [id] : [])));
      if (over.size === 0) return;
      for (const connection of connections)
        if (madeOf(connection.viewer).some((id) => id !== undefined && over.has(id)))
          connection.close(expired, 'token outdated');
    },
    resync() {
      for (const connection of connections) connection.resync();
    },
    size: () => connections.size,
    close() {
      closed = true;
      for (const connection of connections) connection.close(1001, 'going away');
    },
  };
};
