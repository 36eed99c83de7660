/** How the console is built: one page under `/console/`, its files named by their content. */
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const libraries = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom)\// },
];

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: '/console/',
  oxc: { jsx: { runtime: 'automatic' } },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    // The libraries change less often than the screens: a release leaves them in the browser's cache.
    rolldownOptions: {
      output: { codeSplitting: { groups: libraries } },
      onLog: (level, log, report) => {
        // The interface library marks its files for servers that render; there is none here.
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') report(level, log);
      },
    },
    chunkSizeWarningLimit: 900,
  },
});
