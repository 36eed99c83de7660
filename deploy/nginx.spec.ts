/** The proxy's routes are the local front's; this holds on a machine without nginx too. */
import { describe, expect, test } from 'vitest';
import { consoleHeaders } from '../local/src/front/console-files.ts';
import { clientNetwork, malformedRequest, refusalOf } from '@cotejo/core/kit/service';
import { placeLimits } from '../write-service/src/kit/bodies/senders.ts';
import { tableReaders } from '../write-service/src/kit/tables/read-table.ts';
import { notFound, tooLarge, unavailableFor } from '../local/src/front/problems.ts';
import { bodyLimitOf, destinationOf, pathOf, services, silenceLimitOf } from '../local/src/front/routes.ts';
import { readCompose } from './testing/compose.ts';
import { exampleEnvironment } from './testing/environment.ts';
import { nginxText } from './testing/nginx.ts';
import { sampleRequests } from './testing/requests.ts';

const text = nginxText();

const block = /map "\$request_method \$uri" \$destination \{([^]*?)\n {2}\}/.exec(text)?.[1] ?? '';
const rows = [...block.matchAll(/^\s+(?:"~(.+)"|(default)) (\S+);$/gm)].map(([, pattern, , to]) => ({
  pattern: new RegExp(pattern ?? ''),
  to: to!,
}));
const destination = (method: string, url: string): string | undefined =>
  rows.find(({ pattern }) => pattern.test(`${method} ${pathOf(url)}`))?.to;

describe('deploy/nginx.conf', () => {
  test('sends every request where the local front sends it', () => {
    expect(rows.length).toBeGreaterThan(5);
    for (const [method, url] of sampleRequests)
      expect(`${method} ${url} → ${destination(method, url)}`).toBe(
        `${method} ${url} → ${destinationOf(method, url)}`,
      );
  });

  test('compresses what services answer, pages too', () => {
    // HTML is compressed without being named.
    for (const setting of ['gzip on;', 'gzip_proxied any;', 'gzip_vary on;']) expect(text).toContain(setting);
  });

  test('knows each service by its name and port in docker-compose.yml', () => {
    const compose = readCompose(exampleEnvironment());
    for (const service of services) {
      expect(text).toContain(
        `server ${service}:${compose.services[service]?.environment?.['PORT']} resolve;`,
      );
      expect(compose.services[service]?.networks).toContain('services');
    }
  });

  test('sends a visitor’s questions to one read service, which counts who reads like a machine', () =>
    expect(text).toMatch(/upstream read-service \{[^}]*\bhash \$client_address consistent;/));

  test('waits for nobody who sends slowly, and holds so many requests of one client, fewer of them files', () => {
    const settings = [
      'client_header_timeout 10s;',
      'client_body_timeout 15s;',
      'send_timeout 30s;',
      'reset_timedout_connection on;',
      'limit_conn_zone $counted_client zone=requests:10m;',
      'limit_conn_zone $client_network zone=files:10m;',
      'limit_conn_status 429;',
    ];
    for (const setting of settings) expect(text).toContain(`  ${setting}\n`);
    expect(text).not.toContain('proxy_request_buffering');
    const locations = [...text.matchAll(/location [^{]+\{[^}]*\}/g)].map(([location]) => location);
    const forFiles = locations.filter((location) => location.includes('client_max_body_size'));
    expect(forFiles.length).toBeGreaterThan(5);
    for (const location of forFiles) {
      expect(location).toContain('limit_conn requests 512;');
      expect(location).toContain('limit_conn files 8;');
    }
    expect(text.match(/limit_conn requests 512;/g)).toHaveLength(forFiles.length + 1);
  });

  describe('counts as one client', () => {
    const [, block = ''] = /map \$client_address \$client_network \{([^]*?)\n {2}\}/.exec(text) ?? [];
    const networks = [...block.matchAll(/^\s+"~(.+?)" "?(\S+?)"?;$/gm)].map(([, pattern, value]) => ({
      pattern: new RegExp(pattern!),
      value: value!,
    }));
    const networkOf = (address: string): string => {
      for (const { pattern, value } of networks) {
        const groups = pattern.exec(address)?.groups;
        if (groups) return value.replaceAll(/\$\{?(\w+)\}?/g, (_, name: string) => groups[name]!);
      }
      return address;
    };
    test('an address of IPv4', () => expect(networkOf('203.0.113.7')).toBe('203.0.113.7'));
    test('a network of IPv6, whatever zeros its addresses leave out, as the services do', () => {
      expect(networks).toHaveLength(5);
      const every = (from: readonly string[], count: number): string[] =>
        count === 0
          ? ['']
          : every(from, count - 1).flatMap((before) => from.map((group) => `${before}:${group}`));
      for (const network of every(['0', 'a', 'b'], 3))
        for (const host of every(['0', '1'], 4)) {
          const address = new URL(`http://[2001${network}${host}]`).hostname.slice(1, -1);
          expect(`${networkOf(address)}:/64`, address).toBe(clientNetwork(address));
        }
    });
  });

  test('waits longer for files than the service waits for a place and a turn and then reads', () => {
    const waits = (kind: 'staff' | 'visitors'): number =>
      placeLimits[kind].longest * 2 + tableReaders[kind].longestWait + tableReaders[kind].longest;
    const forFiles = [...text.matchAll(/client_max_body_size \d+m;/g)];
    const seconds = [...text.matchAll(/proxy_read_timeout (\d+)s;/g)].map(([, found]) => Number(found));
    const [usual, file] = [silenceLimitOf('/api/x'), silenceLimitOf('/api/files')];
    expect(seconds).toEqual([usual / 1_000, ...forFiles.map(() => file / 1_000)]);
    expect(waits('visitors')).toBeLessThan(usual);
    expect(waits('staff')).toBeLessThan(file);
  });

  test('guards the console with the same headers', () => {
    const given = [...text.matchAll(/^\s+add_header (\S+) (?:"([^"]*)"|(\S+)) always;$/gm)].map(
      ([, name, quoted, plain]) => [name!.toLowerCase(), quoted ?? plain] as const,
    );
    expect(Object.fromEntries(given)).toMatchObject(consoleHeaders);
  });

  test('refuses with the same problem documents', () => {
    const request = { headers: {}, url: '/api/x' } as Parameters<typeof unavailableFor>[0];
    const answers = [malformedRequest, notFound, refusalOf('HPE_HEADER_OVERFLOW'), unavailableFor(request)];
    for (const { status, body } of answers) expect(text).toContain(`return ${status} '${body}';`);
    const { status, body } = tooLarge(bodyLimitOf('/api/contactos'));
    const { message } = JSON.parse(body) as { message: string };
    expect(text).toContain(`default "${message}";`);
    expect(text).toContain(`return ${status} '${body.replaceAll(message, '$too_large')}';`);
  });
});
