/** How the console is built: one page under `/console/`, its files named by their content. */
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const library = (names: string): RegExp => new RegExp(`/node_modules/(${names})/`);

/** A file costs a slow line as much as twenty kilobytes: what is opened together comes in few. */
const groups = [
  { name: 'react', test: library('react|react-dom|scheduler|react-router|react-router-dom'), priority: 2 },
  { name: 'frame', tags: ['$initial' as const], priority: 1 },
  // The start page needs little of what lists and forms are made of.
  { name: 'home', test: /(HomePanels|PausedExecutives|OwnAccount|CuttingDaysPanel)\.tsx$/, priority: 1 },
  { name: 'interface', test: library('@mui|@emotion|@popperjs|react-transition-group'), minShareCount: 3 },
  { name: 'records', test: library('ra-core|ra-ui-materialui|react-hook-form|lodash'), minShareCount: 6 },
  { name: 'data', test: /\/node_modules\/(zod|luxon)\/|\/core\/src\//, minShareCount: 6 },
];

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: '/console/',
  oxc: { jsx: { runtime: 'automatic' } },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    rolldownOptions: {
      output: { codeSplitting: { groups } },
      onLog: (level, log, report) => {
        // The interface library marks its files for servers that render; there is none here.
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') report(level, log);
      },
    },
    chunkSizeWarningLimit: 900,
  },
});
