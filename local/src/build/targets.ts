/** What is built: each service's bundle and each site, and the sources that each is made of. */

export type ServiceTarget = {
  name: string;
  entry: string;
  output: string;
  inputs: readonly string[];
  /** Has the npm packages that it uses inside: a process that is started for each file is there in a third of the time. */
  isWhole?: boolean;
};

const service = (name: string, ...more: readonly string[]): ServiceTarget => ({
  name,
  entry: `${name}/src/main.ts`,
  output: `${name}/dist/main.js`,
  inputs: ['core/src', `${name}/src`, ...more],
});

const localPart = (name: string): ServiceTarget => ({
  name,
  entry: `local/src/${name}/main.ts`,
  output: `local/dist/${name}.js`,
  inputs: ['core/src', 'local/src'],
});

export const serviceTargets: readonly ServiceTarget[] = [
  service('write-service'),
  {
    name: 'table-reader',
    entry: 'write-service/src/kit/tables/reader.ts',
    output: 'write-service/dist/table-reader.js',
    inputs: ['core/src', 'write-service/src'],
    isWhole: true,
  },
  service('projectors'),
  // It tells browsers whether the site that they hold is still the one.
  service('read-service', 'public-web'),
  {
    name: 'pdf-worker',
    entry: 'read-service/src/kit/pdf/worker.ts',
    output: 'read-service/dist/pdf-worker.js',
    inputs: ['core/src', 'read-service/src'],
  },
  service('public-web'),
  {
    name: 'register-user',
    entry: 'deploy/register-user/main.ts',
    output: 'write-service/dist/register-user.js',
    inputs: ['core/src', 'write-service/src', 'deploy/register-user'],
  },
  localPart('event-store'),
  localPart('front'),
];

export type SiteTarget = {
  name: string;
  /** The folder with `vite.config.ts`. */
  folder: string;
  /** Relative to the folder. */
  output: string;
  /** The module that renders on the server; a site for browsers when there is none. */
  serverEntry?: string;
  inputs: readonly string[];
};

const consoleInputs = ['core/src', 'admin'];
const publicInputs = ['core/src', 'public-web'];

export const siteTargets: readonly SiteTarget[] = [
  { name: 'console', folder: 'admin', output: 'dist', inputs: consoleInputs },
  { name: 'public site', folder: 'public-web', output: 'dist/client', inputs: publicInputs },
  {
    name: 'public site on the server',
    folder: 'public-web',
    output: 'dist/server',
    serverEntry: 'src/entry-server.tsx',
    inputs: publicInputs,
  },
];
