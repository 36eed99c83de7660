/** Requests that no client means, byte by byte, and what every server of ours says to them. */
import { connect } from 'node:net';
import { expect } from 'vitest';

/** The target of the broken requests: an address that is read, one that takes a body, and a host that the server answers for. */
export type Target = { readonly host: string; readonly read: string; readonly write: string };

type Headers = readonly string[];

const requestOf = (line: string, headers: Headers, body = ''): string =>
  [`${line} HTTP/1.1`, ...headers, 'Connection: close', '', body].join('\r\n');

/** A name, and what goes over the wire. */
export const brokenRequests = ({ host, read, write }: Target): readonly (readonly [string, string])[] => {
  const here = `Host: ${host}`;
  const get = (path: string, ...headers: Headers) => requestOf(`GET ${path}`, [here, ...headers]);
  const asked = (line: string) => requestOf(line, [here]);
  const post = (type: string, body: string, ...headers: Headers) =>
    requestOf(
      `POST ${write}`,
      [here, `Content-Type: ${type}`, `Content-Length: ${Buffer.byteLength(body)}`, ...headers],
      body,
    );
  return [
    ['words that are no request', 'HOLA\r\n\r\n'],
    ['a version that there is not', `GET ${read} HTTP/9.9\r\n${here}\r\n\r\n`],
    ['no host', requestOf(`GET ${read}`, [])],
    ['two hosts', requestOf(`GET ${read}`, [here, 'Host: otro.test'])],
    ['a host that is none', requestOf(`GET ${read}`, ['Host: a b{}'])],
    ['a method that nobody knows', asked(`BREW ${read}`)],
    ['a method of WebDAV', asked(`PROPFIND ${read}`)],
    ['TRACE', asked(`TRACE ${read}`)],
    ['DELETE', asked(`DELETE ${read}`)],
    ['PUT without a body', asked(`PUT ${write}`)],
    ['an asterisk', asked('OPTIONS *')],
    ['another site’s whole address', asked('GET http://otro.test/x')],
    ['an address that can not be decoded', get('/%ff%zz')],
    ['half a letter', get(`${read}/%E0%A4%A`)],
    ['a NUL', get(`${read}%00`)],
    ['a query that can not be decoded', get(`${read}?a=%E0%A4%A&%=1`)],
    ['an endless name', get(`${read}/${'x'.repeat(9_000)}`)],
    ['an endless query', get(`${read}?a=${'x'.repeat(14_000)}`)],
    ['an address beyond every limit', get(`/${'x'.repeat(90_000)}`)],
    ['a header beyond every limit', get(read, `X-Largo: ${'x'.repeat(90_000)}`)],
    ['thousands of headers', get(read, ...Array.from({ length: 5_000 }, (_, nth) => `X-${nth}: ${nth}`))],
    ['a header without a colon', get(read, 'Sin-dos-puntos')],
    ['a header with a control sign', get(read, 'X-Mal: a\u0001b')],
    ['an expectation that nobody meets', get(read, 'Expect: milagros')],
    ['a range that there is not', get(read, 'Range: bytes=99999999-')],
    ['a range that is none', get(read, 'Range: nada=ñ')],
    ['a token that is none', get(read, 'Authorization: Bearer ñandú')],
    ['cookies that are none', get(read, 'Cookie: ;;;=;%;"')],
    [
      'a websocket where there is none',
      `GET ${read} HTTP/1.1\r\n${here}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n`,
    ],
    ['HTTP/2 in the clear', get(read, 'Upgrade: h2c', 'HTTP2-Settings: AAMAAABkAAQAAP__')],
    ['a length that is no number', requestOf(`POST ${write}`, [here, 'Content-Length: ñ'], 'x')],
    ['a negative length', requestOf(`POST ${write}`, [here, 'Content-Length: -5'], 'x')],
    ['two lengths', requestOf(`POST ${write}`, [here, 'Content-Length: 1', 'Content-Length: 2'], 'xx')],
    [
      'a length and pieces',
      requestOf(`POST ${write}`, [here, 'Content-Length: 5', 'Transfer-Encoding: chunked'], '0\r\n\r\n'),
    ],
    [
      'a piece of no size',
      requestOf(`POST ${write}`, [here, 'Transfer-Encoding: chunked'], 'zz\r\nhola\r\n'),
    ],
    ['an encoding of pieces that there is not', requestOf(`POST ${write}`, [here, 'Transfer-Encoding: ñ'])],
    ['more than is read', requestOf(`POST ${write}`, [here, 'Content-Length: 999999999'])],
    ['broken JSON', post('application/json', '{"a":')],
    ['no JSON', post('application/json', '')],
    ['JSON that is called something else', post('text/html', '{}')],
    ['a type that is none', post('/;=', '{}')],
    ['a type that is twice', post('application/json', '{}', 'Content-Type: text/plain')],
    ['JSON in UTF-16', post('application/json; charset=utf-16', '\u0000{\u0000}')],
    ['a charset that there is not', post('application/json; charset=klingon', '{"a":"ñ"')],
    ['a form that has no boundary', post('multipart/form-data', '--x\r\n')],
    [
      'half a form',
      post('multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data; name="a"'),
    ],
    ['a compressed body that is not', post('application/json', 'hola', 'Content-Encoding: gzip')],
  ];
};

type RawAnswer = { readonly status: number; readonly head: string; readonly body: string };

const headEnd = '\r\n\r\n';
const isWhole = (heard: string): boolean => {
  const end = heard.indexOf(headEnd);
  if (end < 0) return false;
  const [head, body] = [heard.slice(0, end), heard.slice(end + headEnd.length)];
  const length = /\ncontent-length: (\d+)/i.exec(head)?.[1];
  return length === undefined ? body.endsWith('0\r\n\r\n') : Buffer.byteLength(body) >= Number(length);
};

/** Writes the bytes to a port of this machine, and reads what is answered. */
export const sayRaw = (port: number, words: string): Promise<RawAnswer> =>
  new Promise((resolve) => {
    let heard = '';
    const done = (): void => {
      socket.destroy();
      const [head = '', ...rest] = heard.split(headEnd);
      resolve({ status: Number(head.slice(9, 12)), head, body: rest.join(headEnd) });
    };
    const socket = connect(port, '127.0.0.1', () => socket.write(words));
    socket.on('data', (bytes) => {
      heard += bytes.toString();
      if (isWhole(heard)) done();
    });
    socket.once('error', done);
    socket.once('close', done);
  });

/** Words by which Node, Fastify and their plugins give themselves away. */
const insides =
  /FST_|HPE_|\bERR_|node_modules|\bat .+\.[cm]?[jt]s|\w+Error\b|Bad Request|Client Error|Not Found|Not Satisfiable|Unsupported|Exceeded|"statusCode"|Missing or invalid/;

/** An answer of our own: no failure, in our shape and language, with nothing of the inside. */
export const expectOurs = ({ status, head, body }: RawAnswer): void => {
  expect(status).toBeGreaterThanOrEqual(200);
  expect(status).toBeLessThan(500);
  if (status < 400) return;
  expect(body).not.toMatch(insides);
  expect(head).toMatch(/content-type: (?:application\/problem\+json|text\/html)/i);
  if (/text\/html/i.test(head)) expect(body).toContain('<html lang="es');
  else
    expect(JSON.parse(body)).toMatchObject({
      type: 'about:blank',
      status,
      title: expect.stringMatching(/^\p{Lu}/u) as string,
      code: expect.stringMatching(/^[A-Z_]+$/) as string,
      message: expect.stringMatching(/^\p{Lu}.+\.$/u) as string,
    });
};
