/** Bytes on a bare connection, for what no HTTP client would send. */
import { connect } from 'node:net';

/** Sends the text and answers with everything that came back until the other side ended or stayed silent. */
export const spoken = (port: number, text: string): Promise<string> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    let heard = '';
    const end = (): void => {
      socket.destroy();
      resolve(heard);
    };
    socket.setTimeout(30_000, end);
    socket.on('data', (chunk: Buffer) => (heard += chunk.toString()));
    socket.once('end', end).once('error', end);
    socket.write(text);
  });
