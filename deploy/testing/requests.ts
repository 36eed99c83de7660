/** Requests at and around every row of the route table: the path, folders under it, neighbours with a longer name. */
import { routes } from '../../local/src/front/routes.ts';

const methods = ['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

const around = (path: string): string[] =>
  path === '/'
    ? ['/', '/Seguros/una/cosa', '/?next=/api/auth']
    : [
        path,
        `${path}/`,
        `${path}/more`,
        `${path}/more/and?x=/console`,
        `${path}?x=1`,
        `${path}more`,
        `/x${path}`,
      ];

export const sampleRequests: readonly (readonly [method: string, url: string])[] = routes
  .flatMap(({ path }) => around(path))
  .flatMap((url) => methods.map((method) => [method, url] as const));
