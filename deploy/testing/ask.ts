/** Asks a proxy of the test, at the port for browsers (TLS, with a certificate of its own) or at another. */
import { type IncomingMessage, request } from 'node:http';
import { request as secureRequest } from 'node:https';
import { connect } from 'node:net';
import { type Ports } from './nginx.ts';

export type Answer = {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
};

export type Ask = (
  method: string,
  path: string,
  options?: { headers?: Readonly<Record<string, string>>; port?: number; body?: Buffer | string },
) => Promise<Answer>;

export const askProxy =
  (ports: Ports): Ask =>
  (method, path, { headers = {}, port = ports.https, body } = {}) =>
    new Promise((resolve, reject) => {
      const open = port === ports.https ? secureRequest : request;
      const asked = open({ host: '127.0.0.1', port, method, path, headers, rejectUnauthorized: false });
      const conclude = ({ statusCode = 0, headers }: IncomingMessage, text: string): void =>
        resolve({ status: statusCode, headers, body: text });
      asked.once('error', reject);
      asked.once('response', (response) => {
        let text = '';
        response.on('data', (chunk: Buffer) => (text += chunk.toString()));
        response.once('end', () => conclude(response, text));
      });
      asked.once('upgrade', (response, socket) => {
        socket.destroy();
        conclude(response, '');
      });
      asked.end(body);
    });

/** Sends the bytes as they are, for requests that no library would send, and reads until the connection ends. */
export const askRaw = (port: number, bytes: string): Promise<{ head: string; body: string }> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    let text = '';
    socket.setTimeout(5_000, () => socket.destroy(new Error(`No end after: ${text}`)));
    socket.on('data', (chunk: Buffer) => (text += chunk.toString()));
    socket.once('error', reject);
    socket.once('end', () => {
      socket.end();
      const [head = '', ...body] = text.split('\r\n\r\n');
      resolve({ head, body: body.join('\r\n\r\n') });
    });
  });
