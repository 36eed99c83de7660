/** Bundles a service into one file: the platform's own code inside, npm packages outside. */
import { rmSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { inRepository } from './paths.ts';

/** Packages stay outside of the bundle but for ours, which are TypeScript. */
const ownPackages: Plugin = {
  name: 'own packages',
  setup: (build) => {
    build.onResolve({ filter: /^@cotejo\/core\// }, ({ path }) => ({
      path: inRepository('core', 'src', path.slice('@cotejo/core/'.length), 'index.ts'),
    }));
  },
};

/** Writes the bundle and its source map. Paths are relative to the repository. */
export async function bundleService(entry: string, output: string): Promise<void> {
  const folder = inRepository(dirname(output));
  rmSync(inRepository(output), { force: true });
  await build({
    entryPoints: [{ in: inRepository(entry), out: basename(output, '.js') }],
    outdir: folder,
    bundle: true,
    packages: 'external',
    plugins: [ownPackages],
    platform: 'node',
    format: 'esm',
    target: 'node20.19',
    jsx: 'automatic',
    sourcemap: true,
    logLevel: 'silent',
    absWorkingDir: inRepository(),
    tsconfigRaw: {},
  });
}
