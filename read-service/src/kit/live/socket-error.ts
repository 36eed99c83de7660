/** Ends an open websocket that failed, and logs it: as a fault only where it is one of ours. */
import { type FastifyRequest } from 'fastify';
import { type WebSocket } from 'ws';

/** Frames that break the protocol, and connections that went away: any client can cause them. */
const clientCodes = /^(?:WS_ERR_\w+|ECONNRESET|ECONNABORTED|EPIPE|ETIMEDOUT)$/;

const isClientError = (error: Error): boolean =>
  'code' in error && typeof error.code === 'string' && clientCodes.test(error.code);

export const endFailedSocket = (
  error: Error,
  socket: Pick<WebSocket, 'terminate'>,
  { log }: { readonly log: Pick<FastifyRequest['log'], 'info' | 'error'> },
): void => {
  if (isClientError(error)) log.info({ err: error }, 'websocket ended by its client');
  else log.error({ err: error }, 'websocket failed');
  socket.terminate();
};
