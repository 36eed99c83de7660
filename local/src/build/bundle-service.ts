/** Bundles a service into one file: the platform's own code inside, npm packages outside unless it is to be whole. */
import { rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { inRepository } from './paths.ts';
import { type ServiceTarget } from './targets.ts';

/** Resolves core's front doors as its package.json says. */
const core = createRequire(inRepository('core', 'package.json'));

/** Packages stay outside of the bundle but for ours, which are TypeScript. */
const ownPackages: Plugin = {
  name: 'own packages',
  setup: (build) => {
    build.onResolve({ filter: /^@cotejo\/core\// }, ({ path }) => ({
      path: core.resolve(path),
    }));
  },
};

const requireOfNode = `import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);`;

/** As much of a fingerprint as tells two builds apart. */
const digits = 12;

/**
 * Writes the bundle and its source map. Paths are relative to the repository.
 * @param fingerprint of what it is made of: in the bundle its beginning stands where `COTEJO_BUILD` is read
 */
export async function bundleService(
  { entry, output, isWhole = false }: Pick<ServiceTarget, 'entry' | 'output' | 'isWhole'>,
  fingerprint: string,
): Promise<void> {
  const folder = inRepository(dirname(output));
  rmSync(inRepository(output), { force: true });
  await build({
    entryPoints: [{ in: inRepository(entry), out: basename(output, '.js') }],
    outdir: folder,
    bundle: true,
    packages: isWhole ? 'bundle' : 'external',
    // Packages within that are CommonJS ask for Node's own modules by `require`.
    ...(isWhole && { banner: { js: requireOfNode } }),
    plugins: [ownPackages],
    platform: 'node',
    format: 'esm',
    target: 'node20.19',
    jsx: 'automatic',
    sourcemap: true,
    define: { 'process.env.COTEJO_BUILD': JSON.stringify(fingerprint.slice(0, digits)) },
    logLevel: 'silent',
    absWorkingDir: inRepository(),
    tsconfigRaw: {},
  });
}
