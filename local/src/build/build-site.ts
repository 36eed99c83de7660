/** Builds a site with vite, for browsers or for rendering on the server. */
import { join } from 'node:path';
import { build } from 'vite';
import { compressFiles } from './compress.ts';
import { inRepository } from './paths.ts';
import type { SiteTarget } from './targets.ts';

export async function buildSite({ folder, output, serverEntry }: SiteTarget): Promise<void> {
  const root = inRepository(folder);
  await build({
    root,
    configFile: join(root, 'vite.config.ts'),
    mode: 'production',
    // Its failures are thrown, and said by whoever called; its remarks about other people's packages help nobody.
    logLevel: 'silent',
    build: { outDir: output, emptyOutDir: true, ...(serverEntry && { ssr: serverEntry }) },
  });
  if (!serverEntry) await compressFiles(join(root, output));
}
