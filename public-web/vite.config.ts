/** The browser's part of the site; the same configuration builds its rendering on the server (`build.ssr`). */
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

export default defineConfig({
  build: {
    // For a build by hand; the platform's build gives the folder, and for the server `build.ssr`.
    outDir: 'dist/client',
    manifest: true,
    // One style sheet of a few kilobytes: a page that is navigated to never flashes unstyled.
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2022',
    rollupOptions: {
      input: 'src/entry-client.tsx',
      // `use client` says nothing where there are no server components.
      checks: { moduleLevelDirective: false },
      // The domain only defines things: what a page does not use of it need not be loaded.
      // What the first page loads is one file: in thirty small ones it is ten kilobytes heavier. The entry stands apart, as
      // it awaits the page's own part, which in turn needs that file.
      output: {
        codeSplitting: { groups: [{ name: 'first', tags: ['$initial'], test: /^(?!.*entry-client)/ }] },
      },
      treeshake: { moduleSideEffects: [{ test: /\/core\/src\//, sideEffects: false }] },
    },
  },
  resolve: {
    alias: [
      {
        find: /^\.\.\/locales\/en\.js$/,
        replacement: fileURLToPath(new URL('src/spanish-zod.ts', import.meta.url)),
      },
    ],
  },
  // One file with one copy of React and of the router in it, whatever stands in node_modules.
  ssr: { noExternal: true },
  define: { 'process.env.NODE_ENV': '"production"' },
  oxc: { jsx: { runtime: 'automatic' } },
});
