/** How the console is built: one page under `/console/`, its files named by their content. */
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const library = (names: string): RegExp => new RegExp(`/node_modules/(${names})/`);
/** Files by the ends of their paths, without what their names end in. */
const files = (...paths: readonly string[]): RegExp => new RegExp(`[/\\0](${paths.join('|')})\\.[jt]sx?$`);

/**
 * A file costs a slow line as much as twenty kilobytes: what is opened together comes in few. Modules are named one by one
 * where what they import by way of an index would bring all of it.
 */
const groups = [
  { name: 'react', test: library('react|react-dom|scheduler'), priority: 2 },
  {
    // Before it is known whether the console or the login page comes.
    name: 'session',
    test: files(
      'vite/preload-helper',
      'kit/providers/(?!(access|auth-provider|data-provider)\\.)[\\w-]+',
      'kit/(messages/common|session/last-use)',
      'identity/idle-time',
      'reference/console-pages',
      'shell/start/go-to',
      'dataProvider/HttpError',
    ),
    priority: 2,
  },
  {
    name: 'login',
    test: files(
      'shell/auth/(start-login|Login\\w+|\\w*Password(Form|Fields?)|useNewPassword|messages)',
      'kit/ui/BrandSign',
      'shell/start/mount',
    ),
    priority: 2,
  },
  { name: 'console', tags: ['$initial' as const], test: /^(?!.*\/(main\.tsx|index\.html))/, priority: 1 },
  {
    // The start page needs little of what lists and forms are made of.
    name: 'home',
    test: files(
      '(leads|accounts|collective)/home/(?![Cc]onversion)\\w+',
      'leads/(LeadName|LeadStatus|LeadAppointment|StatusChip|tones)|identity/useExecutives',
      'admin/src/accounts/account|policy-employees/(useCuttingDays|cutDays)',
      'kit/(time/Instant|list/useIsAtLeast|messages/counted|ui/ReadError)',
      'reference/(countries|movement-types|pause-reasons)|money/(typed-amount|currency|spelling)|time/(calendar|spelled)-days?',
      '(Chip|AlertTitle)/\\w+|svg-icons/Cancel|auth/(use)?CanAccess|list/(use)?ListContext|core/useResourceContext',
    ),
  },
  { name: 'interface', test: library('@mui|@emotion|@popperjs|react-transition-group'), minShareCount: 3 },
  { name: 'records', test: library('ra-core|ra-ui-materialui|react-hook-form|lodash'), minShareCount: 6 },
  { name: 'data', test: /\/node_modules\/(zod|luxon)\/|\/core\/src\//, minShareCount: 6 },
];

export default defineConfig({
  root: here('.'),
  base: '/console/',
  oxc: { jsx: { runtime: 'automatic' } },
  // The translator's repair of old browsers, 5 kB, for what every browser has that the console is built for.
  resolve: { alias: { 'object.entries': here('native-entries.cjs') } },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // The console begins as a chunk of its own: whoever logs in sees the login page before it.
      input: { index: here('index.html'), console: here('src/shell/root/start-console.tsx') },
      output: { codeSplitting: { groups, includeDependenciesRecursively: false } },
      onLog: (level, log, report) => {
        // The interface library marks its files for servers that render; there is none here.
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') report(level, log);
      },
    },
    chunkSizeWarningLimit: 900,
  },
});
