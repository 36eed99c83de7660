/** Which part of the platform answers a request: the one table that the local front and production share. */

export const services = ['write-service', 'read-service', 'public-web'] as const;
export type Service = (typeof services)[number];
export type Destination = Service | 'front' | 'console';

type Route = { path: string; methods?: readonly string[]; to: Destination };

/** The first row whose path is the request's or a folder above it, and whose methods include the request's. */
export const routes: readonly Route[] = [
  { path: '/healthz', to: 'front' },
  { path: '/readyz', to: 'front' },
  { path: '/console', to: 'console' },
  { path: '/api/docs/write.json', to: 'write-service' },
  { path: '/api/docs', to: 'read-service' },
  { path: '/api/auth', to: 'write-service' },
  { path: '/api/live', to: 'read-service' },
  { path: '/api/console', to: 'read-service' },
  { path: '/api/insurance/processProfilesWithExcel', to: 'write-service' },
  { path: '/api/insurance', to: 'read-service' },
  { path: '/api/buscarplanes/compare', to: 'read-service' },
  { path: '/api', methods: ['GET', 'HEAD', 'OPTIONS'], to: 'read-service' },
  { path: '/api', to: 'write-service' },
  { path: '/cdn-cgi/trace', to: 'read-service' },
  { path: '/login', to: 'write-service' },
  { path: '/token', to: 'write-service' },
  { path: '/hashtoken', to: 'write-service' },
  { path: '/', to: 'public-web' },
];

/** The only path that is a websocket. */
export const livePath = '/api/live';

const kilobyte = 1024;

/** Where a body is a file, which may be larger than all else. */
const fileLimits = [
  { path: '/api/files', bytes: 10 * kilobyte * kilobyte },
  { path: '/api/catalogue/documents', bytes: 10 * kilobyte * kilobyte },
  { path: '/api/catalogue/pictures', bytes: kilobyte * kilobyte },
  { path: '/api/catalogue/tables', bytes: 2 * kilobyte * kilobyte },
  { path: '/api/catalogue/imports', bytes: 32 * kilobyte * kilobyte },
  { path: '/api/employee-loads', bytes: 32 * kilobyte * kilobyte },
  { path: '/api/bank-files', bytes: 5 * kilobyte * kilobyte },
];

const fileLimitOf = (url: string) => fileLimits.find(({ path }) => isUnder(path, pathOf(url)));

/** Bytes of a request's body, as the service behind it takes them. */
export const bodyLimitOf = (url: string): number => fileLimitOf(url)?.bytes ?? 256 * kilobyte;

/** Milliseconds that the service may be silent; one that reads a file first waits for a place and for its turn. */
export const silenceLimitOf = (url: string): number => (fileLimitOf(url) ? 120_000 : 30_000);

/** The service of a method and url (as sent, with its query); nothing for a url that is not a path. */
export function destinationOf(method: string, url: string): Destination | undefined {
  const path = pathOf(url);
  return routes.find((route) => isUnder(route.path, path) && (route.methods?.includes(method) ?? true))?.to;
}

export const pathOf = (url: string): string => url.split(/[?#]/, 1)[0] ?? '';

const isUnder = (folder: string, path: string): boolean =>
  path === folder || path.startsWith(folder.endsWith('/') ? folder : `${folder}/`);
