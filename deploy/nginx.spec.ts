/** The proxy's routes are the local front's; this holds on a machine without nginx too. */
import { describe, expect, test } from 'vitest';
import { consoleHeaders } from '../local/src/front/console-files.ts';
import { malformedRequest, refusalOf } from '@cotejo/core/kit/service';
import { notFound, tooLarge, unavailableFor } from '../local/src/front/problems.ts';
import { bodyLimitOf, destinationOf, pathOf, services } from '../local/src/front/routes.ts';
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

  test.each([
    ['203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2:'],
    ['2001:db8:1:2::9', '2001:db8:1:2:'],
    ['2001:db8:1:3::9', '2001:db8:1:3:'],
  ])('counts %s as %s', (address, network) => {
    const [, pattern = ''] = /map \$client_address \$client_network \{\s+"~([^"]+)"/.exec(text) ?? [];
    expect(new RegExp(pattern).exec(address)?.groups?.['prefix'] ?? address).toBe(network);
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
