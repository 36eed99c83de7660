/** One HTTP call to the platform, as raw as a hostile client could send it. */
import { Agent, request, type OutgoingHttpHeaders } from 'node:http';

export type Call = {
  method: string;
  /** As it goes out, with its query; nothing is escaped. */
  path: string;
  headers?: OutgoingHttpHeaders;
  /** A string or bytes go out as they are, anything else as JSON. */
  body?: unknown;
};

export type Answer = {
  status: number;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  text: string;
};

export type Caller = (call: Call) => Promise<Answer>;

const timeout = 30_000;

/** Calls the platform on this port. The country is that of the `Host` header, Peru without one. */
export function callerOf(port: number, connections = 64): Caller & { close: () => void } {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const call: Caller = ({ method, path, headers = {}, body }) =>
    new Promise((resolve, reject) => {
      const payload = bytesOf(body);
      const sent = request({
        host: '127.0.0.1',
        port,
        method,
        path,
        agent,
        headers: known({
          host: `pe.localhost:${port}`,
          ...(payload && { 'content-type': 'application/json', 'content-length': payload.length }),
          ...headers,
        }),
        timeout,
      });
      sent.once('timeout', () => sent.destroy(new Error(`${method} ${path} was not answered in time`)));
      sent.once('error', reject);
      sent.once('response', (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.once('error', reject);
        response.once('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            text: Buffer.concat(chunks).toString(),
          }),
        );
      });
      sent.end(payload);
    });
  return Object.assign(call, { close: () => agent.destroy() });
}

/** A header that is set to nothing is left out. */
const known = (headers: OutgoingHttpHeaders): OutgoingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== undefined));

function bytesOf(body: unknown): Buffer | undefined {
  if (body === undefined) return undefined;
  if (Buffer.isBuffer(body)) return body;
  return Buffer.from(typeof body === 'string' ? body : JSON.stringify(body));
}

/** The answer's body; throws with the body where it is not JSON. */
export function jsonOf(answer: Answer): unknown {
  try {
    return JSON.parse(answer.text);
  } catch {
    throw new Error(`${answer.status} is not JSON: ${answer.text.slice(0, 500)}`);
  }
}
