/** Builds a site with vite, for browsers or for rendering on the server. */
import { join } from 'node:path';
import { build } from 'vite';
import { compressFiles } from './compress.ts';
import { inRepository } from './paths.ts';
import type { SiteTarget } from './targets.ts';

export async function buildSite({ folder, output, serverEntry }: SiteTarget): Promise<void> {
  const root = inRepository(folder);
  await asProduction(() =>
    build({
      root,
      configFile: join(root, 'vite.config.ts'),
      mode: 'production',
      // Its failures are thrown, and said by whoever called; its remarks about other people's packages help nobody.
      logLevel: 'silent',
      build: { outDir: output, emptyOutDir: true, ...(serverEntry && { ssr: serverEntry }) },
    }),
  );
  if (!serverEntry) await compressFiles(join(root, output));
}

/** Vite believes the environment more than its own mode: built by a test, a site would be one for development. */
async function asProduction(work: () => Promise<unknown>): Promise<void> {
  const before = process.env['NODE_ENV'];
  process.env['NODE_ENV'] = 'production';
  try {
    await work();
  } finally {
    if (before === undefined) delete process.env['NODE_ENV'];
    else process.env['NODE_ENV'] = before;
  }
}
