/**
 * Runs the thread where the service has no bundle beside it: what a run of tests has built (`COTEJO_TABLE_THREAD`), or else its
 * sources, while somebody works on them.
 */
import { fileURLToPath, pathToFileURL } from 'node:url';

const pathOf = (path) => fileURLToPath(new URL(path, import.meta.url));

/** One text of all sources is there in a quarter of the time that loading them one by one takes. */
async function bundled() {
  const { build, stop } = await import('esbuild');
  const {
    outputFiles: [thread],
  } = await build({
    entryPoints: [pathOf('./worker.ts')],
    bundle: true,
    alias: { '@cotejo/core': pathOf('../../../../core/src') },
    banner: {
      js: `import { createRequire } from 'node:module'; const require = createRequire('${import.meta.url}');`,
    },
    platform: 'node',
    format: 'esm',
    target: 'node20.19',
    write: false,
  });
  await stop();
  return `data:text/javascript;base64,${Buffer.from(thread.contents).toString('base64')}`;
}

const built = process.env.COTEJO_TABLE_THREAD;
await import(built ? pathToFileURL(built).href : await bundled());
